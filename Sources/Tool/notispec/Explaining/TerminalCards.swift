import NotificationDrawing
import NotificationTerms
import SpecEmission
import SpecLanguage
import TextWriting

/// A type as people see it, in a terminal: each language with its wordings, cut where a lock screen cuts them.
struct TerminalCards {
  /// Of more wordings than that the first are shown.
  private static let most = 3
  /// Columns of a line, of which the time takes the last ones.
  private static let columns = 46

  let lines: [String]

  init(_ type: NotificationItem, in spec: Spec) {
    let cards = TypeCards(type, in: spec)
    guard cards.isSeen else {
      lines = []
      return
    }
    var lines: [String] = []
    for locale in spec.app.locales.map(\.value) {
      for wording in cards.wordings.prefix(Self.most) {
        guard let card = cards.card(wording, in: locale) else { continue }
        lines.append("\(locale.text)\(wording.variant.map { ", \($0)" } ?? "")")
        lines += Self.lines(of: card)
      }
    }
    self.lines = lines
  }

  private static func lines(of card: NotificationCard) -> [String] {
    // What keeps a value apart is nothing to see.
    let seen = card.seenLines.map { line in
      String(String.UnicodeScalarView(line.unicodeScalars.filter { !InvisibleScalar.setsDirection($0) }))
    }
    let first = TerminalText(seen.first ?? "").padded(to: columns - card.time.count - 1).text
    return ["│ \(first) \(card.time)"] + seen.dropFirst().map { "│ \($0)" }
  }
}
