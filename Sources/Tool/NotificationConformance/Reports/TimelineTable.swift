import NotificationCivilTime
import TextWriting

/// A case in words: one row a moment, with what was expected beside what happened.
struct TimelineTable {
  private let timeline: CaseTimeline
  private let result: CaseResult
  private let prefix: String

  private static let mostMoments = 120
  private static let mostLines = 12

  init(_ timeline: CaseTimeline, of result: CaseResult, prefix: String) {
    self.timeline = timeline
    self.result = result
    self.prefix = prefix
  }

  private typealias Lines = [(text: String, kind: String)]

  /// The columns beside the time, in their order.
  private enum Column: String, CaseIterable {
    case input = "Input"
    case pending = "Pending requests"
    case delivered = "Delivered and opened"
    case expected = "Expected"
    case outcome = "Not sent, and why"
  }

  func write(to html: inout HTMLWriter) {
    let moments = timeline.moments
    let range = shownRange
    let lines = range.map { place in
      Column.allCases.map {
        self.lines($0, of: moments[place], after: place > range.lowerBound ? moments[place - 1] : nil)
      }
    }
    // What nothing is in would only take room.
    let columns = Column.allCases.indices.filter { column in lines.contains { !$0[column].isEmpty } }
    let span = columns.count + 1
    html.element("table", ["class": "moments"]) { html in
      html.element("thead") { html in
        html.element("tr") { html in
          for name in ["Local time"] + columns.map({ Column.allCases[$0].rawValue }) {
            html.element("th", ["scope": "col"], text: name)
          }
        }
      }
      html.element("tbody") { html in
        if range.lowerBound > 0 { gap("\(range.lowerBound) earlier moments left out", over: span, to: &html) }
        var last: CaseTimeline.Moment?
        for (place, lines) in zip(range, lines) {
          let moment = moments[place]
          write(moment, after: last, to: &html) { html in
            for column in columns { cell(Column.allCases[column].rawValue, lines[column], to: &html) }
          }
          for change in moment.changes { gap(change, over: span, isJump: true, to: &html) }
          last = moment
        }
        let rest = moments.count - range.upperBound
        if rest > 0 { gap("\(rest) later moments left out", over: span, to: &html) }
      }
    }
  }

  private func lines(
    _ column: Column, of moment: CaseTimeline.Moment, after last: CaseTimeline.Moment?
  ) -> Lines {
    switch column {
    case .input: return moment.entries.filter { $0.lane == .input }.map { (short($0), "") }
    case .pending: return pendingLines(of: moment, last)
    case .delivered: return delivered(in: moment)
    case .expected:
      return moment.expected.map { one in
        if one.isMet { return ("\(one.text) ✓", "met") }
        return (one.isSentence ? one.text : "\(one.text): did not happen", "missing")
      }
    case .outcome:
      let outcomes = moment.entries.filter { $0.lane == .outcome }
      return grouped(outcomes.map { ($0, $0.event.explained(prefix: prefix)) })
    }
  }

  /// Everything, or what is around the first difference.
  private var shownRange: Range<Int> {
    let count = timeline.moments.count
    guard count > Self.mostMoments else { return 0..<count }
    let place = timeline.moments.firstIndex { isWrong($0) } ?? count - 1
    let low = min(max(0, place - Self.mostMoments / 2), count - Self.mostMoments)
    return low..<low + Self.mostMoments
  }

  private func isWrong(_ moment: CaseTimeline.Moment) -> Bool {
    guard !result.failures.isEmpty else { return false }
    return moment.expected.contains { !$0.isMet } || moment.entries.contains(where: timeline.isUnexpected)
  }

  private func gap(_ text: String, over columns: Int, isJump: Bool = false, to html: inout HTMLWriter) {
    html.element("tr", ["class": isJump ? "jump" : "gap"]) { html in
      html.element("td", ["colspan": "\(columns)"], text: HTMLReport.visible(text))
    }
  }

  private func write(
    _ moment: CaseTimeline.Moment, after last: CaseTimeline.Moment?, to html: inout HTMLWriter,
    _ cells: (inout HTMLWriter) -> Void
  ) {
    var kinds: [String] = []
    if moment.isQuiet { kinds.append("quiet") }
    if isWrong(moment) { kinds.append("wrong") }
    html.element("tr", ["class": kinds.isEmpty ? "moment" : kinds.joined(separator: " ")]) { html in
      html.element("th", ["scope": "row"]) { html in
        // A date is said where it changes.
        if last?.local.date != moment.local.date { html.element("b", text: "\(moment.local.date) ") }
        html.write("\(moment.local.time)")
        // So is a zone.
        if !moment.place.isEmpty, last?.place != moment.place {
          html.element("span", ["class": "zone"], text: " \(moment.place)")
        }
        if moment.isQuiet { html.element("i", text: " quiet hours") }
      }
      cells(&html)
    }
    html.newLine()
  }

  private func short(_ entry: TraceEntry) -> String { entry.event.text(prefix: prefix) }

  private func delivered(in moment: CaseTimeline.Moment) -> [(String, String)] {
    let lines: [(String, String)] = moment.entries.compactMap { entry in
      switch entry.lane {
      case .delivered:
        timeline.isUnexpected(entry)
          ? ("delivered \(short(entry)): nothing expected it", "missing") : ("delivered \(short(entry))", "came")
      case .opened: ("opened \(entry.text)", "")
      case .input, .center, .outcome, .logged: nil
      }
    }
    return lines + logged(in: moment)
  }

  /// Many events of one name become one line.
  private func logged(in moment: CaseTimeline.Moment) -> [(String, String)] {
    let events = moment.entries.filter { $0.lane == .logged }
    guard events.count > 4 else { return events.map { ("logged \($0.text)", "dim") } }
    var order: [String] = []
    var counts: [String: Int] = [:]
    for event in events {
      let name = event.event.group(prefix: prefix)
      if counts[name] == nil { order.append(name) }
      counts[name, default: 0] += 1
    }
    return order.map { ("logged \($0)\(counts[$0] == 1 ? "" : " \(counts[$0] ?? 0) times")", "dim") }
  }

  private func pendingLines(of moment: CaseTimeline.Moment, _ last: CaseTimeline.Moment?) -> [(String, String)] {
    let entries = moment.entries.filter { $0.lane == .center }
    var lines = grouped(entries.map { ($0, short($0)) })
    if !entries.isEmpty || (last?.pendingCount ?? 0) != moment.pendingCount {
      lines.append(("\(moment.pendingCount) pending", "dim"))
    }
    return lines
  }

  /// Many lines of one type become one: "added daily.2026-03-03 for 2026-03-03 20:00 … and 12 more to 2026-03-16 20:00".
  private func grouped(_ entries: [(entry: TraceEntry, text: String)]) -> [(String, String)] {
    var order: [String] = []
    var groups: [String: [String]] = [:]
    for (entry, text) in entries {
      let key = entry.event.group(prefix: prefix)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(text)
    }
    return order.flatMap { key -> [(String, String)] in
      let all = groups[key] ?? []
      guard all.count > 3, let first = all.first, let last = all.last else { return all.map { ($0, "") } }
      return [(first, ""), ("… \(all.count - 2) more of this type …", "dim"), (last, "")]
    }
  }

  private func cell(_ name: String, _ lines: [(text: String, kind: String)], to html: inout HTMLWriter) {
    html.element("td", ["data-lane": name, "class": lines.isEmpty ? "none" : "some"]) { html in
      for line in lines.prefix(Self.mostLines) {
        let text = HTMLReport.visible(line.text)
        html.element("div", ["class": line.kind.isEmpty ? "line" : line.kind]) { html in
          // Ids are long; they may break where their words end.
          for (index, part) in text.split(separator: "_", omittingEmptySubsequences: false).enumerated() {
            if index > 0 {
              html.write("_")
              html.void("wbr")
            }
            html.write(String(part))
          }
        }
      }
      if lines.count > Self.mostLines {
        html.element("div", ["class": "dim"], text: "and \(lines.count - Self.mostLines) more")
      }
    }
  }
}
