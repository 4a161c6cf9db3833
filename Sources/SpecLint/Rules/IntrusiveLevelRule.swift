import SpecDiagnostics
import SpecModel

/// What comes by the calendar does not break through silence.
///
/// Why: time-sensitive and critical are for what happens now and concerns the person: a ride, an alarm. A reminder that
/// comes every day whatever happens and ignores Focus is switched off, and Apple's reviewers object to it.
/// - Source: ACH/TASK-1; Human Interface Guidelines, Notifications
struct IntrusiveLevelRule: LintRule {
  static let code: DiagnosticCode = "content/intrusive-level"
  static let level = Diagnostic.Severity.warning
  static let types: TypeKinds = .level
  static let covers: [String] = ["ACH/TASK-1"]
  static let example = LintExample(
    bad: """
      notispec: 1
      app:
        id: demo
        module: Demo
        bundle_id: com.example.demo
        locales: [en]
        source_locale: en
        delivery: local
        owner: care
        entitlements: [time_sensitive]
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Every day."
          target: home
          trigger: { calendar: { every: day, time: "09:00" } }
          interruption_level: 1️⃣time_sensitive
          copy: { body: { en: "Hello" } }
      """,
    good: """
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Every day."
          target: home
          trigger: { calendar: { every: day, time: "09:00" } }
          interruption_level: active
          copy: { body: { en: "Hello" } }
      """)

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.notifications.compactMap { type in
      guard type.interruptionLevel.isUrgent,
        let trigger = type.triggers.first(where: { trigger in
          if case .calendar = trigger.schedule { true } else { false }
        })
      else { return nil }
      return finding(
        "'notifications.\(type.id)' comes by the calendar and breaks through silence: leave that to what happens now",
        at: type.interruptionLevelSpan ?? type.idSpan,
        notes: [Diagnostic.Note("the calendar is here", at: trigger.span)])
    }
  }
}
