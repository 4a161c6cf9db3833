import NotificationCivilTime
import NotificationRules

/// What quiet hours and the window of a type make of an instant.
struct Opening {
  /// The first instant that both allow, or the last that was tried.
  var instant: Instant
  /// What moved it, or what refuses it.
  var reason: OutcomeReason?
  var isRefused = false
}

extension Step {
  /// The first instant, from this one on, that the window of a type and the quiet hours both allow. Each is asked in turn
  /// about the instant that the other gives.
  ///
  /// - Parameter last: The end of the window after a signal: what may come until then is not dropped by quiet hours.
  func opening(at instant: Instant, for type: CompiledType, last: Instant? = nil) -> Opening {
    var found = Opening(instant: instant)
    guard let window = type.rule.window else {
      guard let end = quietEnd(at: instant, for: type) else { return found }
      found.reason = .quiet
      found.isRefused = isDropped(type) && end > last ?? instant
      if !found.isRefused { found.instant = end }
      return found
    }
    // Quiet hours may leave a window no room. Both are daily, so what has none for three days has none at all.
    let horizon = min(now.instant + scheduler.rules.policies.horizon, instant + .hours(72))
    while true {
      if has(.windowAskedOnce), found.reason != nil { return found }
      if let start = windowStart(at: found.instant, window) {
        found.instant = start
        found.reason = .window
        if start > horizon {
          found.isRefused = true
          return found
        }
      } else if let end = quietEnd(at: found.instant, for: type) {
        found.reason = .quiet
        if isDropped(type), end > last ?? found.instant {
          found.isRefused = true
          return found
        }
        found.instant = end
        // Between them they leave nothing.
        if end - instant > .days(3) {
          found.isRefused = true
          return found
        }
      } else {
        return found
      }
    }
  }

  /// What quiet hours drop.
  private func isDropped(_ type: CompiledType) -> Bool {
    if has(.quietHoldsWhatItDrops) { return false }
    return type.onQuiet != .hold || has(.quietDropsWhatItHolds)
  }

  /// When the window next begins; nil inside it. Both ends are inside, as the clocks show them for the first time.
  func windowStart(at instant: Instant, _ window: WindowRule) -> Instant? {
    var date = now.zone.date(before: now.zone.local(at: instant).date)
    while true {
      let start = now.zone.instant(of: CivilDateTime(date: date, time: window.from))
      if start > instant { return start }
      let next = now.zone.date(after: date)
      let end = now.zone.instant(of: CivilDateTime(date: isOverMidnight(window) ? next : date, time: window.to))
      // A window that the clocks skip is over as soon as it begins.
      if instant < max(start, end) || instant == max(start, end) && !has(.windowEndOutside) { return nil }
      date = next
    }
  }

  private func isOverMidnight(_ window: WindowRule) -> Bool { window.to < window.from && !has(.windowWithinADay) }

  /// Whether it could not be planned for this instant.
  func isShut(_ instant: Instant, for type: CompiledType) -> Bool {
    quietEnd(at: instant, for: type) != nil || type.rule.window.map { windowStart(at: instant, $0) != nil } ?? false
  }

  /// The last daily slot, if it is over but for the night or a window, which hold it until after now.
  ///
  /// - Parameter own: The slot lies after that.
  func heldSlot(after own: Instant, for type: CompiledType) -> Instant? {
    let dates = [local.date, local.date.adding(days: -1)]
    let slots = dates.filter(now.zone.hasDate).map {
      now.zone.instant(of: CivilDateTime(date: $0, time: scheduler.rules.policies.slot))
    }
    guard let slot = slots.first(where: { $0 <= now.instant }), slot > own else { return nil }
    return opening(at: slot, for: type).instant > now.instant ? slot : nil
  }
}
