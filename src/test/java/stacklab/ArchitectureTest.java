package stacklab;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;

/** Holds the layers and the habits that every package keeps to. */
@AnalyzeClasses(packages = "stacklab", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
  private static final Map<String, Set<String>> CONSOLE =
      Map.of(
          "java.lang.System", Set.of("out", "err", "in", "exit", "console"),
          "java.lang.Runtime", Set.of("exit", "halt"));

  /** The layers from the lowest to the highest; each may use every one before it. */
  @ArchTest
  static final ArchRule layersUseOnlyLowerOnes =
      layeredArchitecture()
          .consideringOnlyDependenciesInLayers()
          .withOptionalLayers(true)
          .layer("random")
          .definedBy("stacklab.random..")
          .layer("board")
          .definedBy("stacklab.board..")
          .layer("rules")
          .definedBy("stacklab.rules..")
          .layer("game")
          .definedBy("stacklab.game..")
          .layer("agent")
          .definedBy("stacklab.agent..")
          .layer("stats")
          .definedBy("stacklab.stats..")
          .layer("io")
          .definedBy("stacklab.io..")
          .layer("sim")
          .definedBy("stacklab.sim..")
          .layer("report")
          .definedBy("stacklab.report..")
          .layer("cli")
          .definedBy("stacklab.cli..")
          .whereLayer("random")
          .mayNotAccessAnyLayer()
          .whereLayer("board")
          .mayOnlyAccessLayers("random")
          .whereLayer("rules")
          .mayOnlyAccessLayers("random", "board")
          .whereLayer("game")
          .mayOnlyAccessLayers("random", "board", "rules")
          .whereLayer("agent")
          .mayOnlyAccessLayers("random", "board", "rules", "game")
          .whereLayer("stats")
          .mayOnlyAccessLayers("random")
          .whereLayer("io")
          .mayOnlyAccessLayers("random", "board", "rules", "game")
          .whereLayer("sim")
          .mayOnlyAccessLayers("random", "board", "rules", "game", "agent", "stats", "io")
          .whereLayer("report")
          .mayOnlyAccessLayers("random", "board", "rules", "game", "agent", "stats", "io", "sim")
          .whereLayer("cli")
          .mayNotBeAccessedByAnyLayer();

  @ArchTest
  static final ArchRule everyClassBelongsToALayer =
      classes()
          .should()
          .resideInAnyPackage(
              "stacklab.random..",
              "stacklab.board..",
              "stacklab.rules..",
              "stacklab.game..",
              "stacklab.agent..",
              "stacklab.stats..",
              "stacklab.io..",
              "stacklab.sim..",
              "stacklab.report..",
              "stacklab.cli..");

  @ArchTest
  static final ArchRule kernelAndStatisticsOpenNoFile =
      noClasses()
          .that()
          .resideInAnyPackage(
              "stacklab.random..",
              "stacklab.board..",
              "stacklab.rules..",
              "stacklab.game..",
              "stacklab.stats..")
          .should()
          .dependOnClassesThat(describe("open files or connections", ArchitectureTest::opensFiles));

  @ArchTest
  static final ArchRule onlyTheCommandLinePrintsAndExits =
      noClasses()
          .that()
          .resideOutsideOfPackage("stacklab.cli..")
          .should()
          .accessTargetWhere(
              describe("it is System.out, err, in, exit or halt", ArchitectureTest::isConsole))
          .orShould()
          .callMethodWhere(
              describe("it is printStackTrace", call -> call.getName().equals("printStackTrace")));

  @ArchTest
  static final ArchRule randomNumbersComeFromOurGenerator =
      noClasses()
          .should()
          .dependOnClassesThat(assignableTo(RandomGenerator.class))
          .orShould()
          .dependOnClassesThat()
          .resideInAPackage("java.util.random")
          .orShould()
          .callMethod(Math.class, "random")
          .orShould()
          .callMethod(StrictMath.class, "random")
          .orShould()
          .callMethod(java.util.Collections.class, "shuffle", List.class)
          .orShould()
          .callMethod(java.util.UUID.class, "randomUUID");

  private static boolean opensFiles(JavaClass type) {
    return type.getPackageName().startsWith("java.nio.file")
        || type.getPackageName().startsWith("java.nio.channels")
        || type.getPackageName().startsWith("java.net")
        || List.of(
                "File",
                "FileReader",
                "FileWriter",
                "RandomAccessFile",
                "FileInputStream",
                "FileOutputStream")
            .stream()
            .anyMatch(name -> type.getName().equals("java.io." + name));
  }

  private static boolean isConsole(JavaAccess<?> access) {
    String owner = access.getTargetOwner().getName();
    Set<String> names = CONSOLE.getOrDefault(owner, Set.of());
    return names.contains(access.getName());
  }
}
