public import NotificationRules
public import NotificationScheduling
public import NotificationTerms
public import SystemNotifications

extension AppScheduler {
  /// On a fake center, which tells it what comes due and what the user does.
  ///
  /// - Parameters:
  ///   - store: Where the state is kept; a `FileStore` for a test that starts the app again, a `FakeStore` for one in
  ///     which it fails.
  ///   - locale: The language that the app is shown in.
  ///   - facts: The region, the first language and the version of the app, for conditions.
  ///   - permissions: What the permission flow asks for: `PermissionFlowSources([.photos: FakePermission()])`.
  ///   - token: Where the push token goes: `TokenBackends(on: FakeTokenStore())`.
  ///   - past: What happened before the app had its scheduler.
  public convenience init(
    _ app: App.Type = App.self, on center: FakeCenter, store: any SchedulerStore & Sendable = InMemoryStore(),
    locale: LanguageTag = "en", facts: DeviceFacts = DeviceFacts(), permissions: PermissionFlowSources? = nil,
    token: TokenBackends? = nil, past: @escaping @Sendable () -> [PastEvent<App>] = { [] },
    handlers: AppHandlers<App>
  ) async {
    self.init(
      app, center: center, store: store, device: center.device(locale: locale, facts: facts), permissions: permissions,
      token: token, listed: { await center.listedPushes }, past: past, handlers: handlers)
    await center.connect(self)
  }
}

extension TokenBackends {
  /// Of an app that is released and runs on a phone.
  ///
  /// - Parameters:
  ///   - register: What the system does when the app asks for the device's token.
  ///   - unregister: What it does when the app wants to be reached no more.
  public init(
    provider: (any TokenProvider)? = nil, on tokens: any TokenStore,
    register: @escaping @MainActor @Sendable () -> Void = {}, unregister: @escaping @MainActor @Sendable () -> Void = {}
  ) {
    self.init(
      provider: provider, tokens: tokens, build: .release, isSimulator: false, register: register,
      unregister: unregister)
  }
}
