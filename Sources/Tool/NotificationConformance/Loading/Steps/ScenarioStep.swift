public import NotificationCivilTime
public import SpecDiagnostics

/// One line under `steps`.
public struct ScenarioStep: Sendable {
  public var span: SourceSpan
  /// On the device's clock, when the action happens.
  public var instant: Instant
  public var action: Action
  /// What must hold right after it.
  public var expect: [Assertion] = []
  /// What the action names.
  public var mentions: [ScenarioMention] = []

  public init(
    span: SourceSpan, instant: Instant, action: Action, expect: [Assertion] = [], mentions: [ScenarioMention] = []
  ) {
    self.span = span
    self.instant = instant
    self.action = action
    self.expect = expect
    self.mentions = mentions
  }
}
