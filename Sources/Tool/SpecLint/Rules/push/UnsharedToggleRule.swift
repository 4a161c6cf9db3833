import SpecDiagnostics
import SpecLanguage

struct UnsharedToggleRule: LintRule {
  static let code: DiagnosticCode = "push/unshared-toggle"
  static let page = """
    A server learns what people switch off.

    Why: a push is shown whatever a setting of the app says, because the app does not run when it comes. If the server
    is not told, people switch a kind of notification off and still get it. With `push.preferences` the app stores the
    setting in a document of the user, and the server looks there before it sends.
    """
  static let level = Diagnostic.Severity.error
  static let example: LintExample = """
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote, owner: care }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      preferences: { 1️⃣offers: { type: toggle, default: true, controls: [sale], label: { en: "Offers" } } }
    - push: { entitlements: [aps_environment] }
    + push: { entitlements: [aps_environment], preferences: { store: "users/{uid}", fields: { offers: offersOn } } }
      notifications:
        sale:
          summary: "A sale begins."
          target: home
          push: { expiration: 24h }
          copy: { body: { en: "A sale" } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    let pushed = spec.notifications.filter { $0.push != nil }
    guard spec.isComplete, !pushed.isEmpty else { return [] }
    let shared = Set(spec.push?.preferences?.fields.map(\.name.value) ?? [])
    let tree = PreferenceTree(of: spec)
    return spec.preferences.compactMap { preference in
      guard preference.toggle != nil, !shared.contains(preference.id) else { return nil }
      let below = tree.ids(below: preference.id)
      let type = pushed.first { type in
        spec.preferences.contains { below.contains($0.id) && $0.toggle?.controls.contains(type.id) == true }
      }
      guard let type else { return nil }
      return finding(
        "'preferences.\(preference.id)' switches 'notifications.\(type.id)' off, but a server sends it and does not know: "
          + "add the setting to 'push.preferences.fields'",
        at: preference.idSpan, notes: [Diagnostic.Note("'\(type.id)' is a push", at: type.idSpan)])
    }
  }
}
