import SpecDiagnostics
import SpecLanguage

struct ForeignPlaceholderRule: WordingRule {
  static let code: DiagnosticCode = "copy/foreign-placeholder"
  static let page = """
    Placeholders are written in braces: `{count}`.

    Why: `%@`, `%d`, `$(count)` and `<%= count %>` belong to other tools. Here they are plain text, and people would see
    them as written. Two braces mean one: people would see `{{count}}` as `{count}`.
    """
  static let level = Diagnostic.Severity.warning
  static let example = LintExample(
    daily: """
            copy:
      -       body: { en: 1️⃣"You have %d photos" }
      +       body: { en: "You have new photos" }
      """)

  func judge(for spec: Spec) -> Judge? {
    { wording in
      guard wording.signs.contains(.placeholder),
        let found = wording.literals.lazy.compactMap(Self.placeholder).first
      else { return nil }
      // Of two braces the text has one.
      return found.hasPrefix("{")
        ? "contains '{\(found)}', which people would see as '\(found)': write '\(found)' for an argument"
        : "contains '\(found)', which people would see as written: write '{name}' for an argument"
    }
  }

  static func placeholder(in text: String) -> String? {
    let scan = TextScan(text)
    // Where no ')' follows, none follows later either.
    let lastEnd = scan.bytes.lastIndex(of: UInt8(ascii: ")")) ?? -1
    return scan.first(
      of: { start in format(scan, at: start) },
      { start in
        // $(name)
        guard start < lastEnd, let name = scan.word("$(", at: start) else { return nil }
        return scan.next(UInt8(ascii: ")"), from: name).map { $0 + 1 }
      },
      { start in
        // {name}, written as {{name}}
        scan.word("{", at: start).flatMap { scan.run(at: $0, of: TextScan.isWord) }.flatMap { scan.word("}", at: $0) }
      },
      { start in
        // <%= name %>
        guard let name = scan.word("<%", at: start) else { return nil }
        return scan.next(UInt8(ascii: "%"), from: name).flatMap { scan.word("%>", at: $0) }
      })
  }

  /// %@, %d, %1$@, %lld
  private static func format(_ scan: TextScan, at start: Int) -> Int? {
    guard var place = scan.word("%", at: start) else { return nil }
    if let number = scan.run(at: place, of: TextScan.isDigit), let end = scan.word("$", at: number) { place = end }
    for sign in ["@", "lld", "llu", "ld", "lu"] as [StaticString] {
      if let end = scan.word(sign, at: place) { return end }
    }
    guard scan.bytes.indices.contains(place), "dsfi".utf8.contains(scan.bytes[place]) else { return nil }
    // A letter behind it makes it a word: "50 %ige Rabatte".
    let end = place + 1
    return scan.bytes.indices.contains(end) && TextScan.isWord(scan.bytes[end]) ? nil : end
  }
}
