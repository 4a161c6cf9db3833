import SpecDiagnostics
import SpecLanguage

struct AnalyticsNameRule: LintRule {
  static let code: DiagnosticCode = "analytics/event-name"
  static let level = Diagnostic.Severity.error

  static let longestName = 40
  /// How many names of events with `{id}` are looked at. Firebase takes 500, so far more are wrong anyway.
  private static let mostNames = 200_000
  static let reservedPrefixes = ["firebase_", "google_", "ga_"]
  static let reservedNames: Set<String> = [
    "ad_activeview", "ad_click", "ad_exposure", "ad_query", "ad_reward", "adunit_exposure", "app_background",
    "app_clear_data", "app_exception", "app_remove", "app_store_refund", "app_store_subscription_cancel",
    "app_store_subscription_convert", "app_store_subscription_renew", "app_update", "app_upgrade",
    "dynamic_link_app_open", "dynamic_link_app_update", "dynamic_link_first_open", "error", "firebase_campaign",
    "first_open", "first_visit", "in_app_purchase", "notification_dismiss", "notification_foreground",
    "notification_open", "notification_receive", "os_update", "session_start", "session_start_with_rollout",
    "user_engagement",
  ]

  func check(_ spec: Spec) -> [Diagnostic] {
    guard let analytics = spec.analytics else { return [] }
    switch analytics.provider {
    case .firebase: break
    case .noProvider: return []
    }
    var findings: [Diagnostic] = []
    var owners: [String: EventItem] = [:]
    var namesLeft = Self.mostNames
    for event in analytics.events where event.console == nil {
      if event.name.contains("{id}") {
        namesLeft -= spec.notifications.count
        if namesLeft < 0 { break }
      }
      let names = event.names(for: spec.notifications)
      // One finding per event: the first type that breaks a rule represents the others.
      let broken = names.lazy.compactMap { name in Self.defect(of: name.text).map { (name, $0) } }.first
      if let (name, defect) = broken { findings.append(report(event, name, defect)) }
      for name in names {
        guard let owner = owners.updateValue(event, forKey: name.text) else { continue }
        findings.append(
          finding(
            "\(event.subject(name)) is also logged by 'analytics.events.\(owner.name)'", at: event.nameSpan,
            notes: [Diagnostic.Note("the other event of this name", at: owner.nameSpan)]))
        break
      }
    }
    return findings
  }

  private func report(_ event: EventItem, _ name: EventName, _ defect: String) -> Diagnostic {
    finding(
      "\(event.subject(name)) \(defect)", at: event.nameSpan,
      notes: name.type.map { [Diagnostic.Note("the type is defined here", at: $0.idSpan)] } ?? [])
  }

  /// What is wrong with a name, as the end of a sentence; nil if Firebase records it.
  static func defect(of name: String) -> String? {
    let bytes = name.utf8
    if bytes.count > longestName, name.unicodeScalars.count > longestName {
      return "has \(name.unicodeScalars.count) characters, but Firebase allows at most \(longestName)"
    }
    let isLetter = { (byte: UInt8) in (0x61...0x7A).contains(byte | 0x20) }
    if !bytes.allSatisfy({ isLetter($0) || (0x30...0x39).contains($0) || $0 == 0x5F }) {
      return "has characters other than the letters, digits and '_' that Firebase allows"
    }
    guard let first = bytes.first, isLetter(first) else {
      return "does not begin with a letter, which Firebase requires"
    }
    if let prefix = reservedPrefixes.first(where: name.hasPrefix) {
      return "begins with '\(prefix)', which Firebase keeps for itself"
    }
    return reservedNames.contains(name) ? "is a name that Firebase keeps for itself" : nil
  }
}

private struct EventName {
  var text: String
  /// The type whose id is in the name.
  var type: NotificationItem?
}

extension EventItem {
  /// The names under which it is logged: one, or one for each type.
  fileprivate func names(for types: [NotificationItem]) -> [EventName] {
    guard name.contains("{id}") else { return [EventName(text: name)] }
    return types.map { EventName(text: name.replacing("{id}", with: $0.id), type: $0) }
  }

  fileprivate func subject(_ name: EventName) -> String {
    let key = "'analytics.events.\(self.name)'"
    return name.type == nil ? key : "\(key) becomes '\(name.text)', which"
  }
}
