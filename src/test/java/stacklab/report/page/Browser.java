package stacklab.report.page;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LoggingPreferences;

/** An installed Chromium without a window; nothing is downloaded to get one. */
final class Browser implements AutoCloseable {
  private static final Path BINARY = Path.of("/usr/bin/chromium");
  private static final Path DRIVER = Path.of("/usr/bin/chromedriver");

  private final ChromeDriver driver;

  private Browser(ChromeDriver driver) {
    this.driver = driver;
  }

  /** Starts a browser; skips the test where none is installed. */
  static Browser start() {
    assumeTrue(
        Files.isExecutable(BINARY) && Files.isExecutable(DRIVER),
        "skipped: no browser at " + BINARY + " with " + DRIVER + " (chromium, chromium-driver)");
    Logger.getLogger("org.openqa.selenium").setLevel(Level.SEVERE);
    ChromeOptions options = new ChromeOptions();
    options.setBinary(BINARY.toFile());
    options.addArguments("--headless=new", "--disable-gpu", "--window-size=1280,900");
    if ("root".equals(System.getProperty("user.name"))) {
      options.addArguments("--no-sandbox");
    }
    LoggingPreferences logs = new LoggingPreferences();
    logs.enable("browser", Level.ALL);
    logs.enable("performance", Level.ALL);
    options.setCapability("goog:loggingPrefs", logs);
    File driver = DRIVER.toFile();
    return new Browser(
        new ChromeDriver(
            new ChromeDriverService.Builder().usingDriverExecutable(driver).build(), options));
  }

  void open(Path page) {
    driver.get(page.toUri().toString());
  }

  /** Makes the page as wide as a screen of so many pixels. */
  void resize(int width, boolean phone) {
    driver.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", 800, "deviceScaleFactor", 1, "mobile", phone));
  }

  /** Pretends to have a dark or light system, or a printer. */
  void media(String medium, String scheme) {
    driver.executeCdpCommand(
        "Emulation.setEmulatedMedia",
        Map.of(
            "media",
            medium,
            "features",
            List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
  }

  /** Runs a script in the page and returns what it returns. */
  Object js(String script, Object... arguments) {
    return driver.executeScript(script, arguments);
  }

  WebElement find(String selector) {
    return driver.findElement(By.cssSelector(selector));
  }

  List<String> texts(String selector) {
    return driver.findElements(By.cssSelector(selector)).stream().map(WebElement::getText).toList();
  }

  /** Presses a key wherever the focus is. */
  void press(Keys key) {
    driver.switchTo().activeElement().sendKeys(key);
  }

  /** Returns what the page and the browser complained about since the last call. */
  List<String> complaints() {
    return driver.manage().logs().get("browser").getAll().stream()
        .map(LogEntry::getMessage)
        .toList();
  }

  /** Returns the addresses asked for since the last call. */
  List<String> requests() {
    return driver.manage().logs().get("performance").getAll().stream()
        .map(LogEntry::getMessage)
        .filter(message -> message.contains("\"Network.requestWillBeSent\""))
        .map(
            message -> message.replaceFirst("(?s).*\"request\":\\{.*?\"url\":\"([^\"]*)\".*", "$1"))
        .toList();
  }

  /** Returns what axe-core finds wrong with the page: the rule and where it is broken. */
  List<?> accessibilityFaults() throws IOException {
    try (InputStream axe = Browser.class.getResourceAsStream("/axe.min.js")) {
      driver.executeScript(new String(axe.readAllBytes(), StandardCharsets.UTF_8));
    }
    return (List<?>)
        driver.executeAsyncScript(
            """
            const done = arguments[arguments.length - 1];
            axe.run().then(found => done(found.passes.length < 20 ? ['hardly a rule ran']
              : found.violations.map(
              v => v.id + ': ' + v.nodes.slice(0, 5).map(
                n => n.html.slice(0, 200) + ' ' + n.any.map(a => a.message)).join('\\n  '))));
            """);
  }

  @Override
  public void close() {
    driver.quit();
  }
}
