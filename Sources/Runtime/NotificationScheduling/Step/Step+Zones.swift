import NotificationCivilTime
import NotificationRules
import NotificationTerms

/// Triggers whose dates and times are those of another zone than the device's.
extension Step {
  /// The zone of a trigger; nil for the device's. A zone that the device does not know is the device's too.
  ///
  /// - Parameter birth: The signal that may name it.
  func zone(of place: TriggerPlace, _ birth: SignalRecord?) -> ZoneRules? {
    // Most have none, and a rule would be copied whole.
    if scheduler.types[place.type].rule.triggers[place.trigger].zone == nil || has(.pinnedMoves) { return nil }
    return zoneName(of: scheduler.trigger(at: place), birth).flatMap { zone(named: $0) }
  }

  func zone(named name: String) -> ZoneRules? { name == now.zone.identifier ? now.zone : zones[name] }

  private func zoneName(of trigger: TriggerRule, _ birth: SignalRecord?) -> String? {
    guard trigger.zone == .home else { return trigger.zone?.name(in: birth?.parameters ?? [:]) }
    guard case .calendar(let rule) = trigger.schedule else { return state.home }
    return rule.settings.lazy.compactMap { state.homes[$0] }.first ?? state.home
  }

  /// What was planned for a zone that the device does not know is planned for the device's.
  mutating func explainUnknownZones() {
    guard !state.isZoneUnknown else { return }
    for request in state.pending where request.plan == state.plans {
      guard case .calendar(let components, _) = request.request.trigger, !components.isUTC,
        let place = place(of: request.type, request.trigger),
        let name = zoneName(of: scheduler.trigger(at: place), request.birth),
        zone(named: name) == nil
      else { continue }
      record(place.type, request.key, .held, .zoneFallback)
    }
  }
}

extension SchedulerState {
  /// The zone at the first launch.
  mutating func rememberHome(_ zone: ZoneRules) { home = home ?? zone.identifier }
}
