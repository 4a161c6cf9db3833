import SpecDiagnostics
import TextWriting

extension LanguageRemoval {
  private static let mostNames = 5

  /// What goes, a line for each kind.
  ///
  /// - Parameter isShort: Only the first names of each kind.
  static func list(_ gone: [Gone], shortened isShort: Bool) -> TerminalText {
    var text: TerminalText = ""
    for kind in Gone.Kind.allCases {
      let all = gone.filter { $0.kind == kind }
      if all.isEmpty { continue }
      text += "\(kind.words(all.count)):\n"
      let shown = isShort ? all.prefix(mostNames) : all[...]
      for item in shown {
        text += "  \(item.span.file):\(item.span.start.line)\(item.name.isEmpty ? "" : ": ")\(item.name)\n"
      }
      if shown.count < all.count { text += "  and \(all.count - shown.count) more, with --verbose\n" }
    }
    return text
  }
}

extension LanguageRemoval.Gone.Kind {
  fileprivate func words(_ count: Int) -> String {
    switch self {
    case .text: "\(Plural.of(count, "text")) of the specs"
    case .agreed: "\(Plural.of(count, "text")) that requirements agreed on"
    case .device: "\(Plural.of(count, "place")) of scenarios that have the source language instead"
    case .words: "\(Plural.of(count, "place")) of scenarios that expect words in the other languages only"
    case .scenario: "\(Plural.of(count, "scenario")) about this language alone"
    case .row: "\(Plural.of(count, "row")) of scenarios about this language alone"
    case .output: "\(Plural.of(count, "expectation")) of generated files"
    case .waiver: "\(Plural.of(count, "waiver"))"
    case .mutant: "\(Plural.of(count, "waived mutant"))"
    case .failure: "\(Plural.of(count, "known failure"))"
    }
  }
}
