import SpecDiagnostics
import SpecLanguage

struct RepeatedPlaceholderRule: CopyTextRule {
  static let code: DiagnosticCode = "copy/repeated-placeholder"
  static let level = Diagnostic.Severity.warning

  func findings(about copy: CopyText, of text: VisibleText, source: CopyText?) -> [Diagnostic] {
    guard let source, copy.locale != source.locale else { return [] }
    return copy.templates.filter(\.hasArguments).flatMap { template in
      text.arguments.map(\.id).compactMap { argument -> Diagnostic? in
        let count = template.count(of: argument)
        guard count > 1 else { return nil }
        let most = source.templates.map { $0.count(of: argument) }.max() ?? 0
        guard count > most else { return nil }
        return finding(
          "'\(text.path).\(copy.locale)' shows '{\(argument)}' \(count == 2 ? "twice" : "\(count) times"), and its "
            + "source \(most == 0 ? "not at all" : most == 1 ? "once" : "\(most) times"): remove what is too much",
          at: template.span, notes: [.init("the source is here", at: source.localeSpan)])
      }
    }
  }
}

extension TextTemplate {
  fileprivate func count(of argument: String) -> Int {
    parts.count { if case .argument(argument) = $0 { true } else { false } }
  }
}
