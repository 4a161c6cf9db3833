import NotificationCivilTime
import NotificationRules

/// What must hold of everything that was delivered, whatever a case or a random walk asserts: no occurrence comes
/// twice, no cap is broken or named without reason, nothing comes in the quiet hours.
///
/// It looks at deliveries and rules alone, and asks the zones themselves when a limit ends: a scheduler that is wrong
/// about a zone is not asked. Caps hold within one history: a reinstallation and a clock that was set back begin
/// another. A delivery that no plan could foresee, because the clock or the zone had changed and the app had not run
/// since, breaks nothing; later ones must respect it.
struct Invariants {
  struct Broken: Hashable {
    /// A sentence about the delivery, without its time.
    var text: String
    var delivery: World.Delivery
  }

  let rules: RuleTable

  init(_ rules: RuleTable) { self.rules = rules }

  /// Those that one of the deliveries breaks, in their order.
  ///
  /// - Parameters:
  ///   - deliveries: Of one installation, in the order in which they came.
  ///   - first: The first to look at; those before it are history.
  func broken(by deliveries: some Sequence<World.Delivery>, from first: Int = 0) -> [Broken] {
    let known = deliveries.filter { $0.type != nil }
    let new = known[(known.count - deliveries.dropFirst(first).count { $0.type != nil })...]
    if new.isEmpty { return [] }
    var found = doubles(among: known, from: new.startIndex)
    for cap in rules.policies.caps {
      let types = types(countedBy: cap)
      func isCounted(_ delivery: World.Delivery) -> Bool {
        !delivery.isRepeat && delivery.type.map(types.contains) ?? false
      }
      let counted = known.filter(isCounted)
      found += overflows(of: cap, among: counted, from: counted.count - new.count(where: isCounted))
    }
    let remote = Set(rules.types.filter { $0.triggers.isEmpty }.map(\.id))
    if let quiet = rules.policies.quietHours {
      let exempt = Set(rules.types.filter { quiet.treatment(of: $0) == .exempt }.map(\.id))
      let atPlaces = Set(rules.types.filter(\.waitsForPlace).map(\.id))
      for delivery in new
      where delivery.isForeseen && delivery.type.map({ !remote.contains($0) && !exempt.contains($0) }) ?? true
        && (delivery.isRepeat || delivery.type.map({ !atPlaces.contains($0) }) ?? true)
        && delivery.quietHours.map({ isQuiet($0, delivery.instant, delivery.zone) }) ?? false
      {
        found.append(Broken(text: "\(delivery.identifier) was delivered in the quiet hours", delivery: delivery))
      }
    }
    for rule in rules.types where !rule.triggers.isEmpty {
      guard let window = rule.window, !rule.waitsForPlace else { continue }
      for delivery in new
      where delivery.type == rule.id && delivery.isForeseen && !isOpen(window, delivery.instant, delivery.zone) {
        found.append(Broken(text: "\(delivery.identifier) was delivered outside its window", delivery: delivery))
      }
    }
    return found
  }

  /// Pushes never count, nor does what is exempt.
  func types(countedBy cap: CapRule) -> Set<String> {
    Set(rules.types.filter { $0.onCap != .exempt && !$0.triggers.isEmpty && cap.counts($0) }.map(\.id))
  }

  private func isPush(_ delivery: World.Delivery) -> Bool {
    rules.types.first { $0.id == delivery.type }?.triggers.isEmpty == true
  }

  /// - Parameter first: The first that is looked at, here and below.
  private func doubles(among deliveries: [World.Delivery], from first: Int) -> [Broken] {
    var seen: Set<String> = []
    var found: [Broken] = []
    for (index, delivery) in deliveries.enumerated() {
      // Pushes of one collapse id share their identifier.
      if isPush(delivery) || delivery.isUntimed { continue }
      let isNew = seen.insert("\(delivery.identifier)@\(delivery.user)").inserted
      if !isNew, index >= first {
        found.append(Broken(text: "\(delivery.identifier) was delivered twice", delivery: delivery))
      }
    }
    return found
  }

  private func overflows(of cap: CapRule, among deliveries: [World.Delivery], from first: Int) -> [Broken] {
    deliveries.indices.dropFirst(first).filter { index in
      let last = deliveries[index]
      guard last.isForeseen else { return false }
      let near = deliveries[..<index].count {
        !$0.isUntimed && $0.epoch == last.epoch && $0.user == last.user
          && last.instant
            < end(of: cap.window, $0.instant, $0.local, $0.zone, in: last.zone, lateness: Self.lateness)
      }
      return near >= cap.max
    }.map { index in
      Broken(text: "cap '\(cap.id)' is broken by \(deliveries[index].identifier)", delivery: deliveries[index])
    }
  }

  /// By how much a delivery may come late, or behind others of its minute, and still count as on time.
  private static let lateness = TimeSpan.minutes(5)

  /// When a delivery of this instant, and local time in its own zone, no longer counts, by the clocks of the zone that the later one comes in: the first time that they
  /// show what ends it, however often they show it.
  func end(
    of window: CapRule.Window, _ instant: Instant, _ local: CivilDateTime, _ own: ZoneRules, in zone: ZoneRules,
    lateness: TimeSpan = .zero
  ) -> Instant {
    let planned = local - lateness
    switch window {
    case .rollingDay:
      return zone.instant(of: CivilDateTime(date: next(after: planned.date, in: zone), time: planned.time))
    case .calendarDay: return zone.startOfDay(next(after: date(of: instant - lateness, planned, own), in: zone))
    case .calendarWeek:
      let date = date(of: instant - lateness, planned, own)
      let weekdays: [Weekday] = [.monday, .tuesday, .wednesday, .thursday, .friday, .saturday, .sunday]
      let sunday = date.adding(days: 6 - (weekdays.firstIndex(of: date.weekday) ?? 0))
      return zone.startOfDay(next(after: sunday, in: zone))
    case .span(let span):
      return instant + span - min(lateness, TimeSpan(milliseconds: span.milliseconds / 2))
    }
  }

  /// Where the clocks were put back over midnight, the next date had begun.
  private func date(of instant: Instant, _ local: CivilDateTime, _ zone: ZoneRules) -> CivilDate {
    var date = local.date
    while zone.startOfDay(date.adding(days: 1)) <= instant { date = date.adding(days: 1) }
    return date
  }

  /// From the first time that the clocks show the start on a date until they first show the end, on a date that exists.
  func isQuiet(_ quiet: QuietHours, _ instant: Instant, _ zone: ZoneRules) -> Bool {
    let today = zone.local(at: instant).date
    return (-3...1).map { today.adding(days: $0) }.contains { date in
      guard zone.hasDate(date) else { return false }
      let last = quiet.to > quiet.from ? date : next(after: date, in: zone)
      return zone.instant(of: CivilDateTime(date: date, time: quiet.from)) <= instant
        && instant < zone.instant(of: CivilDateTime(date: last, time: quiet.to))
    }
  }

  /// The last minute belongs to it: what comes together is spread over a minute.
  func isOpen(_ window: WindowRule, _ instant: Instant, _ zone: ZoneRules) -> Bool {
    let today = zone.local(at: instant).date
    return (-3...1).map { today.adding(days: $0) }.contains { date in
      guard zone.hasDate(date) else { return false }
      let last = window.to < window.from ? next(after: date, in: zone) : date
      let start = zone.instant(of: CivilDateTime(date: date, time: window.from))
      let end = max(start, zone.instant(of: CivilDateTime(date: last, time: window.to)))
      return start <= instant && instant < end + .minutes(1)
    }
  }

  private func next(after date: CivilDate, in zone: ZoneRules) -> CivilDate {
    (1...3).map { date.adding(days: $0) }.first { zone.hasDate($0) } ?? date.adding(days: 1)
  }
}

extension TypeRule {
  /// The phone shows it as soon as somebody is there, by night too.
  fileprivate var waitsForPlace: Bool {
    triggers.contains { if case .location = $0.schedule { true } else { false } }
  }
}
