import CenterSimulation
import NotificationCivilTime
import NotificationScheduling

/// The part of a world beside permissions and planned requests: screens, background work, the service extension, Live
/// Activities; what the system does and what the app makes of it.
struct SystemWorld {
  /// Something that happens later.
  struct Timer {
    enum Kind {
      case firstScreen
      case extensionAnswer(String, ServiceExtension.Event)
    }

    var due: Instant
    var kind: Kind
  }

  /// In the order of their time, equal ones in the order in which they were set.
  private(set) var timers: [Timer] = []
  /// How long a cold start takes until its first screen.
  var firstScreen: TimeSpan = .zero
  var background = BackgroundDelivery()
  /// The wake of each silent push, by the number of the push.
  var wakes: [Int: Int] = [:]
  var extensions: [String: ServiceExtension] = [:]
  var arrivals: [String: ExtensionWork] = [:]
  /// What each extension attached, by the identifier of the push.
  var attached: [String: [String]] = [:]
  /// Calls of a content handler that had been called already.
  var repeatedHandovers = 0
  var activities = SimulatedActivities()
  /// Tokens that the server was sent, by the id of the activity.
  var activityTokens: [(id: String, hex: String)] = []

  /// The first screen of this start is on its way.
  var isBeginning: Bool { timers.contains { if case .firstScreen = $0.kind { true } else { false } } }

  var nextDue: Instant? { [timers.first?.due, background.nextDue].compactMap { $0 }.min() }

  mutating func set(_ kind: Timer.Kind, at due: Instant) {
    timers.insert(Timer(due: due, kind: kind), at: timers.firstIndex { $0.due > due } ?? timers.count)
  }

  mutating func popDue(at now: Instant) -> Timer? {
    guard let first = timers.first, first.due <= now else { return nil }
    return timers.removeFirst()
  }

  /// A service extension is a process of its own and goes on.
  mutating func appEnded() {
    timers.removeAll {
      switch $0.kind {
      case .firstScreen: true
      case .extensionAnswer: false
      }
    }
    background.appEnded()
  }

  mutating func appRemoved() {
    activities.appRemoved()
    extensions.removeAll()
    timers.removeAll()
  }
}
