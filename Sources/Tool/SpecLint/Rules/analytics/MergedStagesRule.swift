import NotificationRules
import SpecDiagnostics
import SpecLanguage

struct MergedStagesRule: LintRule {
  static let code: DiagnosticCode = "analytics/merged-stages"
  static let page = """
    An event that counts several stages says which one it was.

    Why: when planned, shown and opened are one number, they cannot be told apart later. The open rate, which everybody
    asks for, can never be computed. `stage` tells them apart.

    Source: NOTIF-001/LOG-7
    """
  static let level = Diagnostic.Severity.warning
  static let example = LintExample(
    daily: """
            copy: { body: { en: "A good moment to tidy up" } }
        analytics:
          provider: firebase
          events:
            opened: { on: notification.opened, parameters: [type] }
      -     1️⃣notification: { on: [notification.scheduled, notification.fired], parameters: [type] }
      +     notification: { on: [notification.scheduled, notification.fired], parameters: [type, stage] }
      """)

  func check(_ spec: Spec) -> [Diagnostic] {
    (spec.analytics?.events ?? []).filter(\.isCounted).compactMap { event in
      let moments = event.transitions.map(\.value).filter { $0.subject == "notification" }
      guard moments.count > 1, !event.parameters.contains(where: { $0.value == .stage }) else { return nil }
      let names = moments.map { "'\($0.stage)'" }.joined(last: "and")
      return finding(
        "'analytics.events.\(event.name)' counts \(names) as one number: add 'stage' to its parameters",
        at: event.nameSpan)
    }
  }
}
