package stacklab.report.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import stacklab.random.Random;
import stacklab.report.figure.Figure;
import stacklab.stats.Histogram;
import stacklab.stats.Interval;
import stacklab.stats.interval.MeanIntervals;
import stacklab.stats.interval.ShareIntervals;

/** Charts of made-up figures, also for looking at. */
final class Samples {
  static final Setting SETTING = Setting.of("White's result by variant", "random against itself");
  static final Interval DETERMINISTIC = Interval.unknown(0.95, "deterministic");

  private Samples() {}

  /** A chart and its name. */
  record Named(String name, Supplier<Figure> maker) {
    Figure figure() {
      return maker.get();
    }

    @Override
    public String toString() {
      return name;
    }
  }

  static String variant(int i) {
    return i % 5 == 4
        ? "stones height-cap=" + i + " move.distance=up-to-height tie-break=[bases, second-seat]"
        : "stones height-cap=" + i;
  }

  static List<Estimate> estimates(int variants, long games) {
    Random random = Random.of(variants);
    return IntStream.range(0, variants)
        .mapToObj(
            i -> {
              long wins = games * (30 + random.below(40)) / 100;
              return new Estimate(
                  variant(i), 1.0 * wins / games, ShareIntervals.wilson(wins, games, 0.95), games);
            })
        .toList();
  }

  static List<Named> balance() {
    Measure result = Measure.share("White's result");
    OptionalDouble half = OptionalDouble.of(0.5);
    List<Estimate> edge = new ArrayList<>();
    edge.add(new Estimate("always won", 1, DETERMINISTIC, 1));
    edge.add(new Estimate("drawn", 0.5, DETERMINISTIC, 10));
    edge.add(new Estimate("unknown", Double.NaN, Interval.unknown(0.95, "no games"), 0));
    return List.of(
        new Named("balance-1", () -> BalanceChart.of(SETTING, result, estimates(1, 10_000), half)),
        new Named("balance-5", () -> BalanceChart.of(SETTING, result, estimates(5, 10_000), half)),
        new Named("balance-40", () -> BalanceChart.of(SETTING, result, estimates(40, 2_000), half)),
        new Named("balance-edge", () -> BalanceChart.of(SETTING, result, edge, half)));
  }

  static OutcomeShares shares(String label, long white, long draws, long games) {
    return new OutcomeShares(
        label,
        estimate(label, white, games),
        estimate(label, draws, games),
        estimate(label, games - white - draws, games));
  }

  private static Estimate estimate(String label, long yes, long games) {
    Interval interval = games == 1 ? DETERMINISTIC : ShareIntervals.wilson(yes, games, 0.95);
    return new Estimate(label, 1.0 * yes / games, interval, games);
  }

  static List<Named> outcomes() {
    Setting setting = Setting.of("How the games ended", "random against itself");
    Random random = Random.of(3);
    List<OutcomeShares> many =
        IntStream.range(0, 40)
            .mapToObj(i -> shares(variant(i), 600 + random.below(600), random.below(400), 2_000))
            .toList();
    List<OutcomeShares> edge =
        List.of(
            shares("one game", 1, 0, 1),
            shares("all drawn", 0, 1_000, 1_000),
            shares("never drawn", 480, 0, 1_000),
            shares("always lost", 0, 0, 50));
    List<OutcomeShares> one = List.of(shares("stones", 4_480, 1_184, 10_000));
    return List.of(
        new Named("outcomes-1", () -> OutcomeChart.of(setting, "White wins", "Black wins", one)),
        new Named("outcomes-40", () -> OutcomeChart.of(setting, "White wins", "Black wins", many)),
        new Named(
            "outcomes-edge", () -> OutcomeChart.of(setting, "first wins", "second wins", edge)));
  }

  static Difference difference(String label, double value, double half, String verdict) {
    Interval interval = new Interval(value - half, value + 1.1 * half, 0.95, "newcombe");
    return new Difference(label, value, interval, verdict, 10_000);
  }

  static List<Named> differences() {
    Setting setting = Setting.of("White's result against the baseline", "random against itself");
    Measure result = Measure.share("White's result");
    List<Difference> some =
        List.of(
            difference("stones height-cap=4", 0.031, 0.009, "better balanced"),
            difference(variant(4), -0.052, 0.01, "worse"),
            difference("stones tie-break=[capped-stacks]", 0.001, 0.006, "equivalent"),
            difference(
                "stones pass=when-stuck", -0.012, 0.02, "not decided: needs about 45,000 games"),
            new Difference("stones solved", 0.1, DETERMINISTIC, "deterministic", 1));
    List<Difference> many =
        IntStream.range(0, 40)
            .mapToObj(i -> difference(variant(i), (i * 37 % 40 - 20) / 200.0, 0.012, "not decided"))
            .toList();
    OptionalDouble margin = OptionalDouble.of(0.01);
    return List.of(
        new Named(
            "differences-5", () -> DifferenceChart.of(setting, result, "stones", margin, some)),
        new Named(
            "differences-40",
            () ->
                DifferenceChart.of(
                    setting, Measure.of("plies", "", 2), "stones", OptionalDouble.empty(), many)));
  }

  /** Made-up lengths, bell-shaped around a mean. */
  static Distribution lengths(String label, int mean, int spread, int step, int games) {
    Random random = Random.of(mean);
    Histogram histogram = new Histogram();
    for (int game = 0; game < games; game++) {
      int sum = 0;
      for (int i = 0; i < 8; i++) {
        sum += random.below(spread + 1);
      }
      histogram.add(mean + step * (sum - 4 * spread));
    }
    return new Distribution(
        label, histogram, MeanIntervals.student(histogram.moments().sample(), 0.95));
  }

  static List<Named> distributions() {
    Setting setting = Setting.of("Length of games", "random against itself");
    Measure plies = Measure.of("plies", "", 1);
    List<Distribution> some =
        List.of(
            lengths("stones", 35, 3, 1, 10_000),
            lengths("stones height-cap=4", 41, 4, 1, 10_000),
            lengths("stones height-cap=none", 48, 6, 1, 2_000),
            lengths(variant(4), 30, 2, 1, 300));
    List<Distribution> margins =
        List.of(lengths("stones", 0, 8, 2, 10_000), lengths("other stones", 6, 12, 2, 10_000));
    List<Distribution> many =
        IntStream.range(0, 40).mapToObj(i -> lengths(variant(i), 30 + i, 3, 1, 500)).toList();
    Histogram one = new Histogram();
    one.add(12);
    Histogram wide = new Histogram();
    IntStream.range(0, 2_000).forEach(i -> wide.add(i * 7 % 1_999));
    List<Distribution> single = List.of(new Distribution("one game", one, DETERMINISTIC));
    List<Distribution> broad =
        List.of(new Distribution("any length", wide, new Interval(990, 1_010, 0.95, "student")));
    Setting margin = Setting.of("White's margin", "random against itself");
    return List.of(
        new Named("length-4", () -> DistributionChart.of(setting, plies, 0.95, some)),
        new Named(
            "margin-2",
            () -> DistributionChart.of(margin, Measure.of("margin", "stacks", 2), 0.95, margins)),
        new Named("length-40", () -> DistributionChart.of(setting, plies, 0.95, many)),
        new Named("length-one", () -> DistributionChart.of(setting, plies, 0.95, single)),
        new Named("length-wide", () -> DistributionChart.of(setting, plies, 0.95, broad)));
  }

  static PlyCurve curve(String label, int plies, double start, double end) {
    List<PlyPoint> points = new ArrayList<>();
    for (int ply = 1; ply <= plies; ply++) {
      double mean = start + (end - start) * ply / plies;
      double half = 0.3 * start * ply * (plies - ply) / plies / plies;
      Interval interval = new Interval(mean - half / 8, mean + half / 8, 0.95, "student");
      long games = ply < plies - 5 ? 1_000 : 1_000 >> (2 * (ply - plies + 5));
      points.add(new PlyPoint(ply, games, mean, interval, mean - half, mean + half * 1.5));
    }
    return new PlyCurve(label, points);
  }

  static List<Named> plies() {
    Setting setting = Setting.of("Legal moves by ply", "random against itself");
    Measure moves = Measure.of("legal moves", "", 1);
    List<PlyCurve> some =
        List.of(curve("stones", 40, 280, 1), curve("stones height-cap=4", 32, 250, 3));
    List<PlyCurve> many =
        IntStream.range(0, 13).mapToObj(i -> curve(variant(i), 30 + i, 300 - 10 * i, 1)).toList();
    List<PlyCurve> one =
        List.of(new PlyCurve("one ply", List.of(new PlyPoint(1, 1, 4, DETERMINISTIC, 4, 4))));
    List<PlyCurve> leads = List.of(curve("stones", 40, 3, -2));
    return List.of(
        new Named("moves-2", () -> PlyChart.of(setting, moves, some)),
        new Named("moves-13", () -> PlyChart.of(setting, moves, many)),
        new Named("moves-one", () -> PlyChart.of(setting, moves, one)),
        new Named(
            "lead",
            () ->
                PlyChart.of(
                    Setting.of("White's lead by ply", "random against itself"),
                    Measure.of("White's lead", "stacks", 2),
                    leads)));
  }

  static Curve sweep(String label, int seed, String... values) {
    Random random = Random.of(seed);
    List<Estimate> points = new ArrayList<>();
    for (String value : values) {
      long wins = 420L + random.below(160);
      points.add(
          new Estimate(value, wins / 1000.0, ShareIntervals.wilson(wins, 1_000, 0.95), 1_000));
    }
    return new Curve(label, points);
  }

  static List<Named> curves() {
    Setting setting = Setting.of("White's result by height cap", "random against itself");
    Measure result = Measure.share("White's result");
    OptionalDouble half = OptionalDouble.of(0.5);
    String[] caps = {"2", "3", "4", "5", "7", "none"};
    List<Curve> one = List.of(sweep("stones", 1, "2", "3", "4", "5", "7", "12"));
    List<Curve> some =
        List.of(
            sweep("stones", 2, caps), sweep("free stones", 3, caps), sweep(variant(4), 4, caps));
    String[] agents = {
      "random", "greedy", "mcts simulations=100", "mcts simulations=1000", "mcts simulations=10000"
    };
    List<Curve> many = IntStream.range(0, 9).mapToObj(i -> sweep(variant(i), i, agents)).toList();
    List<Curve> single =
        List.of(new Curve("solved", List.of(new Estimate("perfect", 1, DETERMINISTIC, 1))));
    Setting skill = Setting.of("Balance against skill", "each against itself");
    return List.of(
        new Named("sweep-1", () -> CurveChart.of(setting, result, "height-cap", one, half)),
        new Named("sweep-3", () -> CurveChart.of(setting, result, "height-cap", some, half)),
        new Named("skill-2", () -> CurveChart.of(skill, result, "agent", many.subList(0, 2), half)),
        new Named("skill-9", () -> CurveChart.of(skill, result, "agent", many, half)),
        new Named("sweep-one", () -> CurveChart.of(setting, result, "height-cap", single, half)));
  }

  static List<Named> maps() {
    Setting setting = Setting.of("White's result by cap and distance", "random against itself");
    Measure result = Measure.share("White's result");
    List<ParameterMap.Cell> cells = new ArrayList<>();
    String[] distances = {"1", "height", "up-to-height", "target-height", "any"};
    for (String cap : List.of("2", "3", "4", "5", "none")) {
      Curve row = sweep(cap, cap.hashCode(), distances);
      row.points().forEach(p -> cells.add(new ParameterMap.Cell(p.label(), cap, p)));
    }
    ParameterMap map =
        new ParameterMap("move.distance", "height-cap", cells.subList(0, cells.size() - 1));
    ParameterMap single =
        new ParameterMap(
            "a",
            "b",
            List.of(new ParameterMap.Cell("1", "2", new Estimate("", 34.5, DETERMINISTIC, 1))));
    return List.of(
        new Named("map", () -> MapChart.of(setting, result, map, OptionalDouble.of(0.5))),
        new Named(
            "map-one",
            () ->
                MapChart.of(setting, Measure.of("plies", "", 2), single, OptionalDouble.empty())));
  }

  static List<Named> all() {
    return Stream.of(
            balance(), outcomes(), differences(), distributions(), plies(), curves(), maps())
        .flatMap(List::stream)
        .toList();
  }
}
