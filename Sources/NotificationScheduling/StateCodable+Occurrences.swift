import NotificationCivilTime
import NotificationRules
import NotificationTerms

extension PendingRequest: StateCodable {
  func write(to file: inout StateWriter) {
    file.write(type)
    file.write(trigger)
    file.write(key)
    file.write(birth)
    file.write(request)
    file.write(due)
    file.write(local)
    file.write(deferredBy)
    file.write(spread)
    file.write(replaces)
    file.write(isAccepted)
    file.write(isOutdated)
    file.write(isHeld)
    file.write(plan)
    file.write(hidesStray)
    file.write(variant)
    file.write(values)
  }

  init(from file: inout StateReader) throws(StateFile.Problem) {
    type = try file.read()
    trigger = try file.read()
    key = try file.read()
    birth = try file.read()
    request = try file.read()
    due = try file.read()
    local = try file.read()
    deferredBy = try file.read()
    spread = try file.read()
    replaces = try file.read()
    isAccepted = try file.read()
    isOutdated = try file.read()
    isHeld = try file.read()
    plan = try file.read()
    if file.version >= 3 { hidesStray = try file.read() }
    if file.version >= 6 {
      variant = try file.read()
      values = try file.read()
    }
  }
}

extension DeliveryRecord: StateCodable {
  func write(to file: inout StateWriter) {
    file.write(type)
    file.write(trigger)
    file.write(key)
    file.write(instant)
    file.write(local)
    file.write(birth)
    file.write(order)
    file.write(isSilenced)
    file.write(isOpened)
    file.write(plan)
    file.write(variant)
    file.write(isAnswered)
    file.write(values)
  }

  init(from file: inout StateReader) throws(StateFile.Problem) {
    let type: String = try file.read()
    let trigger: String = try file.read()
    let key: OccurrenceKey = try file.read()
    let instant: Instant = try file.read()
    let local: CivilDateTime = try file.read()
    let birth: SignalRecord? = try file.read()
    let order: Int = try file.read()
    let isSilenced: Bool = try file.read()
    let isOpened: Bool = try file.read()
    self.init(
      type: type, trigger: trigger, key: key, instant: instant, local: local, birth: birth, order: order,
      isSilenced: isSilenced, isOpened: isOpened, plan: try file.read())
    if file.version >= 6 {
      variant = try file.read()
      isAnswered = try file.read()
      values = try file.read()
    }
  }
}
