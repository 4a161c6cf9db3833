public import NotificationScheduling
public import NotificationTerms
public import SystemNotifications

extension AppScheduler {
  /// On a fake center, which tells it what comes due and what the user does.
  ///
  /// - Parameters:
  ///   - store: Where the state is kept; a `FileStore` for a test that starts the app again.
  ///   - locale: The language that the app is shown in.
  ///   - permissions, token, pushes: Those of the app on the same center.
  public convenience init(
    _ app: App.Type = App.self, on center: FakeCenter, store: any SchedulerStore & Sendable = InMemoryStore(),
    locale: LanguageTag = "en", permissions: AppPermissions<App>? = nil, token: AppToken<App>? = nil,
    pushes: AppPushes<App>? = nil, handlers: AppHandlers<App>
  ) async {
    self.init(
      app, center: center, store: store, device: center.device(locale: locale), permissions: permissions,
      token: token, pushes: pushes, handlers: handlers)
    await center.connect(self)
  }
}
