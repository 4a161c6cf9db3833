import NotificationDrawing
import TextWriting

/// What the page says below a card, at the usual size of text; the script says it anew for another one.
extension NotificationCard {
  /// How long the body is, beside the room that there is on a lock screen.
  func writeFill(to html: inout HTMLWriter) {
    let fill = fill()
    guard fill.lines > 0 else { return }
    html.element("p", ["class": fill.lines > fill.seen ? "fill over" : "fill", "data-fill": fillData]) { html in
      html.element("span", ["class": "bar of\(fill.tenths)"], text: "")
      let lines = Plural.of(fill.lines, "line")
      html.element(
        "span", text: fill.lines > fill.seen ? "\(lines), room for \(fill.seen)" : "\(lines) of \(fill.seen)")
    }
  }

  /// `3,10,6 4,10,9 5,10,10`: for each size of text the lines, and the tenths of a banner and of a lock screen.
  private var fillData: String {
    PhoneSize.Text.allCases.map { size in
      let (banner, lock) = (fill(size, on: .banner), fill(size, on: .lock))
      return "\(lock.lines),\(banner.tenths),\(lock.tenths)"
    }.joined(separator: " ")
  }

  /// What is not seen, for each surface that cuts it.
  func writeCuts(to html: inout HTMLWriter) {
    for part in [Part.title, .subtitle, .body] {
      guard let text = text(of: part), let cut = cuts(of: part).first else { continue }
      for (name, words, shown) in notes(of: part, cut) {
        guard let shown else { continue }
        html.element("p", ["class": "cut \(name)"]) { html in
          html.write("\(words) this is cut off: ")
          html.element(
            "q", ["lang": locale.text, "dir": locale.direction], text: "…\(Isolates.parted(text, at: shown)[1])")
        }
      }
    }
  }

  private func notes(of part: Part, _ cut: Cut) -> [(name: String, words: String, shown: Int?)] {
    switch part {
    case .title: [(keepsTitle ? "cut-line kept" : "cut-line", "Of the title", cut.lock)]
    case .subtitle: [(keepsSubtitle ? "cut-line kept" : "cut-line", "Of the subtitle", cut.lock)]
    case .body, .hidden: [("cut-lock", "On a lock screen", cut.lock), ("cut-banner", "In a banner", cut.banner)]
    }
  }
}
