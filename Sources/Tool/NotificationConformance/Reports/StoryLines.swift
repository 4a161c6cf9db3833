import NotificationRules
import NotificationScheduling

/// The lines of a story: of each notification one that says whether it came, with the reason that decided. Whatever else was
/// told of it is behind that line.
///
/// What has ended a notification is told once, and a later look at it may find another reason that would keep it back too:
/// a permission that is gone by then. That one has decided nothing.
public struct StoryLines {
  public struct Line {
    public var entry: TraceEntry
    public var text: String
    /// "told later, 2026-06-10 12:05: dropped: permission.denied: …"
    public var behind: [String] = []
  }

  public let lines: [Line]
  /// What happened, without what is behind another entry.
  let shown: [TraceEntry]

  public init(_ result: CaseResult) {
    let trace = result.trace
    var places: [String: [Int]] = [:]
    for index in trace.indices {
      if let id = trace[index].fateOf { places[id, default: []].append(index) }
    }
    var behind: [Int: [Int]] = [:]
    for own in places.values {
      guard let deciding = Self.deciding(own, in: trace) else { continue }
      behind[deciding] = own.filter { $0 != deciding && trace[$0].isTold }
    }
    let hidden = Set(behind.values.joined())
    let shown = trace.indices.filter { !hidden.contains($0) }
    self.shown = shown.map { trace[$0] }
    // An entry of a moment is there once, so it is found again by itself.
    var others: [TraceEntry: [String]] = [:]
    for index in shown {
      guard let told = behind[index], !told.isEmpty else { continue }
      others[trace[index]] = told.map { Self.words(trace[$0], isLater: $0 > index) }
    }
    lines = TraceFolding(self.shown, app: result.scenario.app).lines.map {
      Line(entry: $0.entry, text: $0.text, behind: $0.count == 1 ? others[$0.entry] ?? [] : [])
    }
  }

  /// Which entry about a notification decides: that it came; else what ended it first after it was planned last; else
  /// what keeps it waiting now.
  private static func deciding(_ own: [Int], in trace: [TraceEntry]) -> Int? {
    if let came = own.last(where: { trace[$0].lane == .delivered }) { return came }
    let planned = own.lastIndex { trace[$0].lane == .center } ?? 0
    let ends = { (index: Int) in trace[index].outcome.map { $0 != .held } ?? false }
    return own[planned...].first(where: ends) ?? own.first(where: ends) ?? own.last { trace[$0].isTold }
  }

  private static func words(_ entry: TraceEntry, isLater: Bool) -> String {
    guard case .outcome(let record, _) = entry.event else { return entry.text }
    let text = entry.event.explained().dropFirst(record.identifier.count + 1)
    return "told \(isLater ? "later" : "before"), \(entry.local): \(text)"
  }
}

extension TraceEntry {
  /// The request whose fate it is about; nil if it is about something else.
  fileprivate var fateOf: String? {
    switch event {
    case .added(let id, _), .delivered(let id, _, _): id
    case .outcome(let record, _): record.identifier
    default: nil
    }
  }

  fileprivate var outcome: Outcome? {
    if case .outcome(let record, _) = event { record.outcome } else { nil }
  }

  /// It says something of one that does not come, or not yet. What came unseen is said beside it.
  fileprivate var isTold: Bool { outcome.map { $0 != .suppressed } ?? false }
}
