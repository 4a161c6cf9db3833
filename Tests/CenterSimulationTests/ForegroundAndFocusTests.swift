import NotificationCivilTime
import NotificationTerms
import Testing

@testable import CenterSimulation

@Suite struct ForegroundAndFocusTests {
  private func bench(
    app: SimulatedCenter.AppState, focus: Bool = false, level: InterruptionLevel = .active,
    choices: CenterChoices = .standard
  ) throws -> CenterBench {
    var bench = try CenterBench(at: "2026-03-02 10:00", app: app, choices: choices)
    bench.center.isFocusOn = focus
    try bench.add("a", dated("2026-03-02 11:00"), level: level)
    return bench
  }

  @Test func anAppInTheForegroundIsAsked() throws {
    var bench = try bench(app: .foreground)
    try bench.run(to: "2026-03-02 11:00")
    #expect(bench.log == ["a asked 2026-03-02 11:00", "a shown 2026-03-02 11:00"])
    #expect(bench.center.delivered.count == 1)
    #expect(bench.center.report().settled.map(\.fate) == [.presented(quietly: false)])
  }

  @Test(arguments: [[], .sound, .badge] as [PresentationOptions])
  func withoutBannerAndListNothingShows(_ options: PresentationOptions) throws {
    var bench = try bench(app: .foreground)
    try bench.run(to: "2026-03-02 11:00", answer: options)
    #expect(bench.log == ["a asked 2026-03-02 11:00"])
    #expect(bench.center.delivered.isEmpty)
    #expect(bench.center.report().settled.isEmpty)
  }

  @Test func aBannerWithoutListLeavesNothingInTheList() throws {
    var bench = try bench(app: .foreground)
    try bench.run(to: "2026-03-02 11:00", answer: .banner)
    #expect(bench.log.last == "a shown 2026-03-02 11:00")
    #expect(bench.center.delivered.isEmpty)
  }

  @Test func anAnswerThatComesTooLateShowsNothing() throws {
    var bench = try bench(app: .foreground)
    bench.now.instant += .hours(1)
    #expect(bench.center.deliverDue(at: bench.now) == [.willPresent(request("a", try dated("2026-03-02 11:00")))])
    bench.center.appState = .background
    #expect(bench.center.present("a", options: .banner, at: bench.now) == nil)
  }

  @Test func onlyOneAnswerCounts() throws {
    var bench = try bench(app: .foreground)
    bench.now.instant += .hours(1)
    _ = bench.center.deliverDue(at: bench.now)
    #expect(bench.center.present("other", options: .banner, at: bench.now) == nil)
    #expect(bench.center.present("a", options: .banner, at: bench.now) != nil)
    #expect(bench.center.present("a", options: .banner, at: bench.now) == nil)
  }

  @Test(arguments: [InterruptionLevel.passive, .active], [SimulatedCenter.AppState.foreground, .background, .killed])
  func focusSilences(_ level: InterruptionLevel, _ app: SimulatedCenter.AppState) throws {
    var bench = try bench(app: app, focus: true, level: level)
    try bench.run(to: "2026-03-02 11:00")
    #expect(bench.log == ["a silenced 2026-03-02 11:00"])
    #expect(bench.center.report().settled.map(\.fate) == [.silencedByFocus])
    #expect(bench.center.delivered.map(\.manner) == [.silencedByFocus])
    #expect(bench.center.respond(to: "a") != nil, "it waits in the list, and a tap works")
  }

  @Test(arguments: [InterruptionLevel.timeSensitive, .critical])
  func focusLetsThroughWhatIsTimeSensitive(_ level: InterruptionLevel) throws {
    var bench = try bench(app: .background, focus: true, level: level)
    try bench.run(to: "2026-03-02 11:00")
    #expect(bench.log == ["a shown 2026-03-02 11:00"])
  }

  @Test func focusThatEndedBeforeSilencesNothing() throws {
    var bench = try bench(app: .background, focus: true)
    bench.center.isFocusOn = false
    try bench.run(to: "2026-03-02 11:00")
    #expect(bench.log == ["a shown 2026-03-02 11:00"])
  }

  @Test func theAppMayBeAskedBeforeFocusSilences() throws {
    let choices = CenterChoices(focusInForeground: .asksTheApp)
    var bench = try bench(app: .foreground, focus: true, choices: choices)
    try bench.run(to: "2026-03-02 11:00")
    #expect(bench.log == ["a asked 2026-03-02 11:00", "a silenced 2026-03-02 11:00"])
  }
}
