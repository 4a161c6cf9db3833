public import NotificationCivilTime
public import NotificationTerms

/// What a notification carries besides its texts.
public struct ContentRule: Sendable, Hashable {
  /// The identifier of its category; empty for none.
  public var category: String
  /// A template with the arguments of the type; empty for none.
  public var thread: String
  /// 0 to 1: its place in a summary.
  public var relevance: Double
  /// Nil leaves the number on the app's icon as it is.
  public var badge: BadgeRule?
  public var sound: NotificationSound
  /// Files of the app. What a push brings is loaded by its service extension.
  public var attachments: [NotificationAttachment]

  public init(
    category: String = "", thread: String = "", relevance: Double = 0, badge: BadgeRule? = nil,
    sound: NotificationSound = .standard, attachments: [NotificationAttachment] = []
  ) {
    self.category = category
    self.thread = thread
    self.relevance = relevance
    self.badge = badge
    self.sound = sound
    self.attachments = attachments
  }
}

/// The number on the app's icon.
public enum BadgeRule: Sendable, Hashable, ExpressibleByIntegerLiteral {
  /// 0 removes it.
  case number(Int)
  /// The value of this argument; without one the number stays as it is.
  case argument(String)

  public init(integerLiteral number: Int) { self = .number(number) }

  /// - Parameter arguments: All values of the notification.
  public func number(_ arguments: [String: ParameterValue]) -> Int? {
    switch self {
    case .number(let number): number
    case .argument(let id):
      if case .int(let number)? = arguments[id] { max(0, number) } else { nil }
    }
  }
}

/// The buttons of a kind of notification.
public struct CategoryRule: Sendable, Hashable {
  /// The system's identifier for it.
  public var identifier: String
  public var actions: [ActionRule]
  /// The app is told when one is dismissed.
  public var reportsDismissal: Bool

  public init(_ identifier: String, actions: [ActionRule], reportsDismissal: Bool = false) {
    self.identifier = identifier
    self.actions = actions
    self.reportsDismissal = reportsDismissal
  }

  public func action(_ id: String) -> ActionRule? { actions.first { $0.id == id } }
}

/// How long a button puts a notification off.
public enum SnoozeRule: Sendable, Hashable {
  case span(TimeSpan)
  /// As many minutes as this setting says when the button is pressed.
  case preference(String)

  /// The shortest and the longest that a button puts off.
  public static let limits = TimeSpan.minutes(1)...TimeSpan.days(7)
}

/// One button.
public struct ActionRule: Sendable, Hashable {
  public var id: String
  /// Id of the screen it opens.
  public var target: String?
  /// What the screen always gets.
  public var constants: [TargetConstant]
  /// It opens the app; otherwise the app handles it in the background.
  public var opensApp: Bool
  /// It has a text field.
  public var takesText: Bool
  /// Keys of the push without which it does nothing.
  public var requires: [String]
  /// It shows the notification again after this time; nil for a button that does something else.
  public var snooze: SnoozeRule?
  /// Counts as this signal, with the arguments of the notification.
  public var signal: String?

  public init(
    _ id: String, target: String? = nil, constants: [TargetConstant] = [], opensApp: Bool = false,
    takesText: Bool = false, requires: [String] = [], snooze: SnoozeRule? = nil, signal: String? = nil
  ) {
    self.id = id
    self.target = target
    self.constants = constants
    self.opensApp = opensApp
    self.takesText = takesText
    self.requires = requires
    self.snooze = snooze
    self.signal = signal
  }
}
