public import NotificationCivilTime
public import NotificationTerms

/// A notification center whose calls have a time limit.
struct PatientCenter: Sendable {
  let center: any UserNotificationCenter
  let patience: TimeSpan
  let wait: @Sendable (TimeSpan) async throws -> Void

  /// - Throws: What the center throws, or an `UnansweredCall` when the time is over. An answer that comes later is lost.
  func ask<Answer: Sendable>(
    _ call: UnansweredCall.Call,
    _ question: @escaping @Sendable (any UserNotificationCenter) async throws -> Answer
  ) async throws -> Answer {
    // A task group would wait for the call that never returns.
    let (answers, answer) = AsyncStream<Result<Answer, any Error>>.makeStream()
    Task { [center] in
      do {
        answer.yield(.success(try await question(center)))
      } catch {
        answer.yield(.failure(error))
      }
    }
    let clock = Task { [wait, patience] in
      try await wait(patience)
      answer.finish()
    }
    defer { clock.cancel() }
    for await answer in answers { return try answer.get() }
    throw UnansweredCall(call, after: patience)
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

extension CenterError {
  /// The center did not answer in time. It may have the request or not.
  public static let unanswered = Self(code: 0, name: "unanswered")
}
