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
}
