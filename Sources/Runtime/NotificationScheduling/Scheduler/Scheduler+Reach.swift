public import NotificationCivilTime
public import NotificationTerms

/// How far a plan reaches: the phone keeps a limited number of requests.
public struct PlanReach: Sendable, Hashable {
  /// The first instant at which something has no place; nil if everything has one.
  public var end: Instant?
  /// The ids of the types of which something has none, as declared.
  public var types: [String]
}

extension Scheduler {
  /// The reach of the first plan, with all settings as installed and everything permitted.
  ///
  /// - Parameter now: When the app is launched for the first time.
  public func reach(at now: Moment) -> PlanReach {
    var state = SchedulerState(authorization: .authorized, locale: "en")
    state.installed = now.local.date
    let places = Step(scheduler: self, state: state, now: now).places(for: [], pending: [])
    let types = Set(places.withoutRoom.map(\.candidate.place.type))
    return PlanReach(end: places.withoutRoom.map(\.instant).min(), types: types.sorted().map { self.types[$0].id })
  }
}
