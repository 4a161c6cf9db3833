public import NotificationTerms
public import TextWriting

extension NotificationCard {
  /// Draws it once for all surfaces: `s-lock`, `s-banner`, `s-expanded` or `s-hidden` is a class of an element around it,
  /// and the style sheet shows what that surface has.
  ///
  /// - Parameter isWhole: Whether nothing is cut, because it is compared with another one.
  public func draw(to html: inout HTMLWriter, isWhole: Bool = false) {
    let kind = level == .timeSensitive || level == .critical ? " urgent" : level == .passive ? " passive" : ""
    html.element("div", ["class": "card\(kind)", "lang": locale.text, "dir": locale.direction]) { html in
      drawIcon(to: &html)
      html.element("div", ["class": "words"]) { html in
        html.element("p", ["class": "top"]) { html in
          let name = keepsTitle || title == nil ? "title" : "title secret"
          drawLine(title ?? app, name, room: titleRoom, isWhole, to: &html)
          if !keepsTitle, title != nil { html.element("b", ["class": "title stand-in"], text: app) }
          html.element("span", ["class": "time"], text: time)
        }
        if let subtitle {
          html.element("p", ["class": keepsSubtitle ? "sub" : "sub secret"]) { html in
            drawLine(subtitle, "line", room: subtitleRoom, isWhole, to: &html)
          }
        }
        drawBody(isWhole, to: &html)
        html.element("p", ["class": "body stand-in"], text: hidden)
      }
      if let first = attachments.first { html.element("span", ["class": "thumb \(first.rawValue)"], text: "") }
      drawMore(to: &html)
    }
  }

  private func drawIcon(to html: inout HTMLWriter) {
    html.element("span", ["class": "icon hue\(Self.hue(of: appID))", "aria-hidden": "true"]) { html in
      html.write(app.first.map { String($0).uppercased() } ?? "")
      if let badge, badge > 0 { html.element("i", ["class": "badge"], text: String(badge)) }
    }
  }

  var thumb: Int { attachments.isEmpty ? 0 : PhoneSize.thumbWidth }
  var titleRoom: Int { PhoneSize.Text.standard.width(without: PhoneSize.timeWidth + thumb) }
  var subtitleRoom: Int { PhoneSize.Text.standard.width(without: thumb) }

  /// What is not seen of the lines that are cut at their end, with what they are.
  public var lineCuts: [(name: String, rest: String)] {
    [("title", title, titleRoom), ("subtitle", subtitle, subtitleRoom)].compactMap { name, text, room in
      guard let text, let shown = Self.cut(text, room).shown else { return nil }
      return (name, Isolates.parted(text, at: shown)[1])
    }
  }

  private static func cut(_ text: String, _ room: Int) -> TextCut {
    TextCut(text, lines: 1, width: room, weight: CharacterWidths.bold)
  }

  /// One line in bold, cut at its end.
  private func drawLine(_ text: String, _ name: String, room: Int, _ isWhole: Bool, to html: inout HTMLWriter) {
    let cut = Self.cut(text, room)
    html.element("b", ["class": name]) { html in
      guard let shown = cut.shown, !isWhole else { return html.write(text) }
      let pieces = Isolates.parted(text, at: shown)
      html.write(pieces[0])
      html.element("i", ["class": "dots all"], text: "…")
      html.element("span", ["class": "rest"], text: pieces[1])
    }
  }

  private func drawBody(_ isWhole: Bool, to html: inout HTMLWriter) {
    let cuts = bodyCuts
    guard !isWhole, cuts.contains(where: { $0.banner != nil }) else {
      return html.element("p", ["class": "body secret"], text: body)
    }
    let pieces = Self.pieces(of: body, cuts[0])
    // What the pieces have besides the text is none of it.
    let isWithout = pieces.text == body
    html.element(
      "p",
      isWithout
        ? ["class": "body secret cuttable", "data-cuts": Self.data(cuts, body)]
        : ["class": "body secret cuttable", "data-cuts": Self.data(cuts, body), "data-whole": body]
    ) { html in
      pieces.write(to: &html)
    }
  }

  /// Where the body is cut for each size of text.
  public var bodyCuts: [(banner: Int?, lock: Int?)] {
    PhoneSize.Text.allCases.map { size in
      func cut(_ surface: PhoneSize.Surface) -> Int? {
        TextCut(body, lines: surface.lines ?? 0, width: size.width(without: thumb)).shown
      }
      return (cut(.banner), cut(.lock))
    }
  }

  /// How much of a lock screen the body takes, at the usual size of text: its lines, how many are seen, and the
  /// tenths of the room, at most ten.
  public var bodyFill: (lines: Int, seen: Int, tenths: Int) { fill(on: .lock) }

  /// The same of a banner.
  public var bannerFill: (lines: Int, seen: Int, tenths: Int) { fill(on: .banner) }

  private func fill(on surface: PhoneSize.Surface) -> (lines: Int, seen: Int, tenths: Int) {
    let (seen, width) = (surface.lines ?? 0, PhoneSize.Text.standard.width(without: thumb))
    let cut = TextCut(body, lines: seen, width: width)
    let tenths = cut.shown == nil ? CharacterWidths.width(of: body) * 10 / max(seen * width, 1) + 1 : 10
    return (cut.lines, seen, min(tenths, 10))
  }

  /// `40,88 35,70 20,44`: for each size of text what a banner and a lock screen show, in the units that scripts count
  /// in; 0 for all of it.
  private static func data(_ cuts: [(banner: Int?, lock: Int?)], _ text: String) -> String {
    func units(_ count: Int?) -> String { String(count.map { text.prefix($0).utf16.count } ?? 0) }
    return cuts.map { "\(units($0.banner)),\(units($0.lock))" }.joined(separator: " ")
  }

  private static func pieces(of text: String, _ cut: (banner: Int?, lock: Int?)) -> BodyPieces {
    let pieces = Isolates.parted(text, at: cut.banner ?? text.count, cut.lock ?? text.count)
    return BodyPieces(first: pieces[0], second: pieces[1], rest: pieces[2])
  }

  private func drawMore(to html: inout HTMLWriter) {
    guard !buttons.isEmpty || !attachments.isEmpty else { return }
    html.element("div", ["class": "opened"]) { html in
      for attachment in attachments {
        html.element("span", ["class": "attachment \(attachment.rawValue)"]) { html in
          html.element("span", ["lang": "en"], text: attachment.rawValue)
        }
      }
      guard !buttons.isEmpty else { return }
      html.element("ul", ["class": "buttons"]) { html in
        for button in buttons {
          html.element("li", button.isDestructive ? ["class": "destructive"] : [:]) { html in
            html.element("span", text: button.title)
            guard let input = button.input else { return }
            html.element("span", ["class": "field"]) { html in
              html.element("span", ["class": "placeholder"], text: input.placeholder)
              html.element("b", text: input.button)
            }
          }
        }
      }
    }
  }

  /// Which of the colours of icons an app has.
  static func hue(of id: String) -> Int {
    Int(id.utf8.reduce(UInt32(7)) { ($0 &* 31 &+ UInt32($1)) % 997 } % 8)
  }
}

/// A body in three pieces: what a banner shows, what only a lock screen shows, and what neither does.
private struct BodyPieces {
  let first: String
  let second: String
  let rest: String

  var text: String { first + second + rest }

  func write(to html: inout HTMLWriter) {
    html.write(first)
    if !second.isEmpty || !rest.isEmpty { html.element("i", ["class": "dots banner"], text: "…") }
    if !second.isEmpty { html.element("span", ["class": "second"], text: second) }
    guard !rest.isEmpty else { return }
    html.element("i", ["class": "dots lock"], text: "…")
    html.element("span", ["class": "rest"], text: rest)
  }
}

extension LanguageTag {
  /// `rtl` or `ltr`, as HTML says it.
  public var direction: String { isRightToLeft ? "rtl" : "ltr" }
}
