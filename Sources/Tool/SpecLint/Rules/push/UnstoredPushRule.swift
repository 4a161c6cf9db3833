import NotificationCivilTime
import SpecDiagnostics
import SpecLanguage

struct UnstoredPushRule: LintRule {
  static let code: DiagnosticCode = "push/no-storage"
  static let page = """
    A push waits for a device that is off.

    Why: with `expiration: 0m` Apple tries once. A phone in a tunnel, in Airplane Mode or just switched off never gets the
    message. Say how long the text stays true: `24h` for a message, a few minutes for a ride that is about to arrive.

    Source: IOS/SERVER-2
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote, owner: care }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      push: { entitlements: [aps_environment] }
      notifications:
        news:
          summary: "There is news."
          target: home
    -     push: { expiration: 1️⃣0m }
    +     push: { expiration: 24h }
          copy: { body: { en: "Hello" } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.notifications.compactMap { type in
      guard let push = type.push, push.pushType.value == .alert, let expiration = push.expiration,
        expiration.value == .zero
      else { return nil }
      return finding(
        "'notifications.\(type.id).push.expiration' is 0: a device that is off at that moment never gets the push",
        at: expiration.span)
    }
  }
}
