import NotificationCivilTime

/// Who waits on the clock of a `FakeCenter`.
struct FakeWaits {
  private struct Wait {
    var due: Instant
    var number: Int
    var wake: CheckedContinuation<Void, any Error>
  }

  /// The soonest first, equal ones in the order in which they began.
  private var waits: [Wait] = []
  private var numbers = 0

  /// The number of the newest.
  var last: Int { numbers }

  var nextDue: Instant? { waits.first?.due }

  mutating func newNumber() -> Int {
    numbers += 1
    return numbers
  }

  mutating func add(_ number: Int, until due: Instant, _ wake: CheckedContinuation<Void, any Error>) {
    waits.insert(
      Wait(due: due, number: number, wake: wake), at: waits.firstIndex { $0.due > due } ?? waits.count)
  }

  /// The clock is set, and those who wait do not notice.
  mutating func shift(by shift: TimeSpan) { for index in waits.indices { waits[index].due = waits[index].due + shift } }

  mutating func cancel(_ number: Int) {
    guard let index = waits.firstIndex(where: { $0.number == number }) else { return }
    waits.remove(at: index).wake.resume(throwing: CancellationError())
  }

  /// Nobody waits any more: a process has ended.
  mutating func cancelAll() {
    let all = waits
    waits = []
    for wait in all { wait.wake.resume(throwing: CancellationError()) }
  }

  /// Wakes everybody whose time is over.
  mutating func wake(at now: Instant) {
    let over = waits.prefix { $0.due <= now }
    waits.removeFirst(over.count)
    for wait in over { wait.wake.resume() }
  }
}
