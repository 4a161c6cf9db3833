import NotificationCivilTime
import NotificationRules

/// An occurrence that might be sent, with the window in which it may be. Nothing changes it once it is among the
/// candidates of a plan. A class, because a plan passes each from list to list: copies of its 300 bytes took a fifth of
/// a step.
final class Candidate {
  let place: TriggerPlace
  /// Of its type: the first thing candidates are ordered by.
  let priority: Int
  let key: OccurrenceKey
  /// The name of the value that it is for, in a type with `per`.
  let value: String?
  /// Shown again at its own instant: caps, guards and groups do not apply to it, and nothing holds it.
  let isRepeat: Bool
  /// Its place among the open occurrences; nil for a date that is still to come.
  let open: Int?
  /// Equal to `latest` for a calendar time; both ends belong to the window.
  var earliest: Instant
  /// Until when quiet hours and the window of its type may hold it.
  var latest: Instant
  /// The end of its own window, whatever holds it.
  var ownLatest: Instant
  /// The cap that moved it past its window; only slots are left.
  var deferredBy: OutcomeReason?
  /// Belongs to this step and to no other.
  var isAtOnce = false
  /// The quiet hours that held it ended early: a change of the clock or the zone skipped their end.
  var isFreed = false
  /// The next time of its trigger comes at the same instant, and represents it.
  var isJoined = false
  /// The newest signal of its series.
  var birth: SignalRecord?
  /// When the first of it was due, if it belongs to a series.
  var due: Instant?

  /// Of what comes after one that nobody answered: which signal that one was for, and which of the rotating texts it had.
  var followed: Followed?

  struct Followed {
    var birth: SignalRecord?
    /// Nil while that one is still to come.
    var turn: Int?
    /// Its place among all events; nil while it is still to come.
    var order: Int?
  }

  /// Its date and time are those of this zone; nil for the device's, with which it moves.
  var zone: ZoneRules?

  /// It is due at a place; caps and the order of time do not apply to it.
  let waitsForPlace: Bool

  init(
    place: TriggerPlace, priority: Int, key: OccurrenceKey, open: Int?, earliest: Instant, latest: Instant,
    waitsForPlace: Bool = false
  ) {
    self.place = place
    self.priority = priority
    self.key = key
    value = key.value
    isRepeat = key.isRepeat
    self.open = open
    self.earliest = earliest
    self.latest = latest
    ownLatest = latest
    self.waitsForPlace = waitsForPlace
  }
}

/// When a candidate may go out.
struct PlannedTime {
  var instant: Instant
  var local: CivilDateTime
  /// The cap that moved it to a daily slot.
  var deferredBy: Refusal?
  /// Moved out of the quiet hours to their end.
  var isReleased = false
}

/// A place in time for a candidate.
struct PlannedRequest {
  var candidate: Candidate
  var time: PlannedTime
  /// Already added to its instant, because others come at the same second.
  var spread = TimeSpan.zero

  var instant: Instant { time.instant }
  var local: CivilDateTime { time.local }
}

/// Why there is no place for a candidate.
struct Refusal: Error {
  var reason: OutcomeReason
  /// The place of the cap that leaves no room among all, where it is known.
  var cap: Int?
  /// The instant that was tried, where it decides.
  var instant: Instant?
  /// A cap moves it past its window, to the first daily slot that the caps leave free: until the day of that is over it
  /// may come.
  var slot: Instant?
  /// Another one says the same, and this one is over.
  var isSameNews = false

  init(_ reason: OutcomeReason, cap: Int? = nil, at instant: Instant? = nil, isSameNews: Bool = false) {
    self.reason = reason
    self.cap = cap
    self.instant = instant
    self.isSameNews = isSameNews
  }

  /// The only kind of refusal that defers.
  var isCap: Bool { reason.isCap }
}

extension Candidate {
  /// What moved it past its window: which cap, where only one for this reason counts its type.
  func earlierRefusal(_ scheduler: Scheduler) -> Refusal {
    let (reason, type) = (deferredBy ?? .capDaily, scheduler.types[place.type].rule)
    let caps = scheduler.rules.policies.caps
    let meant = caps.indices.filter { caps[$0].window.reason == reason && caps[$0].counts(type) }
    return Refusal(reason, cap: meant.count == 1 ? meant[0] : nil)
  }

  /// When it was due, as far as a refusal is about a time: what waits for a place has none.
  func due(at refusal: Refusal) -> Instant? { waitsForPlace ? nil : refusal.instant ?? earliest }
}
