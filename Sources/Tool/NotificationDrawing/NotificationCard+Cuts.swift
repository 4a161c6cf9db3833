import TextWriting

/// Where the texts of a card are cut, for each size of text.
extension NotificationCard {
  /// What can be cut. Its name is what the page says of it.
  public enum Part: String, Sendable, Hashable, CaseIterable {
    case title, subtitle, body
    /// What is shown instead of the body while previews are hidden.
    case hidden

    /// How many lines of it a surface has room for.
    func lines(on surface: PhoneSize.Surface) -> Int {
      switch self {
      case .title, .subtitle: 1
      case .body: surface.lines ?? 0
      case .hidden: PhoneSize.Surface.lock.lines ?? 0
      }
    }

    var weight: Int { self == .title || self == .subtitle ? CharacterWidths.bold : 100 }
  }

  /// How many characters are seen; nil where all of them are.
  public typealias Cut = (banner: Int?, lock: Int?)

  var thumb: Int { attachments.isEmpty ? 0 : PhoneSize.thumbWidth }

  public func text(of part: Part) -> String? {
    switch part {
    case .title: title ?? app
    case .subtitle: subtitle
    case .body: body
    case .hidden: hidden
    }
  }

  /// What a line has room for, in hundredths of the size of the text. The time grows with the text.
  func room(for part: Part, _ size: PhoneSize.Text = .standard, hasThumb: Bool = true) -> Int {
    let width = size.width(without: hasThumb && part != .hidden ? thumb : 0)
    return part == .title ? width - PhoneSize.Text.standard.share(of: PhoneSize.timeWidth) : width
  }

  /// Where a text is cut, for each size of text; empty if there is no such text.
  public func cuts(of part: Part) -> [Cut] {
    guard let text = text(of: part) else { return [] }
    return PhoneSize.Text.allCases.map { size in
      func cut(_ surface: PhoneSize.Surface) -> Int? {
        TextCut(text, lines: part.lines(on: surface), width: room(for: part, size), weight: part.weight).shown
      }
      return (cut(.banner), cut(.lock))
    }
  }

  /// How much of a lock screen the body takes: its lines, how many are seen, and the tenths of the room, at most ten.
  public struct Fill: Sendable, Hashable {
    public var lines: Int
    public var seen: Int
    public var tenths: Int
  }

  public func fill(_ size: PhoneSize.Text = .standard, on surface: PhoneSize.Surface = .lock) -> Fill {
    let (seen, width) = (Part.body.lines(on: surface), room(for: .body, size))
    let cut = TextCut(body, lines: seen, width: width)
    let tenths = cut.shown == nil ? CharacterWidths.width(of: body) * 10 / max(seen * width, 1) + 1 : 10
    return Fill(lines: cut.lines, seen: seen, tenths: min(tenths, 10))
  }
}

extension HTMLWriter {
  /// A text that some surface cuts at some size of text, with what a script needs to cut it for another one.
  mutating func element(_ text: String, in tag: StaticString, _ name: String, _ cuts: [NotificationCard.Cut]?) {
    guard let cuts, cuts.contains(where: { $0.banner != nil }) else {
      return element(tag, ["class": name], text: text)
    }
    let pieces = CutPieces(of: text, cuts[0])
    let (kind, data) = ("\(name) cuttable", Self.data(cuts, text))
    // What the pieces have besides the text is none of it.
    let isWithout = pieces.text == text
    element(
      tag,
      isWithout ? ["class": kind, "data-cuts": data] : ["class": kind, "data-cuts": data, "data-whole": text]
    ) { pieces.write(to: &$0) }
  }

  /// `40,88 35,70 20,44`: for each size of text what a banner and a lock screen show, in the units that scripts count
  /// in; 0 for all of it.
  private static func data(_ cuts: [NotificationCard.Cut], _ text: String) -> String {
    func units(_ count: Int?) -> String { String(count.map { text.prefix($0).utf16.count } ?? 0) }
    return cuts.map { "\(units($0.banner)),\(units($0.lock))" }.joined(separator: " ")
  }
}

/// A text in three pieces: what a banner shows, what only a lock screen shows, and what neither does.
private struct CutPieces {
  let first: String
  let second: String
  let rest: String

  init(of text: String, _ cut: NotificationCard.Cut) {
    let pieces = Isolates.parted(text, at: cut.banner ?? text.count, cut.lock ?? text.count)
    (first, second, rest) = (pieces[0], pieces[1], pieces[2])
  }

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
