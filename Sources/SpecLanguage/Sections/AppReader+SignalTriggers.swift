import NotificationCivilTime
import SpecDiagnostics

/// Triggers that a signal or a place begins.
extension AppReader {
  func readAfter(_ after: ObjectReader) -> TriggerItem.Schedule? {
    let signal = after.reference("signal")
    let delay = after.durationRange("delay")
    let filter = readFilter(after, of: signal)
    guard let signal, let delay else { return nil }
    return .after(
      SignalMatch(signal: signal, filter: filter), earliest: delay.value.lowerBound, latest: delay.value.upperBound)
  }

  func readSlotAfter(_ slotAfter: ObjectReader) -> TriggerItem.Schedule? {
    let signal = slotAfter.reference("signal")
    let wait = slotAfter.duration("at_least")
    let filter = readFilter(slotAfter, of: signal)
    guard let signal, let wait else { return nil }
    return .slotAfter(SignalMatch(signal: signal, filter: filter), atLeast: wait.value)
  }

  func readAt(_ at: ObjectReader) -> TriggerItem.Schedule? {
    let signal = at.reference("signal")
    let parameter = at.reference("parameter")
    let before = at.duration("before")
    let filter = readFilter(at, of: signal)
    guard let signal, let parameter, checkMoment(parameter, of: signal.value, at) else { return nil }
    return .at(SignalMatch(signal: signal, filter: filter), parameter: parameter, before: before?.value ?? .zero)
  }

  func readReached(_ reached: ObjectReader) -> TriggerItem.Schedule? {
    let signal = reached.reference("signal")
    let parameter = reached.reference("parameter")
    let written = reached.list("values")
    let values = session.distinctPlaces(written ?? []) { session.int($0, in: TriggerShape.reachedValues) }
    let filter = readFilter(reached, of: signal)
    if let written, written.isEmpty {
      session.report(.badValue, "lists no value to reach", about: reached.written("values") ?? reached.origin)
    }
    guard let signal, let parameter, checkNumber(parameter, of: signal.value, reached) else { return nil }
    return values.isEmpty
      ? nil : .reached(SignalMatch(signal: signal, filter: filter), parameter: parameter, values: values)
  }

  func readLocation(_ location: ObjectReader) -> TriggerItem.Schedule? {
    let latitude = location.number("latitude")
    let longitude = location.number("longitude")
    let radius = location.number("radius")
    let onEntry = location.flag("on_entry")
    let onExit = location.flag("on_exit")
    if onEntry?.value == false, onExit.map({ !$0.value }) ?? !location.has("on_exit") {
      session.report(
        .badValue, "is never due: neither arriving ('on_entry') nor leaving ('on_exit') counts", about: location.origin,
        at: location.keySpan("on_entry"))
    }
    guard let latitude, let longitude, let radius else { return nil }
    return .location(
      LocationItem(
        latitude: latitude, longitude: longitude, radius: radius, onEntry: onEntry?.value ?? true,
        onExit: onExit?.value ?? false))
  }

  private func checkMoment(_ parameter: Located<String>, of signal: String, _ trigger: ObjectReader) -> Bool {
    let value = trigger.written("parameter") ?? trigger.origin
    switch declaration(of: parameter, of: signal, value) {
    case .missing: return false
    case .unknown: return true
    case .found(let declared, let kind):
      if kind == .instant { return true }
      session.report(
        .badValue, "has the type '\(kind.rawValue)', but 'at' needs a parameter of the type 'instant'",
        about: value, notes: [declared.note])
      return false
    }
  }

  private func checkNumber(_ parameter: Located<String>, of signal: String, _ trigger: ObjectReader) -> Bool {
    let value = trigger.written("parameter") ?? trigger.origin
    switch declaration(of: parameter, of: signal, value) {
    case .missing: return false
    case .unknown: return true
    case .found(let declared, let kind):
      switch kind {
      case .int, .double, .percent: return true
      case .string, .instant:
        session.report(
          .badValue, "has the type '\(kind.rawValue)', but only a number reaches a value", about: value,
          notes: [declared.note])
        return false
      }
    }
  }
}
