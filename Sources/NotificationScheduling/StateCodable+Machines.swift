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
    file.write(hasLaunched, isCompleted, signals, ended, repeats, run, answers, seen, statuses, outbox, transitions)
  }

  init(from file: inout StateReader) throws(StateFile.Problem) {
    self.init()
    hasLaunched = try file.read()
    isCompleted = try file.read()
    signals = try file.read()
    ended = try file.read()
    repeats = try file.read()
    run = try file.read()
    answers = try file.read()
    seen = try file.read()
    statuses = try file.read()
    outbox = try file.read()
    transitions = try file.read()
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

extension TokenState.PendingWrite: StateCodable {
  func write(to file: inout StateWriter) { file.write(user, value, number, isSent, wasSent, hasFailed) }
  init(from file: inout StateReader) throws(StateFile.Problem) {
    user = try file.read()
    value = try file.read()
    number = try file.read()
    isSent = try file.read()
    wasSent = try file.read()
    hasFailed = try file.read()
  }
}

extension TokenState: StateCodable {
  func write(to file: inout StateWriter) {
    file.write(
      user, isAsking, isAnswered, authorization, deviceToken, token, tokenInstant, storedToken, storedUser, pending,
      registration, offlineFailures, retry, document, outbox, counter)
  }

  init(from file: inout StateReader) throws(StateFile.Problem) {
    self.init()
    user = try file.read()
    isAsking = try file.read()
    isAnswered = try file.read()
    authorization = try file.read()
    deviceToken = try file.read()
    token = try file.read()
    tokenInstant = try file.read()
    storedToken = try file.read()
    storedUser = try file.read()
    pending = try file.read()
    registration = try file.read()
    offlineFailures = try file.read()
    retry = try file.read()
    document = try file.read()
    outbox = try file.read()
    counter = try file.read()
  }
}

extension PushState: StateCodable {
  func write(to file: inout StateWriter) { file.write(shown, answered, outbox) }
  init(from file: inout StateReader) throws(StateFile.Problem) {
    self.init()
    shown = try file.read()
    answered = try file.read()
    outbox = try file.read()
  }
}
