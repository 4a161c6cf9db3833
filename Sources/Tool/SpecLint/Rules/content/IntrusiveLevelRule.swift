import NotificationTerms
import SpecDiagnostics
import SpecLanguage

struct IntrusiveLevelRule: LintRule {
  static let code: DiagnosticCode = "content/intrusive-level"
  static let page = """
    A notification at a fixed time, whatever people did, does not break through Focus.

    Why: time-sensitive is for what concerns a person now, such as a ride, or medicine at the time they chose. People
    switch off a reminder that comes at the same hour every day, that they did not ask for and that nothing stops, and
    App Review objects to it. Let people choose the time or switch it on, or add a condition such as "not taken yet".
    Critical alerts are exempt: Apple grants them app by app.

    Source: ACH/TASK-1; https://developer.apple.com/design/human-interface-guidelines/managing-notifications
    """
  static let level = Diagnostic.Severity.warning
  static let covers: [String] = ["ACH/TASK-1"]
  static let example: LintExample = """
    - app:
    -   id: demo
    -   module: Demo
    -   bundle_id: com.example.demo
    -   locales: [en]
    -   source_locale: en
    -   delivery: local
    -   owner: care
    -   entitlements: [time_sensitive]
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Every day."
          target: home
          trigger: { calendar: { every: day, time: "09:00" } }
    -     interruption_level: 1️⃣time_sensitive
    +     interruption_level: active
          copy: { body: { en: "Hello" } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    // A condition or a setting may be in what could not be read.
    guard spec.isComplete else { return [] }
    return spec.notifications.compactMap { type in
      guard type.interruptionLevel == .timeSensitive, type.conditions.isEmpty, !spec.isAskedFor(type),
        let trigger = type.triggers.first(where: \.isFixed)
      else { return nil }
      return finding(
        "'notifications.\(type.id)' comes at a fixed time whatever people did, and breaks through Focus. Let them choose "
          + "the time, add a condition, or use 'active'", at: type.level.span,
        notes: [Diagnostic.Note("the calendar is here", at: trigger.span)])
    }
  }
}

extension TriggerItem {
  /// Dates at a time that no setting chooses, that no signal begins, and that nothing holds back.
  fileprivate var isFixed: Bool {
    guard case .calendar(let calendar) = schedule, calendar.begins == nil, calendar.cycle == nil else { return false }
    return preferences.isEmpty && conditions.isEmpty
  }
}

extension Spec {
  /// Whether a setting that is off until somebody turns it on controls a type.
  fileprivate func isAskedFor(_ type: NotificationItem) -> Bool {
    preferences.contains { setting in
      guard let toggle = setting.toggle, !toggle.isOnByDefault else { return false }
      switch toggle.controls {
      case .all: return true
      case .types(let ids): return ids.contains { $0.value == type.id }
      }
    }
  }
}
