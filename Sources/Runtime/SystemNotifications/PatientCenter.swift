public import NotificationCivilTime
import NotificationTerms

/// A notification center whose calls have a time limit.
struct PatientCenter: Sendable {
  let center: any UserNotificationCenter
  let patience: Patience

  init(_ center: any UserNotificationCenter, _ patience: Patience) {
    self.center = center
    self.patience = patience
  }

  /// - Throws: What the center throws, or an `UnansweredCall` when the time is over.
  func ask<Answer: Sendable>(
    _ call: UnansweredCall.Call,
    _ question: @escaping @Sendable (any UserNotificationCenter) async throws -> Answer
  ) async throws -> Answer {
    guard let answer = try await patience.answer({ [center] in try await question(center) }) else {
      throw UnansweredCall(call, after: patience.span)
    }
    return answer
  }
}

/// The notification center did not answer in time. What it was asked for is compared with what it has in the next step.
public struct UnansweredCall: Error, Sendable, Hashable, CustomStringConvertible {
  /// The calls of a `UserNotificationCenter` that have a time limit: all but the question for permission, which is the
  /// user's to answer.
  public enum Call: String, Sendable, Hashable, CaseIterable {
    case report, add, remove, removeDelivered, clearBadge, register, authorization
  }

  public var call: Call
  /// How long the app waited.
  public var patience: TimeSpan

  public init(_ call: Call, after patience: TimeSpan) {
    self.call = call
    self.patience = patience
  }

  public var description: String { "the notification center did not answer '\(call.rawValue)' within \(patience)" }
}
