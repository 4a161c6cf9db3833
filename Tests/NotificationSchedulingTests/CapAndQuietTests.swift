import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms
import Testing

struct CapAndQuietTests {
  private static let west = ZoneRules(identifier: "West", fixedOffsetSeconds: -11 * 3600)
  private static let east = ZoneRules(identifier: "East", fixedOffsetSeconds: 14 * 3600)

  @Test func aDeferralNamesTheCapThatCausedIt() {
    var device = Device(SampleRules.table(caps: [CapRule("gap", max: 1, per: .span(.hours(30)))]))
    device.signal("limit_reached")
    device.signal("started")
    #expect(device.outcomes.map(\.reason) == [.capSpan])
  }

  @Test func aDropAtQuietHoursStillUsesTheRestOfTheWindow() {
    let quiet = QuietHoursRule(from: .midnight, to: WallClockTime(hour: 9, minute: 45) ?? .midnight, held: .drop)
    var device = Device(SampleRules.table(quietHours: quiet))
    device.signal("limit_reached")
    #expect(device.plan == ["app.limit.1 2026-03-02 09:45"])
  }

  @Test func aDeliveryLearntAfterAFlightKeepsItsOwnDate() {
    var device = Device(SampleRules.table(types: [SampleRules.daily]), zone: Self.east)
    device.at("2026-02-27", "10:00")
    device.signal("cleaned")
    let delivered = Device.instant("2026-03-02", "20:00", Self.east)
    // In the west it is still the first of March.
    device.now = Moment(instant: delivered + .hours(2), zone: Self.west)
    device.pending["app.daily.2026-03-01"] = nil
    device.send(
      .foregrounded,
      settled: [.init(identifier: "app.daily.2026-03-02", instant: delivered, fate: .presented(quietly: false))])
    #expect(device.state.deliveries.recent.first?.local.description == "2026-03-02 20:00")
  }

  @Test func whatAClockYearsAheadDeliveredDoesNotWipeTheHistory() {
    var device = Device(SampleRules.table(types: [SampleRules.daily]))
    device.at("2026-03-01", "10:00")
    device.signal("cleaned")
    device.at("2026-03-02", "20:00")
    device.deliver("app.daily.2026-03-02")
    device.at("2029-03-02", "19:00")
    let missed = device.pending.keys.map {
      CenterReport.Settled(identifier: $0, instant: device.now.instant, fate: .missed)
    }
    device.send(.timeChanged, settled: missed)
    device.at("2029-03-02", "20:00")
    device.deliver("app.daily.2029-03-02")
    device.at("2026-03-04", "10:00")
    device.send(.timeChanged)
    // What was jumped over was not lived: it is still to come.
    #expect(device.plan.map { $0.prefix(20) } == (4...17).map { "app.daily.2026-03-\($0 < 10 ? "0" : "")\($0)" })
    #expect(device.state.deliveries.recent.map(\.key.description) == ["2026-03-02", "2029-03-02"])
    #expect(device.state.deliveries.recent.filter(\.isUncounted).map(\.key.description) == ["2029-03-02"])
  }

  @Test func newsThatWasToldUnderAWrongClockIsOldNews() {
    var type = SampleRules.daily
    type.conditions = [.happened(SignalRule("found"), since: .lastDelivery)]
    var device = Device(SampleRules.table(types: [type]))
    device.signal("found")
    device.at("2026-03-04", "20:00")
    device.deliver("app.daily.2026-03-04")
    device.at("2026-03-02", "19:00")
    device.send(.timeChanged)
    #expect(device.plan.isEmpty)
  }

  @Test func deferredToALaterSlotItIsNotDeferredAgain() {
    var type = SampleRules.full
    type.onCap = .defer
    type.repeatAfter = nil
    var device = Device(SampleRules.table(types: [SampleRules.limit, type]))
    device.signal("limit_reached")
    for _ in 0..<3 { device.signal("analyzed", ["used": .int(95)]) }
    #expect(device.plan == ["app.limit.1 2026-03-02 09:30", "app.full.1 2026-03-03 20:00"])
    #expect(device.outcomes.map(\.reason) == [.capDaily, .dedupe, .dedupe])
  }

  /// Held until the morning, it waits for a slot while something better has the morning.
  @Test func backFromASlotInTheMorningItStaysThere() throws {
    let (late, begin, end) = (
      try #require(WallClockTime(hour: 22, minute: 30)), try #require(WallClockTime(hour: 22, minute: 0)),
      try #require(WallClockTime(hour: 8, minute: 0))
    )
    var type = SampleRules.daily
    type.triggers = [TriggerRule("calendar", .calendar(CalendarRule(every: .day, time: late)))]
    type.conditions = []
    type.onCap = .defer
    let caps = [CapRule("day", max: 1, per: .calendarDay)]
    let night = QuietHoursRule(from: begin, to: end, held: .release)
    var device = Device(SampleRules.table(types: [SampleRules.limit, type], caps: caps, quietHours: night))
    device.at("2026-03-02", "21:50")
    device.signal("limit_reached")
    #expect(device.plan.prefix(2) == ["app.limit.1 2026-03-03 08:00", "app.daily.2026-03-02 2026-03-04 20:00"])
    device.at("2026-03-02", "22:40")
    device.send(.foregrounded)
    device.signal("bought")
    for _ in 0..<3 {
      #expect(device.plan.first == "app.daily.2026-03-02 2026-03-03 08:00")
      device.send(.foregrounded)
    }
  }

  /// In the zone of a flight to the west the signal came on the date before, and its own time is over.
  @Test func backFromASlotItWaitsForItsOwnTimeAlsoAfterAFlight() throws {
    let ten = try #require(WallClockTime(hour: 10, minute: 0))
    var type = SampleRules.daily
    type.triggers = [TriggerRule("after", .after(SignalRule("joined"), delay: .days(1, at: ten)))]
    type.conditions = []
    type.onCap = .defer
    var device = Device(
      SampleRules.table(types: [SampleRules.limit, type], caps: [CapRule("day", max: 1, per: .calendarDay)]))
    device.at("2026-03-02", "05:00")
    device.signal("joined")
    device.at("2026-03-02", "23:40")
    device.signal("limit_reached")
    #expect(device.plan == ["app.limit.1 2026-03-03 00:10", "app.daily.1 2026-03-04 20:00"])
    device.at("2026-03-03", "00:05")
    device.signal("bought")
    #expect(device.plan == ["app.daily.1 2026-03-03 10:00"])
    device.now.zone = Self.west
    device.send(.timeChanged)
    #expect(device.plan == ["app.daily.1 2026-03-03 10:00"])
  }

  @Test func atTheVeryInstantOfItsSlotItGoesOutAtOnce() {
    var device = Device(SampleRules.table(types: [SampleRules.comeBack]))
    device.send(.preferenceChanged("enabled", false))
    device.signal("started")
    device.at("2026-03-02", "20:00")
    device.send(.preferenceChanged("enabled", true))
    #expect(device.pending["app.come_back.1"]?.trigger == .immediate)
  }
}
