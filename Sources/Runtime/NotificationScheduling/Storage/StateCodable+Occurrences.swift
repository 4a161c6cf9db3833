import NotificationCivilTime

extension PendingRequest: StateCodable {
  func write(to file: inout StateWriter) {
    file.write(
      type, trigger, key, birth, request, due, local, deferredBy, spread, replaces, isAccepted, isOutdated, isHeld,
      isMissing, plan, hidesStray, variant, values)
  }

  init(from file: inout StateReader) throws(StateFile.Problem) {
    (type, trigger, key, birth) = try file.read()
    (request, due, local, deferredBy, spread) = try file.read()
    (replaces, isAccepted, isOutdated, isHeld, isMissing, plan) = try file.read()
    (hidesStray, variant, values) = try file.read()
  }
}

extension DeliveryRecord: StateCodable {
  func write(to file: inout StateWriter) {
    file.write(
      type, trigger, key, instant, local, birth, order, isSilenced, isOpened, plan, variant, isAnswered, values,
      hasEnded, isSuppressed, isUncounted)
    file.write(isAssumed, isDoubtful)
  }

  init(from file: inout StateReader) throws(StateFile.Problem) {
    try self.init(
      type: file.read(), trigger: file.read(), key: file.read(), instant: file.read(), local: file.read(),
      birth: file.read(), order: file.read(), isSilenced: file.read(), isOpened: file.read(), plan: file.read())
    (variant, isAnswered, values, hasEnded, isSuppressed, isUncounted) = try file.read()
    (isAssumed, isDoubtful) = try file.read()
  }
}
