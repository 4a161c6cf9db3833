import NotificationCivilTime

/// How long an answer may take.
struct Patience: Sendable {
  let span: TimeSpan
  private let wait: @Sendable (TimeSpan) async throws -> Void

  init(_ span: TimeSpan, _ device: Device) {
    self.span = span
    wait = device.wait
  }

  /// - Returns: Nil when the time is over. An answer that comes later is lost.
  func answer<Answer: Sendable>(_ question: @escaping @Sendable () async throws -> Answer) async throws -> Answer? {
    // A task group would wait for the call that never returns.
    let (answers, answer) = AsyncStream<Result<Answer, any Error>>.makeStream()
    Task {
      do {
        answer.yield(.success(try await question()))
      } catch {
        answer.yield(.failure(error))
      }
    }
    let clock = Task { [wait, span] in
      try await wait(span)
      answer.finish()
    }
    defer { clock.cancel() }
    for await answer in answers { return try answer.get() }
    return nil
  }
}
