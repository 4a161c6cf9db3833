import CenterSimulation
import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms
import SpecDiagnostics

/// Holds a world against assertions. Lines of one kind are complete together: these and no others.
struct Verification {
  let world: World
  let app: AppUnderTest
  let scenario: ScenarioCase
  /// At the end, windows that opened since the last step have outcomes too.
  let isEnd: Bool

  private var zone: ZoneRules { world.now.zone }
  /// Of use for messages alone, so that it is made where there is one.
  var times: CaseTimes { CaseTimes(of: scenario) }

  func failures(of assertions: [Assertion]) -> [CaseResult.Failure] {
    var failures: [CaseResult.Failure] = []
    var deliveredLines: [(ExpectedNotification?, SourceSpan)] = []
    var pendingLines: [(ExpectedNotification?, SourceSpan)] = []
    var openedLines: [(ExpectedTarget?, SourceSpan)] = []
    for assertion in assertions {
      func fail(_ message: String?) {
        if let message { failures.append(.init(message, at: assertion.span)) }
      }
      switch assertion.kind {
      case .delivered(let line): deliveredLines.append((line, assertion.span))
      case .pending(let line): pendingLines.append((line, assertion.span))
      case .opened(let line): openedLines.append((line, assertion.span))
      case .pendingCount(let count):
        let actual = world.center.pending.count
        fail(actual == count ? nil : "expected \(count) pending requests, there are \(actual)\(listOfPending())")
      case .pendingIncludes(let line):
        let isThere = pending.contains { matches($0, line) }
        fail(isThere ? nil : "expected among the pending requests \(described(line))\(listOfPending())")
      case .outcome(let type, let outcome, let reason, let date):
        fail(checkOutcome(type, outcome, reason, date))
      case .logged(let events): fail(checkLogged(events))
      case .loggedIncludes(let events): fail(checkLoggedIncludes(events))
      case .loggedCount(let counts): for count in counts { fail(checkCount(count)) }
      case .badge(let number):
        fail(world.center.badge == number ? nil : "expected the badge \(number); it is \(world.center.badge)")
      case .center(let added, let removed): fail(checkCenter(added, removed))
      case .preference(let changes): for change in changes { fail(checkPreference(change)) }
      case .textDiffers(let type): fail(checkTextDiffers(type))
      case .permission(let expected): fail(check(expected))
      case .token(let expected): fail(check(expected))
      case .console(let lines): fail(checkConsole(lines))
      case .push(let expected): fail(check(expected))
      case .system(let expected): fail(check(expected))
      case .nothing: fail(checkNothing())
      }
    }
    failures += complete("delivered", deliveredLines, delivered)
    failures += complete("pending", pendingLines, pending)
    failures += completeOpened(openedLines)
    return failures.sorted { $0.span < $1.span }
  }

  // MARK: Notifications

  /// A delivery or a pending request in the form that lines are compared with.
  private struct Actual {
    var type: String?
    var identifier: String
    var instant: Instant
    /// The one in force when it was delivered, or now.
    var zone: ZoneRules
    var isQuiet: Bool
    var presentation: Presentation?
    var attachments: [String] = []
    var body: String

    var label: String { type ?? identifier }
  }

  private var delivered: [Actual] {
    world.deliveries.filter { !$0.isSilenced }.map {
      Actual(
        type: $0.type, identifier: $0.identifier, instant: $0.instant, zone: $0.zone, isQuiet: $0.isQuiet,
        presentation: $0.presentation, attachments: $0.attachments, body: $0.body)
    }
  }

  private var pending: [Actual] {
    world.center.pending.map {
      Actual(
        type: world.type(of: $0.request), identifier: $0.request.identifier, instant: $0.due,
        zone: zone, isQuiet: false, body: $0.request.content.body)
    }
  }

  private func matches(_ actual: Actual, _ line: ExpectedNotification) -> Bool {
    actual.label == line.type && line.time.map { $0.contains(actual.instant) } ?? true
      && line.isQuiet.map { $0 == actual.isQuiet } ?? true
      && line.hasBanner.map { $0 == actual.presentation?.hasBanner } ?? true
      && line.hasSound.map { $0 == actual.presentation?.hasSound } ?? true
      && line.attachments.map { $0 == actual.attachments } ?? true && mismatchedText(actual, line) == nil
  }

  /// The first locale whose text is not the expected one: the delivered text in the locale in force, the app's copy in
  /// the others.
  private func mismatchedText(_ actual: Actual, _ line: ExpectedNotification) -> (LanguageTag, String)? {
    guard !line.text.isEmpty else { return nil }
    let rules = world.scheduler.rules
    let current = rules.locale(for: (world.state ?? world.stored).locale)
    for (locale, text) in line.text.sorted(by: { $0.key < $1.key }) {
      let said = locale == current ? actual.body : world.scheduler.body(of: line.type, in: locale) ?? ""
      if said != text { return (locale, said) }
    }
    return nil
  }

  private func complete(
    _ kind: String, _ lines: [(ExpectedNotification?, SourceSpan)], _ actual: [Actual]
  ) -> [CaseResult.Failure] {
    guard let first = lines.first else { return [] }
    var failures: [CaseResult.Failure] = []
    var left = actual
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
    for (_, (line, span)) in ordered {
      guard let line else { continue }
      if let index = left.firstIndex(where: { matches($0, line) }) {
        left.remove(at: index)
      } else {
        open.append((line, span))
      }
    }
    for (line, span) in open {
      var message = "expected \(kind) \(described(line))"
      // What came at its time and looked otherwise is what the line is about, and no second finding.
      if let index = left.firstIndex(where: { isInTime($0, line) }) {
        message += difference(left.remove(at: index), line, kind)
      } else {
        message += closest(to: line, in: actual, kind)
      }
      failures.append(.init(message, at: span, about: line.type))
    }
    for other in left {
      let expected = lines.contains { $0.0 != nil } ? "" : ", expected none"
      failures.append(
        .init(
          "unexpected \(kind): \(other.label) at \(times.text(other.instant, in: other.zone)) (\(other.identifier))\(expected)",
          at: first.1, when: other.instant, about: other.label))
    }
    return failures
  }

  private func isInTime(_ actual: Actual, _ line: ExpectedNotification) -> Bool {
    actual.label == line.type && line.time.map { $0.contains(actual.instant) } ?? true
  }

  /// Of what came in time: ` with the text "A" in en; the text was "B"`.
  private func difference(_ actual: Actual, _ line: ExpectedNotification, _ kind: String) -> String {
    if let (locale, text) = mismatchedText(actual, line) {
      return " with the text \"\(line.text[locale] ?? "")\" in \(locale); its text is \"\(text)\""
    }
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
    return "; \(kind) at \(times.text(actual.instant, in: actual.zone)), \(parts.joined(separator: ", "))"
  }

  private func described(_ line: ExpectedNotification) -> String {
    var out = line.type
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

  private func closest(to line: ExpectedNotification, in actual: [Actual], _ kind: String) -> String {
    let same = actual.filter { $0.label == line.type }
    guard !same.isEmpty else {
      let others = actual.map { "\($0.label) at \(times.text($0.instant, in: $0.zone))" }.joined(separator: ", ")
      return actual.isEmpty ? "; nothing was \(kind)" : "; \(kind) were: \(others)"
    }
    let list = same.map { "\(times.text($0.instant, in: $0.zone))\($0.isQuiet ? " (quietly)" : "")" }
    return "; \(kind) at " + list.joined(separator: ", ")
  }

  private func listOfPending() -> String {
    guard !pending.isEmpty else { return "; nothing is pending" }
    let shown = pending.prefix(6).map { "\($0.label) at \(times.text($0.instant, in: $0.zone))" }.joined(
      separator: ", ")
    return ": \(shown)\(pending.count > 6 ? " and \(pending.count - 6) more" : "")"
  }

  // MARK: Screens

  private func completeOpened(_ lines: [(ExpectedTarget?, SourceSpan)]) -> [CaseResult.Failure] {
    guard let first = lines.first else { return [] }
    let actual = world.opened.map(\.target)
    let expected = lines.compactMap { $0.0?.target }
    var failures: [CaseResult.Failure] = []
    if actual != expected {
      let was = actual.isEmpty ? "nothing was" : actual.joined(separator: ", ")
      let should = expected.isEmpty ? "nothing" : expected.joined(separator: ", ")
      failures.append(.init("expected to open \(should); opened: \(was)", at: first.1))
    }
    for (index, (line, span)) in lines.enumerated() where index < world.opened.count {
      let opened = world.opened[index].parameters
      for (name, value) in (line?.parameters ?? [:]).sorted(by: { $0.key < $1.key })
      where opened[name]?.description != value.description {
        let was = opened[name].map { "it was \($0)" } ?? "there was none"
        failures.append(.init("expected '\(line?.target ?? "")' with \(name) \(value); \(was)", at: span))
      }
    }
    for case (let line?, let span) in lines {
      guard let url = line.url, let actual = app.url(of: line.target), actual != url else { continue }
      failures.append(.init("expected the link \(url); '\(line.target)' has \(actual)", at: span))
    }
    return failures
  }
}
