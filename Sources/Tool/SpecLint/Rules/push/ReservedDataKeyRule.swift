import SpecDiagnostics
import SpecLanguage

struct ReservedDataKeyRule: LintRule {
  static let code: DiagnosticCode = "push/reserved-data-key"
  static let page = """
    The keys of `data` and arguments do not clash with reserved ones.

    Why: Apple reserves `aps`, OneSignal `custom` and `os_data`, and Firebase `from`, `notification`, `message_type`,
    `collapse_key`, `fcm_options` and everything that begins with `google` or `gcm`. `type` and `target` hold the ids of
    the notification and its screen. Such a key is refused or overwritten on the way, and the app reads something other
    than what was sent.

    Source: Firebase Cloud Messaging, message payloads
    """
  static let level = Diagnostic.Severity.error
  static let example: LintExample = """
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote, owner: care }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      push: { providers: [fcm], entitlements: [aps_environment] }
      notifications:
        news:
          summary: "There is news."
          target: home
          push:
            data:
    -         sender: { type: string, key: 1️⃣from, example: "42" }
    +         sender: { type: string, key: sender, example: "42" }
          copy: { body: { en: "Hello" } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    let providers = (spec.push?.providers ?? []).map(\.value)
    var findings: [Diagnostic] = []
    for type in spec.notifications {
      func look(at items: [ParameterItem]) {
        for index in items.indices {
          guard let owner = Self.owner(of: items[index].payloadKey, providers) else { continue }
          let item = items[index]
          findings.append(
            finding(
              "'\(item.payloadKey)' in 'notifications.\(type.id)' is reserved by \(owner): choose another key",
              at: item.key?.span ?? item.idSpan))
        }
      }
      if let push = type.push { look(at: push.data) }
      look(at: type.arguments)
    }
    return findings
  }

  private static func owner(of key: String, _ providers: [PushItem.Provider]) -> String? {
    if key == "aps" { return "Apple" }
    // Every request carries these two in addition to what its type carries.
    if key == "type" || key == "target" { return "notispec" }
    if providers.contains(.fcm) {
      let words: Set<String> = ["from", "message_type", "collapse_key", "notification", "fcm_options"]
      if words.contains(key) || key.hasPrefix("google") || key.hasPrefix("gcm") { return "Firebase" }
    }
    if providers.contains(.onesignal), key == "custom" || key == "os_data" { return "OneSignal" }
    return nil
  }
}
