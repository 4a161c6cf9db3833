import SpecDiagnostics
import SpecLanguage

struct RepeatedPlaceholderRule: LintRule {
  static let code: DiagnosticCode = "copy/repeated-placeholder"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    let source = spec.app.sourceLocale.value
    var found: [Diagnostic] = []
    spec.forEachText { text in
      guard text.role != .claim, text.role != .value, let original = text.text[source] else { return }
      for copy in text.text.texts where copy.locale != source && copy.status != .missing {
        for template in copy.templates where template.hasArguments {
          for argument in text.arguments.map(\.id) {
            let count = template.count(of: argument)
            let most = original.templates.map { $0.count(of: argument) }.max() ?? 0
            guard count > 1, count > most else { continue }
            found.append(
              finding(
                "'\(text.path).\(copy.locale)' shows '{\(argument)}' \(count == 2 ? "twice" : "\(count) times"), and its "
                  + "source \(most == 0 ? "not at all" : most == 1 ? "once" : "\(most) times"): remove what is too much",
                at: template.span, notes: [.init("the source is here", at: original.localeSpan)]))
          }
        }
      }
    }
    return found
  }
}

extension TextTemplate {
  fileprivate func count(of argument: String) -> Int {
    parts.count { if case .argument(argument) = $0 { true } else { false } }
  }
}
