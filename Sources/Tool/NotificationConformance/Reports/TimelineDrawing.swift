import NotificationCivilTime
import TextWriting

/// A case as a picture: lanes over one axis of time, to scale.
struct TimelineDrawing {
  private let timeline: CaseTimeline
  private let result: CaseResult
  private let prefix: String

  private static let width = 1000
  /// Of the names of the lanes; the style sheet has it too, as a part of the whole width.
  private static let lanes = 84
  private static let left = 250
  /// Where the names of pending requests end, beside the bars and never on them.
  private static let names = 240
  private static let right = 985
  private static let mostWaits = 10

  /// - Parameter prefix: What every identifier of the app begins with.
  init(_ timeline: CaseTimeline, of result: CaseResult, prefix: String) {
    self.timeline = timeline
    self.result = result
    self.prefix = prefix
  }

  private func x(_ elapsed: Int64) -> Int {
    let share = Double(min(max(elapsed, 0), timeline.length)) / Double(timeline.length)
    return Self.left + Int((share * Double(Self.right - Self.left)).rounded())
  }

  func write(to html: inout HTMLWriter) {
    let requests = waitsByRequest
    let shown = mostTelling(requests)
    let pendingHeight = max(1, shown.count + (requests.count > shown.count ? 1 : 0)) * 16 + 8
    let (delivered, expected) = (deliveries, expectations)
    let quietTop = 24 + 15 * min(2, timeline.clock.stretches.count - 1)
    let inputTop = quietTop + (timeline.quietBands.isEmpty ? 0 : 18)
    let pendingTop = inputTop + 26
    let deliveredTop = pendingTop + pendingHeight
    let expectedTop = deliveredTop + delivered.rows.rows * 18 + 8
    let outcomeTop = expectedTop + expected.rows.rows * 18 + 8
    let height = outcomeTop + 26
    let lanes = [
      (top: 0, name: "clock"), (quietTop, "quiet hours"), (inputTop, "input"), (pendingTop, "pending"),
      (deliveredTop, "delivered"), (expectedTop, "expected"), (outcomeTop, "not sent"),
    ].filter { $0.name != "quiet hours" || quietTop < inputTop }
    html.element("div", ["class": "picture"]) { html in
      html.element(
        "svg",
        [
          "viewBox": "0 0 \(Self.width) \(height)", "role": "img", "class": "draw",
          "aria-label": "Timeline of the case; the table below says the same in words",
        ]
      ) { html in
        for band in timeline.quietBands {
          rect(&html, x(band.lowerBound), 0, x(band.upperBound), height, "quiet", ["quiet hours \(hours(of: band))"])
        }
        for midnight in timeline.clock.midnights {
          line(&html, x(midnight.elapsed), 0, height, "day", "\(midnight.date)")
        }
        for stretch in timeline.clock.stretches where stretch.change != nil {
          line(&html, x(timeline.clock.elapsed(stretch.from, in: stretch)), 0, height, "jump", stretch.change ?? "")
        }
        for lane in lanes where lane.top > 0 && lane.name != "quiet hours" {
          path(&html, "M0 \(lane.top)H\(Self.width)", "rule")
        }
        drawClock(&html)
        if quietTop < inputTop { drawQuietHours(&html, top: quietTop) }
        for moment in timeline.moments where moment.entries.contains(where: { $0.lane == .input }) {
          let x = x(moment.elapsed)
          let tip = tip(moment, moment.entries.filter { $0.lane == .input }.map(\.text))
          rect(&html, x - 2, inputTop + 6, x + 2, inputTop + 20, "in", tip)
        }
        drawWaits(&html, shown, more: requests.count - shown.count, top: pendingTop + 4)
        draw(delivered, top: deliveredTop + 13, &html)
        draw(expected, top: expectedTop + 13, &html)
        for moment in timeline.moments {
          let outcomes = moment.entries.filter { $0.lane == .outcome }
          guard !outcomes.isEmpty else { continue }
          let (x, y) = (x(moment.elapsed), outcomeTop + 6)
          path(&html, "M\(x - 6) \(y)h12l-6 11z", "why", tip(moment, outcomes.map { $0.event.explained() }))
        }
      }
      writeNames(of: lanes, height, to: &html)
    }
  }

  /// The names of the lanes are a picture of their own, which stays where it is when the other one is scrolled.
  private func writeNames(of lanes: [(top: Int, name: String)], _ height: Int, to html: inout HTMLWriter) {
    html.element(
      "svg", ["viewBox": "0 0 \(Self.lanes) \(height)", "class": "lanes", "aria-hidden": "true"]
    ) { html in
      for lane in lanes {
        if lane.top > 0, lane.name != "quiet hours" { path(&html, "M0 \(lane.top)H\(Self.lanes)", "rule") }
        label(&html, 4, lane.top + (lane.name == "quiet hours" ? 12 : 17), lane.name, "lane")
      }
    }
  }

  /// Each time that a request was pending, by its identifier: one that was taken out and added again has several. They
  /// are in the order of time.
  private var waitsByRequest: [[CaseTimeline.Wait]] {
    var requests: [[CaseTimeline.Wait]] = []
    var places: [String: Int] = [:]
    // Those that were shown at once are in the lane below.
    for wait in timeline.waits where wait.from != wait.to {
      if let place = places[wait.identifier] {
        requests[place].append(wait)
      } else {
        places[wait.identifier] = requests.count
        requests.append([wait])
      }
    }
    return requests
  }

  /// Requests of the types that failed before the others, in the order of time.
  private func mostTelling(_ requests: [[CaseTimeline.Wait]]) -> [[CaseTimeline.Wait]] {
    let types = Set(result.typesInQuestion)
    // Some of each failed type: a daily one would take all the room.
    var seen: [String: Int] = [:]
    let ranks = requests.map { waits -> Int in
      let type = TraceEvent.type(of: waits[0].identifier, prefix)
      seen[type, default: 0] += 1
      return types.contains(type) && (seen[type] ?? 0) <= 3 ? 0 : 1
    }
    let chosen = requests.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.prefix(Self.mostWaits)
    return chosen.sorted().map { requests[$0] }
  }

  /// "22:00 to 08:00", as far as the case goes.
  private func hours(of band: ClosedRange<Int64>) -> String {
    "\(timeline.clock.local(band.lowerBound).time) to \(timeline.clock.local(band.upperBound).time)"
  }

  private func drawQuietHours(_ html: inout HTMLWriter, top: Int) {
    var free = 0
    for band in timeline.quietBands {
      let text = hours(of: band)
      let place = min(x(band.lowerBound) + 3, Self.right - text.count * LabelRows.letter)
      guard place >= free else { continue }
      label(&html, place, top + 12, text, "name")
      free = place + text.count * LabelRows.letter + 8
    }
  }

  private func drawClock(_ html: inout HTMLWriter) {
    var free = 0
    func mark(_ elapsed: Int64, _ text: String) {
      let place = min(max(x(elapsed), Self.left), Self.right - text.count * 7)
      guard place >= free else { return }
      label(&html, place + 2, 17, text, "tick")
      free = place + text.count * 7 + 12
    }
    let start = timeline.clock.local(0)
    mark(0, "\(start)")
    let days = timeline.clock.midnights
    if days.isEmpty {
      mark(timeline.length, "\(timeline.clock.local(timeline.length).time)")
    } else {
      for day in days { mark(day.elapsed, "\(day.date)") }
    }
    for (index, stretch) in timeline.clock.stretches.enumerated() {
      guard let change = stretch.change else { continue }
      let elapsed = timeline.clock.elapsed(stretch.from, in: stretch)
      let place = min(x(elapsed) + 4, Self.right - change.count * LabelRows.letter)
      label(&html, place, 32 + 15 * ((index + 1) % 2), change, "jumped")
    }
  }

  private func drawWaits(_ html: inout HTMLWriter, _ requests: [[CaseTimeline.Wait]], more: Int, top: Int) {
    for (row, waits) in requests.enumerated() {
      let y = top + row * 16
      let name = TraceEvent.short(waits[0].identifier, prefix)
      let tips = waits.map { wait in
        "\(name): pending from \(time(wait.from)) to \(time(wait.to)), \(words(for: wait.end))"
      }
      for (wait, tip) in zip(waits, tips) {
        let (from, to) = (x(wait.from), x(wait.to))
        rect(&html, from, y + 3, max(from + 2, to), y + 11, "wait \(words(for: wait.end).prefix { $0 != " " })", [tip])
      }
      // A cross stands on the bar that begins where another one ends.
      for (wait, tip) in zip(waits, tips) where wait.end == .removed {
        path(&html, "M\(x(wait.to) - 4) \(y + 3)l8 8m0 -8l-8 8", "cross", [tip])
      }
      let most = (Self.names - 60) / LabelRows.letter
      let label = name.count <= most ? name : "\(name.prefix(most / 2 - 1))…\(name.suffix(most / 2))"
      nameLabel(&html, y + 11, label, tips)
    }
    if more > 0 { nameLabel(&html, top + requests.count * 16 + 11, "and \(Plural.of(more, "more request"))", nil) }
  }

  private func words(for end: CaseTimeline.Wait.End) -> String {
    switch end {
    case .shown: "delivered"
    case .removed: "removed"
    case .open: "still pending at the end"
    }
  }

  private func time(_ elapsed: Int64) -> String {
    timeline.times.text(timeline.clock.instant(elapsed), in: timeline.clock.zone(at: elapsed))
  }

  // MARK: Deliveries and expectations

  private struct Marks {
    var rows = LabelRows(right: TimelineDrawing.width)
    var looks: [(kind: String, tip: [String], isCrossed: Bool)] = []
  }

  /// In the order of time.
  private var deliveries: Marks {
    var marks = Marks()
    for moment in timeline.moments {
      for entry in moment.entries where entry.lane == .delivered {
        let isWrong = timeline.isUnexpected(entry)
        // The table says which of its occurrences it is.
        let type = entry.event.group(prefix: prefix)
        marks.rows.add(
          "\(type) \(moment.local.time)\(moment.place.isEmpty ? "" : " ")\(moment.place)", at: x(moment.elapsed))
        let words = ["delivered \(entry.event.text(prefix: prefix))"] + (isWrong ? ["though nothing expected it"] : [])
        marks.looks.append((isWrong ? "bad" : "ok", tip(moment, words), false))
      }
    }
    return marks
  }

  private var expectations: Marks {
    var marks = Marks()
    for moment in timeline.moments {
      for expected in moment.expected {
        marks.rows.add(expected.label, at: x(moment.elapsed))
        let words =
          expected.isSentence
          ? expected.text : "expected: \(expected.text)\(expected.isMet ? "" : ", and it did not happen")"
        marks.looks.append((expected.isMet ? "want met" : "want missing", tip(moment, [words]), !expected.isMet))
      }
    }
    return marks
  }

  private func draw(_ marks: Marks, top: Int, _ html: inout HTMLWriter) {
    for (mark, look) in zip(marks.rows.placed, marks.looks) {
      let y = top + mark.row * 18
      circle(&html, mark.x, y, look.kind, look.tip)
      if look.isCrossed { path(&html, "M\(mark.x - 4) \(y - 4)l8 8m0 -8l-8 8", "cross") }
      if let x = mark.textX { label(&html, x, y + 4, mark.text, "name", endsThere: mark.isLeft) }
    }
  }

  private func tip(_ moment: CaseTimeline.Moment, _ lines: [String]) -> [String] {
    ["\(moment.local)\(moment.place.isEmpty ? "" : " \(moment.place)")"] + lines
  }

  // MARK: Shapes

  private func rect(
    _ html: inout HTMLWriter, _ left: Int, _ top: Int, _ right: Int, _ bottom: Int, _ kind: String, _ tip: [String]
  ) {
    html.element(
      "rect",
      ["x": "\(left)", "y": "\(top)", "width": "\(max(1, right - left))", "height": "\(bottom - top)", "class": kind]
    ) { $0.element("title", text: HTMLReport.visible(tip)) }
  }

  private func line(_ html: inout HTMLWriter, _ x: Int, _ top: Int, _ bottom: Int, _ kind: String, _ tip: String) {
    path(&html, "M\(x) \(top)V\(bottom)", kind, [tip])
  }

  private func circle(_ html: inout HTMLWriter, _ x: Int, _ y: Int, _ kind: String, _ tip: [String]) {
    html.element("circle", ["cx": "\(x)", "cy": "\(y)", "r": "6", "class": kind]) {
      $0.element("title", text: HTMLReport.visible(tip))
    }
  }

  private func path(_ html: inout HTMLWriter, _ shape: String, _ kind: String, _ tip: [String]? = nil) {
    html.element("path", ["d": shape, "class": kind]) { html in
      if let tip { html.element("title", text: HTMLReport.visible(tip)) }
    }
  }

  private func label(
    _ html: inout HTMLWriter, _ x: Int, _ y: Int, _ text: String, _ kind: String, endsThere: Bool = false
  ) {
    let (x, y) = ("\(x)", "\(y)")
    html.element(
      "text",
      endsThere ? ["x": x, "y": y, "class": kind, "text-anchor": "end"] : ["x": x, "y": y, "class": kind],
      text: HTMLReport.visible(text))
  }

  /// Before the bars, ending where they may begin.
  private func nameLabel(_ html: inout HTMLWriter, _ y: Int, _ text: String, _ tip: [String]?) {
    html.element("text", ["x": "\(Self.names)", "y": "\(y)", "class": "name", "text-anchor": "end"]) { html in
      html.write(HTMLReport.visible(text))
      if let tip { html.element("title", text: HTMLReport.visible(tip)) }
    }
  }
}
