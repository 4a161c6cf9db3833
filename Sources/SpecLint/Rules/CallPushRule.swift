import SpecDiagnostics
import SpecModel

/// Pushes for calls are for calls.
///
/// Why: iOS ends an app that gets a `voip` push and does not report an incoming call at once, and after a few times
/// sends it no more of them. An ordinary notification goes out with `push_type: alert`.
/// - Source: IOS/REL-1; `platform-facts.md`, section 3
struct CallPushRule: LintRule {
  static let code: DiagnosticCode = "push/voip"
  static let level = Diagnostic.Severity.error
  static let types: TypeKinds = .push
  static let covers: [String] = ["IOS/REL-1"]
  static let example = LintExample(
    bad: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote, owner: care }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      push: { entitlements: [aps_environment] }
      notifications:
        news:
          summary: "There is news."
          target: home
          push: { push_type: 1️⃣voip }
          copy: { body: { en: "Hello" } }
      """,
    good: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote, owner: care }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      push: { entitlements: [aps_environment] }
      notifications:
        news:
          summary: "There is news."
          target: home
          push: { push_type: alert }
          copy: { body: { en: "Hello" } }
      """)

  func check(_ spec: Spec) -> [Diagnostic] {
    let types = spec.notifications.compactMap { type -> Diagnostic? in
      guard let kind = type.push?.pushType, kind.value == .voip else { return nil }
      return finding(
        "'notifications.\(type.id).push.push_type' is 'voip', which is for incoming calls only: use 'alert'",
        at: kind.span)
    }
    let modes = (spec.push?.backgroundModes ?? []).filter { $0.value == .voip }.map { mode in
      finding("'push.background_modes' has 'voip', and no type here is an incoming call: take it out", at: mode.span)
    }
    return types + modes
  }
}
