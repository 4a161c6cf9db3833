public import NotificationCivilTime
public import NotificationRules
public import NotificationScheduling
public import NotificationTerms

/// The scheduler of an app, in the types that were generated for it: `AppScheduler<Courier>`.
///
/// What it is told it passes on to the app's other machines, and what one of them learns to the others.
///
/// Call `launched()` at every start of the app, also one that nobody sees, `foregrounded()` whenever it comes to the
/// foreground, and report what happens. Each call returns when what it leads to is done.
public final class AppScheduler<App: NotificationApp>: Sendable {
  /// The same in the ids of the rule table, for what this class has no method for.
  public let system: SystemScheduler
  /// The permission flow; nil for an app that runs none.
  public let permissions: AppPermissions<App>?
  /// The push token; nil for an app that stores none.
  public let token: AppToken<App>?
  /// The pushes; nil for an app that handles none.
  public let pushes: AppPushes<App>?
  private let scheduler: Scheduler
  private let device: Device

  /// - Parameters:
  ///   - center: Where requests are added: the `SystemCenter`, or a simulated one in a test.
  ///   - store: Where the state is kept between launches, such as a `FileStore`.
  ///   - device: What is read from the world: the clock, the zone, the language.
  ///   - patience: How long a call into the center may take. One without an answer is reported to `handlers.failed` as
  ///     an `UnansweredCall`, and what happens goes on without it.
  ///   - permissions, token, pushes: The app's permission flow, push token and pushes, if it has them.
  ///   - handlers: What the app does when the scheduler asks.
  public init(
    _ app: App.Type = App.self, center: any UserNotificationCenter, store: any SchedulerStore & Sendable,
    device: Device = .current, patience: TimeSpan = .seconds(10), permissions: AppPermissions<App>? = nil,
    token: AppToken<App>? = nil, pushes: AppPushes<App>? = nil, handlers: AppHandlers<App>
  ) {
    scheduler = Scheduler(App.rules, zones: device.zone)
    self.device = device
    self.permissions = permissions
    self.token = token
    self.pushes = pushes
    system = SystemScheduler(
      scheduler, center: center, store: store, device: device, patience: patience,
      app: handlers.following(permissions).untyped(scheduler))
  }

  /// The app was started, by the user, the system or a notification.
  ///
  /// Registers the categories of its notifications first: the system forgets them when another launch registers none.
  public func launched() async {
    let categories = App.registrations(in: device.locale().text)
    if !categories.isEmpty { await system.register(categories) }
    await connect()
    await system.handle(.launched)
  }

  /// Whoever asked for permission to notify, all learn the answer.
  private func connect() async {
    await system.follow { [token] in await token?.permissionAnswered() }
    await token?.follow { [system] in await system.handle(.authorizationAnswered, .foregrounded) }
    guard let permissions else { return }
    await pushes?.follow(permissions)
    await permissions.follow { [system, token] in
      await system.handle(.authorizationAnswered, .foregrounded)
      await token?.permissionAnswered()
    }
  }

  /// The app has come to the foreground.
  public func foregrounded() async {
    await system.handle(.foregrounded)
    await permissions?.foregrounded()
    await token?.foregrounded()
    await pushes?.foregrounded()
  }

  /// The clock or the zone was changed: `UIApplication.significantTimeChangeNotification`.
  public func timeChanged() async { await system.handle(.timeChanged) }

  /// Something happened in the app.
  ///
  /// - Parameter isInFront: The app is in front of the user, so that its permission flow may begin at once.
  public func report(_ signal: App.Report, isInFront: Bool = true) async {
    await system.handle(.signal(signal.id, signal.values))
    await permissions?.report(signal, isInFront: isInFront)
  }

  /// A link from outside the app; `open` is called with its screen, or with the first one if it names none.
  public func open(_ link: String) async { await system.handle(.link(link, to: App.self)) }

  /// Somebody signed in; this signs out anybody else.
  public func signedIn(as user: String) async {
    await system.handle(.signedIn(user))
    await token?.signedIn(as: user)
  }

  public func signedOut() async {
    await system.handle(.signedOut)
    await token?.signedOut()
  }

  /// The user has seen in the app what the delivered notifications of a type say.
  public func seen(_ kind: App.Kind) async { await system.handle(.seen(kind.rawValue)) }

  /// The app knows something new of the user.
  public func know<Attribute: AppAttribute>(_ value: Attribute) async where Attribute.App == App {
    await system.handle(.attributeChanged(Attribute.id, value.rawValue))
  }

  /// The team has switched a flag, or says where it is.
  public func turn(_ flag: App.Flag, on isOn: Bool) async { await system.handle(.flagChanged(flag.rawValue, isOn)) }

  /// The notification that a request is for; nil for a request of others.
  public func kind(of identifier: String) -> App.Kind? { scheduler.kind(of: identifier, in: App.self) }

  /// Returns when the steps and what they lead to are done.
  public func settle() async {
    await permissions?.settle()
    await system.settle()
    await token?.settle()
    await pushes?.settle()
  }
}

/// What the user chooses on the settings screen.
extension AppScheduler {
  public func set(_ toggle: App.Toggle, to isOn: Bool) async { await change(toggle, .toggle(isOn)) }

  public func choose<Option: AppOption>(_ option: Option) async where Option.App == App {
    await system.handle(.preferenceChanged(Option.id, .choice(option.rawValue)))
  }

  /// - Parameter time: On the device's wall clock; one that no clock shows changes nothing.
  public func set(_ setting: App.Time, to time: (hour: Int, minute: Int)) async {
    guard let time = WallClockTime(hour: time.hour, minute: time.minute) else { return }
    await change(setting, .time(time))
  }

  /// - Parameter times: On the device's wall clock; those that no clock shows are left out.
  public func set(_ setting: App.Times, to times: [(hour: Int, minute: Int)]) async {
    await change(setting, .times(times.compactMap { WallClockTime(hour: $0.hour, minute: $0.minute) }))
  }

  /// - Parameter days: As `Calendar` numbers them: 1 is Sunday. Other numbers than 1 to 7 are left out.
  public func set(_ setting: App.Weekdays, to days: [Int]) async {
    await change(setting, .weekdays(days.compactMap { Weekday(rawValue: $0) }))
  }

  public func set(_ setting: App.Number, to number: Double) async { await change(setting, .number(number)) }

  private func change(_ setting: some AppTerm, _ value: PreferenceValue) async {
    await system.handle(.preferenceChanged(setting.rawValue, value))
  }
}

#if canImport(UserNotifications)
  extension AppScheduler {
    /// On the notification center of the device.
    public convenience init(
      _ app: App.Type = App.self, store: any SchedulerStore & Sendable, device: Device = .current,
      patience: TimeSpan = .seconds(10), permissions: AppPermissions<App>? = nil, token: AppToken<App>? = nil,
      pushes: AppPushes<App>? = nil, handlers: AppHandlers<App>
    ) {
      self.init(
        app, center: SystemCenter(file: device.file), store: store, device: device, patience: patience,
        permissions: permissions, token: token, pushes: pushes, handlers: handlers)
    }
  }
#endif
