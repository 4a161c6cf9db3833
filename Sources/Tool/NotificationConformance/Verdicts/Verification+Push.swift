import NotificationScheduling

extension Verification {
  func check(_ expected: PushExpectation) -> String? {
    switch expected {
    case .performed(let actions):
      let actual = world.performed
      let isSame =
        actual.count == actions.count
        && zip(actual, actions).allSatisfy { $0.action == $1.action && ($1.text == nil || $0.text == $1.text) }
      guard !isSame else { return nil }
      return "expected the work of \(list(actions.map { described($0.action, $0.text) })); done: "
        + list(actual.map { described($0.action, $0.text) })
    case .completed(let results):
      let actual = world.remote.completed
      return actual == results
        ? nil
        : "expected background work to end with \(list(results.map(\.rawValue))); it ended with "
          + list(actual.map(\.rawValue))
    case .sent(let answers):
      let actual = world.remote.sent
      func words(_ sent: [SentPush]) -> String { list(sent.map { "\($0.token) (\($0.result.rawValue))" }) }
      return actual == answers ? nil : "expected pushes to \(words(answers)); there were \(words(actual))"
    }
  }

  private func described(_ action: String, _ text: String?) -> String {
    text.map { "\(action) \"\($0)\"" } ?? action
  }

  private func list(_ words: [String]) -> String { words.isEmpty ? "none" : words.joined(separator: ", ") }
}
