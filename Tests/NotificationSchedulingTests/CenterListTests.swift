import NotificationCivilTime
import NotificationRules
import NotificationTerms
import Testing

@testable import NotificationScheduling

/// What is in the center, and whose it is.
struct CenterListTests {
  func lost(_ device: Device) -> [String] {
    device.outcomes.filter { $0.reason == .centerLost }.map { "\($0.identifier) \($0.outcome)" }
  }

  @Test func whatOtherCodeHasRemovedIsAddedAgain() {
    var device = Device()
    device.signal("limit_reached")
    let added = device.pending
    #expect(added["app.limit.1"] != nil)
    device.at("2026-03-02", "09:10")
    device.pending = [:]
    device.send(.foregrounded)
    #expect(device.pending.keys.sorted() == added.keys.sorted())
    #expect(device.pending["app.limit.1"]?.trigger == .timeInterval(.minutes(20), repeats: false))
    #expect(lost(device).contains("app.limit.1 held"))
    #expect(!device.logged.contains { $0.event == "fired" }, "nobody was shown it")
    device.outcomes = []
    device.send(.foregrounded)
    #expect(lost(device) == [])
  }

  /// It was gone before it was due, so nobody saw it.
  @Test func whatWasGoneBeforeItWasDueIsNotDelivered() {
    var device = Device()
    device.signal("limit_reached")
    device.at("2026-03-02", "09:29")
    device.now.instant = device.now.instant + .seconds(30)
    device.pending["app.limit.1"] = nil
    device.send(.foregrounded)
    #expect(device.pending["app.limit.1"] == nil, "too late to add it")
    device.at("2026-03-02", "09:31")
    device.send(.foregrounded)
    #expect(lost(device) == ["app.limit.1 dropped"])
    #expect(!device.logged.contains { $0.event == "fired" })
  }

  /// No report says that it was lost: it came due as planned.
  @Test func whatNobodyHasMissedWasDelivered() {
    var device = Device()
    device.signal("limit_reached")
    device.at("2026-03-02", "09:31")
    device.pending["app.limit.1"] = nil
    device.send(.foregrounded)
    #expect(lost(device) == [])
    #expect(device.logged.contains { $0.event == "fired" })
  }

  @Test func whatIsNotOursStaysAndTakesItsPlace() {
    var device = Device(SampleRules.table(types: [SampleRules.daily]))
    device.signal("cleaned")
    let most = device.pending.count
    #expect(most == 13)
    for number in 1...60 {
      device.pending["alarm.\(number)"] = NotificationRequest(
        identifier: "alarm.\(number)", content: NotificationContent(body: ""), trigger: .immediate)
    }
    device.send(.launched)
    #expect(device.pending.keys.count { $0.hasPrefix("alarm.") } == 60)
    #expect(device.pending.keys.count { $0.hasPrefix("app.") } == 4)
    for number in 1...60 { device.pending["alarm.\(number)"] = nil }
    device.send(.foregrounded)
    #expect(device.pending.count == most)
  }

  @Test func whatTheCodeBeforeHasLeftIsReplaced() {
    var table = SampleRules.table(types: [SampleRules.daily])
    table.policies.replaces = ["legacy-*", "old"]
    var device = Device(table)
    for id in ["legacy-1", "legacy-2", "old", "older"] {
      device.pending[id] = NotificationRequest(
        identifier: id, content: NotificationContent(body: ""), trigger: .immediate)
    }
    device.send(.launched)
    #expect(device.pending.keys.filter { !$0.hasPrefix("app.") } == ["older"])
    #expect(device.outcomes.filter { $0.reason == .replaced }.map(\.identifier) == ["legacy-1", "legacy-2", "old"])
  }

  /// A type that there is no more: its request is ours, and so is the tap on it.
  @Test func whatAnOlderVersionHasLeftIsOurs() {
    var device = Device(SampleRules.table(types: [SampleRules.daily]))
    device.pending["app.retired.1"] = NotificationRequest(
      identifier: "app.retired.1", content: NotificationContent(body: ""), trigger: .immediate)
    device.send(.launched)
    #expect(device.pending["app.retired.1"] == nil)
    device.send(.opened("app.retired.1"))
    #expect(device.commands.contains { if case .open = $0 { true } else { false } })
    device.send(.opened("alarm.1"))
    #expect(!device.commands.contains { if case .open = $0 { true } else { false } })
  }

  @Test func theDayOfTheOldDeviceIsUsedUp() {
    var device = Device()
    device.signal("cleaned")
    device.signal("limit_reached")
    device.at("2026-03-02", "10:00")
    device.pending = [:]
    device.send(.movedToNewDevice, .launched)
    #expect(device.state.deliveries.recent.map(\.type) == ["limit"])
    #expect(!device.logged.contains { $0.event == "fired" }, "who knows whether the old one was on")
    #expect(!device.pending.isEmpty, "the rest is planned again")
    #expect(lost(device) == [])
  }

  /// At a launch too, which most processes begin with.
  @Test func whatOtherCodeHasRemovedIsLostAtALaunchToo() {
    var device = Device()
    device.signal("limit_reached")
    device.at("2026-03-02", "09:10")
    device.pending = [:]
    device.send(.launched)
    #expect(lost(device).contains("app.limit.1 held"))
    #expect(device.pending["app.limit.1"] != nil)
  }

  /// It came at 20:00 in Tokyo and was swiped away. In Los Angeles it is not 20:00 yet.
  @Test func whatCameBeforeAFlightDoesNotComeAgain() {
    let tokyo = ZoneRules(identifier: "Asia/Tokyo", fixedOffsetSeconds: 9 * 3600)
    let losAngeles = ZoneRules(identifier: "America/Los_Angeles", fixedOffsetSeconds: -8 * 3600)
    var device = Device(SampleRules.table(types: [SampleRules.daily]), zone: tokyo)
    device.signal("cleaned")
    device.at("2026-03-03", "21:00")
    device.pending["app.daily.2026-03-03"] = nil
    device.now.zone = losAngeles
    device.send(.foregrounded)
    #expect(device.pending["app.daily.2026-03-03"] == nil)
    #expect(lost(device) == [])
    #expect(device.logged.contains { $0.event == "fired" })
  }

  /// The system asks how to show it before the step that added it has heard that it was added.
  @Test func whatComesAtOnceIsScheduledBeforeItIsFired() {
    var device = Device()
    let commands = device.scheduler.step(
      &device.state, on: StepInput([.signal("analyzed", ["used": .int(90)])]), at: device.now)
    #expect(commands.contains { if case .add = $0 { true } else { false } })
    let shown = device.scheduler.step(&device.state, on: StepInput([.willPresent("app.full.1")]), at: device.now)
    let events = shown.flatMap { if case .deliver(let records) = $0 { records.map(\.event) } else { [String]() } }
    #expect(events.filter { !$0.hasPrefix("type") } == ["scheduled", "fired"])
    // Reported once more by another entry point, it is shown as before.
    let again = device.scheduler.step(&device.state, on: StepInput([.willPresent("app.full.1")]), at: device.now)
    #expect(again.contains(.present("app.full.1", .standard)))
  }
}
