import NotificationCivilTime
import NotificationRules
import SpecDiagnostics

/// A case on one line of time: what happened and what was expected, moment by moment.
struct CaseTimeline {
  struct Expected {
    /// "delivered fresh_bread, until 11:00"
    var text: String
    /// For a picture: "fresh_bread 10:00"
    var label: String
    var isMet: Bool
    /// The text says by itself that it did not happen.
    var isSentence = false
  }

  /// Everything of one instant.
  struct Moment {
    var elapsed: Int64
    var local: CivilDateTime
    /// The zone or offset, in cases that have several.
    var place: String
    var entries: [TraceEntry] = []
    var expected: [Expected] = []
    /// After it.
    var pendingCount = 0
    var isQuiet = false
    /// After it: "zone Europe/Berlin → Asia/Tokyo"
    var changes: [String] = []
  }

  /// A request that was shown, once.
  private struct Delivery: Hashable {
    var instant: Instant
    var identifier: String
  }

  /// How long a request was pending.
  struct Wait {
    enum End { case shown, removed, open }

    var identifier: String
    var from: Int64
    var to: Int64
    var end: End
  }

  let clock: CaseClock
  /// What every identifier of the app begins with.
  private let prefix: String
  let times: CaseTimes
  private(set) var moments: [Moment] = []
  private(set) var waits: [Wait] = []
  /// Those that nothing expected.
  private let unexpected: Set<Delivery>
  let quietBands: [ClosedRange<Int64>]

  init(of result: CaseResult, quietHours: QuietHours?) {
    let clock = CaseClock(of: result.scenario)
    self.clock = clock
    prefix = "\(result.scenario.app)."
    times = CaseTimes(of: result.scenario)
    unexpected = Self.unexpected(in: result, prefix: prefix)
    quietBands = quietHours.map { clock.bands(from: $0.from, to: $0.to) } ?? []
    placeEntries(of: result)
    placeExpectations(of: result)
    for index in moments.indices {
      let elapsed = moments[index].elapsed
      moments[index].isQuiet = quietBands.contains { $0.lowerBound <= elapsed && elapsed < $0.upperBound }
    }
  }

  /// Whether it is a delivery that nothing expected.
  func isUnexpected(_ entry: TraceEntry) -> Bool {
    guard case .delivered(let identifier, _, _) = entry.event else { return false }
    return unexpected.contains(Delivery(instant: entry.instant, identifier: identifier))
  }

  private static func unexpected(in result: CaseResult, prefix: String) -> Set<Delivery> {
    let deliveries = Dictionary(grouping: result.trace.lazy.filter { $0.lane == .delivered }, by: \.instant)
    var found: Set<Delivery> = []
    // That a second run went another way says nothing about the deliveries of the first.
    for failure in result.failures where failure.kind != .repetition {
      guard let instant = failure.instant ?? failure.instead, let there = deliveries[instant] else { continue }
      let ofType = there.filter { entry in failure.type.map { entry.event.isAbout([$0], prefix: prefix) } ?? false }
      for entry in ofType.isEmpty ? there : ofType {
        guard case .delivered(let identifier, _, _) = entry.event else { continue }
        found.insert(Delivery(instant: instant, identifier: identifier))
      }
    }
    return found
  }

  var length: Int64 { max(end, 1) }

  /// When the last thing happens, or the case ends.
  private var end: Int64 { max(clock.length, moments.last?.elapsed ?? 0) }

  private mutating func placeEntries(of result: CaseResult) {
    var stretch = 0
    var pending: [String: Int64] = [:]
    for past in result.scenario.start.pending { pending[past.identifier] = 0 }
    for entry in result.trace {
      // The step itself is at the time it is written with, before the clock shows another one.
      let elapsed = clock.elapsed(entry.instant, in: clock.stretches[stretch])
      var change: String?
      if case .step(let action) = entry.event, action.isClockChange {
        stretch += 1
        change = clock.stretches[stretch].change
      }
      if moments.last?.elapsed != elapsed || moments.last?.local != entry.local {
        moments.append(
          Moment(elapsed: elapsed, local: entry.local, place: times.place(of: entry.instant, in: entry.zone)))
      }
      let place = moments.count - 1
      moments[place].entries.append(entry)
      if let change { moments[place].changes.append(change) }
      switch entry.event.change {
      case .added(let id): if pending[id] == nil { pending[id] = elapsed }
      case .removed(let id): finish(id, .removed, at: elapsed, &pending)
      case .shown(let id): finish(id, .shown, at: elapsed, &pending)
      case nil: break
      }
      if entry.event == .step(.app(.reinstall)) {
        for id in pending.keys.sorted() { finish(id, .removed, at: elapsed, &pending) }
      }
      moments[place].pendingCount = pending.count
    }
    let end = self.end
    for (id, from) in pending { waits.append(Wait(identifier: id, from: from, to: end, end: .open)) }
    waits.sort { ($0.from, $0.identifier) < ($1.from, $1.identifier) }
  }

  private mutating func finish(_ id: String, _ end: Wait.End, at elapsed: Int64, _ pending: inout [String: Int64]) {
    // What was delivered at once was pending for no time.
    waits.append(Wait(identifier: id, from: pending.removeValue(forKey: id) ?? elapsed, to: elapsed, end: end))
  }

  private mutating func placeExpectations(of result: CaseResult) {
    let failed = Set(result.failures.filter { $0.instant == nil }.map(\.span))
    var taken: Set<Int> = []
    var stretch = 0
    for step in result.scenario.steps {
      let elapsed = clock.elapsed(step.instant, in: clock.stretches[stretch])
      if step.action.isClockChange { stretch += 1 }
      place(step.expect, lookedAt: elapsed, in: clock.stretches[stretch].zone, failed, &taken)
    }
    place(result.scenario.then, lookedAt: end, in: clock.stretches[stretch].zone, failed, &taken)
    placeOtherFailures(of: result)
  }

  /// What failed and is about no notification, such as a text or a screen: where it was looked for. Otherwise nothing in
  /// the picture would be wrong.
  private mutating func placeOtherFailures(of result: CaseResult) {
    var looks: [SourceSpan: Int64] = [:]
    var drawn: Set<SourceSpan> = []
    func note(_ assertions: [Assertion], _ elapsed: Int64) {
      for assertion in assertions {
        looks[assertion.span] = elapsed
        if assertion.notification != nil { drawn.insert(assertion.span) }
      }
    }
    var stretch = 0
    for step in result.scenario.steps {
      note(step.expect, clock.elapsed(step.instant, in: clock.stretches[stretch]))
      if step.action.isClockChange { stretch += 1 }
    }
    let end = self.end
    note(result.scenario.then, end)
    let red = Set(unexpected.map(\.instant))
    for failure in result.failures {
      if let instant = failure.instant ?? failure.instead, red.contains(instant) { continue }
      if failure.instant == nil, drawn.contains(failure.span) { continue }
      let elapsed = failure.instant.map { clock.elapsed($0) } ?? looks[failure.span] ?? end
      insert(
        Expected(
          text: HTMLReport.clipped(failure.message), label: "line \(failure.span.start.line)", isMet: false,
          isSentence: true), at: elapsed)
    }
  }

  /// - Parameters:
  ///   - end: When the lines are held against what happened.
  ///   - zone: The one that their times are written in.
  private mutating func place(
    _ assertions: [Assertion], lookedAt end: Int64, in zone: ZoneRules, _ failed: Set<SourceSpan>,
    _ taken: inout Set<Int>
  ) {
    for assertion in assertions {
      guard let (what, line) = assertion.notification else { continue }
      let isMet = !failed.contains(assertion.span)
      let expected = Expected(
        text: text(of: line, what, zone), label: label(of: line, what, zone), isMet: isMet)
      // Beside the delivery that met it; else at its own time, or where it was looked for.
      if isMet, what == "delivered",
        let place = moments.indices.first(where: { place in
          !taken.contains(place)
            && moments[place].entries.contains { entry in
              entry.lane == .delivered && line.time.map { $0.contains(entry.instant) } ?? true
                && entry.event.isAbout([line.type], prefix: prefix)
            }
        })
      {
        taken.insert(place)
        moments[place].expected.append(expected)
      } else {
        insert(expected, at: line.time.map { clock.elapsed($0.lowerBound) } ?? end)
      }
    }
  }

  private func text(of line: ExpectedNotification, _ what: String, _ zone: ZoneRules) -> String {
    var text = "\(what) \(line.type)"
    if let time = line.time {
      if times.areAmbiguous { text += " at \(times.text(time.lowerBound, in: zone))" }
      if time.lowerBound != time.upperBound { text += ", until \(times.text(time.upperBound, in: zone)) at the latest" }
    } else {
      text += ", at any time"
    }
    if line.isQuiet == true { text += ", quietly" }
    return text
  }

  /// The time as a message has it, not as the clock of another zone showed it.
  private func label(of line: ExpectedNotification, _ what: String, _ zone: ZoneRules) -> String {
    var words = [line.type]
    if what != "delivered" { words.insert(what, at: 0) }
    if let instant = line.time?.lowerBound {
      words += ["\(zone.local(at: instant).time)", times.place(of: instant, in: zone)]
    } else {
      words.append("at any time")
    }
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private mutating func insert(_ expected: Expected, at elapsed: Int64) {
    if let same = moments.lastIndex(where: { $0.elapsed == elapsed }) {
      moments[same].expected.append(expected)
      return
    }
    let place = moments.firstIndex { $0.elapsed > elapsed } ?? moments.count
    let before = place > 0 ? moments[place - 1].pendingCount : 0
    let (instant, zone) = (clock.instant(elapsed), clock.zone(at: elapsed))
    moments.insert(
      Moment(
        elapsed: elapsed, local: clock.local(elapsed), place: times.place(of: instant, in: zone),
        expected: [expected], pendingCount: before), at: place)
  }
}

extension ScenarioStep.Action {
  /// Whether the clock shows another time from here on: it begins another stretch of a `CaseClock`.
  var isClockChange: Bool {
    if case .zone = self { return true }
    if case .clock = self { return true }
    return false
  }
}
