public import NotificationScheduling
public import NotificationTerms
public import SystemNotifications

extension AppPermissions {
  /// On a fake center, which says whether the app may notify.
  ///
  /// - Parameters:
  ///   - sources: The other permissions that the flow asks for: `[.photos: FakePermission()]`.
  ///   - store: Where the answers are kept; a `FileStore` for a test that starts the app again.
  public init(
    _ app: App.Type = App.self, on center: FakeCenter, sources: [Permission: any PermissionSource] = [:],
    store: any SchedulerStore & Sendable = InMemoryStore(), handlers: AppHandlers<App>
  ) {
    self.init(
      app, center: center, sources: sources, store: store, device: center.device(), handlers: handlers)
  }
}

extension AppToken {
  /// On a fake center, for an app that is released and runs on a phone.
  ///
  /// - Parameters:
  ///   - store: Where the device remembers what was stored; a `FileStore` for a test that starts the app again.
  ///   - register: What the system does when the app asks for the device's token.
  public init(
    _ app: App.Type = App.self, on center: FakeCenter, provider: (any TokenProvider)? = nil, tokens: any TokenStore,
    store: any SchedulerStore & Sendable = InMemoryStore(), register: @escaping @MainActor @Sendable () -> Void = {},
    handlers: AppHandlers<App>
  ) {
    self.init(
      app, center: center, provider: provider, tokens: tokens, store: store, device: center.device(), build: .release,
      isSimulator: false, register: register, handlers: handlers)
  }
}

extension AppPushes {
  /// On a fake center, which receives them.
  ///
  /// - Parameter store: Where is kept which pushes were counted; a `FileStore` for a test that starts the app again.
  public init(
    _ app: App.Type = App.self, on center: FakeCenter, store: any SchedulerStore & Sendable = InMemoryStore(),
    handlers: AppHandlers<App>
  ) {
    self.init(
      app, store: store, device: center.device(), listed: { await center.listedPushes }, handlers: handlers)
  }
}
