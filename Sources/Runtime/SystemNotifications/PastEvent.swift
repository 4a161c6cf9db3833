public import NotificationCivilTime
public import NotificationRules
import NotificationScheduling

/// What happened before the app had its scheduler: `AppScheduler(…, past: { … })`. It counts for caps, guards and
/// conditions as if the scheduler had been there.
public struct PastEvent<App: NotificationApp>: Sendable {
  let event: UntypedPastEvent

  /// The app would have reported this signal then. What it leads to is planned, if that is still ahead.
  public static func reported(_ signal: App.Report, at instant: Instant) -> Self {
    Self(event: UntypedPastEvent(instant: instant, event: .signal(signal.id, signal.values)))
  }

  /// A notification was shown then that said what this one says.
  public static func delivered(_ kind: App.Kind, at instant: Instant) -> Self {
    Self(event: UntypedPastEvent(instant: instant, event: .delivery(kind.rawValue)))
  }
}

struct UntypedPastEvent: Sendable {
  enum Event: Sendable {
    case signal(String, [String: ParameterValue])
    case delivery(String)
  }

  let instant: Instant
  let event: Event
}

extension Scheduler {
  /// In the order of time; what is ahead has not happened.
  func recall(_ past: [UntypedPastEvent], in state: inout SchedulerState, at now: Moment) {
    guard !past.isEmpty else { return }
    let order = past.enumerated().sorted { ($0.element.instant, $0.offset) < ($1.element.instant, $1.offset) }
    for past in order.map(\.element) where past.instant <= now.instant {
      let moment = Moment(instant: past.instant, zone: now.zone)
      switch past.event {
      case .signal(let id, let values): recall(signal: id, values, at: moment, in: &state)
      case .delivery(let type): recall(deliveryOf: type, at: moment, in: &state)
      }
    }
    forgetPastWindows(in: &state, at: now)
  }
}
