import NotificationCivilTime
import NotificationScheduling

extension World {
  /// Adds to the trace what the app would find out if it ran now: why something did not come while it was in the
  /// background. Nothing else changes.
  ///
  /// - Parameter isSorted: Whether the clock has only gone forward: then each is told at its own time.
  mutating func noteUnlearnt(isSorted: Bool) {
    guard !isRestless, testee == nil else { return }
    var (state, center) = (known, self.center)
    let events: [AppEvent] = [isRunning ? .timeChanged : .launched] + (isZoneUnknown ? [.zoneUnknown] : [])
    let commands = core.step(&state, on: events, AppReport(center: center.report()), at: now)
    for case .report(let record) in commands where !isKnown(record) {
      let event = TraceEvent.outcome(
        record, .init(holders: holders(of: record), places: places, isUnlearnt: true))
      let due = record.due.map { min($0, now.instant) } ?? now.instant
      let place = isSorted ? trace.firstIndex { $0.instant > due } ?? trace.endIndex : trace.endIndex
      let instant = isSorted ? max(due, trace.first?.instant ?? due) : now.instant
      trace.insert(TraceEntry(instant: instant, zone: now.zone, event: event), at: place)
    }
  }

  private func isKnown(_ record: OutcomeRecord) -> Bool {
    outcomes.contains {
      $0.identifier == record.identifier && $0.outcome == record.outcome && $0.reason == record.reason
    }
  }
}
