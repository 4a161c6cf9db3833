import SpecDiagnostics
import SpecLanguage

struct SameOptionRule: LintRule {
  static let code: DiagnosticCode = "preferences/same-option"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.preferences.flatMap { preference -> [Diagnostic] in
      let options = preference.choice?.options ?? []
      return options.enumerated().compactMap { position, option in
        for earlier in options[..<position] {
          guard let likeness = option.likeness(to: earlier) else { continue }
          return finding(
            "'preferences.\(preference.id).options.\(option.id)' \(likeness) '\(earlier.id)'", at: option.idSpan,
            notes: [Diagnostic.Note("the other option is here", at: earlier.idSpan)])
        }
        return nil
      }
    }
  }
}

extension OptionItem {
  /// What is the same in both, as words that go before the id of the other.
  fileprivate func likeness(to other: OptionItem) -> String? {
    if let every, every.value == other.every?.value { return "comes as often as" }
    let same = label.texts.first { text in
      let words = text.templates.map(\.source)
      return words == other.label[text.locale]?.templates.map(\.source)
    }
    return same.map { "reads the same in '\($0.locale)' as" }
  }
}
