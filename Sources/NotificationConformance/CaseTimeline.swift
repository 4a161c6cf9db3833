import NotificationCivilTime
import NotificationRules
import NotificationTerms
import SpecDiagnostics

/// A case on one line of time: what happened and what was expected, moment by moment.
struct CaseTimeline {
  struct Expected {
    /// "delivered fresh_bread, until 11:00"
    var text: String
    var isMet: Bool
  }

  /// Everything of one instant.
  struct Moment {
    var elapsed: Int64
    var local: CivilDateTime
    var entries: [TraceEntry] = []
    var expected: [Expected] = []
    /// After it.
    var pendingCount = 0
    var isQuiet = false
    /// "zone Europe/Berlin → Asia/Tokyo"
    var changes: [String] = []
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
  private(set) var moments: [Moment] = []
  private(set) var waits: [Wait] = []
  /// Instants of deliveries that nothing expected.
  let unexpected: Set<Instant>
  let quietBands: [ClosedRange<Int64>]

  init(of result: CaseResult, quietHours: QuietHoursRule?) {
    let clock = CaseClock(of: result.scenario)
    self.clock = clock
    unexpected = Set(result.failures.compactMap(\.instant))
    quietBands = quietHours.map { clock.bands(from: $0.from, to: $0.to) } ?? []
    placeEntries(of: result)
    placeExpectations(of: result)
    for index in moments.indices {
      let elapsed = moments[index].elapsed
      moments[index].isQuiet = quietBands.contains { $0.lowerBound <= elapsed && elapsed < $0.upperBound }
    }
  }

  var length: Int64 { max(clock.length, moments.last?.elapsed ?? 0, 1) }

  private mutating func placeEntries(of result: CaseResult) {
    var stretch = 0
    var pending: [String: Int64] = [:]
    for past in result.scenario.start.pending { pending[past.identifier] = 0 }
    for entry in result.trace {
      var change: String?
      if entry.lane == .input, entry.text.hasPrefix("zone: ") || entry.text.hasPrefix("clock: "),
        stretch + 1 < clock.stretches.count
      {
        stretch += 1
        change = clock.stretches[stretch].change
      }
      let elapsed = clock.elapsed(entry.instant, in: clock.stretches[stretch])
      if moments.last?.elapsed != elapsed || change != nil {
        moments.append(Moment(elapsed: elapsed, local: entry.local))
      }
      let place = moments.count - 1
      moments[place].entries.append(entry)
      if let change { moments[place].changes.append(change) }
      switch entry.change {
      case .added(let id): if pending[id] == nil { pending[id] = elapsed }
      case .removed(let id): end(id, .removed, at: elapsed, &pending)
      case .shown(let id): end(id, .shown, at: elapsed, &pending)
      case nil: break
      }
      if entry.lane == .input, entry.text == "app: reinstall" {
        for id in pending.keys.sorted() { end(id, .removed, at: elapsed, &pending) }
      }
      moments[place].pendingCount = pending.count
    }
    let end = max(clock.length, moments.last?.elapsed ?? 0)
    for (id, from) in pending { waits.append(Wait(identifier: id, from: from, to: end, end: .open)) }
    waits.sort { ($0.from, $0.identifier) < ($1.from, $1.identifier) }
  }

  private mutating func end(_ id: String, _ end: Wait.End, at elapsed: Int64, _ pending: inout [String: Int64]) {
    // What was delivered at once was pending for no time.
    waits.append(Wait(identifier: id, from: pending.removeValue(forKey: id) ?? elapsed, to: elapsed, end: end))
  }

  private mutating func placeExpectations(of result: CaseResult) {
    let failed = Set(result.failures.filter { $0.instant == nil }.map(\.span))
    let assertions = result.scenario.steps.flatMap(\.expect) + result.scenario.then
    var taken: Set<Int> = []
    for assertion in assertions {
      guard let (what, line) = assertion.notification, let time = line.time else { continue }
      let isMet = !failed.contains(assertion.span)
      var text = "\(what) \(line.type)"
      if time.lowerBound != time.upperBound {
        text += ", until \(clock.local(clock.elapsed(time.upperBound))) at the latest"
      }
      if line.isQuiet == true { text += ", quietly" }
      let expected = Expected(text: text, isMet: isMet)
      // Beside the delivery that met it; else at its own time.
      if isMet, what == "delivered",
        let place = moments.indices.first(where: { place in
          !taken.contains(place)
            && moments[place].entries.contains {
              $0.lane == .delivered && time.contains($0.instant) && Self.isOf($0, line.type)
            }
        })
      {
        taken.insert(place)
        moments[place].expected.append(expected)
      } else {
        insert(expected, at: clock.elapsed(time.lowerBound))
      }
    }
  }

  private mutating func insert(_ expected: Expected, at elapsed: Int64) {
    if let same = moments.firstIndex(where: { $0.elapsed == elapsed }) {
      moments[same].expected.append(expected)
      return
    }
    let place = moments.firstIndex { $0.elapsed > elapsed } ?? moments.count
    let before = place > 0 ? moments[place - 1].pendingCount : 0
    moments.insert(
      Moment(elapsed: elapsed, local: clock.local(elapsed), expected: [expected], pendingCount: before), at: place)
  }

  /// Whether a delivery is of this type: its id is `<app>.<type>.<occurrence>`.
  private static func isOf(_ entry: TraceEntry, _ type: String) -> Bool {
    guard case .shown(let id) = entry.change else { return false }
    return id == type || id.split(separator: ".").dropFirst().first.map { $0 == type } ?? false
  }
}

extension Assertion {
  /// A line about one notification, with the word for what it says of it.
  var notification: (String, ExpectedNotification)? {
    switch kind {
    case .delivered(let line?): ("delivered", line)
    case .pending(let line?): ("pending", line)
    case .pendingIncludes(let line): ("pending", line)
    case .delivered(nil), .pending(nil), .pendingCount, .outcome, .logged, .loggedIncludes, .loggedCount, .opened,
      .center, .badge, .preference, .textDiffers, .permission, .token, .console, .push, .system, .nothing:
      nil
    }
  }
}
