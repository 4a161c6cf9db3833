import CourierNotifications
import Observation
import SystemNotifications

/// What the scheduler said, for developers.
@MainActor @Observable final class Journal {
  /// What became of notifications and why, the newest first.
  private(set) var outcomes: [String] = []
  private(set) var events: [String] = []

  func add(_ outcome: OutcomeRecord) {
    outcomes.insert(
      "\(outcome.at.local) \(outcome.identifier): \(outcome.outcome.rawValue), \(outcome.reason.rawValue)", at: 0)
  }

  func add(_ error: any Error) { outcomes.insert("failed: \(error)", at: 0) }

  /// Where an app calls its analytics.
  func log(_ event: AnalyticsEvent) { events.insert(event.name, at: 0) }
}
