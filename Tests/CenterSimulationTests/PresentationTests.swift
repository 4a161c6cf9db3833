import CenterSimulation
import NotificationCivilTime
import NotificationTerms
import Testing

/// How loud a notification is: its level, the permission, what the user switched off.
@Suite struct PresentationTests {
  private func presentation(
    _ level: InterruptionLevel, sound: NotificationSound = .standard, authorization: AuthorizationStatus = .authorized,
    app: SimulatedCenter.AppState = .background, options: PresentationOptions = [.banner, .list, .sound, .badge],
    settings: CenterSettings = CenterSettings()
  ) throws -> Presentation? {
    var bench = try CenterBench(at: "2026-03-02 10:00", authorization: authorization, app: app)
    bench.center.settings = settings
    var asked = request("a", .immediate, level: level)
    asked.content.sound = sound
    asked.content.badge = 3
    try bench.center.add(asked, at: bench.now)
    guard var event = bench.center.deliverDue(at: bench.now).first else { return nil }
    if case .willPresent = event {
      guard let shown = bench.center.present("a", options: options, at: bench.now) else { return nil }
      event = shown
    }
    #expect(bench.center.badge == (settings.setsBadge && options.contains(.badge) ? 3 : 0))
    if case .presented(_, let presentation) = event {
      #expect(bench.center.delivered.count == (presentation.isListed ? 1 : 0))
      return presentation
    }
    return nil
  }

  private let loud = Presentation(hasBanner: true, hasSound: true, isListed: true)
  private let mute = Presentation(hasBanner: true, hasSound: false, isListed: true)
  private let quiet = Presentation(hasBanner: false, hasSound: false, isListed: true)

  @Test func onlyWhatIsPassiveIsQuiet() throws {
    #expect(try presentation(.passive) == quiet)
    for level in [InterruptionLevel.active, .timeSensitive, .critical] { #expect(try presentation(level) == loud) }
  }

  @Test func onTrialEverythingIsQuiet() throws {
    for level in InterruptionLevel.allCases {
      for app in SimulatedCenter.AppState.allCases {
        #expect(try presentation(level, authorization: .provisional, app: app) == quiet)
      }
    }
  }

  @Test func aSilentOneIsSeenButNotHeard() throws {
    #expect(try presentation(.active, sound: .silent) == mute)
    #expect(try presentation(.critical, sound: .silent) == loud, "it has the critical sound of the system")
  }

  @Test func soundsThatAreOffLeaveTheBanner() throws {
    var settings = CenterSettings()
    settings.playsSounds = false
    #expect(try presentation(.timeSensitive, settings: settings) == mute)
    #expect(try presentation(.critical, settings: settings) == loud)
  }

  @Test func bannersThatAreOffLeaveTheList() throws {
    var settings = CenterSettings()
    settings.showsAlerts = false
    settings.playsSounds = false
    settings.setsBadge = false
    #expect(try presentation(.active, settings: settings) == quiet)
  }

  @Test func aListThatIsOffKeepsNothing() throws {
    var settings = CenterSettings()
    settings.isListed = false
    #expect(try presentation(.active, settings: settings)?.isListed == false)
  }

  @Test func theAppDecidesInTheForeground() throws {
    #expect(try presentation(.active, app: .foreground, options: [.banner, .list]) == mute)
    #expect(try presentation(.active, app: .foreground, options: [.list]) == quiet)
    #expect(
      try presentation(.active, app: .foreground, options: [.banner, .sound])
        == Presentation(hasBanner: true, hasSound: true, isListed: false))
    #expect(try presentation(.active, app: .foreground, options: [.sound]) == nil)
  }

  @Test func withoutTheCapabilityWhatIsTimeSensitiveIsLikeAnyOther() throws {
    var bench = try CenterBench(at: "2026-03-02 10:00")
    bench.center.isFocusOn = true
    bench.center.settings.allowsTimeSensitive = false
    try bench.add("a", .immediate, level: .timeSensitive)
    try bench.add("b", .immediate, level: .critical)
    try bench.run(to: "2026-03-02 10:00")
    #expect(bench.log == ["a silenced 2026-03-02 10:00", "b shown 2026-03-02 10:00"])
  }
}
