import NotificationCivilTime
import SpecDiagnostics
import SpecLanguage

struct PastDateRule: DatedLintRule {
  static let code: DiagnosticCode = "scheduling/past-date"
  static let page = """
    The one date of a trigger is still to come.

    Why: what is due on a date that has passed is never sent. Set the next date, or remove the trigger, or the type if it
    has no other. If the date comes back every year, write `every: year` with its `month` and `day` instead of `on`.
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        sale:
          summary: "The sale."
          target: home
    -     trigger: { calendar: { on: 1️⃣"2026-01-31" } }
    +     trigger: { calendar: { on: "2030-01-31" } }
          copy: { body: { en: "The sale begins" } }
    """

  func check(_ spec: Spec, on today: CivilDate) -> [Diagnostic] {
    spec.notifications.flatMap { type in
      type.triggers.compactMap { trigger in
        guard case .calendar(let item) = trigger.schedule, case .on(let date) = item.every.value, date < today else {
          return nil
        }
        return finding("'notifications.\(type.id)' was due on \(date), and that date has passed", at: item.every.span)
      }
    }
  }
}
