package stacklab.report.svg;

import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import stacklab.report.StackView;

/** Draws a {@link BoardPicture}, once. */
final class BoardArtist {
  private static final double PADDING = 10;
  private static final double NOTE = 26;
  private static final String INK = "#333333";
  private static final String MARK = "#0072b2";

  private final SvgText svg = new SvgText();
  private final BoardPicture picture;
  private final BoardShape shape;

  BoardArtist(BoardPicture picture) {
    this.picture = picture;
    this.shape = BoardShape.of(picture.board());
  }

  String draw() {
    BoardShape.Box board = shape.box();
    BoardShape.Box page = page(board);
    open(page);
    svg.filled("title", picture.title());
    svg.empty(
        "rect",
        "x",
        page.left(),
        "y",
        page.top(),
        "width",
        page.width(),
        "height",
        page.bottom() - page.top(),
        "fill",
        "#ffffff");
    shape.drawGround(svg);
    forEachSpace(this::drawSpace);
    drawMarks();
    forEachSpace(this::drawContent);
    shape.labels().forEach(label -> write(label.text(), label.middle(), BoardShape.TEXT_SIZE));
    drawNotes(board);
    return svg.close("svg").toString();
  }

  private void forEachSpace(IntConsumer draw) {
    IntStream.range(0, picture.board().size()).forEach(draw);
  }

  private BoardShape.Box page(BoardShape.Box board) {
    double below = picture.wrapNote().isEmpty() ? 0 : NOTE;
    double width = Math.max(board.width(), 8.2 * picture.wrapNote().length());
    if (picture.heat().isPresent()) {
      below += HeatLegend.HEIGHT;
      width = Math.max(width, HeatLegend.width(picture.heat().get()));
    }
    double aside = PADDING + (width - board.width()) / 2;
    return new BoardShape.Box(
        board.left() - aside,
        board.top() - PADDING,
        board.right() + aside,
        board.bottom() + PADDING + below);
  }

  private void open(BoardShape.Box page) {
    String size = SvgText.number(page.width()) + " " + SvgText.number(page.bottom() - page.top());
    svg.open(
        "svg",
        "xmlns",
        "http://www.w3.org/2000/svg",
        "viewBox",
        SvgText.number(page.left()) + " " + SvgText.number(page.top()) + " " + size,
        "width",
        page.width(),
        "height",
        page.bottom() - page.top(),
        "role",
        "img",
        "font-family",
        "DejaVu Sans, Verdana, sans-serif",
        "text-anchor",
        "middle");
  }

  private void drawSpace(int space) {
    shape.drawSpace(
        svg, space, "fill", fill(space), "stroke", BoardShape.LINE, "stroke-width", 1.2);
  }

  private String fill(int space) {
    if (picture.heat().isEmpty()) {
      return BoardShape.SURFACE;
    }
    HeatMap heat = picture.heat().get();
    double value = heat.values().applyAsDouble(space);
    return Double.isNaN(value) ? "#d9d9d9" : heat.scale().colour(value);
  }

  private void drawMarks() {
    picture.from().ifPresent(space -> drawMark(space, "5 3"));
    picture.to().ifPresent(space -> drawMark(space, "none"));
  }

  private void drawMark(int space, String dashes) {
    shape.drawSpace(
        svg,
        space,
        "fill",
        "none",
        "stroke",
        MARK,
        "stroke-width",
        3.5,
        "stroke-dasharray",
        dashes);
  }

  private void drawContent(int space) {
    svg.open("g", "data-space", picture.board().name(space));
    svg.filled("title", describe(space));
    Place middle = shape.middle(space);
    if (picture.heat().isPresent() && picture.stacks().isEmpty()) {
      drawValue(picture.heat().get(), space, middle);
    }
    picture
        .stacks()
        .ifPresent(stacks -> new StackArtist(svg, stacks, shape.stackScale()).draw(space, middle));
    svg.close("g");
  }

  private void drawValue(HeatMap heat, int space, Place middle) {
    double value = heat.values().applyAsDouble(space);
    if (Double.isNaN(value)) {
      return;
    }
    String text = heat.format().apply(value);
    double size = Math.min(13, 60.0 / Math.max(1, text.length())) * shape.stackScale();
    svg.filled(
        "text",
        text,
        "x",
        middle.x(),
        "y",
        middle.y() + 0.36 * size,
        "font-size",
        size,
        "fill",
        heat.scale().ink(value));
  }

  private String describe(int space) {
    StringBuilder text = new StringBuilder(picture.board().name(space));
    picture.stacks().ifPresent(stacks -> text.append(": ").append(describe(stacks, space)));
    picture
        .heat()
        .ifPresent(
            heat -> {
              double value = heat.values().applyAsDouble(space);
              text.append(": ")
                  .append(Double.isNaN(value) ? "unknown" : heat.format().apply(value));
            });
    return text.toString();
  }

  private static String describe(StackView stacks, int space) {
    int height = stacks.height(space);
    if (height == 0) {
      return "empty";
    }
    String owner =
        switch (stacks.owner(space)) {
          case StackView.WHITE -> "White";
          case StackView.BLACK -> "Black";
          default -> "base on top";
        };
    int bases = stacks.bases(space);
    return owner + ", height " + height + (bases == 0 ? "" : ", bases " + bases);
  }

  /** Writes with a white edge around the letters, which may cross a line of the board. */
  private void write(String text, Place middle, double size) {
    svg.filled(
        "text",
        text,
        "x",
        middle.x(),
        "y",
        middle.y() + 0.36 * size,
        "font-size",
        size,
        "fill",
        INK,
        "stroke",
        "#ffffff",
        "stroke-width",
        3,
        "paint-order",
        "stroke");
  }

  private void drawNotes(BoardShape.Box board) {
    double middle = (board.left() + board.right()) / 2;
    double y = board.bottom();
    if (!picture.wrapNote().isEmpty()) {
      write(picture.wrapNote(), new Place(middle, y + NOTE / 2), BoardShape.TEXT_SIZE);
      y += NOTE;
    }
    if (picture.heat().isPresent()) {
      new HeatLegend(svg, picture.heat().get()).draw(new Place(middle, y));
    }
  }
}
