import Testing

@testable import SpecLint

@Suite struct SignalTimesAtHomeRuleTests {
  private func spec(_ calendar: String) -> String {
    """
    notispec: 1
    signals:
      medicine_set: { parameters: { times: { type: times }, time: { type: time } } }
    deep_links: { scheme: demo, targets: { home: { path: /home } } }
    preferences:
      reminder_time: { type: time, default: "20:00", label: { en: "Time" } }
    notifications:
      dose:
        summary: "It is time for a medicine."
        target: home
        trigger: { calendar: { \(calendar) } }
        copy: { body: { en: "Time for your medicine" } }
    """
  }

  @Test(arguments: ["times: { parameter: times }", "time: { parameter: time }"])
  func timesOfASignalKnowNoHome(_ times: String) throws {
    try expectFindings(
      of: SignalTimesAtHomeRule(), in: spec("for: medicine_set, every: day, \(times), zone: 1️⃣home"),
      [
        (
          "1️⃣",
          "The times come with 'medicine_set', so 'home' is where the app was first opened: let 'medicine_set' bring the "
            + "zone too, and write 'zone: { parameter: … }'"
        )
      ])
  }

  @Test(arguments: [
    "every: day, time: { preference: reminder_time }, zone: home",
    "for: medicine_set, every: day, time: \"08:00\", zone: home",
    "for: medicine_set, every: day, times: { parameter: times }",
    "for: medicine_set, every: day, times: { parameter: times }, zone: Europe/Berlin",
  ])
  func otherTimesAndZonesDo(_ calendar: String) throws {
    try expectFindings(of: SignalTimesAtHomeRule(), in: spec(calendar), [])
  }
}
