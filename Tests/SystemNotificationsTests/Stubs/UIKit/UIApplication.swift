// The part of the framework's interface that SystemNotifications uses, written by hand from Apple's headers.

@_exported public import Foundation
import UserNotifications

@MainActor open class UIApplication: NSObject {
  public struct LaunchOptionsKey: Hashable, Sendable {}

  public static let shared = UIApplication()

  public nonisolated static let openSettingsURLString = "app-settings:"

  open func registerForRemoteNotifications() { StubCenter.shared.withLock { $0.log.append("registers for pushes") } }
  open func unregisterForRemoteNotifications() { StubCenter.shared.withLock { $0.log.append("wants no pushes") } }

  /// As it is when the time in the background has run out.
  private var expirations: [UIBackgroundTaskIdentifier: () -> Void] = [:]
  private var lastTask = 0

  open func beginBackgroundTask(
    withName name: String?, expirationHandler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    StubCenter.shared.withLock { $0.log.append("begins to run on: \(name ?? "-")") }
    lastTask += 1
    let identifier = UIBackgroundTaskIdentifier(rawValue: lastTask)
    expirations[identifier] = expirationHandler
    return identifier
  }

  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    StubCenter.shared.withLock { $0.log.append("need not run on") }
    expirations[identifier] = nil
  }

  /// The time in the background is over. The framework has no such function.
  public func expire() { for expiration in expirations.values { expiration() } }

  @discardableResult
  open func open(_ url: URL) async -> Bool {
    StubCenter.shared.withLock { $0.log.append("opens \(url)") }
    return true
  }
}

// Foundation has it on Apple's systems only.
extension URL {
  public static var applicationSupportDirectory: URL { FileManager.default.temporaryDirectory }
}

public struct UIBackgroundTaskIdentifier: Hashable, Sendable, RawRepresentable {
  public static let invalid = Self(rawValue: 0)

  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }
}

@MainActor open class UIResponder: NSObject {}

// In the framework every method is optional.
@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func applicationSignificantTimeChange(_ application: UIApplication)
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func applicationSignificantTimeChange(_ application: UIApplication) {}
}

public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData = 0
  case noData = 1
  case failed = 2
}
