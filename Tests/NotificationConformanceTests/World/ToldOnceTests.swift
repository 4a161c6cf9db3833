import NotificationScheduling
import SpecLanguage
import TestSupport
import Testing
import YAMLNodes

@testable import NotificationConformance

/// What became of something is told when it changes, and not again.
@Suite struct ToldOnceTests {
  private static let app = """
    notispec: 1
    app: { id: tasks, name: "Tasks", module: TasksNotifications, bundle_id: com.example.tasks, delivery: local,
      locales: [en], source_locale: en }
    signals: { started: {}, finished: {}, asked: {} }
    deep_links: { scheme: tasks, targets: { home: { path: /home } } }
    categories: { later: { actions: [{ id: LATER, title: { en: "Later" }, snooze: 45m }] } }
    policies: { quiet_hours: { from: "23:00", to: "07:00", held: drop } }
    notifications:
      nudge:
        summary: "Four hours after, unless it is done."
        target: home
        category: later
        trigger: { after: { signal: started, delay: 4h, from: last } }
        conditions: [{ not: { happened: { signal: finished, since: trigger } } }]
        copy: { body: { en: "Nudge" } }
      early:
        summary: "Soon after, but not at night."
        target: home
        trigger: { after: { signal: asked, delay: 30m..1h } }
        copy: { body: { en: "Early" } }
    """

  /// The words and reasons of a case.
  private func outcomes(
    _ start: String, _ steps: [String], authorization: String = "authorized"
  ) throws -> [String] {
    let yaml = YAMLReader.read(Array(Self.app.utf8), file: "tasks/app.yaml")
    let spec = try #require(SpecReader.read([SpecSource(path: "tasks/app.yaml", yaml: yaml)], folder: "tasks").spec)
    let text = """
      notispec_scenarios: 1
      suite: told
      app: tasks
      scenarios:
        - id: one
          title: Told once
          covers: [ANY/THING-1]
          start: { at: "\(start)", zone: Europe/Berlin, authorization: \(authorization), app: foreground, user: alice }
          steps:
            - { \(steps.joined(separator: " }\n      - { ")) }
          then: [{ nothing: true }]
      """
    let tree = try #require(YAMLReader.read(Array(text.utf8), file: "told.yaml").tree)
    let result = ScenarioLoader(specs: [spec], zone: Zones.rules).load([tree])
    let scenario = try #require(result.cases.first, "\(result.diagnostics.map(\.message))")
    return ScenarioRunner(specs: [spec]).run(scenario).trace.compactMap { entry in
      guard case .outcome(let record, _) = entry.event else { return nil }
      return "\(record.identifier) \(record.outcome.rawValue) \(record.reason.rawValue)"
    }
  }

  @Test func aSnoozeThatAConditionHasEnded() throws {
    let steps = [
      "at: \"10:00\", signal: started", "at: \"14:10\", tap: nudge, action: LATER", "at: \"14:20\", signal: finished",
      "at: \"14:30\", signal: started",
    ]
    #expect(
      try outcomes("2026-08-20 09:00", steps) == ["tasks.nudge.1~1 cancelled cancelled.goal"])
  }

  /// Its window was over a day before.
  @Test func whatIsOverIsNotCancelledByASignOut() throws {
    let steps = ["at: \"05:44\", signal: asked", "at: \"2026-06-14 09:00\", user: out"]
    #expect(try outcomes("2026-06-13 05:00", steps) == ["tasks.early.1 dropped quiet"])
  }

  @Test func whatWasRefusedIsNotCancelledByASignOut() throws {
    let steps = ["at: \"05:44\", signal: asked", "at: \"05:50\", user: out"]
    #expect(try outcomes("2026-06-13 05:00", steps) == ["tasks.early.1 dropped quiet"])
  }

  /// The older one is over before the newer one is told.
  @Test func whatIsOverMakesNothingADuplicate() throws {
    let steps = ["at: \"10:00\", signal: asked", "at: \"12:00\", signal: asked"]
    let told = try outcomes("2026-06-13 09:00", steps, authorization: "not_determined")
    #expect(told.contains("tasks.early.2 held permission.not_determined"), "\(told)")
  }
}
