import CenterSimulation
import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms

extension World {
  /// One notification that caps count.
  private struct Counted {
    var name: String
    var instant: Instant
    var local: CivilDateTime
  }

  /// What takes up a cap that kept an occurrence back, and until when; nil for every other reason.
  func holders(of outcome: OutcomeRecord) -> TraceEvent.CapHolders? {
    guard outcome.reason.isCap || outcome.cap != nil else { return nil }
    let wanted = wantedInstant(of: outcome)
    for cap in scheduler.rules.policies.caps where outcome.cap.map({ $0 == cap.id }) ?? true {
      guard outcome.cap != nil || cap.window.reason == outcome.reason else { continue }
      let near = holders(of: cap, at: wanted, besides: outcome.identifier)
      guard let until = near.map(\.until).min() else { continue }
      return TraceEvent.CapHolders(
        cap: cap.id, max: cap.max, names: near.map(\.name), until: now.zone.local(at: until))
    }
    return nil
  }

  /// What takes up a cap at an instant, and until when.
  ///
  /// - Parameter identifier: What does not count, because it is about it.
  private func holders(
    of cap: CapRule, at wanted: Instant, besides identifier: String
  ) -> [(name: String, instant: Instant, until: Instant)] {
    let own = cap.window.end(of: wanted, now.zone.local(at: wanted), in: now.zone)
    return counted(by: cap, besides: identifier).compactMap { other in
      let until = cap.window.end(of: other.instant, other.local, in: now.zone)
      let reaches = other.instant <= wanted ? until > wanted : own > other.instant
      return reaches ? (other.name, other.instant, until) : nil
    }
  }

  /// How many of a cap were used when a notification came, or are used now if none came.
  func used(_ cap: CapRule, before delivery: Delivery?) -> Int {
    let instant = delivery?.instant ?? now.instant
    return holders(of: cap, at: instant, besides: delivery?.identifier ?? "").count { $0.instant <= instant }
  }

  /// A date is wanted at its own time, everything else now.
  private func wantedInstant(of outcome: OutcomeRecord) -> Instant {
    guard let (id, key) = scheduler.parse(identifier: outcome.identifier),
      case .date(let date, let own, let name) = key.ofValue,
      let type = scheduler.rules.types.first(where: { $0.id == id })
    else { return now.instant }
    for trigger in type.triggers where name == nil || trigger.name == name {
      guard case .calendar(let rule) = trigger.schedule else { continue }
      let time =
        switch rule.time {
        case .slot: scheduler.rules.policies.slot
        case .fixed(let time): time
        case .several, .chosenTimes, .statedTimes: own ?? scheduler.rules.policies.slot
        // It is not kept here.
        case .stated: now.zone.local(at: now.instant).time
        case .preference(let id, let before):
          scheduler.settingsScreen(in: known.scheduler).value(of: id).flatMap { value in
            if case .time(let time) = value { time.earlier(by: before) } else { nil }
          } ?? scheduler.rules.policies.slot
        }
      return zone(of: trigger).instant(of: CivilDateTime(date: date, time: time))
    }
    return now.instant
  }

  private func zone(of trigger: TriggerRule) -> ZoneRules {
    if case .fixed(let name) = trigger.zone { scheduler.zones(name) ?? now.zone } else { now.zone }
  }

  /// What was delivered and what is pending, by time.
  private func counted(by cap: CapRule, besides identifier: String) -> [Counted] {
    let exempt = Set(scheduler.rules.types.filter { $0.onCap == .exempt || !cap.counts($0) }.map(\.id))
    let user = known.scheduler.userNumber
    let past = history.filter { !exempt.contains($0.type) }.map {
      Counted(name: "\($0.type) before the start", instant: $0.instant, local: now.zone.local(at: $0.instant))
    }
    let shown = deliveries[forgottenDeliveries...].filter { delivery in
      delivery.epoch == epoch && delivery.user == user && !delivery.isRepeat && delivery.identifier != identifier
        && remote.push(delivery.identifier) == nil && delivery.type.map { !exempt.contains($0) } == true
    }.map { Counted(name: $0.identifier, instant: $0.instant, local: $0.local) }
    let waiting = center.pending.filter { pending in
      pending.request.identifier != identifier && type(of: pending.request).map { !exempt.contains($0) } == true
        && pending.due < .distantFuture
        && scheduler.parse(identifier: pending.request.identifier)?.key.isRepeat != true
    }.map { Counted(name: $0.request.identifier, instant: $0.due, local: now.zone.local(at: $0.due)) }
    return past + shown + waiting
  }
}

extension CapRule.Window {
  /// When a delivery no longer counts.
  fileprivate func end(of instant: Instant, _ local: CivilDateTime, in zone: ZoneRules) -> Instant {
    switch self {
    case .rollingDay: zone.instant(of: local.adding(days: 1))
    case .calendarDay: zone.startOfDay(local.date.adding(days: 1))
    case .calendarWeek: zone.startOfDay(local.date.monday.adding(days: 7))
    case .span(let span): instant + span
    }
  }
}
