import SpecDiagnostics
import SpecEmission
import SpecLanguage

struct EventCaseRule: LintRule {
  static let code: DiagnosticCode = "analytics/case-collision"
  static let page = """
    Event names differ by more than the size of letters.

    Why: Firebase tells `Opened` and `opened` apart, dashboards and queries often do not. Their numbers are then added
    up or one of them is missing.
    """
  static let level = Diagnostic.Severity.error
  static let example = LintExample(
    """
      notispec: 1
      analytics:
        provider: firebase
        events:
    -     notif_reopened: { on: notification.opened }
    -     1️⃣notif_reOpened: { on: notification.fired }
    +     notif_opened: { on: notification.opened }
    +     notif_fired: { on: notification.fired }
    """)

  func check(_ spec: Spec) -> [Diagnostic] {
    var owners: [String: EventItem] = [:]
    return (spec.analytics?.events ?? []).compactMap { event in
      guard let owner = owners.updateValue(event, forKey: event.name.lowercased()) else { return nil }
      // Of names that Swift cannot tell apart `NameCollisionRule` says it.
      guard SwiftNames.name(owner.name, of: .event) != SwiftNames.name(event.name, of: .event) else { return nil }
      return finding(
        "'analytics.events.\(event.name)' and '\(owner.name)' differ only in capital letters", at: event.nameSpan,
        notes: [Diagnostic.Note("the other name stands here", at: owner.nameSpan)])
    }
  }
}
