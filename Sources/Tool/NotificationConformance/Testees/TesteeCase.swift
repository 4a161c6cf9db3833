import NotificationCivilTime
import NotificationScheduling
import NotificationTerms

/// One case with a testee: what a world asks, as lines. A class, because every copy of a world speaks with the same process.
final class TesteeCase {
  private let scenario: ScenarioCase
  private let link: TesteeConnection
  /// The profile that the next start brings, in an update of the app.
  var upgrade: String?

  init(_ scenario: ScenarioCase, _ link: TesteeConnection) {
    self.scenario = scenario
    self.link = link
  }

  func open(_ start: ScenarioStart, _ past: AppPast, at now: Moment) throws(TesteeFault) -> TesteeAnswer.Opening {
    let answer = try link.ask(
      .open(
        .init(
          scenario: scenario.id, app: scenario.app, model: link.newModel(of: scenario.app), profile: start.profile,
          when: .init(now), past: past)), TesteeWire.opening)
    if let why = answer.notApplicable { throw TesteeFault(.notApplicable, "the testee says: \(why)") }
    return answer
  }

  func launch(_ state: String?, _ locale: LanguageTag, at now: Moment) throws(TesteeFault) {
    _ = try link.ask(
      .launch(.init(when: .init(now), locale: locale, state: state, upgrade: upgrade)), TesteeWire.done)
    upgrade = nil
  }

  func step(_ events: [AppEvent], _ report: AppReport, at now: Moment) throws(TesteeFault) -> TesteeAnswer.Step {
    let step = TesteeCall.Step(
      when: .init(now), events: events, report: report,
      isUnanswered: events.needs.contains(.center) && report.center == nil)
    let isTick = events.allSatisfy { if case .waited = $0 { true } else { false } }
    let answer = try link.ask(isTick ? .tick(step) : .step(step), TesteeWire.step)
    if answer.effects.contains(.write), answer.state == nil {
      throw TesteeFault(.protocolError, "the answer has the effect 'write' and no 'state' that could be written")
    }
    return answer
  }

  func crash() throws(TesteeFault) { _ = try link.ask(.crash, TesteeWire.done) }

  func snapshot(at now: Moment) throws(TesteeFault) -> AppFacts {
    var facts = try link.ask(.snapshot(.init(now)), TesteeWire.snapshot)
    for index in facts.outcomes.indices { facts.outcomes[index].at = now }
    return facts
  }

  func close() throws(TesteeFault) { _ = try link.ask(.close, TesteeWire.done) }
}

extension TesteeCall.When {
  init(_ moment: Moment) { self.init(instant: moment.instant, zone: moment.zone.identifier) }
}
