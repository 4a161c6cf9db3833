public import NotificationRules
public import NotificationTerms

/// Something that happened in the app or in the system.
public enum SchedulerEvent: Sendable, Hashable {
  /// A cold start: what is pending in the center is compared with what was intended.
  case launched
  case foregrounded
  /// The state comes from the backup of another device, whose requests are not here.
  case movedToNewDevice
  /// The app reports something it did or found.
  case signal(String, [String: ParameterValue])
  /// The dialog for the permission to notify is gone.
  case authorizationAnswered
  /// A link from outside the app: the screen it names, nil if it names none.
  case linkOpened(target: String?, [String: ParameterValue])
  /// Somebody signed in; this signs out anybody else.
  case signedIn(String)
  case signedOut
  /// The user moved a toggle, set a time or chose an option.
  case preferenceChanged(String, PreferenceValue)
  /// The store has accepted the `store` command of this number. Without this the settings are passed on again when the
  /// app is opened the next time.
  case preferencesStored(Int)
  /// The app knows something new of the user: an attribute and its value.
  case attributeChanged(String, String)
  /// What the device or the app on it is by now; what is nil is as before.
  case deviceChanged(DeviceFacts)
  /// The team has turned a flag on or off, or says where it is.
  case flagChanged(String, Bool)
  /// A random number of this installation, by which the arms of experiments are drawn, and how often it has lost its state.
  /// The host keeps both outside the state. Only the first number counts.
  case installed(number: UInt64, losses: Int = 0)
  case localeChanged(LanguageTag)
  /// The clock or the zone was changed.
  case timeChanged
  /// The system has given the app time in the background: what is planned is carried on.
  case refreshed
  /// The device reports a zone without known rules. The step uses the last known zone, whose name the state remembers,
  /// until a `timeChanged` or a launch without this.
  case zoneUnknown
  /// A request came due in the foreground; the answer is a `present` command.
  case willPresent(String)
  /// The user tapped the notification of this request. `carried` is what its `userInfo` has, for one that the state knows
  /// nothing of.
  case opened(String, carried: [String: String] = [:])
  case dismissed(String)
  /// The user pressed a button of the notification.
  case acted(ActionResponse)
  /// The user has seen in the app what the delivered notifications of a type say.
  case seen(String)
  /// The center answered the adds of an earlier step. It causes no planning: a failed add is tried again at the next
  /// step, once per step.
  case addsCompleted([AddResult])

  /// The notification that somebody has tapped, swiped away or pressed a button of.
  var answered: String? {
    switch self {
    case .opened(let identifier, _), .dismissed(let identifier): identifier
    case .acted(let response): response.identifier
    default: nil
    }
  }
}

/// The center's answer to one add.
public struct AddResult: Sendable, Hashable {
  /// What was added. An answer to an older request under the same identifier says nothing of a newer one.
  public var request: NotificationRequest
  /// Nil if the request was accepted.
  public var error: CenterError?

  public init(_ request: NotificationRequest, error: CenterError?) {
    self.request = request
    self.error = error
  }
}

/// Everything one step works on: what happened at one instant, and what the center says.
public struct StepInput: Sendable, Hashable {
  /// All are applied, then planned once.
  public var events: [SchedulerEvent]
  /// What is on screen while a request comes due in the foreground; nil if the caller does not know.
  public var screen: VisibleScreen?
  /// What a refused permission takes away from the app: `PermissionFlow.blockedModules(in:)`. Only a tap asks for it.
  public var blocked: BlockedModules
  /// Read by the caller whenever the app runs; nil if the center was not asked.
  public var report: CenterReport?

  public init(
    _ events: [SchedulerEvent], report: CenterReport? = nil, screen: VisibleScreen? = nil,
    blocked: BlockedModules = BlockedModules()
  ) {
    self.events = events
    self.report = report
    self.screen = screen
    self.blocked = blocked
  }
}
