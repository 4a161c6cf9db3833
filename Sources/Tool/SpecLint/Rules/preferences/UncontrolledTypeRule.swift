import SpecDiagnostics
import SpecLanguage

struct UncontrolledTypeRule: LintRule {
  static let code: DiagnosticCode = "preferences/uncontrolled-type"
  static let page = """
    If people can turn off some types, they can turn off every type.

    Why: somebody who switches everything off in the app and still gets a notification feels tricked, and turns all of
    them off in iOS. App Review asks for a way to opt out.

    Source: NOTIF-001/REL-1
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
    - preferences: { reminders: { type: toggle, default: true, controls: [daily] } }
    + preferences: { reminders: { type: toggle, default: true, controls: all } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
          priority: 20
          copy: { body: { en: "Hi" } }
        1️⃣news:
          summary: "News."
          target: home
          trigger: { calendar: { every: week, weekday: sunday } }
          priority: 10
          copy: { body: { en: "There is news" } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    let switches = spec.preferences.filter { $0.toggle?.controlsSomething == true }
    guard spec.isComplete, let first = switches.first else { return [] }
    let all = Switches(of: spec)
    return spec.notifications.filter { !all.decide(about: $0) }.map { type in
      finding(
        "No setting turns off 'notifications.\(type.id)', although other types can be turned off: add it to the "
          + "'controls' of one",
        at: type.idSpan, notes: [Diagnostic.Note("'\(first.id)' controls other types", at: first.idSpan)])
    }
  }
}

extension ToggleItem {
  fileprivate var controlsSomething: Bool {
    switch controls {
    case .all: true
    case .types(let types): !types.isEmpty
    }
  }
}
