import NotificationCivilTime
import NotificationRules
import NotificationTerms

extension SignalRecord: StateCodable {
  func write(to file: inout StateWriter) {
    file.write(number)
    file.write(instant)
    file.write(order)
    file.write(parameters)
  }

  init(from file: inout StateReader) throws(StateFile.Problem) {
    let number: Int = try file.read()
    let instant: Instant = try file.read()
    let order: Int = try file.read()
    let parameters: [String: ParameterValue] = try file.read()
    self.init(number: number, instant: instant, order: order, parameters: parameters)
  }
}

extension OpenOccurrence.LastOutcome: StateCodable {
  func write(to file: inout StateWriter) {
    file.write(outcome)
    file.write(reason)
  }

  init(from file: inout StateReader) throws(StateFile.Problem) {
    let outcome: Outcome = try file.read()
    let reason: OutcomeReason = try file.read()
    self.init(outcome, reason)
  }
}

extension OpenOccurrence: StateCodable {
  func write(to file: inout StateWriter) {
    file.write(type)
    file.write(trigger)
    file.write(key)
    file.write(birth)
    file.write(isDeferred)
    file.write(deferredTo)
    file.write(last)
    file.write(isCutOff)
    file.write(freed)
    file.write(slot)
    file.write(snooze)
  }

  init(from file: inout StateReader) throws(StateFile.Problem) {
    let type: String = try file.read()
    let trigger: String = try file.read()
    let key: OccurrenceKey = try file.read()
    let birth: SignalRecord? = try file.read()
    let isDeferred: Bool = try file.read()
    let deferredTo: Instant? = try file.read()
    let last: LastOutcome? = try file.read()
    let isCutOff: Bool = try file.read()
    let freed: Instant? = try file.read()
    let slot: CivilDateTime? = file.version >= 3 ? try file.read() : nil
    self.init(
      type: type, trigger: trigger, key: key, birth: birth, isDeferred: isDeferred, deferredTo: deferredTo, last: last,
      isCutOff: isCutOff, freed: freed, slot: slot, snooze: file.version >= 4 ? try file.read() : nil)
  }
}

extension OpenOccurrence.Snooze: StateCodable {
  func write(to file: inout StateWriter) {
    file.write(due)
    file.write(turn)
  }

  init(from file: inout StateReader) throws(StateFile.Problem) {
    let due: Instant = try file.read()
    self.init(due: due, turn: try file.read())
  }
}

extension AcceptedRequest: StateCodable {
  func write(to file: inout StateWriter) {
    file.write(request)
    file.write(due)
    file.write(local)
    file.write(deferredBy)
    file.write(spread)
  }

  init(from file: inout StateReader) throws(StateFile.Problem) {
    let request: NotificationRequest = try file.read()
    let due: Instant = try file.read()
    let local: CivilDateTime = try file.read()
    let deferredBy: OutcomeReason? = try file.read()
    let spread: TimeSpan = try file.read()
    self.init(request: request, due: due, local: local, deferredBy: deferredBy, spread: spread)
  }
}

extension Announcement: StateCodable {
  func write(to file: inout StateWriter) {
    file.write(identifier)
    file.write(date)
  }

  init(from file: inout StateReader) throws(StateFile.Problem) {
    let identifier: String = try file.read()
    let date: CivilDate = try file.read()
    self.init(identifier: identifier, date: date)
  }
}

extension EventValue: StateCodable {
  func write(to file: inout StateWriter) {
    file.write(name)
    file.write(value)
  }

  init(from file: inout StateReader) throws(StateFile.Problem) {
    let name: String = try file.read()
    let value: ParameterValue = try file.read()
    self.init(name, value)
  }
}

extension AnalyticsRecord: StateCodable {
  func write(to file: inout StateWriter) {
    file.write(id)
    file.write(event)
    file.write(parameters)
    file.write(instant)
    file.write(local)
  }

  init(from file: inout StateReader) throws(StateFile.Problem) {
    let id: String = try file.read()
    let event: String = try file.read()
    let parameters: [EventValue] = try file.read()
    let instant: Instant = try file.read()
    let local: CivilDateTime = try file.read()
    self.init(id: id, event: event, parameters: parameters, instant: instant, local: local)
  }
}

extension SchedulerState: StateCodable {
  func write(to file: inout StateWriter) {
    file.write(authorization)
    file.write(locale)
    file.write(preferences)
    file.write(chosen)
    file.write(installed)
    file.write(signals)
    file.write(open)
    file.write(lastNumbers)
    file.write(reached)
    file.write(pending)
    file.write(deliveries)
    file.write(announced)
    file.write(outbox)
    file.write(lastInstant)
    file.write(order)
    file.write(failures)
    file.write(user)
    file.write(isSignedOut)
    file.write(userNumber)
    file.write(otherUsers)
    file.write(isAsking)
    file.write(plans)
    file.write(zone)
    file.write(isZoneUnknown)
    file.write(streaks)
    file.write(attributes)
    file.write(device)
    file.write(shared)
    file.write(preferenceWrites)
    file.write(flags)
    file.write(installation.map { Int(truncatingIfNeeded: $0) })
    file.write(arms)
    file.write(values)
    file.write(home)
    file.write(homes)
  }

  init(from file: inout StateReader) throws(StateFile.Problem) {
    authorization = try file.read()
    locale = try file.read()
    preferences = try file.read()
    chosen = try file.read()
    installed = try file.read()
    signals = try file.read()
    open = try file.read()
    lastNumbers = try file.read()
    reached = try file.read()
    pending = try file.read()
    deliveries = try file.read()
    announced = try file.read()
    outbox = try file.read()
    lastInstant = try file.read()
    order = try file.read()
    failures = try file.read()
    user = try file.read()
    isSignedOut = try file.read()
    userNumber = try file.read()
    otherUsers = try file.read()
    isAsking = try file.read()
    plans = try file.read()
    zone = try file.read()
    isZoneUnknown = try file.read()
    if file.version >= 3 { streaks = try file.read() }
    if file.version >= 6 {
      attributes = try file.read()
      device = try file.read()
      shared = try file.read()
      preferenceWrites = try file.read()
      flags = try file.read()
      let number: Int? = try file.read()
      installation = number.map { UInt64(truncatingIfNeeded: $0) }
      arms = try file.read()
      values = try file.read()
    }
    if file.version >= 7 {
      home = try file.read()
      homes = try file.read()
    }
  }
}

extension DeviceFacts: StateCodable {
  func write(to file: inout StateWriter) {
    file.write(region)
    file.write(language)
    file.write(appVersion?.description)
  }

  init(from file: inout StateReader) throws(StateFile.Problem) {
    let region: String? = try file.read()
    let language: String? = try file.read()
    let version: String? = try file.read()
    if let version, AppVersion(version) == nil { throw .corrupt }
    self.init(region: region, language: language, appVersion: version.flatMap { AppVersion($0) })
  }
}
