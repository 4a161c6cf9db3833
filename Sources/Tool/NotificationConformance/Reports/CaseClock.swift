import NotificationCivilTime

/// The device's clock and zone through a case, on a line of time that only goes forward: a clock that is set back does
/// not bring the past back.
struct CaseClock {
  /// A stretch in which the clock ran by itself, in one zone.
  struct Stretch {
    var zone: ZoneRules
    var from: Instant
    var to: Instant
    /// What the instants of the stretch are behind those of the line, in milliseconds.
    var offset: Int64
    /// What began it: "zone: Asia/Tokyo"; nil for the first.
    var change: String?
  }

  private(set) var stretches: [Stretch]
  /// Milliseconds from the start to the end of the case.
  var length: Int64 { elapsed(last.to, in: last) }

  private var start: Instant
  private var last: Stretch { stretches[stretches.count - 1] }

  init(of scenario: ScenarioCase) {
    start = scenario.start.moment.instant
    stretches = [Stretch(zone: scenario.start.moment.zone, from: start, to: start, offset: 0, change: nil)]
    for step in scenario.steps {
      let end = stretches.count - 1
      stretches[end].to = max(stretches[end].to, step.instant)
      let now = stretches[end]
      if case .zone(let zone) = step.action {
        stretches.append(
          Stretch(
            zone: zone, from: step.instant, to: step.instant, offset: now.offset,
            change: "zone \(now.zone.identifier) → \(zone.identifier)"))
      } else if case .clock(let shift) = step.action {
        let to = step.instant + shift
        stretches.append(
          Stretch(
            zone: now.zone, from: to, to: to, offset: now.offset - shift.milliseconds,
            change: "clock set \(shift < .zero ? "back" : "forward") to \(now.zone.local(at: to).time)"))
      }
    }
  }

  func elapsed(_ instant: Instant, in stretch: Stretch) -> Int64 {
    instant.milliseconds - start.milliseconds + stretch.offset
  }

  /// Where an expected time belongs: in the last stretch that has it.
  func elapsed(_ instant: Instant) -> Int64 {
    elapsed(instant, in: stretches.last { $0.from <= instant && instant <= $0.to } ?? last)
  }

  func zone(at elapsed: Int64) -> ZoneRules { stretch(at: elapsed).zone }

  func instant(_ elapsed: Int64) -> Instant {
    Instant(milliseconds: start.milliseconds + elapsed - stretch(at: elapsed).offset)
  }

  private func stretch(at elapsed: Int64) -> Stretch {
    stretches.last { self.elapsed($0.from, in: $0) <= elapsed } ?? stretches[0]
  }

  func local(_ elapsed: Int64) -> CivilDateTime {
    let stretch = stretch(at: elapsed)
    return stretch.zone.local(at: Instant(milliseconds: start.milliseconds + elapsed - stretch.offset))
  }

  /// Stretches of the line on whose dates the wall clock is between two times of day; the second may be on the next date.
  func bands(from: WallClockTime, to: WallClockTime) -> [ClosedRange<Int64>] {
    guard from != to else { return [] }
    return stretches.flatMap { stretch -> [ClosedRange<Int64>] in
      let first = stretch.zone.local(at: stretch.from).date.adding(days: -1)
      let days = stretch.zone.local(at: stretch.to).date - first
      // A thousand nights could not be told apart.
      guard days <= 400 else { return [] }
      return (0...max(0, days)).compactMap { day in
        let date = first.adding(days: day)
        let begin = stretch.zone.instant(of: CivilDateTime(date: date, time: from))
        let end = stretch.zone.instant(of: CivilDateTime(date: to < from ? date.adding(days: 1) : date, time: to))
        let (low, high) = (max(begin, stretch.from), min(end, stretch.to))
        return low < high ? elapsed(low, in: stretch)...elapsed(high, in: stretch) : nil
      }
    }
  }

  /// Where a date begins, with the date; at most 60 of them.
  var midnights: [(elapsed: Int64, date: CivilDate)] {
    stretches.flatMap { stretch -> [(elapsed: Int64, date: CivilDate)] in
      let first = stretch.zone.local(at: stretch.from).date
      let days = stretch.zone.local(at: stretch.to).date - first
      guard days >= 1 else { return [] }
      return Swift.stride(from: 1, through: days, by: days / 60 + 1).map { day in
        let date = first.adding(days: day)
        return (elapsed(stretch.zone.instant(of: CivilDateTime(date: date, time: .midnight)), in: stretch), date)
      }
    }
  }
}
