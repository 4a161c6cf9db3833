import NotificationCivilTime
import SpecDiagnostics
import SpecModel
import SpecReading
import YAMLNodes

/// One line under `steps`, its verb known and its values not yet read.
struct StepPlan {
  private let reader: ObjectReader
  /// Nil when only time passes.
  private let verb: StepVerb?
  private let expect: [AssertionPlan]

  private static let words = WordChoice(
    words: ScenarioShape.verbs, allKeys: ScenarioShape.anyStep, plainKeys: ScenarioShape.wait)

  /// Nil after a finding.
  init?(_ value: SourceValue, in session: ReadingSession) {
    switch Self.words.find(in: value, session) {
    case .broken: return nil
    case .plain: verb = nil
    case .word(let field): verb = StepVerb.allCases[field]
    }
    guard let reader = session.object(value, verb.map(ScenarioShape.step) ?? ScenarioShape.wait) else { return nil }
    self.reader = reader
    expect = (reader.list("expect") ?? []).compactMap { AssertionPlan($0, in: session) }
    if let list = reader.value("expect"), list.kind == .sequence, list.node.count == 0 {
      session.report(.assertsNothing, "asserts nothing", about: list)
    }
    if verb == nil, reader.has("at"), !reader.has("expect") {
      let key = reader.keySpan("at")
      session.report(
        .missingKey, "says when but not what happens; to let time pass write 'until'", about: value, at: key,
        fixIt: Diagnostic.FixIt("write 'until'", replace: key, with: "until"))
    }
  }

  /// The step at its place in time, which moves on with it; nil after a finding.
  func step(on timeline: inout Timeline, _ reading: ScenarioReading) -> ScenarioStep? {
    guard let instant = instant(on: timeline, reading) else {
      timeline.lose()
      return nil
    }
    timeline.move(to: instant)
    guard let action = action(on: &timeline, reading) else { return nil }
    return ScenarioStep(
      span: verb.map { reader.keySpan($0.rawValue) } ?? reader.origin.headSpan, instant: instant, action: action,
      expect: expect.assertions(on: timeline, reading))
  }

  // MARK: - When

  private func instant(on timeline: Timeline, _ reading: ScenarioReading) -> Instant? {
    if reader.has("after") { return reader.duration("after").map { timeline.now + $0.value } }
    let key = reader.has("at") ? "at" : "until"
    guard let instant = reading.instant(reader, key, on: timeline), let value = reader.value(key) else { return nil }
    if instant < timeline.now {
      reading.session.report(
        .timeRunsBackwards,
        "is before the step above it, at \(timeline.local); a time without a date is on the date of that step",
        about: value)
      return nil
    }
    return instant
  }

  // MARK: - What

  private func action(on timeline: inout Timeline, _ reading: ScenarioReading) -> ScenarioStep.Action? {
    let session = reading.session
    switch verb {
    case nil: return .wait
    case .signal:
      guard let signal = reader.reference("signal")?.value, let parameters = reading.parameters(of: signal, in: reader)
      else { return nil }
      return .signal(signal, parameters)
    case .app: return appTransition(session)
    case .tap: return reader.reference("tap").map { .tap(type: $0.value) }
    case .dismiss: return reader.reference("dismiss").map { .dismiss(type: $0.value) }
    case .authorization:
      return reader.value("authorization").flatMap { session.notificationAuthorization($0) }.map { .authorization($0) }
    case .prefer: return reader.value("prefer").flatMap { preferences($0, session) }
    case .zone:
      guard let value = reader.value("zone"), let zone = reading.zone(value) else {
        timeline.lose()
        return nil
      }
      timeline.change(zone: zone)
      return .zone(zone)
    case .clock:
      guard let value = reader.value("clock"), let shift = clockShift(value, session) else {
        timeline.lose()
        return nil
      }
      timeline.move(to: timeline.now + shift)
      return .clock(shift)
    case .locale: return reader.languageTag("locale").map { .locale($0.value) }
    case .focus: return reader.choice("focus", as: OnOff.self).map { .focus($0.value == .on) }
    case .center: return faults(session)
    }
  }

  private func appTransition(_ session: ReadingSession) -> ScenarioStep.Action? {
    if let value = reader.value("app"), value.text == "upgrade" {
      session.report(.notYetSupported, "cannot be 'upgrade' in this version of notispec yet", about: value)
      return nil
    }
    return reader.choice("app", as: ScenarioStep.AppTransition.self).map { .app($0.value) }
  }

  private func preferences(_ value: SourceValue, _ session: ReadingSession) -> ScenarioStep.Action? {
    let errorsBefore = session.errorCount
    let changes = session.toggles(value)
    guard session.errorCount == errorsBefore else { return nil }
    guard !changes.isEmpty else {
      session.report(.missingKey, "names no setting", about: value)
      return nil
    }
    return .prefer(changes)
  }

  /// `+2h` or `-2h`; without a sign nobody could say which way.
  private func clockShift(_ value: SourceValue, _ session: ReadingSession) -> TimeSpan? {
    guard let text = session.text(value) else { return nil }
    guard let sign = text.first, sign == "+" || sign == "-", let span = TimeSpan(text.dropFirst()), span <= .days(3660)
    else {
      session.report(.badTime, "must be how far the clock is set: '+2h' or '-2h'", about: value)
      return nil
    }
    return sign == "+" ? span : .zero - span
  }

  private func faults(_ session: ReadingSession) -> ScenarioStep.Action? {
    guard let fault = reader.object("center"), let call = fault.value("fail") else { return nil }
    guard session.choice(call, as: FailingCall.self) != nil else { return nil }
    return .failAdds(fault.has("times") ? fault.int("times")?.value ?? 1 : 1)
  }

  private enum FailingCall: String, CaseIterable { case add }
}
