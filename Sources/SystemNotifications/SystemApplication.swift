#if canImport(UIKit) && !os(watchOS)
  import Foundation
  public import NotificationScheduling
  public import UIKit

  /// What an app does with the system's `UIApplication`.
  @available(iOSApplicationExtension, unavailable)
  public enum SystemApplication {
    /// Opens the app's page in Settings: `AppHandlers(…, openSettings: { await SystemApplication.openSettings() })`.
    @MainActor public static func openSettings() async {
      if let url = URL(string: UIApplication.openSettingsURLString) { await UIApplication.shared.open(url) }
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
