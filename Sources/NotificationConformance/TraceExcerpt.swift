import NotificationCivilTime
import NotificationTerms

/// The part of a failed case's trace in which it went wrong, with what was expected between what happened.
struct TraceExcerpt {
  struct Line {
    var local: CivilDateTime
    var lane: String
    var text: String
    /// Expected and not come.
    var isDifference: Bool
  }

  private(set) var lines: [Line] = []
  /// Entries of the trace that are left out.
  private(set) var earlier = 0
  private(set) var later = 0

  private static let before = 8
  private static let after = 8

  init(of result: CaseResult) {
    let expected = Self.expectedLines(of: result)
    let differences = result.failures.compactMap(\.instant) + expected.map(\.instant)
    var range = 0..<result.trace.count
    if let first = differences.min() {
      let place = result.trace.firstIndex { $0.instant >= first } ?? result.trace.count
      // One moment belongs together, however much happened in it.
      let last = result.trace[place...].firstIndex { $0.instant > first } ?? result.trace.count
      range = max(0, place - Self.before)..<min(result.trace.count, max(last, place) + Self.after)
    } else if range.count > Self.before + Self.after {
      // Nothing says where: the end is where the assertions looked.
      range = range.suffix(Self.before + Self.after)
    }
    earlier = range.lowerBound
    later = result.trace.count - range.upperBound
    merge(result.trace[range], expected)
  }

  private mutating func merge(_ entries: ArraySlice<TraceEntry>, _ expected: [ExpectedLine]) {
    var rest = expected[...]
    for entry in entries {
      while let next = rest.first, next.instant < entry.instant {
        lines.append(next.line)
        rest = rest.dropFirst()
      }
      lines.append(Line(local: entry.local, lane: entry.lane.rawValue, text: entry.text, isDifference: false))
    }
    // Beyond the excerpt they would stand beside nothing.
    for next in rest where later == 0 || next.instant == entries.last?.instant { lines.append(next.line) }
  }

  private struct ExpectedLine {
    var instant: Instant
    var line: Line
  }

  /// What failed lines expected at a time, in order of time.
  private static func expectedLines(of result: CaseResult) -> [ExpectedLine] {
    // What came unexpected is told at the first line of its kind, which may well have come.
    let failed = Set(result.failures.filter { $0.instant == nil }.map(\.span))
    let scenario = result.scenario
    var zone = scenario.start.moment.zone
    var lines: [ExpectedLine] = []
    for step in scenario.steps {
      if case .zone(let new) = step.action { zone = new }
      lines += step.expect.compactMap { failed.contains($0.span) ? line(for: $0, zone) : nil }
    }
    lines += scenario.then.compactMap { failed.contains($0.span) ? line(for: $0, zone) : nil }
    return lines.enumerated().sorted { a, b in
      a.element.instant != b.element.instant ? a.element.instant < b.element.instant : a.offset < b.offset
    }.map(\.element)
  }

  private static func line(for assertion: Assertion, _ zone: ZoneRules) -> ExpectedLine? {
    guard let (what, expected) = assertion.notification else { return nil }
    guard let time = expected.time else { return nil }
    let until = time.lowerBound == time.upperBound ? "" : ", until \(zone.local(at: time.upperBound)) at the latest"
    return ExpectedLine(
      instant: time.lowerBound,
      line: Line(
        local: zone.local(at: time.lowerBound), lane: "expected", text: "\(what) \(expected.type)\(until)",
        isDifference: true))
  }
}

extension TraceExcerpt {
  /// The lines for a terminal or a report, each with `indent` before it.
  func text(indent: String) -> String {
    let width = lines.map { "\($0.local)".count }.max() ?? 0
    var out = ""
    if earlier > 0 { out += "\(indent)  … \(earlier) earlier\n" }
    for line in lines {
      let mark = line.isDifference ? "> " : "  "
      out += "\(indent)\(mark)\("\(line.local)".padded(to: width))  \(line.lane.padded(to: 9))  \(line.text)\n"
    }
    if later > 0 { out += "\(indent)  … \(later) later\n" }
    return out
  }
}
