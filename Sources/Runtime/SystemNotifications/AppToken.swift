public import NotificationCivilTime
public import NotificationRules
import NotificationScheduling

/// The push token of an app's device: `AppScheduler.token`. The app passes on what its delegate learns.
public struct AppToken<App: NotificationApp>: Sendable {
  let system: SystemScheduler

  /// By which a server reaches this device; nil as long as there is none.
  public var token: String? { get async { await system.kept.state?.token.token } }

  /// Whether the system lets the app notify, as of the last step: without that a push shows nothing.
  public var isGranted: Bool { get async { await system.kept.state?.scheduler.authorization.allowsPosting ?? false } }

  /// The same, and again whenever it changes.
  public var grants: AsyncStream<Bool> { system.settings(\.authorization.allowsPosting) }

  /// `didRegisterForRemoteNotificationsWithDeviceToken`.
  public func received(deviceToken: some Sequence<UInt8> & Sendable) async {
    await system.handle(.deviceToken(Array(deviceToken)))
  }

  /// `didFailToRegisterForRemoteNotificationsWithError`.
  public func registrationFailed(_ error: any Error) async {
    await system.handle(.registrationFailed(TokenError(error)))
  }

  /// The provider has a token: the first one, a new one or the same again.
  public func provided(_ token: String) async { await system.handle(.token(token)) }

  /// The network is there, or it is gone: `NWPathMonitor`.
  public func networkChanged(isOnline: Bool) async { await system.handle(.networkChanged(isOnline: isOnline)) }

  /// The team's server learnt from APNs that a token has been dead since this instant.
  public func reportedGone(_ token: String, since: Instant) async {
    await system.handle(.reportedGone(token, since: since))
  }
}
