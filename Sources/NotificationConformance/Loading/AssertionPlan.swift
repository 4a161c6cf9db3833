import NotificationCivilTime
import NotificationRules
import NotificationTerms
import SpecDiagnostics
import SpecLanguage

/// One line under `then` or `expect`, its kind known and its values not yet read.
final class AssertionPlan {
  let reader: ObjectReader
  let word: AssertionWord
  /// The line, once it is known to be the same for every row.
  private var known: Assertion?
  /// A placeholder stands in it, or a time, which depends on the steps.
  private lazy var varies =
    ["at", "between", "estimate"].contains { reader.origin.node[$0] != nil }
    || ColumnCheck.hasPlaceholder(reader.origin.node)

  private static let words = WordChoice(
    words: ScenarioShape.assertionWords, allKeys: ScenarioShape.anyAssertion,
    weakWord: AssertionWord.text.rawValue)

  /// Nil after a finding.
  init?(_ value: SourceValue, in session: ReadingSession) {
    guard case .word(let field) = Self.words.find(in: value, session) else { return nil }
    word = AssertionWord.allCases[field]
    guard let reader = session.object(value, ScenarioShape.assertion(word)) else { return nil }
    self.reader = reader
  }

  /// The line at this point of the case; nil after a finding.
  func assertion(on timeline: Timeline, _ reading: ScenarioReading) -> Assertion? {
    if let known { return known }
    guard let value = reader.value(word.rawValue) else { return nil }
    let errorsBefore = reading.session.errorCount
    guard let kind = kind(value, on: timeline, reading) else { return nil }
    let assertion = Assertion(kind, at: reader.keySpan(word.rawValue))
    if !varies, reading.session.errorCount == errorsBefore { known = assertion }
    return assertion
  }

  private func kind(_ value: SourceValue, on timeline: Timeline, _ reading: ScenarioReading) -> Assertion.Kind? {
    let session = reading.session
    switch word {
    case .delivered:
      if isNone(value, session) { return .delivered(nil) }
      return notification(value, on: timeline, reading).map { .delivered($0) }
    case .pending:
      if isNone(value, session) { return .pending(nil) }
      if value.kind == .scalar, case .int = value.core { return pendingCount(value, session) }
      return notification(value, on: timeline, reading).map { .pending($0) }
    case .pendingIncludes:
      return notification(value, on: timeline, reading).map { .pendingIncludes($0) }
    case .outcome: return outcome(value, session)
    case .logged:
      if isNone(value, session) { return .logged([]) }
      return reading.events(value).map { .logged($0) }
    case .loggedIncludes:
      guard let events = reading.events(value) else { return nil }
      return unless(events.isEmpty, value, session) { .loggedIncludes(events) }
    case .loggedCount:
      guard let counts = reading.eventCounts(value) else { return nil }
      return unless(counts.isEmpty, value, session) { .loggedCount(counts) }
    case .opened:
      if isNone(value, session) { return .opened(nil) }
      guard let target = session.reference(value, to: .target) else { return nil }
      let parameters = reader.value("with").map { reading.carriedValues($0) } ?? [:]
      return .opened(ExpectedTarget(target, url: reader.text("url")?.value, parameters: parameters))
    case .center: return center(value, session)
    case .badge: return session.int(value, in: 0...99_999).map { .badge($0) }
    case .preference:
      let errorsBefore = session.errorCount
      let values = reading.settings(value)
      guard session.errorCount == errorsBefore else { return nil }
      return unless(values.isEmpty, value, session) { .preference(values) }
    case .text:
      guard session.choice(value, as: TextWord.self) != nil else { return nil }
      return reader.reference("type").map { .textDiffers(type: $0.value) }
    case .shown, .prompted, .modules, .flag, .visible:
      return reading.permissionAssertion(word, value).map { .permission($0) }
    case .listed, .listing, .activity:
      return reading.systemAssertion(word, reader, value, on: timeline).map { .system($0) }
    case .token: return reading.tokenExpectation(value).map { .token($0) }
    case .performed, .completed, .sent: return reading.pushExpectation(word, value).map { .push($0) }
    case .console: return reading.consoleLines(value).map { .console($0) }
    case .nothing:
      guard let isTrue = session.flag(value) else { return nil }
      return unless(!isTrue, value, session) { .nothing }
    }
  }

  private enum TextWord: String, CaseIterable { case differs }

  // MARK: - Lines

  /// Whether a line is `none`, which goes with nothing else.
  private func isNone(_ value: SourceValue, _ session: ReadingSession) -> Bool {
    guard value.kind == .scalar, value.text == "none" else { return false }
    for field in reader.shape.fields where field.key != word.rawValue && reader.has(field.key) {
      session.report(
        .conflictingKeys, "cannot have '\(field.key)' where '\(word.rawValue)' is 'none'", about: reader.origin,
        at: reader.keySpan(field.key))
    }
    return true
  }

  private func unless(
    _ isEmpty: Bool, _ value: SourceValue, _ session: ReadingSession, _ kind: () -> Assertion.Kind
  ) -> Assertion.Kind? {
    guard isEmpty else { return kind() }
    session.report(.assertsNothing, "asserts nothing", about: value)
    return nil
  }

  private func notification(
    _ value: SourceValue, on timeline: Timeline, _ reading: ScenarioReading
  ) -> ExpectedNotification? {
    let errorsBefore = reading.session.errorCount
    guard let type = reading.session.reference(value, to: .notification) else { return nil }
    var expected = ExpectedNotification(type: type)
    if reader.has("at") {
      expected.time = reading.instant(reader, "at", on: timeline, needsDate: true).map { $0...$0 }
    } else if reader.has("between") {
      expected.time = range(on: timeline, reading)
    }
    if word == .delivered {
      expected.isQuiet = reader.flag("quiet")?.value
      expected.hasBanner = reader.flag("banner")?.value
      expected.hasSound = reader.flag("sound")?.value
      expected.attachments = reader.list("attachments")?.compactMap { reading.session.text($0) }
      if let text = reader.value("text") { expected.text = reading.texts(text) }
    }
    return reading.session.errorCount == errorsBefore ? expected : nil
  }

  private func range(on timeline: Timeline, _ reading: ScenarioReading) -> ClosedRange<Instant>? {
    guard let ends = reader.list("between"), let value = reader.value("between") else { return nil }
    guard ends.count == 2 else {
      reading.session.report(.badValue, "must be two times: the earliest and the latest", about: value)
      return nil
    }
    let fold = reading.fold(of: reader)
    guard let first = reading.instant(ends[0], fold: fold, on: timeline, needsDate: true),
      let last = reading.instant(ends[1], fold: fold, on: timeline, needsDate: true)
    else { return nil }
    guard first <= last else {
      reading.session.report(.badValue, "ends before it begins", about: value)
      return nil
    }
    return first...last
  }

  private func pendingCount(_ value: SourceValue, _ session: ReadingSession) -> Assertion.Kind? {
    for key in ["at", "between"] where reader.has(key) {
      session.report(
        .conflictingKeys, "cannot have '\(key)' where 'pending' is a count", about: reader.origin,
        at: reader.keySpan(key))
    }
    return session.int(value, in: 0...1_000_000).map { .pendingCount($0) }
  }

  private func outcome(_ value: SourceValue, _ session: ReadingSession) -> Assertion.Kind? {
    guard let type = session.reference(value, to: .notification), let word = reader.value("is") else { return nil }
    let errorsBefore = session.errorCount
    let reason = reader.has("reason") ? reader.choice("reason", as: OutcomeReason.self)?.value : nil
    let date = reader.value("on").flatMap { self.date($0, session) }
    if word.kind == .scalar, word.text == "none" {
      if reader.has("reason") {
        session.report(
          .conflictingKeys, "cannot have 'reason' where 'is' is 'none'", about: reader.origin,
          at: reader.keySpan("reason"))
      }
      return session.errorCount == errorsBefore ? .outcome(type: type, is: nil, reason: nil, on: date) : nil
    }
    guard let outcome = session.choice(word, as: Outcome.self), session.errorCount == errorsBefore else { return nil }
    return .outcome(type: type, is: outcome, reason: reason, on: date)
  }

  private func date(_ value: SourceValue, _ session: ReadingSession) -> CivilDate? {
    guard let text = session.text(value) else { return nil }
    guard let date = CivilDate(text) else {
      session.report(.badTime, "must be a date such as \"2026-03-03\"", about: value)
      return nil
    }
    return date
  }

  private func center(_ value: SourceValue, _ session: ReadingSession) -> Assertion.Kind? {
    if isNone(value, session) { return .center(added: 0, removed: 0) }
    guard let counts = session.object(value, ScenarioShape.counts) else { return nil }
    let errorsBefore = session.errorCount
    let (added, removed) = (counts.int("added")?.value, counts.int("removed")?.value)
    guard session.errorCount == errorsBefore else { return nil }
    return unless(added == nil && removed == nil, value, session) { .center(added: added, removed: removed) }
  }
}
