public import NotificationCivilTime
public import NotificationRules
public import NotificationTerms

/// All that a permission flow remembers; stored by every `write` of an `AppCore`, except `place` and `isInSettings`.
public struct PermissionFlowState: Sendable, Hashable {
  /// One passage through the steps.
  public struct Run: Sendable, Hashable {
    public var isForced: Bool
    /// It came back after "not now".
    public var isAgain: Bool
    /// Ids of the steps that are done. A dialog that is on screen has no answer yet.
    public var answered: [String]

    public init(isForced: Bool, isAgain: Bool = false, answered: [String] = []) {
      self.isForced = isForced
      self.isAgain = isAgain
      self.answered = answered
    }
  }

  /// What the user sees of it.
  public enum Place: Sendable, Hashable {
    case prePrompt(step: String)
    /// The system's dialog, over the screen of the step.
    case dialog(step: String)
    /// A forced flow at a step that was refused: only Settings can change that.
    case settingsOffer(step: String, screen: String)
    /// Follows the answer, before the next step.
    case hint(step: String, screen: String)
    /// In place of modules that an answer took away.
    case moduleScreen(step: String, screen: String)
    case finalScreen
  }

  /// A launch has been seen on this installation.
  public var hasLaunched: Bool
  /// The flag: the flow came to its end, whatever the answers were.
  public var isCompleted: Bool
  /// How often each signal of `showAfter` came.
  public var signals: [String: Int]
  /// When the flow came to its end last.
  public var ended: Instant?
  /// How often it came back after "not now".
  public var repeats: Int
  /// Nil if the flow is not running.
  public var run: Run?
  /// How each step ended last.
  public var answers: [String: PermissionChoice]
  /// Ids of the steps whose screen was ever shown.
  public var seen: Set<String>
  /// What the user lets the app reach, as it was read last.
  public var statuses: [Permission: AccessStatus]
  /// Gone with the process: after a kill nothing is on screen.
  public var place: Place?
  /// The user was sent to Settings from the present place.
  public var isInSettings: Bool
  /// How many transitions were recorded, for numbering them.
  public var transitions: Int

  public init(
    hasLaunched: Bool = false, isCompleted: Bool = false, answers: [String: PermissionChoice] = [:],
    seen: Set<String> = []
  ) {
    self.hasLaunched = hasLaunched
    self.isCompleted = isCompleted
    signals = [:]
    ended = nil
    repeats = 0
    run = nil
    self.answers = answers
    self.seen = seen
    statuses = [:]
    place = nil
    isInSettings = false
    transitions = 0
  }
}

/// What an app may do with one of its parts.
public enum ModuleState: String, Sendable, Hashable, CaseIterable {
  case available
  /// A screen replaces it.
  case blocked
  /// It is not shown.
  case hidden
  /// It is shown but cannot be used.
  case disabled
}
