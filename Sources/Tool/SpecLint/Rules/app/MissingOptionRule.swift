import NotificationTerms
import SpecDiagnostics
import SpecLanguage

struct MissingOptionRule: LintRule {
  static let code: DiagnosticCode = "app/missing-option"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    guard let authorization = spec.app.authorization else { return [] }
    let options = authorization.options.map(\.value)
    var findings: [Diagnostic] = []
    if !options.contains(.alert), !spec.notifications.isEmpty {
      findings.append(
        finding("'app.authorization.options' lacks 'alert': without it iOS shows nothing", at: authorization.span))
    }
    for type in spec.notifications {
      if let badge = type.content.badge, !options.contains(.badge) {
        findings.append(missing(.badge, "'notifications.\(type.id)' sets a badge", at: badge.span))
      }
      if let span = type.content.sound.span, type.content.sound.form != .none, !options.contains(.sound) {
        findings.append(missing(.sound, "'notifications.\(type.id)' has a sound", at: span))
      }
    }
    for category in spec.categories where !options.contains(.carPlay) {
      guard let option = category.options.first(where: { $0.value == .allowInCarPlay }) else { continue }
      findings.append(missing(.carPlay, "'categories.\(category.id)' has 'allow_in_car_play'", at: option.span))
    }
    return findings
  }

  private func missing(_ option: AuthorizationOption, _ use: String, at span: SourceSpan) -> Diagnostic {
    finding("\(use), but 'app.authorization.options' has no '\(option.rawValue)': add it there", at: span)
  }
}
