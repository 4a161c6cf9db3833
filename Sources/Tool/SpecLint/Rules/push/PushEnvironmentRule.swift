import SpecDiagnostics
import SpecLanguage

struct PushEnvironmentRule: LintRule {
  static let code: DiagnosticCode = "push/environment"
  static let page = """
    Development builds use Apple's sandbox, all others production.

    Why: Apple signs builds for TestFlight and the App Store for production, and only development builds for the
    sandbox. Each environment rejects the tokens of the other, so every push is refused, and testers report that
    notifications do not work.

    Source: IOS/TEST-4, IOS/TEST-5
    """
  static let level = Diagnostic.Severity.error
  static let covers: [String] = ["IOS/TEST-4"]
  static let proofs = [
    LintProof(
      ["IOS/TEST-5"],
      """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote, owner: care }
      push:
        entitlements: [aps_environment]
        environments: { debug: 1️⃣production, testflight: production, release: production }
      """)
  ]
  static let example: LintExample = """
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote, owner: care }
      push:
        entitlements: [aps_environment]
    -   environments: { debug: sandbox, testflight: 1️⃣sandbox, release: production }
    +   environments: { debug: sandbox, testflight: production, release: production }
    """

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
