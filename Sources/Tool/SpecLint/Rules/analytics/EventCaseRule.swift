import SpecDiagnostics
import SpecEmission
import SpecLanguage

struct EventCaseRule: LintRule {
  static let code: DiagnosticCode = "analytics/case-collision"
  static let page = """
    Event names differ in more than upper and lower case.

    Why: Firebase treats `Opened` and `opened` as different; dashboards and queries often do not. They add up the
    numbers, or lose one of them.
    """
  static let level = Diagnostic.Severity.error
  static let example: LintExample = """
      analytics:
        provider: firebase
        events:
    -     notif_reopened: { on: notification.opened }
    -     1️⃣notif_reOpened: { on: notification.fired }
    +     notif_opened: { on: notification.opened }
    +     notif_fired: { on: notification.fired }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    var owners: [String: EventItem] = [:]
    return (spec.analytics?.events ?? []).compactMap { event in
      guard let owner = owners.updateValue(event, forKey: event.name.lowercased()) else { return nil }
      // If Swift cannot tell the names apart, `NameCollisionRule` reports it.
      guard SwiftNames.name(owner.name, of: .event) != SwiftNames.name(event.name, of: .event) else { return nil }
      return finding(
        "'analytics.events.\(event.name)' and '\(owner.name)' differ only in upper and lower case", at: event.nameSpan,
        notes: [Diagnostic.Note("the other name is here", at: owner.nameSpan)])
    }
  }
}
