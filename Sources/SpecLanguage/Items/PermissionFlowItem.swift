public import SpecDiagnostics

/// `permission_flow`: the screens that ask for permissions, in order.
public struct PermissionFlowItem: Sendable, Hashable {
  public enum Occasion: String, Sendable, Hashable, CaseIterable {
    case firstLaunch = "first_launch"
    case notCompleted = "not_completed"
    /// By a switch from outside: `forced_by`.
    case forced
  }

  /// The section's key.
  public var span: SourceSpan
  /// Any one of them is enough.
  public var showWhen: [Located<Occasion>]
  /// Where the app remembers that the flow is done.
  public var completedFlag: Located<String>?
  public var forcedBy: Located<String>?
  /// Whether the dialog of the system is never asked for again once it was answered.
  public var asksOnce: Bool
  public var steps: [PermissionStepItem]
  public var screens: [PermissionScreenItem]
  public var finalScreen: FinalScreenItem?
  public var summary: String?
  public var covers: [Located<String>]

  public init(
    span: SourceSpan, showWhen: [Located<Occasion>], completedFlag: Located<String>?, forcedBy: Located<String>?,
    asksOnce: Bool, steps: [PermissionStepItem], screens: [PermissionScreenItem], finalScreen: FinalScreenItem?,
    summary: String?, covers: [Located<String>]
  ) {
    self.span = span
    self.showWhen = showWhen
    self.completedFlag = completedFlag
    self.forcedBy = forcedBy
    self.asksOnce = asksOnce
    self.steps = steps
    self.screens = screens
    self.finalScreen = finalScreen
    self.summary = summary
    self.covers = covers
  }

  public func step(_ id: String) -> PermissionStepItem? { steps.first { $0.id == id } }
  public func screen(_ id: String) -> PermissionScreenItem? { screens.first { $0.id == id } }

  /// The ids of all screens, in the order in which they can be met first.
  public var screenIDs: [Located<String>] {
    steps.map { Located($0.screen.id, at: $0.screen.idSpan) } + screens.map { Located($0.id, at: $0.idSpan) }
      + (finalScreen.map { [Located($0.id, at: $0.idSpan)] } ?? [])
  }
}
