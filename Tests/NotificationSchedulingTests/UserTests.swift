import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms
import Testing

@Suite struct UserTests {
  private static let milestone = TypeRule(
    "count", target: "dashboard",
    triggers: [TriggerRule("reached", .reached(SignalRule("counted"), parameter: "n", values: [3]))],
    copy: [TextRule(.body, [LocalizedTextRule("en", "{n}")])])

  @Test func theOccurrencesOfTwoUsersAreTwoInAnalytics() {
    var device = Device(SampleRules.table(types: [Self.milestone], caps: []))
    for user in ["ann", "bob"] {
      device.send(.signedIn(user))
      device.signal("counted", ["n": .int(3)])
      device.deliver("app.count.3")
    }
    #expect(
      device.logged.filter { $0.event == "fired" }.map(\.id)
        == ["app.count.3.notification.fired", "app.count.3@1.notification.fired"])
    #expect(device.logged.count { $0.event == "scheduled" } == 2)
  }

  @Test func whoComesBackIsTheSameUser() {
    var device = Device(SampleRules.table(types: [Self.milestone], caps: []))
    device.send(.signedIn("ann"))
    device.signal("counted", ["n": .int(3)])
    device.deliver("app.count.3")
    for user in ["bob", "carl", "ann"] { device.send(.signedIn(user)) }
    #expect(device.state.userNumber == 0)
    #expect(Set(device.state.otherUsers.values.map(\.number)) == [1, 2])
    device.signal("counted", ["n": .int(3)])
    #expect(device.plan.isEmpty)
  }

  @Test func nothingIsPlannedBetweenTwoUsers() {
    var device = Device(SampleRules.table(types: [SampleRules.limit]))
    device.send(.signedIn("ann"))
    device.signal("limit_reached")
    #expect(device.plan.count == 1)
    device.send(.signedOut)
    #expect(device.plan.isEmpty && device.pending.isEmpty)
    device.signal("limit_reached")
    #expect(device.pending.isEmpty)
    #expect(device.outcomes.map(\.reason) == [.cancelledSignedOut, .cancelledSignedOut])
    #expect(device.outcomes.map(\.outcome) == [.cancelled, .dropped])
  }

  /// Without a user it stays open, for the first who signs in.
  @Test func whatASignOutTakesBackIsToldOnce() {
    var device = Device(SampleRules.table(types: [SampleRules.limit]))
    device.signal("limit_reached")
    device.send(.signedOut)
    #expect(device.outcomes.map(\.outcome) == [.cancelled])
    device.send(.signedIn("ann"))
    #expect(device.plan.count == 1)
  }
}

extension UserTests {
  /// The next user must not read it on the lock screen.
  @Test(arguments: [SchedulerEvent.signedOut, .signedIn("bob")])
  func whatWasShownIsTakenOutOfTheList(_ event: SchedulerEvent) {
    var device = Device(SampleRules.table(types: [Self.milestone], caps: []))
    device.send(.signedIn("ann"))
    device.signal("counted", ["n": .int(3)])
    device.deliver("app.count.3")
    device.send(event)
    #expect(device.commands.contains(.removeDelivered(["app.count.3"])))
    device.send(.signedIn("carl"))
    #expect(!device.commands.contains { if case .removeDelivered = $0 { true } else { false } })
  }
}
