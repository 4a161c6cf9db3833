import SpecLanguage
import TestSupport
import Testing
import YAMLNodes

@testable import NotificationConformance

/// What the trace of a case says beside inputs and deliveries.
@Suite struct TraceTests {
  /// The lines of the only case, each without its time.
  private func trace(_ app: String, _ body: String) throws -> [String] {
    let spec = try Repository.spec(app)
    let text = """
      notispec_scenarios: 1
      suite: trace
      app: \(app)
      scenarios:
        - id: one
          covers: [ANY/THING-1]
      \(body)
      """
    let yaml = YAMLReader.read(Array(text.utf8), file: "trace.yaml")
    let tree = try #require(yaml.tree)
    let result = ScenarioLoader(specs: [spec], zone: Zones.rules).load([tree])
    #expect(result.diagnostics.map(\.message) == [])
    let scenario = try #require(result.cases.first)
    return ScenarioRunner(specs: [spec]).run(scenario).trace.map(\.text)
  }

  /// It may be gone again, or never have been on trial.
  @Test(arguments: [
    ("dismiss: new_message", "no notification that came quietly is in Notification Center"),
    ("provisional: keep", "notifications are not on trial: the permission is 'authorized'"),
  ])
  func thereIsNothingToKeep(_ step: String, _ reason: String) throws {
    let spec = try Repository.spec("gallery")
    let text = """
      notispec_scenarios: 1
      suite: trial
      app: gallery
      scenarios:
        - id: one
          title: Keeps what is not there
          covers: [IOS/PROV-4]
          start: { at: "2026-03-02 09:00", zone: Europe/Berlin, authorization: provisional, app: foreground }
          steps:
            - { at: "10:00", signal: message_received }
            - { at: "10:00:01", app: background }
            - { at: "10:01", \(step) }
            - { at: "10:02", provisional: keep }
          then: [{ delivered: new_message }]
      """
    let tree = try #require(YAMLReader.read(Array(text.utf8), file: "trial.yaml").tree)
    let result = ScenarioLoader(specs: [spec], zone: Zones.rules).load([tree])
    let scenario = try #require(result.cases.first, "\(result.diagnostics.map(\.message))")
    let messages = ScenarioRunner(specs: [spec]).run(scenario).failures.map(\.message)
    #expect(messages.contains { $0.contains("\(reason), so there is nothing to keep") }, "\(messages)")
  }

  @Test func manyFlightsInOneCase() throws {
    func scenario(_ count: Int) throws -> ScenarioCase {
      let steps = (0..<count).map { "    - { after: 1m, zone: \($0 % 2 == 0 ? "Asia/Tokyo" : "Europe/Berlin") }\n" }
      let text = """
        notispec_scenarios: 1
        suite: trace
        app: cleaner
        defaults: { start: { at: "2026-03-02 09:00", zone: Europe/Berlin, authorization: authorized } }
        scenarios:
        - id: one
          title: Flies
          covers: [ANY/THING-1]
          then: [{ delivered: none }]
          steps:

        """ + steps.joined()
      let tree = try #require(YAMLReader.read(Array(text.utf8), file: "trace.yaml").tree)
      let result = ScenarioLoader(specs: [try Repository.spec("cleaner")], zone: Zones.rules).load([tree])
      return try #require(result.cases.first, "\(result.diagnostics.map(\.message))")
    }
    let cases = [500: try scenario(500), 4_000: try scenario(4_000)]
    let growth = Work.growth(from: 500, to: 4_000) { count in
      if let scenario = cases[count] { #expect(CaseTimes(of: scenario).areAmbiguous) }
    }
    #expect(growth < 20, "\(growth)")
  }

  /// As scenarios write it, wherever the device is when the signal comes.
  @Test func aMomentIsALocalTime() throws {
    let cases = try Bakery.cases(
      """
        - id: one
          covers: [BAKE/FRESH-1]
          steps:
            - { at: "10:00", signal: oven_opened, with: { until: "18:00" } }
            - { at: "10:01", zone: Asia/Tokyo }
            - { after: 1m, signal: oven_opened, with: { until: 1772449230250 } }
          then: [{ delivered: none }]
        - id: table
          covers: [BAKE/FRESH-1]
          start: { at: "2026-03-02 09:00", zone: "{zone}" }
          steps: [{ after: 1m, signal: oven_opened, with: { until: 1772449200000 } }]
          then: [{ delivered: none }]
          table: { columns: [key, zone], rows: [[a, UTC], [b, Asia/Tokyo]] }
      """)
    let runner = ScenarioRunner(specs: [try Bakery.spec()])
    let lines = cases.flatMap { runner.run($0).trace.map(\.text).filter { $0.hasPrefix("signal") } }
    #expect(
      lines == [
        #"signal oven_opened until="2026-03-02 18:00""#, #"signal oven_opened until="2026-03-02 20:00:30.250""#,
        #"signal oven_opened until="2026-03-02 11:00""#, #"signal oven_opened until="2026-03-02 20:00""#,
      ])
  }

  @Test func aClockThatIsSetShowsWhichWay() throws {
    let lines = try trace(
      "time",
      """
          start: { at: "2026-03-02 08:00", zone: UTC, authorization: authorized, app: foreground }
          steps: [{ at: "09:00", clock: +2h }, { at: "12:00", clock: -30m }]
          then: [{ delivered: none }]
      """)
    #expect(lines.contains("clock: +2h"))
    #expect(lines.contains("clock: -30m"))
  }

  @Test func aCapNamesWhatHoldsItAndUntilWhen() throws {
    func lines(_ profile: String) throws -> [String] {
      try trace(
        "time",
        """
            start: { at: "2026-03-02 08:00", zone: UTC, authorization: authorized, app: foreground, profile: \(profile) }
            steps: [{ at: "09:00", signal: news_came }, { at: "10:00", signal: gossip_came }]
            then: [{ outcome: gossip, is: dropped }]
        """)
    }
    #expect(
      try lines("one_a_date").contains(
        "time.gossip.1 dropped: cap.daily: daily: 1 of 1, until Tuesday 2026-03-03 00:00, held by time.news.1"))
    #expect(
      try lines("rolling").contains(
        "time.gossip.1 dropped: cap.daily: daily: 1 of 1, until Tuesday 2026-03-03 09:00, held by time.news.1"))
  }

  @Test func aDeliveryBeforeTheStartHoldsACapToo() throws {
    let lines = try trace(
      "time",
      """
          start:
            at: "2026-03-02 08:00"
            zone: UTC
            authorization: authorized
            app: foreground
            profile: rolling
            history: [{ delivered: news, at: "2026-03-01 20:00" }]
          steps: [{ at: "10:00", signal: gossip_came }]
          then: [{ outcome: gossip, is: dropped }]
      """)
    #expect(
      lines.contains(
        "time.gossip.1 dropped: cap.daily: daily: 1 of 1, until Monday 2026-03-02 20:00, held by news before the start")
    )
  }

  @Test func stepsOfALiveActivitySayWhatTheyDo() throws {
    let lines = try trace(
      "gallery",
      """
          start: { at: "2026-03-02 09:00", zone: UTC, authorization: authorized, app: foreground }
          steps:
            - { at: "10:00", activity: pizza_delivery, event: start }
            - { at: "10:01", activity: pizza_delivery, event: update, status: outForDelivery, estimate: 25m }
            - { at: "10:02", activity: pizza_delivery, event: token, bytes: [10, 255] }
            - { at: "10:03", activity: pizza_delivery, event: end, dismissal: 1h }
            - at: "10:04"
              activity: pizza_delivery
              event: push
              content_state: { status: outForDelivery }
          then: [{ activity: pizza_delivery, is: ended }]
      """)
    #expect(
      lines.filter { $0.hasPrefix("activity ") } == [
        "activity pizza_delivery: start", "activity pizza_delivery: update, status outForDelivery, estimate 25m",
        "activity pizza_delivery: token 0aff", "activity pizza_delivery: end, dismissed after 1h",
        "activity pizza_delivery: push, status outForDelivery",
      ])
    #expect(lines.contains("pizza_delivery has ended; this changes nothing"))
  }

  @Test func whatIsHandedOverTwiceIsSaidToBeCountedAlready() throws {
    let lines = try trace(
      "time",
      """
          start: { at: "2026-03-02 08:00", zone: UTC, authorization: authorized, app: foreground }
          steps:
            - { at: "09:00", signal: tea_made }
            - { at: "09:01", app: killed }
            - { at: "09:03", app: launch }
          then: [{ logged: [time_scheduled] }]
      """)
    #expect(lines.contains("time_scheduled again, which is counted already"))
  }
}
