public import NotificationCivilTime
public import NotificationRules
public import NotificationScheduling
public import NotificationTerms

/// The push token of an app's device: it is registered, given to the provider, and stored for the user who is signed in.
///
/// The app passes on what its delegate learns. An `AppScheduler` that was given it reports starts and sign-ins.
public actor AppToken<App: NotificationApp>: MachineDriver {
  nonisolated let device: Device
  var work: MachineWork<TokenState>
  /// Nil for an app that stores no token.
  private let machine: TokenRegistration?
  private let rules: RuleTable
  private let center: PatientCenter
  private let provider: (any TokenProvider)?
  private let tokens: any TokenStore
  private let register: @MainActor @Sendable () -> Void
  private let handlers: AppHandlers<App>
  private var answered: @Sendable () async -> Void = {}
  private var deviceToken: [UInt8] = []
  private var lastStoring: Task<Void, Never>?
  private var isLaunched = false

  /// - Parameters:
  ///   - center: The one that says whether the app may notify.
  ///   - provider: Nil for an app whose server talks to APNs itself.
  ///   - tokens: Where a server finds the token.
  ///   - store: Where the device remembers what was stored, such as a `FileStore`.
  ///   - device: What is read from the world.
  ///   - build: How much of a token a log may have.
  ///   - isSimulator: A simulator gets no token from APNs, or one of its own.
  ///   - patience: How long the center may take to say its status, and how long a write waits for the one before it.
  ///   - register: Asks the system for the device's token: `registerForRemoteNotifications()`.
  ///   - handlers: What the app does; `console` and `timed` are for developers.
  public init(
    _ app: App.Type = App.self, center: any UserNotificationCenter, provider: (any TokenProvider)? = nil,
    tokens: any TokenStore, store: any SchedulerStore & Sendable, device: Device = .current,
    build: TokenRegistration.Build = .current, isSimulator: Bool = TokenRegistration.Build.isForSimulator,
    patience: TimeSpan = .seconds(10), register: @escaping @MainActor @Sendable () -> Void, handlers: AppHandlers<App>
  ) {
    rules = App.rules
    machine = TokenRegistration(rules, build: build, isSimulator: isSimulator)
    self.center = PatientCenter(center, Patience(patience, device))
    self.provider = provider
    self.tokens = tokens
    self.device = device
    self.register = register
    self.handlers = handlers
    work = MachineWork(
      store, fresh: TokenState(), read: StateFile.token(from:), bytes: { StateFile.bytes(of: $0) })
  }

  /// By which a server reaches this device; nil as long as there is none.
  public var token: String? { work.state.token }

  // MARK: - What happens

  /// `didRegisterForRemoteNotificationsWithDeviceToken`.
  public func received(deviceToken: some Sequence<UInt8> & Sendable) async {
    self.deviceToken = Array(deviceToken)
    await handle(.deviceToken(self.deviceToken))
  }

  /// `didFailToRegisterForRemoteNotificationsWithError`.
  public func registrationFailed(_ error: any Error) async { await handle(.registrationFailed(TokenError(error))) }

  /// The provider has a token: the first one, a new one or the same again.
  public func provided(_ token: String) async { await handle(.token(token)) }

  /// The network is there, or it is gone: `NWPathMonitor`.
  public func networkChanged(isOnline: Bool) async { await handle(.networkChanged(isOnline: isOnline)) }

  /// The team's server learnt from APNs that a token has been dead since this instant.
  public func reportedGone(_ token: String, since: Instant) async { await handle(.reportedGone(token, since: since)) }

  /// The app has come to the foreground; the first time is the start that the user sees. An `AppScheduler` reports this
  /// and what follows by itself.
  public func foregrounded() async {
    let status = await authorization()
    defer { isLaunched = true }
    await handle(isLaunched ? .foregrounded(status) : .launched(status))
  }

  public func signedIn(as user: String) async { await handle(.signedIn(user)) }

  public func signedOut() async { await handle(.signedOut) }

  /// The user has answered the question for notifications.
  public func permissionAnswered() async { await handle(.answered(await authorization())) }

  /// Returns when the steps and what they ask of others are done; not what waits for its time.
  public func settle() async { await finish() }

  /// Who else has to know that the question for notifications was answered.
  func follow(_ answered: @escaping @Sendable () async -> Void) { self.answered = answered }

  /// The status; as it was last if the center does not answer.
  private func authorization() async -> AuthorizationStatus {
    do {
      return try await center.ask(.authorization) { await $0.authorization() }
    } catch {
      await failed(error)
      return work.state.authorization
    }
  }

  // MARK: - Steps

  func step(_ state: inout TokenState, on event: TokenEvent) async -> [TokenCommand] {
    guard let machine else { return [] }
    return machine.step(&state, on: event, at: await device.moment())
  }

  func carryOut(_ command: TokenCommand) async {
    switch command {
    case .requestAuthorization: begin { await $0.requestAuthorization() }
    case .register: await register()
    case .handOver: begin { [deviceToken] in await $0.provider?.take(deviceToken: deviceToken) }
    case .discard: begin { await $0.discard() }
    case .refresh: begin { await $0.refresh() }
    case .set(let document, let field, let token, let number):
      store(number) { try await $0.set(token, field: field, document: document) }
    case .clear(let document, let field, let token, let number):
      store(number) { try await $0.clear(token, field: field, document: document) }
    case .wait(let wait, let span): handle(.waited(wait), after: span)
    case .open(let target): await handlers.open(target, in: rules)
    case .measured(let part, let span, let isSlow): await handlers.timed(part, span, isSlow)
    case .console(let line): await handlers.console(line)
    case .write, .deliver: break
    }
  }

  private func requestAuthorization() async {
    do {
      _ = try await center.center.requestAuthorization(
        rules.authorization?.options ?? AuthorizationRule.standardOptions)
    } catch {
      await failed(error)
    }
    await permissionAnswered()
    await answered()
  }

  private func discard() async {
    do {
      try await provider?.discard()
    } catch {
      await failed(error)
    }
    await refresh()
  }

  private func refresh() async {
    do {
      if let token = try await provider?.token() { await handle(.token(token)) }
    } catch {
      await handle(.tokenFailed(TokenError(error)))
    }
  }

  /// One write after the other, or an old one would end on top of a new one. One that gets no answer does not hold up
  /// the next for ever.
  private func store(_ number: Int, _ write: @escaping @Sendable (any TokenStore) async throws -> Void) {
    let previous = lastStoring
    let storing = Task { [tokens, center] in
      if let previous { _ = try? await center.patience.answer { await previous.value } }
      do {
        try await write(tokens)
        await handle(.stored(number))
      } catch {
        await handle(.storeFailed(number, TokenError(error)))
      }
    }
    lastStoring = storing
    begin { _ in await storing.value }
  }

  func deliver(_ records: [AnalyticsRecord]) async throws { try await handlers.log(records.map { LoggedEvent($0) }) }
  func failed(_ error: any Error) async { await handlers.failed(error) }
}

extension TokenRegistration.Build {
  /// That of this app.
  public static var current: Self {
    #if DEBUG
      .debug
    #else
      .release
    #endif
  }

  /// Whether this app was built for a simulator.
  public static var isForSimulator: Bool {
    #if targetEnvironment(simulator)
      true
    #else
      false
    #endif
  }
}

#if canImport(UIKit) && canImport(UserNotifications) && !os(watchOS)
  import UIKit

  @available(iOSApplicationExtension, unavailable)
  extension AppToken {
    /// On the notification center of the device, and registered with its system.
    public init(
      _ app: App.Type = App.self, provider: (any TokenProvider)? = nil, tokens: any TokenStore,
      store: any SchedulerStore & Sendable, device: Device = .current, handlers: AppHandlers<App>
    ) {
      self.init(
        app, center: SystemCenter(file: device.file), provider: provider, tokens: tokens, store: store, device: device,
        register: { UIApplication.shared.registerForRemoteNotifications() }, handlers: handlers)
    }
  }
#endif
