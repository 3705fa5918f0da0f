/** Tells rules in plain words. Opens no file and prints nothing. */
package stacklab.rules.words;
