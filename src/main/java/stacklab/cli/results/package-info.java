/** Commands about what runs came to. */
package stacklab.cli.results;
