import BackgroundTasks
import Foundation

/// Time in the background for an app that nobody opens.
enum Refresh {
  /// Under `BGTaskSchedulerPermittedIdentifiers` in the Info.plist.
  static let identifier = "com.example.courier.refresh"

  /// Asks for it, tomorrow or later: the system decides when.
  @MainActor static func ask() {
    let request = BGAppRefreshTaskRequest(identifier: identifier)
    request.earliestBeginDate = Date(timeIntervalSinceNow: 24 * 60 * 60)
    try? BGTaskScheduler.shared.submit(request)
  }
}
