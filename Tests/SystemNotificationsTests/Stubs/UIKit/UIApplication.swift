// The part of the framework's interface that SystemNotifications uses, written by hand from Apple's headers.

public import Foundation
import UserNotifications

@MainActor open class UIApplication: NSObject {
  public static let shared = UIApplication()

  public nonisolated static let openSettingsURLString = "app-settings:"

  open func registerForRemoteNotifications() { StubCenter.shared.withLock { $0.log.append("registers for pushes") } }

  @discardableResult
  open func open(_ url: URL) async -> Bool {
    StubCenter.shared.withLock { $0.log.append("opens \(url)") }
    return true
  }
}

public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData = 0
  case noData = 1
  case failed = 2
}
