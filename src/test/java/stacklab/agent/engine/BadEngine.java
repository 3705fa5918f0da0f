package stacklab.agent.engine;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * A program that plays Avalam on 2 x 2 spaces, where every stack may go onto every other, and that
 * misbehaves as its argument says in the games in which it moves second.
 */
public final class BadEngine {
  private final String fault;
  private final TreeSet<String> occupied = new TreeSet<>();
  private int plies;

  private BadEngine(String fault) {
    this.fault = fault;
  }

  /** Returns the command that starts it. */
  public static String command(String fault) {
    return new Command(words(fault)).text();
  }

  private static List<String> words(String fault) {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String classes = Path.of("target", "test-classes").toAbsolutePath().toString();
    List<String> words =
        new ArrayList<>(List.of(java, "-XX:TieredStopAtLevel=1", "-Xmx32m", "-cp", classes));
    words.add(BadEngine.class.getName());
    words.add(fault);
    return words;
  }

  public static void main(String[] arguments) throws Exception {
    if (arguments[0].equals("no-greeting")) {
      System.err.println("there is no licence");
      System.exit(4);
    }
    if (arguments[0].equals("sleeps")) {
      Thread.sleep(100_000);
    }
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    BadEngine engine = new BadEngine(arguments[0]);
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      engine.obey(line.split(" "), in);
    }
    if (arguments[0].equals("stays")) {
      Thread.sleep(100_000);
    }
  }

  private void obey(String[] words, BufferedReader in) throws Exception {
    switch (words[0]) {
      case "variant" -> greet(Integer.parseInt(words[1]), in);
      case "newgame" -> {
        occupied.clear();
        occupied.addAll(List.of("a1", "a2", "b1", "b2"));
        plies = 0;
      }
      case "play" -> {
        occupied.remove(words[1].substring(0, 2));
        plies++;
      }
      case "go" -> {
        if (plies == 1 && !fault.equals("none")) {
          misbehave();
          return;
        }
        send("info " + occupied.size() + " stacks");
        send("move " + occupied.first() + occupied.last());
      }
      case "quit" -> {
        if (!fault.equals("stays")) {
          System.exit(0);
        }
      }
      default -> {}
    }
  }

  private void greet(int lines, BufferedReader in) throws IOException {
    for (int i = 0; i < lines; i++) {
      in.readLine();
    }
    if (fault.equals("dies-before-its-child")) {
      // It inherits the pipes, which so stay open when this program is gone.
      new ProcessBuilder(words("sleeps")).inheritIO().start();
    }
    send("ready bad engine");
  }

  private void misbehave() throws InterruptedException {
    switch (fault) {
      case "dies", "dies-before-its-child" -> {
        System.err.println("out of ideas");
        Runtime.getRuntime().halt(3);
      }
      case "cheats" -> send("move a1c3");
      case "moves-out-of-turn" -> send("move pass");
      case "babbles" -> send("Hello \u0007 " + "x".repeat(200));
      case "stalls", "stays" -> Thread.sleep(100_000);
      case "resigns" -> send("resign");
      case "floods" -> flood("spam\n");
      case "floods-one-line" -> flood("spam");
      case "floods-asides" -> flood("info spam\n");
      default -> {}
    }
  }

  private static void flood(String text) {
    while (!System.out.checkError()) {
      System.out.print(text);
    }
  }

  private static void send(String line) {
    System.out.print(line + "\n");
    System.out.flush();
  }
}
