import NotificationCivilTime
import SpecDiagnostics
import SpecLanguage

/// One line under `steps`, its verb known and its values not yet read.
final class StepPlan {
  private let reader: ObjectReader
  /// Nil when only time passes.
  private let verb: StepVerb?
  /// Only something is expected, at a time.
  private let isLook: Bool
  private let expect: AssertionList
  private let span: SourceSpan
  /// What happens and when, once they are known to be the same for every row.
  private var known: ScenarioStep.Action?
  private var knownTime: When?
  /// A placeholder stands in it.
  private lazy var varies = ColumnCheck.hasPlaceholder(reader.origin.node)

  private static let words = WordChoice(
    words: ScenarioShape.verbs, allKeys: ScenarioShape.anyStep, plainKeys: ScenarioShape.plain)

  /// Nil after a finding.
  init?(_ value: SourceValue, in session: ReadingSession) {
    switch Self.words.find(in: value, session) {
    case .broken: return nil
    case .plain: verb = nil
    case .word(let field): verb = StepVerb.allCases[field]
    }
    let (at, others) = (value.node["at"], [value.node["until"], value.node["after"]])
    if verb == nil, at != nil {
      // Both keys are right somewhere, so the conflict is what has to be said.
      if others.contains(where: { $0 != nil }) {
        _ = session.object(value, ScenarioShape.plain)
        return nil
      }
      if value.node["expect"] == nil {
        let key = value.node.entries.first { $0.key.hasText("at") }?.key.span ?? value.headSpan
        session.report(
          .missingKey, "says when but not what happens; to let time pass write 'until'", about: value, at: key,
          fixIt: Diagnostic.FixIt("write 'until'", replace: key, with: "until"))
        return nil
      }
    }
    isLook = verb == nil && at != nil
    let shape = verb.map(ScenarioShape.step) ?? (isLook ? ScenarioShape.look : ScenarioShape.wait)
    guard let reader = session.object(value, shape) else { return nil }
    self.reader = reader
    expect = AssertionList(reader.list("expect") ?? [], in: session)
    span = verb.map { reader.keySpan($0.rawValue) } ?? reader.origin.headSpan
    if let list = reader.value("expect"), list.kind == .sequence, list.node.count == 0 {
      session.report(.assertsNothing, "asserts nothing", about: list)
    }
  }

  /// What it adds to each case: itself and what it expects.
  var lineCount: Int { 1 + expect.count }

  /// The step at its place in time, which moves on with it; nil after a finding.
  func step(on timeline: inout Timeline, _ reading: ScenarioReading) -> ScenarioStep? {
    guard let instant = instant(on: timeline, reading) else {
      timeline.lose()
      return nil
    }
    timeline.move(to: instant)
    guard let action = known ?? action(on: timeline, reading) else {
      if verb == .zone || verb == .clock { timeline.lose() }
      return nil
    }
    switch action {
    case .zone(let zone): timeline.change(zone: zone)
    case .clock(let shift): timeline.move(to: instant + shift)
    case .signal, .app, .upgrade, .tap, .tapTwice, .link, .act, .dismiss, .authorization, .prefer, .preferRefused,
      .zoneUnknown, .locale, .focus, .failAdds, .crash, .state, .permission, .token, .push, .system, .wait:
      break
    }
    if !varies, !hasLocalMoments(reading) { known = action }
    return ScenarioStep(
      span: span, instant: instant, action: action, expect: expect.assertions(on: timeline, reading))
  }

  // MARK: - When

  private enum When {
    case after(TimeSpan)
    case at(ScenarioTime, Timeline.Fold?)
  }

  private func instant(on timeline: Timeline, _ reading: ScenarioReading) -> Instant? {
    guard let time = knownTime ?? time(reading) else { return nil }
    if !varies { knownTime = time }
    switch time {
    case .after(let span): return timeline.now + span
    case .at(let time, let fold): return instant(time, fold, on: timeline, reading)
    }
  }

  private var timeKey: String {
    if isLook { return "at" }
    if reader.has("after") { return "after" }
    return verb != nil && reader.has("at") ? "at" : "until"
  }

  private func time(_ reading: ScenarioReading) -> When? {
    let key = timeKey
    if key == "after" { return reader.duration(key).map { .after($0.value) } }
    let fold = reading.fold(of: reader)
    return reader.value(key).flatMap { reading.time($0) }.map { .at($0, fold) }
  }

  private func instant(
    _ time: ScenarioTime, _ fold: Timeline.Fold?, on timeline: Timeline, _ reading: ScenarioReading
  ) -> Instant? {
    if timeline.isLost { return nil }
    if let instant = try? timeline.instant(of: time, fold: fold, needsDate: false), instant >= timeline.now {
      return instant
    }
    // The value is only looked up when there is something to say about it.
    guard let value = reader.value(timeKey),
      let instant = reading.instant(value, fold: fold, on: timeline, needsDate: false)
    else { return nil }
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

  private func hasLocalMoments(_ reading: ScenarioReading) -> Bool {
    guard verb == .signal, let signal = reader.value("signal")?.text else { return false }
    return reading.hasLocalMoments(signal, in: reader)
  }

  private func action(on timeline: Timeline, _ reading: ScenarioReading) -> ScenarioStep.Action? {
    let session = reading.session
    switch verb {
    case nil: return .wait
    case .signal:
      guard let signal = reader.reference("signal")?.value,
        let parameters = reading.parameters(of: signal, in: reader, on: timeline)
      else { return nil }
      return .signal(signal, parameters)
    case .app: return transition(session)
    case .tap: return response(reading)
    case .link: return reader.text("link").map { .link($0.value) }
    case .dismiss: return reader.reference("dismiss").map { .dismiss(type: $0.value) }
    case .authorization:
      return reader.value("authorization").flatMap { reading.authorizationChange($0) }
    case .prefer: return reader.value("prefer").flatMap { preferences($0, reading) }
    case .zone:
      guard let value = reader.value("zone") else { return nil }
      if value.text == ScenarioShape.unknownZone { return .zoneUnknown }
      return reading.zone(value).map { .zone($0) }
    case .clock: return reader.value("clock").flatMap { clockShift($0, session) }.map { .clock($0) }
    case .locale: return reader.languageTag("locale").map { .locale($0.value) }
    case .focus: return reader.choice("focus", as: OnOff.self).map { .focus($0.value == .on) }
    case .center: return faults(session)
    case .crash:
      return reader.object("crash").flatMap { $0.int("after_write") }.map { .crash(afterWrite: $0.value) }
    case .state: return reader.choice("state", as: ScenarioStep.StateDamage.self).map { .state($0.value) }
    case .flow, .press, .answer, .open: return reading.permissionAction(reader, verb)
    case .provisional, .seen, .location, .settings, .firstScreen, .activity:
      return reading.systemAction(reader, verb)
    case .user, .network, .store, .token, .remote, .slow: return reading.tokenAction(reader, verb)
    case .push: return reader.object("push").flatMap(reading.pushAction)
    }
  }

  private func transition(_ session: ReadingSession) -> ScenarioStep.Action? {
    guard let transition = reader.choice("app", as: ScenarioStep.AppTransition.self)?.value else { return nil }
    guard reader.has("profile") else { return .app(transition) }
    guard transition == .upgrade else {
      session.report(
        .badValue, "belongs to 'app: upgrade': only a new version has other policies", about: reader.origin,
        at: reader.keySpan("profile"))
      return nil
    }
    return reader.reference("profile").map { .upgrade(profile: $0.value) }
  }

  /// A tap on the notification, or on one of its buttons.
  private func response(_ reading: ScenarioReading) -> ScenarioStep.Action? {
    guard let type = reader.reference("tap")?.value else { return nil }
    let text = reader.text("text")?.value
    guard let action = reader.value("action") else {
      guard reader.has("text") else {
        return reader.flag("twice")?.value == true ? .tapTwice(type: type) : .tap(type: type)
      }
      let key = reader.keySpan("text")
      reading.session.report(
        .missingKey, "writes a text without the 'action' that takes it", about: reader.origin, at: key)
      return nil
    }
    guard let id = reading.session.text(action) else { return nil }
    let buttons = reading.vocabulary.buttons[type] ?? []
    guard buttons.contains(id) else {
      let meant = reading.session.guess(for: id, among: buttons)
      reading.session.report(
        .unknownID, "is no button of '\(type)'\(meant?.question() ?? "")", about: action,
        fixIt: meant?.fixIt(replacing: action.span))
      return nil
    }
    return .act(type: type, action: id, text: text)
  }

  private func preferences(_ value: SourceValue, _ reading: ScenarioReading) -> ScenarioStep.Action? {
    let session = reading.session
    if reader.has("refused"), reader.flag("refused")?.value == true { return reading.refusedSetting(value) }
    let errorsBefore = session.errorCount
    let changes = reading.settings(value)
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
