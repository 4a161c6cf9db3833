import NotificationCivilTime
import NotificationRules

extension CalendarRule {
  /// The times of day that the trigger itself names, or that a setting has by default; none if the slot or a signal
  /// decides.
  func times(by settings: [PreferenceRule]) -> [WallClockTime] {
    func standard(_ id: String) -> PreferenceValue? { settings.first { $0.id == id }?.standard }
    switch time {
    case .fixed(let time): return [time]
    case .several(let times): return times
    case .preference(let id, let before):
      guard case .time(let time)? = standard(id) else { return [] }
      return [before == .zero ? time : time.earlier(by: before)]
    case .chosenTimes(let id):
      guard case .times(let times)? = standard(id) else { return [] }
      return times.inOrderOfDay
    case .slot, .stated, .statedTimes: return []
    }
  }

  /// How often it is due on one date.
  var timesADay: Int {
    switch time {
    case .several(let times): times.count
    // As many as people choose.
    case .chosenTimes, .statedTimes: 2
    case .slot, .fixed, .preference, .stated: 1
    }
  }
}
