public import NotificationCivilTime
public import SpecDiagnostics

/// `push.service_extension`: a `UNNotificationServiceExtension`, which changes a notification before it is shown.
public struct ServiceExtensionItem: Sendable, Hashable {
  /// Where it puts what it downloads. iOS empties the temporary folder when it likes, so the spec has to ask for it.
  public enum Downloads: String, Sendable, Hashable, CaseIterable {
    case appDirectory = "app_directory"
    case temporaryDirectory = "temporary_directory"
  }

  public var span: SourceSpan
  /// Entries of `data` that it works on.
  public var handles: [Located<String>]
  /// How long the system lets it run; about 30 seconds.
  public var timeLimit: Located<TimeSpan>
  public var downloads: Located<Downloads>

  public init(
    span: SourceSpan, handles: [Located<String>] = [], timeLimit: Located<TimeSpan>? = nil,
    downloads: Located<Downloads>? = nil
  ) {
    self.span = span
    self.handles = handles
    self.timeLimit = timeLimit ?? Located(.seconds(30), at: span)
    self.downloads = downloads ?? Located(.appDirectory, at: span)
  }
}

/// `push.content_extension`: a notification content extension, which draws notifications of its categories.
public struct ContentExtensionItem: Sendable, Hashable {
  /// `UNNotificationContentExtensionResponseOption`.
  public enum Response: String, Sendable, Hashable, CaseIterable {
    case dismiss
    case dismissAndForward = "dismiss_and_forward"
    /// Stays on the screen.
    case none
  }

  /// What a press of one button does to it.
  public struct ActionResponse: Sendable, Hashable {
    /// The id of the action.
    public var action: Located<String>
    public var response: Located<Response>

    public init(action: Located<String>, response: Located<Response>) {
      self.action = action
      self.response = response
    }
  }

  public static let standardClass = "NotificationViewController"

  public var span: SourceSpan
  public var categories: [Located<String>]
  /// Height by width before its first layout.
  public var sizeRatio: Located<Double>
  public var hidesDefaultContent: Located<Bool>
  /// The Swift class of its view controller; the one of Xcode's template by default.
  public var principalClass: Located<String>
  public var responses: [ActionResponse]

  public init(
    span: SourceSpan, categories: [Located<String>], sizeRatio: Located<Double>? = nil,
    hidesDefaultContent: Located<Bool>? = nil, principalClass: Located<String>? = nil,
    responses: [ActionResponse] = []
  ) {
    self.span = span
    self.categories = categories
    self.sizeRatio = sizeRatio ?? Located(1, at: span)
    self.hidesDefaultContent = hidesDefaultContent ?? Located(false, at: span)
    self.principalClass = principalClass ?? Located(Self.standardClass, at: span)
    self.responses = responses
  }
}
