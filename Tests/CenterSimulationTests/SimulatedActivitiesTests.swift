import CenterSimulation
import NotificationCivilTime
import NotificationTerms
import Testing

@Suite struct SimulatedActivitiesTests {
  private let start = Instant(milliseconds: 0)
  private let content = ActivityContent(status: "baking")

  private func running(pushes: Bool = true) throws -> (SimulatedActivities, String) {
    var activities = SimulatedActivities()
    let id = activities.request("pizza", content, hasPushUpdates: pushes, appState: .foreground, at: start)
    return (activities, try #require(id))
  }

  private func state(_ activities: SimulatedActivities, after span: TimeSpan) -> ActivityState? {
    var activities = activities
    return activities.newest("pizza", at: start + span)?.state(at: start + span)
  }

  @Test func itStartsOnScreenOnly() {
    var activities = SimulatedActivities()
    for state in [SimulatedCenter.AppState.background, .killed] {
      #expect(activities.request("pizza", content, hasPushUpdates: true, appState: state, at: start) == nil)
    }
    activities.areEnabled = false
    #expect(activities.request("pizza", content, hasPushUpdates: true, appState: .foreground, at: start) == nil)
    #expect(activities.all.isEmpty)
  }

  @Test(arguments: [
    (ActivityDismissal.immediate, TimeSpan.zero), (.after(.hours(1)), .hours(1)), (.after(.hours(9)), .hours(4)),
    (.standard, .hours(4)), (.after(.zero - .hours(1)), .zero),
  ])
  func whenItLeavesTheLockScreen(_ dismissal: ActivityDismissal, _ stays: TimeSpan) throws {
    var (activities, id) = try running()
    activities.end(id, content, dismissal, at: start + .hours(1))
    if stays > .zero { #expect(state(activities, after: .hours(1) + stays - .milliseconds(1)) == .ended) }
    #expect(state(activities, after: .hours(1) + stays) == .dismissed)
  }

  @Test func theSystemEndsItAfterEightHours() throws {
    let (activities, _) = try running()
    #expect(state(activities, after: .hours(8) - .milliseconds(1)) == .active)
    #expect(state(activities, after: .hours(8)) == .ended)
    #expect(state(activities, after: .hours(12) - .milliseconds(1)) == .ended)
    #expect(state(activities, after: .hours(12)) == .dismissed)
  }

  @Test func whatIsOverStaysAsItIs() throws {
    var (activities, id) = try running()
    activities.end(id, ActivityContent(status: "delivered"), .standard, at: start + .hours(1))
    activities.update(id, content, at: start + .hours(2))
    activities.end(id, content, .immediate, at: start + .hours(2))
    #expect(activities.receive(content, for: id, at: start + .hours(2)) == false)
    #expect(activities.newest("pizza", at: start + .hours(2))?.content.status == "delivered")
    #expect(state(activities, after: .hours(3)) == .ended)
  }

  @Test func onlyWhatTakesPushesIsPushedTo() throws {
    for pushes in [true, false] {
      var (activities, id) = try running(pushes: pushes)
      #expect(activities.receive(ActivityContent(status: "delivered"), for: id, at: start) == pushes)
    }
  }
}
