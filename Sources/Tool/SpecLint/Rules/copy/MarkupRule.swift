import SpecDiagnostics
import SpecLanguage

struct MarkupRule: WordingRule {
  static let code: DiagnosticCode = "copy/markup"
  static let level = Diagnostic.Severity.warning

  func judge(for spec: Spec) -> Judge? {
    { wording in
      guard wording.signs.contains(.markup) else { return nil }
      let found = wording.literals.lazy.compactMap(Self.markup).first
      return found.map { "contains '\($0)', which people would see as written: \(Self.advice(for: $0))" }
    }
  }

  private static func advice(for markup: String) -> String {
    switch markup.first {
    case "\\":
      return ["\\'", "\\\""].contains(markup)
        ? "leave the '\\' out" : "it means something else only with one '\\', in double quotes"
    case "&": return "write the character itself"
    case ":": return "write the emoji itself"
    case "@": return "write the text itself, and not the name of a text"
    case "<" where ["<br>", "<br/>", "<br />", "<p>"].contains(markup.lowercased()):
      return "write a space, or, in a body, a line break: '\\n' in double quotes"
    case "<"
    where markup.dropFirst().dropLast().allSatisfy({ $0.isLetter || $0 == "_" }) && markup.count > 6
      || names.contains(markup):
      return "leave it out, or write '{\(markup.dropFirst().dropLast())}' if it is an argument"
    default: return "write the words alone"
    }
  }

  /// Tags that are more often the name of a value.
  private static let names: Set<String> = ["<name>", "<user>", "<days>", "<date>", "<time>", "<city>", "<item>"]

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
        // <![CDATA[…]]>
        scan.word("<![CDATA[", at: start)
      },
      { start in
        // :wave:
        guard let name = scan.word(":", at: start), start == 0 || !TextScan.isWord(scan.bytes[start - 1]),
          scan.bytes.indices.contains(name), TextScan.isLetter(scan.bytes[name]),
          let end = scan.run(at: name, of: TextScan.isLetterOrLine), end > name + 1
        else { return nil }
        return scan.word(":", at: end)
      },
      { start in
        // @string/name
        scan.word("@string/", at: start).flatMap { scan.run(at: $0, of: TextScan.isWord) }
      },
      { start in
        // &amp;
        scan.word("&", at: start).flatMap { scan.run(at: $0) { (0x61...0x7A).contains($0) } }
          .flatMap { scan.word(";", at: $0) }
      },
      // \n, \t, \' and \u2019 of a text without double quotes
      { start in
        if let code = scan.word("\\u", at: start), code + 4 <= scan.bytes.count {
          return scan.bytes[code..<(code + 4)].allSatisfy(TextScan.isHexDigit) ? code + 4 : nil
        }
        return scan.word("\\n", at: start) ?? scan.word("\\t", at: start) ?? scan.word("\\'", at: start)
          ?? scan.word("\\\"", at: start)
      },
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
