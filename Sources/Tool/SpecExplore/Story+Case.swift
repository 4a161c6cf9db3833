import NotificationCivilTime
import NotificationConformance
import SpecDiagnostics

extension Story {
  /// The same as a case that expects nothing.
  func scenario(of app: String) -> ScenarioCase {
    let span = SourceSpan(startOf: "explored")
    var now = start.moment.instant
    var steps: [ScenarioStep] = []
    func add(_ instant: Instant, _ action: ScenarioStep.Action) {
      now = max(now, instant)
      steps.append(ScenarioStep(span: span, instant: now, action: action))
      if case .clock(let shift) = action { now = now + shift }
    }
    for beat in beats { add(beat.instant, beat.action) }
    if rests {
      add(now, .app(.launch))
      add(now + .days(40), .app(.launch))
    }
    return ScenarioCase(
      id: "explored.\(app)/history", title: "A random history", app: app, covers: [], span: span, start: start,
      steps: steps, then: [])
  }
}
