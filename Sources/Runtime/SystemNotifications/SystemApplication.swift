#if canImport(UIKit) && !os(watchOS)
  import Foundation
  public import NotificationScheduling
  public import UIKit

  /// What an app does with the system's `UIApplication`.
  @available(iOSApplicationExtension, unavailable)
  public enum SystemApplication {
    /// Opens the app's page in Settings:
    /// `PermissionHandlers(openSettings: { await SystemApplication.openSettings() })`.
    @MainActor public static func openSettings() async {
      if let url = URL(string: UIApplication.openSettingsURLString) { await UIApplication.shared.open(url) }
    }
  }

  @available(iOSApplicationExtension, unavailable)
  extension Device {
    /// The device that an app runs on: what an app has begun when it leaves the screen has time to end.
    public static var app: Device {
      var device = current
      device.keepRunning = {
        let task = await BackgroundTask()
        return { await task.end() }
      }
      return device
    }
  }

  /// Time in the background, which the system gives once for every task, and takes back when it runs out.
  @available(iOSApplicationExtension, unavailable)
  @MainActor private final class BackgroundTask {
    private var identifier = UIBackgroundTaskIdentifier.invalid

    init() {
      identifier = UIApplication.shared.beginBackgroundTask(withName: "notispec") { [weak self] in
        // The system calls it on the main thread, and ends the process if the task has not ended when it returns.
        MainActor.assumeIsolated { self?.end() }
      }
    }

    func end() {
      guard identifier != .invalid else { return }
      UIApplication.shared.endBackgroundTask(identifier)
      identifier = .invalid
    }
  }

  extension UIBackgroundFetchResult {
    /// What the system is told at the end of the work for a silent push.
    public init(_ result: FetchResult) {
      self =
        switch result {
        case .newData: .newData
        case .noData: .noData
        case .failed: .failed
        }
    }
  }
#endif
