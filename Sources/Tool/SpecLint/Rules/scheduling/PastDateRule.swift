import NotificationCivilTime
import SpecDiagnostics
import SpecLanguage

struct PastDateRule: DatedLintRule {
  static let code: DiagnosticCode = "scheduling/past-date"
  static let level = Diagnostic.Severity.warning

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
