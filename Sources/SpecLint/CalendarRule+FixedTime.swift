import NotificationCivilTime
import NotificationRules

extension CalendarRule {
  /// The times of day that the trigger itself names; none if the slot or a setting decides.
  var fixedTimes: [WallClockTime] {
    switch time {
    case .fixed(let time): [time]
    case .several(let times): times
    case .slot, .preference, .chosenTimes, .stated, .statedTimes: []
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
