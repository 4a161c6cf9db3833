import NotificationTerms
import TextWriting

/// Cards as an SVG picture, for pages that can show nothing else, such as Markdown: a row for each wording, a column for each
/// language. It follows the colours of the reader's system.
public struct CardPicture {
  /// What the picture is of, for those who do not see it.
  let title: String
  let rows: [[NotificationCard]]

  public init(_ title: String, rows: [[NotificationCard]]) {
    self.title = title
    self.rows = rows
  }

  public var text: String {
    let columns = rows.map(\.count).max() ?? 0
    let width = max(columns, 1) * (NotificationCard.width + Self.gap) + Self.gap
    let heights = rows.map { row in (row.map { $0.height() }.max() ?? 0) }
    let height = heights.reduce(Self.gap) { $0 + $1 + Self.gap }
    var svg = XMLWriter()
    svg.picture(title, width: width, height: height) { svg in
      svg.element("rect", ["width": "\(width)", "height": "\(height)", "rx": "22", "class": "wall"])
      var top = Self.gap
      for (row, height) in zip(rows, heights) {
        for (column, card) in row.enumerated() {
          card.draw(to: &svg, left: Self.gap + column * (NotificationCard.width + Self.gap), top: top)
        }
        top += height + Self.gap
      }
    }
    return svg.text
  }

  private static let gap = 10
}

extension XMLWriter {
  /// An SVG element with the styles of cards.
  mutating func picture(_ title: String, width: Int, height: Int, _ content: (inout XMLWriter) -> Void) {
    element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "viewBox": "0 0 \(width) \(height)", "width": "\(width)",
        "height": "\(height)", "role": "img", "font-family": NotificationCard.fonts,
      ]
    ) { svg in
      svg.element("title", text: title)
      svg.element("style", text: NotificationCard.colours)
      content(&svg)
    }
  }

  mutating func rectangle(
    _ name: String, left: Int, top: Int, width: Int, height: Int, radius: Int, _ more: [(String, String)] = []
  ) {
    element(
      "rect",
      [
        ("x", "\(left)"), ("y", "\(top)"), ("width", "\(width)"), ("height", "\(height)"), ("rx", "\(radius)"),
        ("class", name),
      ] + more)
  }
}

extension NotificationCard {
  /// Of a card on a phone, in points.
  static let width = 377
  static let fonts = "-apple-system, 'SF Pro Text', system-ui, 'Segoe UI', Inter, Roboto, 'Noto Sans', sans-serif"
  static let colours =
    ".wall{fill:#8fa7c4}.card{fill:#f4f5f8}.ink{fill:#0b0c0e}.soft{fill:#4c525b}"
    + "@media(prefers-color-scheme:dark){.wall{fill:#20304a}.card{fill:#2c2f35}.ink{fill:#f6f7f9}.soft{fill:#b9bec6}}"
  /// By number; the style sheet of cards has the same.
  static let hues = ["#3d5a80", "#7a3b69", "#2c6e49", "#8a4b08", "#1d5c8a", "#6a3fa0", "#94323f", "#35605a"]

  static let padding = 14
  private static let icon = 38
  private static let lineHeight = 20

  /// What a lock screen shows in words: the title, the subtitle, the lines of the body.
  public var seenLines: [String] { CardLines(self, on: .lock).all.map(\.text) }

  /// - Parameter surface: Where it is seen.
  func height(on surface: PhoneSize.Surface = .lock) -> Int {
    let lines = CardLines(self, on: surface).all
    let words = max(lines.count, 2) * Self.lineHeight
    return max(words, Self.icon) + 2 * Self.padding - 4 + openedHeight(on: surface)
  }

  /// Draws it as it is seen on a surface.
  func draw(to svg: inout XMLWriter, left: Int, top: Int, on surface: PhoneSize.Surface = .lock) {
    let isMirrored = locale.isRightToLeft
    let height = height(on: surface)
    /// Where something of this width begins, counted from the side at which people begin to read.
    func place(_ distance: Int, _ width: Int = 0) -> Int {
      isMirrored ? left + Self.width - distance - width : left + distance
    }
    svg.rectangle("card", left: left, top: top, width: Self.width, height: height, radius: 22)
    let iconTop = top + (height - openedHeight(on: surface) - Self.icon) / 2
    let iconLeft = place(Self.padding, Self.icon)
    svg.rectangle(
      "icon", left: iconLeft, top: iconTop, width: Self.icon, height: Self.icon, radius: 9,
      [("fill", Self.hues[Self.hue(of: appID)])])
    svg.element(
      "text",
      [
        "x": "\(iconLeft + Self.icon / 2)", "y": "\(iconTop + 25)", "fill": "#fff", "font-size": "17",
        "font-weight": "700", "text-anchor": "middle",
      ], text: app.first.map { String($0).uppercased() } ?? "")
    drawBadge(to: &svg, left: iconLeft + (isMirrored ? 3 : Self.icon - 3), top: iconTop)
    let start = place(Self.padding + Self.icon + 10)
    var line = top + Self.padding + 12
    for (number, one) in CardLines(self, on: surface).all.enumerated() {
      write(one.text, "ink", to: &svg, x: start, y: line, isBold: one.isBold)
      if number == 0 {
        write(time, "soft", to: &svg, x: place(Self.width - Self.padding), y: line, size: 13, anchor: "end")
      }
      line += Self.lineHeight
    }
    if thumb > 0, surface == .lock || surface == .banner {
      svg.rectangle(
        "thumb", left: place(Self.width - Self.padding - 36, 36), top: iconTop, width: 36, height: 36, radius: 5,
        [("fill", "#8b95a3")])
    }
    if surface == .expanded {
      drawOpened(to: &svg, left: left, top: top + height - openedHeight(on: surface) - Self.padding / 2)
    }
  }

  func write(
    _ text: String, _ name: String, to svg: inout XMLWriter, x: Int, y: Int, size: Int = 15, isBold: Bool = false,
    anchor: String = "start"
  ) {
    svg.element(
      "text",
      [
        "x": "\(x)", "y": "\(y)", "class": name, "font-size": "\(size)", "font-weight": isBold ? "600" : "400",
        "text-anchor": anchor, "direction": locale.direction, "xml:lang": locale.text,
      ], text: text)
  }

  private func drawBadge(to svg: inout XMLWriter, left: Int, top: Int) {
    guard let badge, badge > 0 else { return }
    let width = 10 + 7 * String(badge).count
    svg.rectangle(
      "badge", left: left - width / 2, top: top - 9, width: width, height: 17, radius: 8, [("fill", "#c9191e")])
    svg.element(
      "text",
      [
        "x": "\(left)", "y": "\(top + 4)", "fill": "#fff", "font-size": "11", "font-weight": "600",
        "text-anchor": "middle",
      ], text: String(badge))
  }
}
