public import NotificationCivilTime
public import NotificationRules
public import NotificationScheduling
public import NotificationTerms

/// The notifications of an app, in the types that were generated for it: `AppScheduler<Courier>`.
///
/// Call `launched()` at every start of the app, also one that nobody sees, `foregrounded()` and `backgrounded()` when it
/// comes to the screen and leaves it, and report what happens. Each call returns when what it asks of the notification
/// center is done; one that is made by a handler returns at once, and comes behind the step that the handler belongs to.
public final class AppScheduler<App: NotificationApp>: Sendable {
  /// For the system's callbacks: a `NotificationResponder` passes them on to it.
  public let system: SystemScheduler
  private let device: Device

  /// - Parameters:
  ///   - center: Where requests are added: the `SystemCenter`, or a simulated one in a test.
  ///   - store: Where all that the app remembers is kept between launches, such as a `FileStore`.
  ///   - device: What is read from the world: the clock, the zone, the language.
  ///   - patience: How long a call into the center and a handler may take. What takes longer is reported to
  ///     `handlers.logs.failed` as an `UnansweredCall` or an `UnfinishedHandler`, and what happens goes on without it.
  ///   - permissions: What the permission flow asks for; nil for an app that runs none.
  ///   - token: Where the push token comes from and goes; nil for an app that stores none.
  ///   - listed: The pushes that Notification Center lists: they were shown.
  ///   - past: What happened before the app had its scheduler. It is asked for at the first start only, when no state is
  ///     stored yet, and belongs to whoever is signed in or signs in next.
  ///   - handlers: What the app does when the scheduler asks.
  public init(
    _ app: App.Type = App.self, center: any UserNotificationCenter, store: any SchedulerStore & Sendable,
    device: Device = .current, patience: TimeSpan = .seconds(10), permissions: PermissionFlowSources? = nil,
    token: TokenBackends? = nil, listed: @escaping @Sendable () async -> [ArrivedPush] = { [] },
    past: @escaping @Sendable () -> [PastEvent<App>] = { [] },
    handlers: AppHandlers<App>
  ) {
    self.device = device
    let rules = App.rules
    system = SystemScheduler(
      rules, center: center, store: store, device: device, patience: patience, flow: permissions, token: token,
      listed: listed, past: { past().map(\.event) }, app: handlers.untyped(rules))
  }

  /// The permission flow. For an app without one nothing happens in it.
  public var permissions: AppPermissions<App> { AppPermissions(system: system) }
  /// The push token. For an app that stores none nothing happens to it.
  public var token: AppToken<App> { AppToken(system: system) }

  /// The app was started, by the user, the system or a notification. A second call in the same process changes nothing.
  ///
  /// Registers the categories of its notifications first: the system forgets them when another launch registers none.
  public func launched() async {
    let categories = App.rules.formerIDs.adding(to: App.registrations(in: device.locale().text))
    await system.launched(registering: categories)
  }

  /// A scene of the app has become active, and its first screen is there: what a tap leads to opens now. While the app
  /// stays on screen, further calls change nothing.
  public func foregrounded() async { await system.foregrounded() }

  /// The last scene of the app has left the screen. Without this call the next `foregrounded()` changes nothing.
  public func backgrounded() async { await system.backgrounded() }

  /// The clock or the zone was changed: `UIApplication.significantTimeChangeNotification`.
  public func timeChanged() async { await system.handle(.timeChanged) }

  /// The system has given the app time in the background, as for a `BGAppRefreshTask`: what is planned is carried on, so
  /// that people hear of what is due who do not open the app for long.
  public func refreshed() async {
    await launched()
    // If the process lives since an earlier start, that has changed nothing.
    await system.handle(.refreshed)
  }

  /// Something happened in the app.
  ///
  /// - Parameter isInFront: The app is in front of the user, so that its permission flow may begin at once.
  public func report(_ signal: App.Report, isInFront: Bool = true) async {
    await system.handle(.signal(signal.id, signal.values, isInFront: isInFront))
  }

  /// A link from outside the app; `open` is called with its screen, or with the first one if it names none.
  ///
  /// - Returns: Whether the link is the app's own: it has its scheme, or is of its site. One that is not, as for the
  ///   sign-in of another company, changes nothing and is for other code.
  @discardableResult
  public func open(_ link: String) async -> Bool {
    guard let event = AppEvent.link(link, to: App.self) else { return false }
    await system.handle(event)
    return true
  }

  /// Somebody signed in; this signs out anybody else.
  ///
  /// - Parameter user: The same text for the same person, whatever the session. It is a part of the paths of documents where
  ///   the spec says so, as `uid`: not empty then, and without a `/`.
  public func signedIn(as user: String) async { await system.handle(.signedIn(user)) }

  /// The user leaves. Call it before the app ends the session, and wait for it: the token can be taken out of the user's
  /// document only as long as there is one.
  public func signedOut() async {
    await system.handle(.signedOut)
    await system.waitForStore()
  }

  /// A silent push: `application(_:didReceiveRemoteNotification:)`.
  ///
  /// - Returns: What `handlers.fetch` has found, or that it failed; it is cancelled when it takes longer than the system
  ///   allows. Pass it on to the system.
  public func silent(_ push: ArrivedPush) async -> FetchResult { await system.silent(push) }

  /// The user has read in the app what the delivered notifications of a type say: they leave Notification Center, pushes
  /// too.
  public func seen(_ kind: App.Kind) async { await system.handle(.seen(kind.rawValue)) }

  /// The app knows something new of the user.
  public func know<Attribute: AppAttribute>(_ value: Attribute) async where Attribute.App == App {
    await system.handle(.attributeChanged(Attribute.id, value.rawValue))
  }

  /// The team has switched a flag, or says where it is.
  public func turn(_ flag: App.Flag, on isOn: Bool) async { await system.handle(.flagChanged(flag.rawValue, isOn)) }

  /// The notification that a request is for; nil for a request of others.
  public func kind(of identifier: String) -> App.Kind? { system.core.scheduler.kind(of: identifier, in: App.self) }

  /// Returns when the steps and what they lead to are done.
  public func settle() async { await system.settle() }
}

/// What the user chooses on the settings screen.
extension AppScheduler {
  public func set(_ toggle: App.Toggle, to isOn: Bool) async { await change(toggle, .toggle(isOn)) }

  public func choose<Option: AppOption>(_ option: Option) async where Option.App == App {
    await system.handle(.preferenceChanged(Option.id, .choice(option.rawValue)))
  }

  /// - Parameter option: The id of one of its options; another changes nothing.
  public func choose(_ option: String, of setting: App.Choice) async { await change(setting, .choice(option)) }

  /// - Parameter time: On the device's wall clock; one that no clock shows changes nothing.
  public func set(_ setting: App.Time, to time: (hour: Int, minute: Int)) async {
    guard let time = WallClockTime(hour: time.hour, minute: time.minute) else { return }
    await change(setting, .time(time))
  }

  /// - Parameter times: On the device's wall clock; those that no clock shows are left out, and one that is said twice counts
  ///   once. More of them than `at_most` change nothing.
  public func set(_ setting: App.Times, to times: [(hour: Int, minute: Int)]) async {
    await change(setting, .times(times.compactMap { WallClockTime(hour: $0.hour, minute: $0.minute) }.eachOnce))
  }

  /// - Parameter days: As `Calendar` numbers them: 1 is Sunday. Other numbers than 1 to 7 are left out.
  public func set(_ setting: App.Weekdays, to days: [Int]) async {
    await change(setting, .weekdays(days.compactMap { Weekday(rawValue: $0) }.eachOnce))
  }

  public func set(_ setting: App.Number, to number: Double) async { await change(setting, .number(number)) }

  private func change(_ setting: some AppTerm, _ value: PreferenceValue) async {
    await system.handle(.preferenceChanged(setting.rawValue, value))
  }
}

#if canImport(UserNotifications)
  // One process writes the state: an extension must not.
  @available(iOSApplicationExtension, unavailable)
  extension AppScheduler {
    /// On the notification center of the device.
    public convenience init(
      _ app: App.Type = App.self, store: any SchedulerStore & Sendable, device: Device = .app,
      patience: TimeSpan = .seconds(10), permissions: PermissionFlowSources? = nil, token: TokenBackends? = nil,
      past: @escaping @Sendable () -> [PastEvent<App>] = { [] }, handlers: AppHandlers<App>
    ) {
      self.init(
        app, center: SystemCenter(file: device.file), store: store, device: device, patience: patience,
        permissions: permissions, token: token, listed: SystemCenter.listedPushes, past: past,
        handlers: handlers)
    }
  }
#endif

extension Array where Element: Equatable {
  /// Where it is said first.
  fileprivate var eachOnce: Self { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
