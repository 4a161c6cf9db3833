import NotificationCivilTime
import NotificationConformance
import NotificationRules
import NotificationScheduling
import NotificationTerms
import TextWriting

/// Permissions, tokens, pushes and the parts of the system.
extension StepText {
  static func words(_ action: PermissionAction) -> String {
    switch action {
    case .start: "flow: start"
    case .force: "flow: force"
    case .press(let button): "press: \(button.rawValue)"
    case .answer(let answer): "answer: \(answer.rawValue)"
    case .settings(let statuses):
      "authorization: { \(pairs(statuses.map { ($0.key.rawValue, $0.value.rawValue) })) }"
    case .open(let module): "open: \(module)"
    }
  }

  static func words(_ action: TokenAction) -> String {
    switch action {
    case .user(let user): return "user: \(user ?? "out")"
    case .network(let isOn): return "network: \(word(isOn))"
    case .store(let fails): return "store: \(fails ? "fails" : "ok")"
    case .server(let status): return "store: \(status)"
    case .device(let bytes):
      return "token: { apns: \"\(bytes.map(hexadecimal).joined(separator: " "))\" }"
    case .provider(let token): return "token: { fcm: \(YAMLScalar.doubleQuoted(token)) }"
    case .fail(let fault, _): return "token: { fails: \(fault.rawValue) }"
    case .remote(let user, let fields):
      let entries = fields.map { ($0.key, YAMLScalar.doubleQuoted($0.value)) } + (user.map { [("user", $0)] } ?? [])
      return "remote: { \(pairs(entries)) }"
    case .gone(let token, let age):
      return "remote: { gone: \(YAMLScalar.doubleQuoted(token)), age: \(age) }"
    case .slow(let parts): return "slow: { \(pairs(parts.map { ($0.key.rawValue, "\($0.value)") })) }"
    case .slowFetch(let span): return "slow: { background: \(span) }"
    }
  }

  static func words(_ action: PushAction) -> String {
    switch action {
    case .silent(let result): return "push: { silent: \(result?.rawValue ?? "error") }"
    case .alert(let type, let payload, let tokens, let work):
      var parts = ["type: \(type)"]
      if !payload.isEmpty {
        parts.append("payload: { \(pairs(payload.map { ($0.key, YAMLScalar.doubleQuoted($0.value)) })) }")
      }
      if !tokens.isEmpty { parts.append("to: [\(tokens.map(YAMLScalar.doubleQuoted).joined(separator: ", "))]") }
      if work.downloadFails { parts.append("download: fails") }
      if work.takes > .zero { parts.append("takes: \(work.takes)") }
      if let text = work.decrypted { parts.append("decrypted: \(YAMLScalar.doubleQuoted(text))") }
      return "push: { \(parts.joined(separator: ", ")) }"
    }
  }

  static func words(_ action: SystemAction) -> String {
    switch action {
    case .trial(let choice): "provisional: \(choice.rawValue)"
    case .seen(let type): "seen: \(type)"
    case .location(let place): "location: { latitude: \(place.latitude), longitude: \(place.longitude) }"
    case .settings(let change): "settings: { \(words(change)) }"
    case .firstScreen(let span): "first_screen: \(span)"
    case .arrive(let target): "arrive: \(target)"
    case .activity(let kind, let event): "activity: \(kind), \(words(event))"
    }
  }

  private static func words(_ change: SettingsChange) -> String {
    let switches = [
      ("alerts", change.alerts), ("previews", change.previews), ("sounds", change.sounds), ("badge", change.badge),
      ("time_sensitive", change.timeSensitive), ("critical", change.critical),
    ]
    var parts = switches.compactMap { name, isOn in isOn.map { "\(name): \(word($0))" } }
    if let times = change.summary {
      parts.append("summary: [\(times.map { "\"\($0)\"" }.joined(separator: ", "))]")
    }
    return parts.joined(separator: ", ")
  }

  private static func words(_ event: ActivityEvent) -> String {
    switch event {
    case .start: return "event: start"
    case .update(let status, let estimate):
      let parts = [status.map { "status: \($0)" }, estimate.map { "estimate: \($0)" }].compactMap { $0 }
      return (["event: update"] + parts).joined(separator: ", ")
    case .end(let dismissal):
      return switch dismissal {
      case nil: "event: end"
      case .standard: "event: end, dismissal: default"
      case .immediate: "event: end, dismissal: immediate"
      case .after(let span): "event: end, dismissal: \(span)"
      }
    case .push(let state):
      let values = state.map { key, value in
        if case .string(let text) = value { (key, YAMLScalar.doubleQuoted(text)) } else { (key, value.description) }
      }
      return "event: push, content_state: { \(pairs(values)) }"
    case .token(let bytes): return "event: token, bytes: [\(bytes.map { "\($0)" }.joined(separator: ", "))]"
    }
  }

  private static func word(_ isOn: Bool) -> String { isOn ? "on" : "off" }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let text = String(byte, radix: 16)
    return byte < 16 ? "0" + text : text
  }

  /// By name.
  private static func pairs(_ entries: [(String, String)]) -> String {
    entries.sorted { $0.0 < $1.0 }.map { "\($0.0): \($0.1)" }.joined(separator: ", ")
  }
}
