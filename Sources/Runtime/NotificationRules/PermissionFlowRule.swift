public import NotificationCivilTime
public import NotificationTerms

/// The screens that ask for permissions, in order, and what the answers lead to.
public struct PermissionFlowRule: Sendable, Hashable {
  public enum Occasion: String, Sendable, Hashable, CaseIterable {
    case firstLaunch = "first_launch"
    case notCompleted = "not_completed"
    /// By an external switch.
    case forced
  }

  /// So many signals of one kind, counted since the installation.
  public struct SignalOccasion: Sendable, Hashable {
    public var signal: String
    public var atLeast: Int

    public init(_ signal: String, atLeast: Int) {
      self.signal = signal
      self.atLeast = atLeast
    }
  }

  /// How often the flow comes back for whoever said "not now".
  public struct Again: Sendable, Hashable {
    /// Since it ended last.
    public var after: TimeSpan
    public var max: Int

    public init(after: TimeSpan, max: Int) {
      self.after = after
      self.max = max
    }
  }

  /// Any one of them is enough, or one of `showAfter`.
  public var showWhen: [Occasion]
  public var showAfter: [SignalOccasion]
  public var again: Again?
  /// The name under which the app remembers that the flow is done.
  public var completedFlag: String?
  /// The name of the switch that forces it.
  public var forcedBy: String?
  public var steps: [PermissionStepRule]
  /// Screens after an answer, or in place of a module.
  public var screens: [PermissionScreenRule]
  public var finalScreen: FinalScreenRule?
  /// Every part of the app that an answer can take away.
  public var modules: [String]

  public init(
    showWhen: [Occasion] = [], showAfter: [SignalOccasion] = [], again: Again? = nil, completedFlag: String? = nil,
    forcedBy: String? = nil, steps: [PermissionStepRule],
    screens: [PermissionScreenRule] = [], finalScreen: FinalScreenRule? = nil, modules: [String] = []
  ) {
    self.showWhen = showWhen
    self.showAfter = showAfter
    self.again = again
    self.completedFlag = completedFlag
    self.forcedBy = forcedBy
    self.steps = steps
    self.screens = screens
    self.finalScreen = finalScreen
    self.modules = modules
  }
}

/// One permission: the app's own screen, the dialog of the system, the consequences.
public struct PermissionStepRule: Sendable, Hashable {
  public var id: String
  public var permission: Permission
  /// The id of the screen before the dialog.
  public var screen: String
  /// Whether that screen has a button that skips the dialog.
  public var canSkip: Bool
  public var consequences: [ConsequenceRule]

  public init(
    _ id: String, asks permission: Permission, on screen: String, canSkip: Bool = true,
    consequences: [ConsequenceRule] = []
  ) {
    self.id = id
    self.permission = permission
    self.screen = screen
    self.canSkip = canSkip
    self.consequences = consequences
  }

  /// What an answer leads to. A dialog that went away without one counts as a denial unless something else is
  /// specified.
  public func consequence(of answer: PermissionChoice) -> ConsequenceRule? {
    consequences.first { $0.answer == answer }
      ?? (answer == .dismissed ? consequences.first { $0.answer == .denied } : nil)
  }
}

/// How a step ends.
public enum PermissionChoice: String, Sendable, Hashable, CaseIterable {
  case granted, limited, denied
  /// The app's own screen was left without the dialog.
  case skipped
  /// The dialog went away without an answer.
  case dismissed

  /// All of it, or a part.
  public var givesAccess: Bool {
    switch self {
    case .granted, .limited: true
    case .denied, .skipped, .dismissed: false
    }
  }
}

/// What one answer leads to.
public struct ConsequenceRule: Sendable, Hashable {
  public var answer: PermissionChoice
  /// Modules that a screen replaces.
  public var block: [String]
  /// Modules that are not shown.
  public var hide: [String]
  /// Modules that are shown but cannot be used.
  public var disable: [String]
  /// Replaces these modules; if no module is taken away, it comes next in the flow.
  public var screen: String?

  public init(
    _ answer: PermissionChoice, block: [String] = [], hide: [String] = [], disable: [String] = [],
    screen: String? = nil
  ) {
    self.answer = answer
    self.block = block
    self.hide = hide
    self.disable = disable
    self.screen = screen
  }

  public var takesModules: Bool { !(block.isEmpty && hide.isEmpty && disable.isEmpty) }
}

/// Where the buttons of a screen lead.
public struct PermissionScreenRule: Sendable, Hashable {
  public enum Destination: String, Sendable, Hashable, CaseIterable {
    /// The app's page in Settings.
    case settings
    case prePrompt = "pre_prompt"
    case nextStep = "next_step"
    /// Back to the app.
    case app
  }

  public var id: String
  public var primary: Destination?
  public var secondary: Destination?

  public init(_ id: String, primary: Destination? = nil, secondary: Destination? = nil) {
    self.id = id
    self.primary = primary
    self.secondary = secondary
  }
}

/// The end of the flow.
public struct FinalScreenRule: Sendable, Hashable {
  public enum Occasion: String, Sendable, Hashable, CaseIterable {
    /// A limited permission counts as granted.
    case allGranted = "all_granted"
    case always, never
  }

  public var id: String
  public var when: Occasion
  /// Where the flow leads, with or without this screen.
  public var target: String

  public init(_ id: String, when: Occasion, target: String) {
    self.id = id
    self.when = when
    self.target = target
  }
}
