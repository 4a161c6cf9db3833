import NotificationCivilTime
import SpecDiagnostics
import SpecLanguage

/// One line under `steps`, its verb known and its values not yet read.
final class StepPlan {
  private let reader: ObjectReader
  /// Nil when only time passes.
  private let verb: StepVerb?
  private let expect: AssertionList
  private let span: SourceSpan
  /// What happens and when, once they are known to be the same for every row.
  private var known: (action: ScenarioStep.Action, mentions: [ScenarioMention])?
  private var knownTime: StepTime?
  /// It has a placeholder.
  private lazy var varies = ColumnCheck.hasPlaceholder(reader.origin.node)

  private static let words = WordChoice(
    words: StepVerb.words, all: ScenarioShape.steps, plainKeys: StepVerb.plain)

  /// Nil after a finding.
  init?(_ value: SourceValue, in session: ReadingSession) {
    switch Self.words.find(in: value, session) {
    case .broken: return nil
    case .plain: verb = nil
    case .word(let field): verb = StepVerb.all[field]
    }
    let (at, others) = (value.node["at"], [value.node["until"], value.node["after"]])
    if verb == nil, at != nil {
      // Both keys are right somewhere, so the conflict is what has to be said.
      if others.contains(where: { $0 != nil }) {
        _ = session.object(value, StepVerb.plain)
        return nil
      }
      if value.node["expect"] == nil {
        let key = value.node.entries.first { $0.key.hasText("at") }?.key.span ?? value.headSpan
        session.report(
          .missingKey,
          "says when but not what happens; to let time pass write 'until'. If the next line belongs to it, begin that "
            + "without '-'", about: value, at: key,
          fixIt: Diagnostic.FixIt("write 'until'", replace: key, with: "until").asQuestion(unless: false))
        return nil
      }
    }
    guard let reader = session.object(value, verb?.shape ?? (at != nil ? StepVerb.look : StepVerb.wait)) else {
      return nil
    }
    self.reader = reader
    expect = KeyReader(reader, session).expect() ?? AssertionList([], in: session)
    span = verb.map { reader.keySpan($0.name) } ?? reader.origin.headSpan
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
    guard let (action, mentions) = known ?? self.action(on: timeline, reading) else {
      if verb?.movesClock == true { timeline.lose() }
      return nil
    }
    if case .zone(let zone) = action { timeline.change(zone: zone) }
    if case .clock(let shift) = action { timeline.move(to: instant + shift) }
    return ScenarioStep(
      span: span, instant: instant, action: action, expect: expect.assertions(on: timeline, reading),
      mentions: mentions)
  }

  /// Nil after a finding.
  private func action(
    on timeline: Timeline, _ reading: ScenarioReading
  ) -> (action: ScenarioStep.Action, mentions: [ScenarioMention])? {
    guard let verb else { return (.wait, []) }
    let file = LineFile(reader, reading, on: timeline)
    guard let action = reading.session.sound({ verb.read(KeyReader(reader, file)) }) else { return nil }
    if !varies, !file.isTimed { known = (action, file.mentions) }
    return (action, file.mentions)
  }

  private func time(_ reading: ScenarioReading) -> StepTime? {
    KeyReader(reader, reading).time(
      hasAt: reader.shape !== StepVerb.wait, hasOthers: reader.shape !== StepVerb.look)
  }

  private func instant(on timeline: Timeline, _ reading: ScenarioReading) -> Instant? {
    guard let time = knownTime ?? time(reading) else { return nil }
    if !varies { knownTime = time }
    switch time {
    case .after(let span): return timeline.now + span
    case .at(let time, let fold, let value): return instant(time, fold, value, on: timeline, reading)
    }
  }

  private func instant(
    _ time: ScenarioTime, _ fold: Timeline.Fold?, _ value: SourceValue, on timeline: Timeline,
    _ reading: ScenarioReading
  ) -> Instant? {
    if timeline.isLost { return nil }
    if let instant = try? timeline.instant(of: time, fold: fold, needsDate: false), instant >= timeline.now {
      return instant
    }
    guard let instant = reading.instant(value, fold: fold, on: timeline, needsDate: false) else { return nil }
    if instant < timeline.now {
      let (above, its) = timeline.hasStep ? ("the step above it", "that step") : ("the start", "the start")
      let advice = if case .time = time { "; a time without a date is on the date of \(its)" } else { "" }
      reading.session.report(.timeRunsBackwards, "is before \(above), at \(timeline.local)\(advice)", about: value)
      return nil
    }
    return instant
  }
}
