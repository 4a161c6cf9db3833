import NotificationRules
import NotificationTerms

extension Permission: StateCodable {}
extension AccessStatus: StateCodable {}
extension PermissionChoice: StateCodable {}
extension TokenState.Registration: StateCodable {}

extension PermissionFlowState.Run: StateCodable {
  func write(to file: inout StateWriter) { file.write(isForced, isAgain, answered) }
  init(from file: inout StateReader) throws(StateFile.Problem) {
    try self.init(isForced: file.read(), isAgain: file.read(), answered: file.read())
  }
}

extension PermissionFlowState: StateCodable {
  func write(to file: inout StateWriter) {
    file.write(hasLaunched, isCompleted, signals, ended, repeats, run, answers, seen, statuses, transitions)
  }

  init(from file: inout StateReader) throws(StateFile.Problem) {
    self.init()
    (hasLaunched, isCompleted, signals, ended, repeats, run) = try file.read()
    (answers, seen, statuses, transitions) = try file.read()
  }
}

extension TokenState.PendingWrite.Value: StateCodable {
  func write(to file: inout StateWriter) {
    switch self {
    case .token(let token): file.write(tag: 0, token)
    case .removal(let token): file.write(tag: 1, token)
    }
  }

  init(from file: inout StateReader) throws(StateFile.Problem) {
    switch try file.readTag() {
    case 0: self = .token(try file.read())
    case 1: self = .removal(of: try file.read())
    default: throw .corrupt
    }
  }
}

extension TokenState.Place: StateCodable {
  func write(to file: inout StateWriter) { file.write(store, field) }
  init(from file: inout StateReader) throws(StateFile.Problem) { (store, field) = try file.read() }
}

extension TokenState.PendingWrite: StateCodable {
  func write(to file: inout StateWriter) { file.write(user, place, value, number, isSent, wasSent, hasFailed, isLate) }
  init(from file: inout StateReader) throws(StateFile.Problem) {
    (user, place, value, number, isSent, wasSent, hasFailed, isLate) = try file.read()
  }
}

extension TokenState.Discard: StateCodable {
  func write(to file: inout StateWriter) { file.write(number, failures) }
  init(from file: inout StateReader) throws(StateFile.Problem) { (number, failures) = try file.read() }
}

extension TokenState: StateCodable {
  func write(to file: inout StateWriter) {
    file.write(
      user, isAsking, isAnswered, authorization, deviceToken, token, tokenInstant, storedToken, storedUser, pending,
      overtaken, registration, offlineFailures, retry, discard, document, counter, place)
  }

  init(from file: inout StateReader) throws(StateFile.Problem) {
    self.init()
    (user, isAsking, isAnswered, authorization) = try file.read()
    (deviceToken, token, tokenInstant, storedToken, storedUser, pending, overtaken) = try file.read()
    (registration, offlineFailures, retry, discard, document, counter, place) = try file.read()
  }
}

extension KnownPush: StateCodable {
  func write(to file: inout StateWriter) { file.write(identifier, instant, user) }
  init(from file: inout StateReader) throws(StateFile.Problem) {
    try self.init(identifier: file.read(), instant: file.read(), user: file.read())
  }
}

extension PushState: StateCodable {
  func write(to file: inout StateWriter) { file.write(shown, answered) }
  init(from file: inout StateReader) throws(StateFile.Problem) {
    self.init()
    (shown, answered) = try file.read()
  }
}
