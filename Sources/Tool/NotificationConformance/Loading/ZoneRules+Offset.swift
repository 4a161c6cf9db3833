public import NotificationCivilTime

extension ZoneRules {
  /// How far its clocks are from UTC at an instant, as a scenario writes it: "+01:00".
  public func offsetText(at instant: Instant) -> String {
    let seconds = offsetSeconds(at: instant)
    let minutes = abs(seconds) / 60
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(seconds < 0 ? "-" : "+")\(two(minutes / 60)):\(two(minutes % 60))"
  }
}
