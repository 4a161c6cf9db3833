import NotificationCivilTime
import NotificationRules
import NotificationTerms

extension Permission: StateCodable {}
extension AccessStatus: StateCodable {}
extension PermissionChoice: StateCodable {}
extension TokenState.Registration: StateCodable {}

extension PermissionFlowState.Run: StateCodable {
  func write(to file: inout StateWriter) {
    file.write(isForced)
    file.write(isAgain)
    file.write(answered)
  }

  init(from file: inout StateReader) throws(StateFile.Problem) {
    let isForced: Bool = try file.read()
    let isAgain: Bool = try file.read()
    self.init(isForced: isForced, isAgain: isAgain, answered: try file.read())
  }
}

extension PermissionFlowState: StateCodable {
  func write(to file: inout StateWriter) {
    file.write(hasLaunched)
    file.write(isCompleted)
    file.write(signals)
    file.write(ended)
    file.write(repeats)
    file.write(run)
    file.write(answers)
    file.write(seen)
    file.write(statuses)
    file.write(outbox)
    file.write(transitions)
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
    case .token(let token):
      file.write(tag: 0)
      file.write(token)
    case .removal(let token):
      file.write(tag: 1)
      file.write(token)
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
  func write(to file: inout StateWriter) {
    file.write(user)
    file.write(value)
    file.write(number)
    file.write(isSent)
    file.write(wasSent)
    file.write(hasFailed)
  }

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
    file.write(user)
    file.write(isAsking)
    file.write(isAnswered)
    file.write(authorization)
    file.write(deviceToken)
    file.write(token)
    file.write(tokenInstant)
    file.write(storedToken)
    file.write(storedUser)
    file.write(pending)
    file.write(registration)
    file.write(offlineFailures)
    file.write(retry)
    file.write(document)
    file.write(outbox)
    file.write(counter)
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
  func write(to file: inout StateWriter) {
    file.write(shown)
    file.write(answered)
    file.write(outbox)
  }

  init(from file: inout StateReader) throws(StateFile.Problem) {
    self.init()
    shown = try file.read()
    answered = try file.read()
    outbox = try file.read()
  }
}
