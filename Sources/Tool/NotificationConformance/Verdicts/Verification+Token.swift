import NotificationScheduling
import SpecLanguage

extension Verification {
  func check(_ expected: TokenExpectation) -> String? {
    let push = world.push
    guard let machine = world.core.token else { return "the app has no push token" }
    let state = tokenState
    let document = (expected.user ?? push.lastUser).flatMap { push.store.documents[machine.document(of: $0)] } ?? [:]
    let texts = [
      differs("the stored token", expected.stored, document[machine.rule.field]),
      expected.storedAt.flatMap(check),
      differs("the token handed to the provider", expected.device, push.handedOver),
    ]
    let shown = state.map { state in
      [
        differs("the published token", expected.published, state.published),
        differs("the registration", expected.state, state.registration),
        differs("permission granted", expected.granted, state.isGranted),
        differs("the app to show", expected.heard.map(list), list(state.document)),
      ]
    }
    let counts = [
      differs("acknowledged writes", expected.writes, push.store.writes),
      differs("tries to write", expected.attempts, push.store.attempts),
      differs("a removal", expected.cleared, push.store.removals > 0),
      differs("calls to register", expected.calls, push.device.calls),
      differs("looks for a new token", expected.refreshes, push.refreshes),
      differs("the document", expected.document.map(list), list(document)),
    ]
    let figures = [checkFigures(expected), checkCommands(expected.commands)]
    return (texts + (shown ?? []) + counts + figures).lazy.compactMap { $0 }.first
  }

  /// What the app shows, or has stored if it does not run. Of a testee that does not run nobody knows: the numbers under
  /// which it has stored are its own.
  private var tokenState: AppFacts.Token? {
    if let facts { return facts.token ?? AppFacts.Token() }
    guard world.testee == nil else { return nil }
    let known = world.known.token
    return AppFacts.Token(
      published: known.token, registration: known.registration, isGranted: known.isPermissionGranted,
      document: known.document)
  }

  func check(_ place: StoredToken) -> String? {
    differs(
      "\(place.field) of \(place.document)", .some(place.value),
      world.push.store.documents[place.document]?[place.field])
  }

  private func differs(_ what: String, _ expected: String??, _ actual: String?) -> String? {
    guard let expected, expected != actual else { return nil }
    return "expected \(what) to be \(expected ?? "none"); it is \(actual ?? "none")"
  }

  private func differs<Value: Equatable>(_ what: String, _ expected: Value?, _ actual: Value) -> String? {
    guard let expected, expected != actual else { return nil }
    return "expected \(what): \(expected); found \(actual)"
  }

  private func checkCommands(_ expected: [ExpectedTokenCommand]?) -> String? {
    let actual = world.push.commands
    guard let expected,
      actual.count != expected.count || !zip(actual, expected).allSatisfy({ $0.matches($1) })
    else { return nil }
    func words(_ commands: [ExpectedTokenCommand]) -> String {
      commands.isEmpty ? "nothing" : commands.map(\.words).joined(separator: ", ")
    }
    return "expected the app to ask for \(words(expected)); it asked for \(words(actual))"
  }

  private func checkFigures(_ expected: TokenExpectation) -> String? {
    let measured = world.push.measured
    if let slow = expected.slow {
      let actual = Set(measured.filter(\.isSlow).map(\.part))
      if actual != Set(slow) {
        let names = actual.map(\.rawValue).sorted().joined(separator: ", ")
        return
          "expected as slow \(slow.map(\.rawValue).joined(separator: ", ")); slow: \(names.isEmpty ? "none" : names)"
      }
    }
    for (part, span) in expected.took.sorted(by: { $0.key.rawValue < $1.key.rawValue })
    where !measured.contains(where: { $0.part == part && $0.span == span }) {
      let took = measured.filter { $0.part == part }.map { "\($0.span)" }.joined(separator: ", ")
      return "expected \(part.rawValue) to take \(span); it took \(took.isEmpty ? "no measured time" : took)"
    }
    return nil
  }

  private func list(_ document: [String: String]) -> String {
    "{ " + document.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + " }"
  }

  // MARK: - Console

  func checkConsole(_ lines: [String]) -> String? {
    let actual = consoleLines
    guard actual != lines else { return nil }
    let expected = lines.isEmpty ? "nothing" : lines.map { "\"\($0)\"" }.joined(separator: ", ")
    let was = actual.isEmpty ? "nothing" : actual.map { "\"\($0)\"" }.joined(separator: ", ")
    return "expected the console to show \(expected); it shows \(was)"
  }

  /// What developers read: lines of their own, and those of events that the spec gives a line.
  private var consoleLines: [String] {
    world.push.console.compactMap { entry in
      switch entry {
      case .text(let line): return line
      case .event(let record):
        return app.consoleLines[record.event]?.filled { name in
          record.parameters.first { $0.name == name }.map { "\($0.value)" } ?? ""
        }
      }
    }
  }
}
