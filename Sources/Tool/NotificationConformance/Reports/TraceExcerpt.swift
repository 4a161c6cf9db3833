import NotificationCivilTime
import NotificationTerms
import TextWriting

/// The part of a failed case's trace in which it went wrong, with what was expected between what happened.
///
/// What led to it may be long before, and what came of it after: lines about the types that failed, and what the
/// scenario did, are kept.
struct TraceExcerpt {
  struct Line {
    var local: CivilDateTime
    /// The zone or offset, in cases that have several.
    var place: String
    var lane: String
    var text: String
    /// Expected and not come.
    var isDifference = false
    /// How many entries of the trace are left out here; 0 for a line of its own.
    var leftOut = 0
  }

  private(set) var lines: [Line] = []
  /// Entries of the trace that are left out before the first line.
  private(set) var earlier = 0
  /// Entries that are left out behind the last one.
  private(set) var later = 0

  private static let before = 8
  private static let after = 8
  private static let mostCauses = 12
  private static let mostInputs = 6
  private static let mostLines = 80

  init(of result: CaseResult) {
    let times = CaseTimes(of: result.scenario)
    let expected = Self.expectedLines(of: result, times)
    let types = Set(result.typesInQuestion)
    let folded = TraceFolding(Self.trace(of: result, about: types), app: result.scenario.app).lines
    let window = Self.window(of: folded, result.failures.compactMap(\.instant) + expected.map(\.instant))
    var kept = Set(window)
    let before = folded.indices.prefix(window.lowerBound)
    kept.formUnion(before.filter { Self.isAbout(types, folded[$0].entry, result.scenario.app) }.suffix(Self.mostCauses))
    let after = folded.indices.suffix(from: max(window.upperBound, folded.startIndex))
    kept.formUnion(after.filter { Self.isAbout(types, folded[$0].entry, result.scenario.app) }.prefix(Self.mostCauses))
    kept.formUnion(after.filter { folded[$0].entry.lane == .input }.prefix(Self.mostInputs))
    kept.formUnion(before.filter { folded[$0].entry.lane == .input }.suffix(Self.mostInputs))
    var rest = expected[...]
    var leftOut = 0
    for index in folded.indices {
      let (entry, text) = (folded[index].entry, folded[index].text)
      guard kept.contains(index) else {
        leftOut += folded[index].count
        continue
      }
      close(leftOut, before: entry, times)
      leftOut = 0
      while let next = rest.first, next.instant < entry.instant {
        lines.append(next.line)
        rest = rest.dropFirst()
      }
      lines.append(
        Line(
          local: entry.local, place: times.place(of: entry.instant, in: entry.zone), lane: entry.lane.rawValue,
          text: text))
    }
    later = leftOut
    // Beyond the excerpt they would stand beside nothing.
    let last = kept.max().map { folded[$0].entry.instant }
    for next in rest where later == 0 || next.instant == last { lines.append(next.line) }
    shorten()
  }

  /// Without what the app has not found out about other types: each of them may have something to say every day. A line
  /// that expects nothing at all asks about all of them.
  private static func trace(of result: CaseResult, about types: Set<String>) -> [TraceEntry] {
    let asksForAll = (result.scenario.steps.flatMap(\.expect) + result.scenario.then).contains { $0.isNone }
    if types.isEmpty || asksForAll { return result.trace }
    return result.trace.filter { entry in
      guard case .outcome(let record, let notes) = entry.event else { return true }
      return !notes.isUnlearnt || types.contains(record.type)
    }
  }

  private static func window(of folded: [TraceFolding.Line], _ differences: [Instant]) -> Range<Int> {
    guard let first = differences.min() else {
      // Nothing says where: the end is where the assertions looked.
      return max(0, folded.count - before - after)..<folded.count
    }
    let place = folded.firstIndex { $0.entry.instant >= first } ?? folded.count
    // One moment belongs together, however much happened in it.
    let last = folded[place...].firstIndex { $0.entry.instant > first } ?? folded.count
    return max(0, place - before)..<min(folded.count, max(last, place) + after)
  }

  /// Whether a line names an occurrence of a type, or a type as a parameter of an event.
  private static func isAbout(_ types: Set<String>, _ entry: TraceEntry, _ app: String) -> Bool {
    entry.lane != .input && entry.event.isAbout(types, prefix: "\(app).")
  }

  private mutating func close(_ leftOut: Int, before entry: TraceEntry, _ times: CaseTimes) {
    guard leftOut > 0 else { return }
    if lines.isEmpty {
      earlier = leftOut
    } else {
      lines.append(Line(local: entry.local, place: "", lane: "", text: "", leftOut: leftOut))
    }
  }

  /// A moment in which thousands of things happened is bounded too.
  private mutating func shorten() {
    guard lines.count > Self.mostLines else { return }
    let middle = Self.mostLines / 2..<lines.count - Self.mostLines / 2
    var gap = Line(local: lines[middle.lowerBound].local, place: "", lane: "", text: "")
    gap.leftOut = middle.reduce(0) { $0 + max(1, lines[$1].leftOut) }
    lines.replaceSubrange(middle, with: [gap])
  }

  // MARK: What was expected

  private struct ExpectedLine {
    var instant: Instant
    var line: Line
  }

  /// What failed lines expected at a time, in order of time.
  private static func expectedLines(of result: CaseResult, _ times: CaseTimes) -> [ExpectedLine] {
    // What came unexpected is told at the first line of its kind, which may well have come.
    let failed = Set(result.failures.filter { $0.instant == nil }.map(\.span))
    let scenario = result.scenario
    let clock = CaseClock(of: scenario)
    var zone = scenario.start.moment.zone
    var lines: [ExpectedLine] = []
    func add(_ assertions: [Assertion]) {
      lines += assertions.compactMap { failed.contains($0.span) ? line(for: $0, zone, clock, times) : nil }
    }
    for step in scenario.steps {
      if case .zone(let new) = step.action { zone = new }
      add(step.expect)
    }
    add(scenario.then)
    return lines.enumerated().sorted { a, b in
      a.element.instant != b.element.instant ? a.element.instant < b.element.instant : a.offset < b.offset
    }.map(\.element)
  }

  /// - Parameter zone: The one in which the line's times are written.
  private static func line(
    for assertion: Assertion, _ zone: ZoneRules, _ clock: CaseClock, _ times: CaseTimes
  ) -> ExpectedLine? {
    guard let (what, expected) = assertion.notification else { return nil }
    guard let time = expected.time else { return nil }
    var text = "\(what) \(expected.type)"
    // Next to what happened is the time of that moment, which may be in another zone than the line's.
    if times.areAmbiguous { text += " at \(times.text(time.lowerBound, in: zone))" }
    if time.lowerBound != time.upperBound { text += ", until \(times.text(time.upperBound, in: zone)) at the latest" }
    let shown = clock.zone(at: clock.elapsed(time.lowerBound))
    return ExpectedLine(
      instant: time.lowerBound,
      line: Line(
        local: clock.local(clock.elapsed(time.lowerBound)), place: times.place(of: time.lowerBound, in: shown),
        lane: "expected", text: text, isDifference: true))
  }
}

extension TraceExcerpt {
  /// The lines for a terminal or a report, each with `indent` before it. A zone is shown where it changes.
  func text(indent: TerminalText) -> TerminalText {
    let timeWidth = lines.map { "\($0.local)".count }.max() ?? 0
    let placeWidth = lines.map(\.place.count).max() ?? 0
    var out: TerminalText = ""
    var place = ""
    if earlier > 0 { out += "\(indent)  … \(earlier) earlier\n" }
    for line in lines {
      guard line.leftOut == 0 else {
        out += "\(indent)  … \(line.leftOut) more\n"
        continue
      }
      out += "\(indent)\(line.isDifference ? "> " : "  ")\(TerminalText("\(line.local)").padded(to: timeWidth))  "
      if placeWidth > 0 { out += "\(TerminalText(line.place == place ? "" : line.place).padded(to: placeWidth))  " }
      out += "\(TerminalText(line.lane).padded(to: 9))  \(line.text)\n"
      place = line.place
    }
    if later > 0 { out += "\(indent)  … \(later) later\n" }
    return out
  }
}
