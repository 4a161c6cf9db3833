import SpecDiagnostics
import SpecLanguage

struct CatalogPercentRule: WordingRule {
  static let code: DiagnosticCode = "copy/catalog-percent"
  static let level = Diagnostic.Severity.warning
  static let output: String? = "xcstrings"

  func judge(for spec: Spec) -> Judge? {
    { wording in
      guard wording.plainText.utf8.contains(UInt8(ascii: "%")), wording.text.table != .none,
        wording.text.shownArguments.isEmpty,
        let found = wording.literals.lazy.compactMap(Self.specifier).first,
        !wording.literals.contains(where: { ForeignPlaceholderRule.placeholder(in: $0) != nil })
      else { return nil }
      return "contains '\(found)', which Xcode reads as a placeholder in a String Catalog: say it in words, or put a "
        + "no-break space after '%'"
    }
  }

  /// The first format of `printf` in a text: `% d`, `%-i`.
  static func specifier(in text: String) -> String? {
    let scan = TextScan(text)
    return scan.first(of: { start in
      guard var place = scan.word("%", at: start) else { return nil }
      if let flags = scan.run(at: place, of: { "-+ #0'".utf8.contains($0) }) { place = flags }
      if let width = scan.run(at: place, of: TextScan.isDigit) { place = width }
      if let point = scan.word(".", at: place) { place = scan.run(at: point, of: TextScan.isDigit) ?? point }
      for length in ["hh", "h", "ll", "l", "q", "L", "z", "t", "j"] as [StaticString] {
        if let end = scan.word(length, at: place), let whole = conversion(scan, at: end) { return whole }
      }
      return conversion(scan, at: place)
    })
  }

  private static func conversion(_ scan: TextScan, at place: Int) -> Int? {
    scan.bytes.indices.contains(place) && "@dDiuUxXoOfFeEgGcCsSpaA".utf8.contains(scan.bytes[place]) ? place + 1 : nil
  }
}
