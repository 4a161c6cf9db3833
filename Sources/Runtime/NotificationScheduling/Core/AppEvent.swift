public import NotificationCivilTime
public import NotificationRules
public import NotificationTerms

/// Something that happened: to the app, in it, or to what it asked for. An `AppCore` knows no others.
public enum AppEvent: Sendable, Hashable {
  // MARK: The app comes and goes

  /// The process has begun; nobody may ever see it.
  case launched
  /// The state comes from the backup of another device: its requests and its push token are not here.
  case movedToNewDevice
  /// The app is on screen: at the start that people see, from elsewhere, or from Settings.
  ///
  /// `isForced`: a switch from outside shows the permission flow at this start, whatever was answered.
  case foregrounded(isForced: Bool)
  /// Nobody sees the app any more.
  case backgrounded
  /// Its first screen is there: what a tap leads to can be opened from now on.
  case ready
  /// The app shows one of its own screens, with nothing of the permission flow in front of it.
  case arrived(target: String)
  /// The clock or the zone was changed.
  case timeChanged
  /// The system has given the app time in the background, as for a `BGAppRefreshTask`.
  case refreshed
  /// The device reports a zone without known rules.
  case zoneUnknown
  case localeChanged(LanguageTag)
  /// What the device or the app on it is by now; what is nil is as before.
  case deviceChanged(DeviceFacts)
  /// A random number of this installation, of which only the first counts, and how often it has lost its state. The host
  /// keeps both outside the state.
  case installed(number: UInt64, losses: Int = 0)

  // MARK: Notifications

  /// One came due while the app is on screen; the answer is a `present` command.
  case willPresent(NotificationSource)
  /// The user tapped it.
  case opened(NotificationSource)
  /// The user pressed one of its buttons, and wrote something if the button takes text.
  case acted(NotificationSource, action: String, text: String?)
  /// The user dismissed it, in a category that reports that.
  case dismissed(NotificationSource)
  /// A silent push, by a number: there is something to fetch.
  case silentPush(Int)
  /// The work for it has ended, with an error if there is no result.
  case fetched(Int, FetchResult?)

  // MARK: What the app reports

  /// `isInFront`: the app is in front of people, so that its permission flow may begin at once.
  case signal(String, [String: ParameterValue], isInFront: Bool)
  /// A link from outside: the screen it names, nil if it names none.
  case linkOpened(target: String?, [String: ParameterValue])
  /// Somebody signed in; this signs out anybody else.
  case signedIn(String)
  case signedOut
  case preferenceChanged(String, PreferenceValue)
  case attributeChanged(String, String)
  case flagChanged(String, Bool)
  /// The user has seen in the app what the delivered notifications of a type say.
  case seen(String)

  // MARK: The permission flow

  /// The app would show the flow, if there is an occasion for it.
  case flowStarted
  /// A switch from outside shows it again.
  case flowForced
  case pressed(PermissionFlowEvent.Button)
  /// The user opens a part of the app.
  case moduleOpened(String)
  /// The system's dialog for a permission is gone, or the system has answered without one.
  case answered(Permission, PermissionFlowEvent.DialogAnswer)

  // MARK: The push token

  case networkChanged(isOnline: Bool)
  /// `didRegisterForRemoteNotificationsWithDeviceToken`.
  case deviceToken([UInt8])
  /// `didFailToRegisterForRemoteNotificationsWithError`.
  case registrationFailed(TokenError)
  /// The provider has a token: the first one, a new one, or the same again after a check.
  case token(String)
  case tokenFailed(TokenError)
  /// The provider has answered the discard of this number.
  case tokenDiscarded(Int)
  case tokenNotDiscarded(Int, TokenError)
  /// The store has answered the write of this number.
  case tokenStored(Int)
  case tokenNotStored(Int, TokenError)
  /// A server of the team has answered the write of this number with an HTTP status.
  case tokenResponded(Int, status: Int)
  /// The user's document has changed: what a listener is told while the app runs.
  case documentChanged([String: String])
  /// The server learnt from APNs that a token has been dead since this instant.
  case reportedGone(String, since: Instant)

  // MARK: Live Activities

  case activity(LiveActivities.Event)

  // MARK: What became of commands

  /// The center answered adds. This plans nothing: a failed add is tried again at the next step, once per step.
  case addsCompleted([AddResult])
  /// Analytics has so many of the records that were passed on, the oldest of them.
  case handedOver(Int)
  /// It has none of those that are on their way: the next step passes them on again.
  case notHandedOver
  /// The store has accepted the settings of this number.
  case preferencesStored(Int)
  /// A wait that was asked for is over.
  case waited(AppWait)
}

/// The notification that something is about.
public enum NotificationSource: Sendable, Hashable {
  /// One that the app has added, by the identifier of its request, and what its `userInfo` carries.
  case local(String, carried: [String: String] = [:])
  case push(ReceivedPush)
}

extension NotificationSource {
  /// That of its request.
  var identifier: String {
    switch self {
    case .local(let identifier, _): identifier
    case .push(let push): push.identifier
    }
  }
}

/// What a core waits for with a clock.
public enum AppWait: Sendable, Hashable {
  case token(TokenWait)
  /// The time for the work of a silent push, by its number.
  case fetch(Int)
}

/// What the system says at the moment of a step, as far as it can be asked; nil where it was not asked, or did not answer.
public struct AppReport: Sendable, Hashable {
  public var center: CenterReport?
  /// Whether the app may notify, where the center was not asked.
  public var authorization: AuthorizationStatus?
  /// The other permissions.
  public var permissions: [Permission: AccessStatus]?
  /// The pushes that Notification Center lists: they were shown.
  public var listed: [ReceivedPush]?
  /// What is taken away from an app that keeps a permission flow of its own.
  public var blocked: BlockedModules?

  public init(
    center: CenterReport? = nil, authorization: AuthorizationStatus? = nil,
    permissions: [Permission: AccessStatus]? = nil, listed: [ReceivedPush]? = nil, blocked: BlockedModules? = nil
  ) {
    self.center = center
    self.authorization = authorization
    self.permissions = permissions
    self.listed = listed
    self.blocked = blocked
  }

  /// What a step has to ask the system before.
  public struct Needs: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let center = Self(rawValue: 1)
    public static let permissions = Self(rawValue: 2)
    public static let listed = Self(rawValue: 4)
  }
}
