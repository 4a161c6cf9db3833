import SpecDiagnostics
import SpecLanguage

struct ReservedDataKeyRule: LintRule {
  static let code: DiagnosticCode = "push/reserved-data-key"
  static let level = Diagnostic.Severity.error

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
