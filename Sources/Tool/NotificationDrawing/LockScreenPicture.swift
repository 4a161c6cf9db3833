import TextWriting

/// The upper part of a lock screen with a notification on it, as an SVG picture.
public struct LockScreenPicture {
  let card: NotificationCard
  /// How it is seen there.
  let surface: PhoneSize.Surface
  /// What the clock shows.
  let clock: String

  public init(_ card: NotificationCard, as surface: PhoneSize.Surface = .lock, clock: String = "9:41") {
    self.card = card
    self.surface = surface
    self.clock = clock
  }

  public var text: String {
    let width = Self.screen + 2 * Self.frame
    let top = 232
    let height = top + card.height(on: surface) + 96
    var svg = XMLWriter()
    // What is hidden is not told to those either who only hear the picture.
    let words = surface == .hidden ? card.hidden : card.title ?? card.body
    let title = "A lock screen with the notification “\(words)”"
    svg.picture(title, width: width, height: height) { svg in
      if surface == .expanded { svg.element("style", text: NotificationCard.openedColours) }
      Self.writeColours(to: &svg, width: width, height: height)
      svg.element("g", ["mask": "url(#visible)"]) { svg in
        // The lower edge is behind the fade.
        svg.rectangle(
          "frame", left: 2, top: 2, width: width - 4, height: height + 90, radius: 62,
          [("fill", "#0b0f0e"), ("stroke", "#56635c"), ("stroke-width", "3")])
        svg.rectangle(
          "screen", left: Self.frame, top: Self.frame, width: Self.screen, height: height + 60, radius: 52,
          [("fill", "url(#wallpaper)")])
        svg.rectangle(
          "island", left: width / 2 - 55, top: 26, width: 110, height: 32, radius: 16, [("fill", "#0b0f0e")])
        svg.element(
          "text",
          [
            "x": "\(width / 2)", "y": "178", "fill": "#fff", "font-size": "96", "font-weight": "500",
            "text-anchor": "middle",
          ], text: clock)
        card.draw(to: &svg, left: Self.frame + (Self.screen - NotificationCard.width) / 2, top: top, on: surface)
      }
    }
    return svg.text
  }

  private static let screen = 393
  private static let frame = 12

  private static func writeColours(to svg: inout XMLWriter, width: Int, height: Int) {
    func gradient(_ svg: inout XMLWriter, _ id: String, _ end: String, _ stops: [(String, String)]) {
      svg.element("linearGradient", ["id": id, "x1": "0", "y1": "0", "x2": end, "y2": "1"]) { svg in
        for (offset, colour) in stops { svg.element("stop", ["offset": offset, "stop-color": colour]) }
      }
    }
    svg.element("defs") { svg in
      gradient(&svg, "wallpaper", "0.4", [("0", "#12372f"), ("0.55", "#2b7a5c"), ("1", "#a9cf8f")])
      gradient(&svg, "fade", "0", [("0.8", "#fff"), ("1", "#000")])
      svg.element("mask", ["id": "visible"]) { svg in
        svg.element("rect", ["width": "\(width)", "height": "\(height)", "fill": "url(#fade)"])
      }
    }
  }
}
