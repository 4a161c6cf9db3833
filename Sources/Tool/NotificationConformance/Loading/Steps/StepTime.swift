import NotificationCivilTime
import NotificationRules
import SpecLanguage

/// When a step happens.
enum StepTime {
  case after(TimeSpan)
  case at(ScenarioTime, Timeline.Fold?, SourceValue)

  static let choices = [KeyChoice(["at", "until", "after"], required: true)]
}

extension KeyReader<ScenarioStep.Action> {
  /// When the step happens; nil after a finding.
  ///
  /// - Parameters:
  ///   - hasAt: Whether `at` is one of its keys; the only one for its time unless `hasOthers`.
  func time(hasAt: Bool = true, hasOthers: Bool = true) -> StepTime? {
    let at =
      !hasAt
      ? nil
      : self(
        "at", .written(.scenarioTime), required: !hasOthers,
        doc: "When, on the device's clock. Without a date, on the date of the previous step.", example: "\"10:00\"")
    let until =
      !hasOthers
      ? nil
      : self(
        "until", .written(.scenarioTime), doc: "The same as 'at', for a step that waits.", example: "\"12:00\"")
    let after =
      !hasOthers ? nil : self("after", KeyType.duration.later, doc: "How long after the previous step.", example: "10m")
    let foldOfTime = fold()
    if let after { return after().map { .after($0) } }
    let fold = foldOfTime?()
    guard let reading = scope as? ScenarioReading, let value = at ?? until else { return nil }
    return reading.time(value).map { .at($0, fold, value) }
  }
}

extension KeyReader {
  /// Which of two instants at which the clocks show one time.
  @discardableResult func fold() -> (() -> Timeline.Fold?)? {
    self(
      "fold", KeyType<Timeline.Fold>.choice.later, doc: "Which of the two, if the time occurs twice.",
      example: "second")
  }

  /// What a signal carries.
  ///
  /// - Parameter timeline: Where it was reported.
  func carried(
    by signal: String?, on timeline: Timeline?, doc: String, example: String
  ) -> [String: ParameterValue]? {
    let value = self("with", .written(.carriedValues), doc: doc, example: example)
    guard let signal, let timeline, let file else { return nil }
    return file.reading.parameters(of: signal, from: value, in: file.mapping, on: timeline)
  }
}
