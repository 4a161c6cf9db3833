import NotificationCivilTime
import SpecDiagnostics

/// Deliveries and pending requests, line by line.
extension Verification {
  func complete(
    _ kind: String, _ lines: [(ExpectedNotification?, SourceSpan)], _ actual: [Actual]
  ) -> [CaseResult.Failure] {
    guard let first = lines.first else { return [] }
    var failures: [CaseResult.Failure] = []
    var left = Array(actual.enumerated())
    var found: [(line: Int, place: Int)] = []
    // The line with the earliest end chooses first, so that a wide one does not take what a narrow one needs.
    let ordered = lines.enumerated().sorted {
      let endA = $0.element.0?.time?.upperBound
      let endB = $1.element.0?.time?.upperBound
      switch (endA, endB) {
      case (let a?, let b?) where a != b: return a < b
      case (nil, _?): return false
      case (_?, nil): return true
      default: return $0.offset < $1.offset
      }
    }
    var open: [(line: ExpectedNotification, span: SourceSpan)] = []
    for (number, (line, span)) in ordered {
      guard let line else { continue }
      if let index = left.firstIndex(where: { matches($0.element, line) }) {
        found.append((number, left.remove(at: index).offset))
      } else {
        open.append((line, span))
      }
    }
    // What came at its time and looked otherwise is what a line is about, and no second finding.
    let differences = open.map { line, _ in
      left.firstIndex { isInTime($0.element, line) }.map { difference(left.remove(at: $0).element, line, kind) }
    }
    for ((line, span), difference) in zip(open, differences) {
      // Nor is what came at another time, which is listed there.
      var other: Instant?
      if difference == nil, let index = left.firstIndex(where: { $0.element.label == line.type }) {
        other = left.remove(at: index).element.instant
      }
      let reason = difference ?? closest(to: line, in: actual, kind) + (kind == "delivered" ? obstacle(to: line) : "")
      failures.append(
        .init(
          "expected \(described(line, as: kind))\(reason)", at: span,
          about: line.type, instead: kind == "delivered" ? other : nil))
    }
    if kind == "delivered" { failures += outOfOrder(found, lines) }
    for (_, other) in left {
      let isPast = kind == "delivered"
      let time = moment(of: other)
      let wanted =
        lines.contains { $0.0 != nil } ? "no line expects it" : "nothing should \(isPast ? "have been" : "be")"
      failures.append(
        .init(
          "\(other.label) \(isPast ? "was delivered at" : "is \(kind) for") \(time) (\(other.identifier)), but \(wanted)",
          at: first.1, when: other.instant, about: other.label))
    }
    return failures
  }

  /// Lines at one instant name deliveries in the order in which the center made them.
  private func outOfOrder(
    _ found: [(line: Int, place: Int)], _ lines: [(ExpectedNotification?, SourceSpan)]
  ) -> [CaseResult.Failure] {
    let found = found.sorted { $0.line < $1.line }
    return zip(found, found.dropFirst()).compactMap { one, next in
      guard one.place > next.place, let early = lines[one.line].0, let late = lines[next.line].0,
        let time = early.time, time == late.time, time.lowerBound == time.upperBound
      else { return nil }
      return .init(
        "expected \(early.type) to be delivered before \(late.type)", at: lines[next.line].1, about: late.type)
    }
  }

  /// Of what came in time: ` with the text "A" in en; the text was "B"`.
  private func difference(_ actual: Actual, _ line: ExpectedNotification, _ kind: String) -> String {
    if let difference = mismatchedText(actual, line) ?? mismatchedContent(actual, line) { return difference }
    var parts: [String] = []
    if line.isQuiet != nil { parts.append(actual.isQuiet ? "quietly" : "not quietly") }
    if line.hasBanner != nil, let hasBanner = actual.presentation?.hasBanner {
      parts.append(hasBanner ? "with a banner" : "without a banner")
    }
    if line.hasSound != nil, let hasSound = actual.presentation?.hasSound {
      parts.append(hasSound ? "with a sound" : "without a sound")
    }
    if line.attachments != nil {
      let keys = actual.attachments.joined(separator: ", ")
      parts.append(keys.isEmpty ? "with nothing attached" : "with \(keys) attached")
    }
    return "; \(kind) at \(moment(of: actual)), \(parts.joined(separator: ", "))"
  }

  /// - Parameter kind: What it is expected to be; nil where the sentence says so already.
  private func described(_ line: ExpectedNotification, as kind: String? = nil) -> String {
    var out = line.type + (kind.map { " to be \($0)" } ?? "")
    if let time = line.time {
      out +=
        time.lowerBound == time.upperBound
        ? " at \(times.text(time.lowerBound, in: zone))"
        : " between \(times.text(time.lowerBound, in: zone)) and \(times.text(time.upperBound, in: zone))"
    }
    if let quiet = line.isQuiet { out += quiet ? ", quietly" : ", not quietly" }
    if let hasBanner = line.hasBanner { out += hasBanner ? ", with a banner" : ", without a banner" }
    if let hasSound = line.hasSound { out += hasSound ? ", with a sound" : ", without a sound" }
    if let keys = line.attachments {
      out += keys.isEmpty ? ", with nothing attached" : ", with \(keys.joined(separator: ", ")) attached"
    }
    return out
  }

  /// What waits for a place has no time.
  private func moment(of actual: Actual) -> String {
    actual.instant == .distantFuture ? "its place" : times.text(actual.instant, in: actual.zone)
  }

  private func closest(to line: ExpectedNotification, in actual: [Actual], _ kind: String) -> String {
    let same = actual.filter { $0.label == line.type }
    guard !same.isEmpty else {
      let others = actual.map { "\($0.label) at \(moment(of: $0))" }.joined(separator: ", ")
      let silenced = kind == "delivered" ? silencedByFocus(of: line.type) : ""
      if actual.isEmpty { return silenced.isEmpty ? "; nothing was \(kind)" : silenced }
      return "\(silenced); \(kind) were: \(others)"
    }
    let list = same.map { "\(moment(of: $0))\($0.isQuiet ? " (quietly)" : "")" }
    return "; \(kind) at " + list.joined(separator: ", ")
  }

  /// What came and was not shown: those of the type, or else all.
  private func silencedByFocus(of type: String) -> String {
    let silenced = world.deliveries.filter(\.isSilenced)
    let own = silenced.filter { $0.type == type }
    guard !silenced.isEmpty else { return "" }
    let list = (own.isEmpty ? silenced : own).map {
      (own.isEmpty ? "\($0.type ?? $0.identifier) at " : "") + times.text($0.instant, in: $0.zone)
    }
    return own.isEmpty
      ? "; Focus silenced \(list.joined(separator: ", "))"
      : "; it came at \(list.joined(separator: ", ")), but Focus silenced it, which is no delivery"
  }

  /// These in the order of time, with others between them.
  func included(_ lines: [(ExpectedNotification, SourceSpan)]) -> [CaseResult.Failure] {
    guard !lines.isEmpty else { return [] }
    let actual = delivered
    var rest = actual[...]
    return lines.compactMap { line, span in
      guard let index = rest.firstIndex(where: { matches($0, line) }) else {
        var message = "expected among the deliveries \(described(line))"
        if let other = rest.first(where: { isInTime($0, line) }) {
          message += difference(other, line, "delivered")
        } else if actual.contains(where: { matches($0, line) }) {
          message += " after those before it"
        } else {
          message += closest(to: line, in: actual, "delivered") + obstacle(to: line)
        }
        return .init(message, at: span, about: line.type)
      }
      rest = rest[(index + 1)...]
      return nil
    }
  }

  /// - Parameter taken: The pending requests, by number, that lines before it are about.
  func checkPendingIncludes(_ line: ExpectedNotification, besides taken: inout Set<Int>) -> String? {
    let pending = pending
    if let found = pending.indices.first(where: { !taken.contains($0) && matches(pending[$0], line) }) {
      taken.insert(found)
      return nil
    }
    let near = pending.first { isInTime($0, line) }
    return "expected among the pending requests \(described(line))"
      + (near.map { difference($0, line, "pending") } ?? listOfPending())
  }

  func listOfPending() -> String {
    guard !pending.isEmpty else { return "; nothing is pending" }
    let shown = pending.prefix(6).map { "\($0.label) at \(moment(of: $0))" }.joined(separator: ", ")
    return ": \(shown)\(pending.count > 6 ? " and \(pending.count - 6) more" : "")"
  }
}
