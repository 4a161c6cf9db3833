import SpecDiagnostics
import SpecLanguage

struct EventPerTypeRule: LintRule {
  static let code: DiagnosticCode = "analytics/id-in-name"
  static let page = """
    The id of a type is a parameter of an event, not part of its name.

    Why: Firebase counts 500 different names per app. One name per type uses them up, and every dashboard has to be
    extended for each new type. A parameter avoids both.

    Source: NOTIF-001/LOG-7 asks for such names, so this is only a note
    """
  static let level = Diagnostic.Severity.note
  static let example: LintExample = """
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day, time: "20:00" } }
          copy: { body: { en: "Hi" } }
      analytics:
        provider: firebase
        events:
    -     1️⃣opened_{id}: { on: notification.opened }
    +     opened: { on: notification.opened, parameters: [type] }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    (spec.analytics?.events ?? []).filter { $0.isCounted && $0.name.contains("{id}") }.map { event in
      finding(
        "'analytics.events.\(event.name)' makes a separate name for each type: 'parameters: [type]' does the same with "
          + "one name",
        at: event.nameSpan)
    }
  }
}
