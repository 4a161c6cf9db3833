import NotificationCivilTime
import NotificationRules

/// What was delivered and what is already taken, compared with the caps.
///
/// A cap is symmetric: a candidate is blocked when it and any taken request, earlier or later, would break the cap.
struct CapLedger {
  struct Entry {
    var instant: Instant
    var local: CivilDateTime
    /// The date it counts on: later than the local one if the clocks were put back over midnight.
    var date: CivilDate
    /// The latest local time that the clocks had shown, as if in UTC, in milliseconds.
    var latest: Int64
    /// When the rolling day that begins here is over, on the same scale: after two days if the zone skips a date.
    var rollingEnd: Int64 = 0
  }

  static let day: Int64 = 86_400_000

  /// A cap without its name, which would be retained and released at every look.
  private struct Limit {
    var max: Int
    var window: CapRule.Window
  }

  private let limits: [Limit]
  private let hasRollingDay: Bool
  private let zone: ZoneRules
  private(set) var entries: [Entry] = []

  init(caps: [CapRule], zone: ZoneRules) {
    limits = caps.map { Limit(max: $0.max, window: $0.window) }
    hasRollingDay = limits.contains { $0.window == .rollingDay }
    self.zone = zone
  }

  /// What this plan takes, in the zone in force.
  mutating func take(_ instant: Instant, _ local: CivilDateTime) {
    add(instant, local, latest: zone.latestLocal(at: instant))
  }

  /// What was delivered, perhaps in another zone: its date and time are those that were stored.
  ///
  /// If the clocks were put back over midnight, the later time was stored, and a rolling day ends by the one that was
  /// shown.
  mutating func takeDelivered(_ instant: Instant, _ local: CivilDateTime) {
    let shown = zone.latestLocal(at: instant) == local ? zone.local(at: instant) : local
    add(instant, shown, latest: local)
  }

  private mutating func add(_ instant: Instant, _ local: CivilDateTime, latest: CivilDateTime) {
    entries.append(entry(instant, local, latest: latest))
  }

  private func entry(_ instant: Instant, _ local: CivilDateTime, latest: CivilDateTime) -> Entry {
    var entry = Entry(
      instant: instant, local: local, date: max(local.date, latest.date), latest: Self.milliseconds(latest))
    if hasRollingDay { entry.rollingEnd = Self.milliseconds(rollingEnd(of: local)) }
    return entry
  }

  private func rollingEnd(of local: CivilDateTime) -> CivilDateTime {
    CivilDateTime(date: zone.date(after: local.date), time: local.time)
  }

  static func milliseconds(_ local: CivilDateTime) -> Int64 {
    Int64(local.date.dayNumber) * day + Int64(local.time.millisecondOfDay)
  }

  /// The word for the first cap, in declaration order, that leaves no room at this instant. What is taken stays taken,
  /// so an instant that is blocked once is blocked for the rest of the plan.
  func blockingReason(_ instant: Instant, _ local: CivilDateTime) -> OutcomeReason? {
    guard !limits.isEmpty, !entries.isEmpty else { return nil }
    let own = entry(instant, local, latest: zone.latestLocal(at: instant))
    for cap in limits where !hasRoom(cap, own) { return cap.window.reason }
    return nil
  }

  /// The word for the first cap that would be broken if something came at any time from this instant on. Together with
  /// what is taken it is broken now or when something else comes, if at all.
  ///
  /// - Parameter others: How many more may come at any time.
  func blockingReason(atSomeTimeFrom now: Instant, besides others: Int) -> OutcomeReason? {
    guard !limits.isEmpty else { return nil }
    for instant in [now] + entries.map(\.instant).filter({ $0 > now }) {
      let local = zone.local(at: instant)
      var crowded = self
      for _ in 0..<others { crowded.take(instant, local) }
      if let reason = crowded.blockingReason(instant, local) { return reason }
    }
    return nil
  }

  /// Whether an earlier delivery still counts for a later one.
  ///
  /// Dates and times are compared with the latest that the clocks have shown: if they are put back, what has opened
  /// stays open. And a date that a flight repeats is not a new one: what came on a later date still counts.
  private func reaches(_ earlier: Entry, _ later: Entry, _ window: CapRule.Window) -> Bool {
    switch window {
    case .calendarDay: later.date <= earlier.date
    case .rollingDay: later.latest < earlier.rollingEnd
    case .span(let span): later.instant - earlier.instant < span
    }
  }

  /// True when no delivery, the new one included, would have `max` others before it that still count.
  private func hasRoom(_ cap: Limit, _ own: Entry) -> Bool {
    var before = 0
    var later: [Int] = []
    for (index, entry) in entries.enumerated() {
      if entry.instant <= own.instant {
        guard reaches(entry, own, cap.window) else { continue }
        before += 1
        if before >= cap.max { return false }
      } else if reaches(own, entry, cap.window) {
        if cap.max == 1 { return false }
        later.append(index)
      }
    }
    return later.allSatisfy { place in
      let entry = entries[place]
      let others = entries.indices.count { other in
        (entries[other].instant, other) < (entry.instant, place) && reaches(entries[other], entry, cap.window)
      }
      return others + 1 < cap.max
    }
  }

  /// Instants inside `(after, through]` at which a cap may leave room again, ascending.
  func releases(after: Instant, through: Instant) -> [Instant] {
    guard after < through else { return [] }
    var found: [Instant] = []
    for cap in limits {
      for entry in entries {
        let release: Instant =
          switch cap.window {
          case .span(let span): entry.instant + span
          case .rollingDay: zone.instant(of: rollingEnd(of: entry.local))
          case .calendarDay: zone.startOfDay(entry.date.adding(days: 1))
          }
        if release > after, release <= through { found.append(release) }
      }
    }
    return found.sorted()
  }
}
