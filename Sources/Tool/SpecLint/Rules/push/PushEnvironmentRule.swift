import SpecDiagnostics
import SpecLanguage

struct PushEnvironmentRule: LintRule {
  static let code: DiagnosticCode = "push/environment"
  static let level = Diagnostic.Severity.error

  func check(_ spec: Spec) -> [Diagnostic] {
    guard let environments = spec.push?.environments else { return [] }
    return [
      wrong("debug", environments.debug, .sandbox, "Development builds are"),
      wrong("testflight", environments.testFlight, .production, "Builds for TestFlight are"),
      wrong("release", environments.release, .production, "Builds for the App Store are"),
    ].compactMap { $0 }
  }

  private func wrong(
    _ key: String, _ written: Located<PushItem.Environment>, _ right: PushItem.Environment, _ subject: String
  ) -> Diagnostic? {
    guard written.value != right else { return nil }
    return finding(
      "'push.environments.\(key)' is '\(written.value)'. \(subject) signed for '\(right)', and their tokens are "
        + "unknown elsewhere", at: written.span,
      fixIt: Diagnostic.FixIt("write '\(right)'", replace: written.span, with: right.rawValue))
  }
}
