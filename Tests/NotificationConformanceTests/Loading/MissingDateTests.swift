import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms
import Testing

/// Pacific/Apia had no 30 December 2011: the day after the 29th was the 31st.
@Test func theNextDateOfTheCapIsTheNextThatExists() throws {
  let zone = try #require(Zones.rules("Pacific/Apia"))
  let scheduler = Scheduler(WalkTables.variants[3])
  var state = SchedulerState(authorization: .authorized, locale: "en")
  func moment(_ text: String) throws -> Moment {
    Moment(instant: zone.instant(of: try #require(CivilDateTime(text))), zone: zone)
  }
  scheduler.recall(deliveryOf: "daily", at: try moment("2011-12-29 20:00"), in: &state)
  _ = scheduler.step(&state, on: StepInput([.signal("limit", [:])]), at: try moment("2011-12-31 10:00"))
  let due = try #require(state.pending.first { $0.type == "limit" }).due
  #expect(due == (try moment("2011-12-31 20:00")).instant)
}
