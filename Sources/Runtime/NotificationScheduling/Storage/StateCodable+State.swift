import NotificationCivilTime
import NotificationRules
import NotificationTerms

extension SignalRecord: StateCodable {
  func write(to file: inout StateWriter) { file.write(number, instant, order, parameters) }
  init(from file: inout StateReader) throws(StateFile.Problem) {
    try self.init(number: file.read(), instant: file.read(), order: file.read(), parameters: file.read())
  }
}

extension OpenOccurrence.LastOutcome: StateCodable {
  func write(to file: inout StateWriter) { file.write(outcome, reason) }
  init(from file: inout StateReader) throws(StateFile.Problem) { try self.init(file.read(), file.read()) }
}

extension OpenOccurrence: StateCodable {
  func write(to file: inout StateWriter) {
    file.write(
      type, trigger, key, birth, isDeferred, deferredTo, last, isCutOff, soughtFrom, freed, slot, deferral,
      snooze)
  }

  init(from file: inout StateReader) throws(StateFile.Problem) {
    try self.init(
      type: file.read(), trigger: file.read(), key: file.read(), birth: file.read(), isDeferred: file.read(),
      deferredTo: file.read(), last: file.read(), isCutOff: file.read(), soughtFrom: file.read(), freed: file.read(),
      slot: file.read(), deferral: file.read(), snooze: file.read())
  }
}

extension OpenOccurrence.Snooze: StateCodable {
  func write(to file: inout StateWriter) { file.write(due, turn, pressed, hasFailed) }
  init(from file: inout StateReader) throws(StateFile.Problem) {
    try self.init(due: file.read(), turn: file.read(), pressed: file.read(), hasFailed: file.read())
  }
}

extension AcceptedRequest: StateCodable {
  func write(to file: inout StateWriter) { file.write(request, due, local, deferredBy, spread) }
  init(from file: inout StateReader) throws(StateFile.Problem) {
    try self.init(
      request: file.read(), due: file.read(), local: file.read(), deferredBy: file.read(), spread: file.read())
  }
}

extension Announcement: StateCodable {
  func write(to file: inout StateWriter) { file.write(identifier, date) }
  init(from file: inout StateReader) throws(StateFile.Problem) {
    try self.init(identifier: file.read(), date: file.read())
  }
}

extension EventValue: StateCodable {
  func write(to file: inout StateWriter) { file.write(name, value) }
  init(from file: inout StateReader) throws(StateFile.Problem) { try self.init(file.read(), file.read()) }
}

extension AnalyticsRecord: StateCodable {
  func write(to file: inout StateWriter) { file.write(id, event, parameters, instant, local) }
  init(from file: inout StateReader) throws(StateFile.Problem) {
    try self.init(
      id: file.read(), event: file.read(), parameters: file.read(), instant: file.read(), local: file.read())
  }
}

extension SchedulerState: StateCodable {
  func write(to file: inout StateWriter) {
    file.write(
      authorization, locale, preferences, chosen, installed, signals, open, lastNumbers, reached, pending, deliveries,
      announced, foreign, lastInstant, order, failures, user, isSignedOut, userNumber, otherUsers, isAsking, plans,
      zone, isZoneUnknown, streaks, attributes, device, shared, preferenceWrites, flags,
      installation.map { Int(truncatingIfNeeded: $0) }, losses, arms, values, valueless, home, homes,
      answered, leaving, listLeft, flownFrom)
  }

  init(from file: inout StateReader) throws(StateFile.Problem) {
    (authorization, locale, preferences, chosen, installed) = try file.read()
    (signals, open, lastNumbers, reached, pending, deliveries) = try file.read()
    (announced, foreign, lastInstant, order, failures) = try file.read()
    (user, isSignedOut, userNumber, otherUsers) = try file.read()
    (isAsking, plans, zone, isZoneUnknown) = try file.read()
    (streaks, attributes, device, shared, preferenceWrites, flags) = try file.read()
    let number: Int? = try file.read()
    installation = number.map { UInt64(truncatingIfNeeded: $0) }
    (losses, arms, values, valueless, home, homes, answered, leaving, listLeft, flownFrom) = try file.read()
  }
}

extension DeviceFacts: StateCodable {
  func write(to file: inout StateWriter) { file.write(region, language, appVersion?.description) }
  init(from file: inout StateReader) throws(StateFile.Problem) {
    let (region, language, version): (String?, String?, String?) = try file.read()
    if let version, AppVersion(version) == nil { throw .corrupt }
    self.init(region: region, language: language, appVersion: version.flatMap { AppVersion($0) })
  }
}
