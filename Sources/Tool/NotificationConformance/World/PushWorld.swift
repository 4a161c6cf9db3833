import NotificationCivilTime
import NotificationRules
import NotificationScheduling

/// The part of a world in which pushes come from a server, through APNs, to this device.
struct PushWorld {
  /// A silent push on its way through the app.
  struct Work {
    var due: Instant
    var event: AppEvent
  }

  /// A push that APNs keeps until the device is back.
  struct Waiting {
    var action: PushAction
    var collapseID: String?
    /// When it is no longer worth delivering; nil for never.
    var expires: Instant?
  }

  /// What the server sends with each type.
  let headers: [String: PushHeaders]
  /// All that came to the device.
  var received: [ReceivedPush] = []
  /// Kept by APNs until the device is back.
  var waiting: [Waiting] = []
  /// What the server was told of each token it sent to.
  var sent: [SentPush] = []
  /// What the work for the next silent pushes finds, and how long it takes.
  var findings: [Int: FetchResult?] = [:]
  var duration = TimeSpan.zero
  var work: [Work] = []
  /// What the system was told at the end of the work for silent pushes.
  var completed: [FetchResult] = []
  var silentPushes = 0

  init(_ headers: [String: PushHeaders]) { self.headers = headers }

  mutating func schedule(_ event: AppEvent, at due: Instant) {
    work.insert(Work(due: due, event: event), at: work.firstIndex { $0.due > due } ?? work.count)
  }

  mutating func end() {
    work.removeAll()
  }

  /// What waits at APNs waits for the old device.
  mutating func movedToNewDevice() {
    end()
    waiting.removeAll()
  }
}
