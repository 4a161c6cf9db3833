import SpecDiagnostics
import SpecLanguage

struct MarkupRule: WordingRule {
  static let code: DiagnosticCode = "copy/markup"
  static let page = """
    No text contains markup.

    Why: a notification shows plain text. Tags, entities and Markdown appear on the screen as written. So does `\\n`, which
    begins a line only in double quotes.

    Source: UNNotificationContent
    """
  static let level = Diagnostic.Severity.warning
  static let example = LintExample(
    daily: """
            copy:
      -       body: { en: 1️⃣"Clean up <b>now</b>" }
      +       body: { en: "Clean up now" }
      """)

  func judge(for spec: Spec) -> Judge? {
    { wording in
      guard wording.signs.contains(.markup) else { return nil }
      let found = wording.literals.lazy.compactMap(Self.markup).first
      return found.map { "contains '\($0)', which people would see as written" }
    }
  }

  static func markup(in text: String) -> String? {
    let scan = TextScan(text)
    // Where no ')' follows, none follows later either.
    let lastEnd = scan.bytes.lastIndex(of: UInt8(ascii: ")")) ?? -1
    return scan.first(
      of: { start in
        // <b>, </b>, <a href="…">
        guard let tag = scan.word("</", at: start) ?? scan.word("<", at: start),
          scan.bytes.indices.contains(tag), TextScan.isLetter(scan.bytes[tag]),
          let end = scan.next(UInt8(ascii: "<"), UInt8(ascii: ">"), from: tag)
        else { return nil }
        return scan.word(">", at: end)
      },
      { start in
        // &amp;
        scan.word("&", at: start).flatMap { scan.run(at: $0) { (0x61...0x7A).contains($0) } }
          .flatMap { scan.word(";", at: $0) }
      },
      // \n and \t of a text without double quotes
      { start in scan.word("\\n", at: start) ?? scan.word("\\t", at: start) },
      { start in
        // &#160;
        scan.word("&#", at: start).flatMap { scan.run(at: $0, of: TextScan.isDigit) }.flatMap { scan.word(";", at: $0) }
      },
      { start in
        // **bold**
        scan.word("**", at: start).flatMap { scan.run(at: $0) { $0 != UInt8(ascii: "*") } }
          .flatMap { scan.word("**", at: $0) }
      },
      { start in
        // [text](https://…)
        guard start < lastEnd, let link = scan.word("](http:", at: start) ?? scan.word("](https:", at: start) else {
          return nil
        }
        return scan.next(UInt8(ascii: ")"), from: link).map { $0 + 1 }
      })
  }
}
