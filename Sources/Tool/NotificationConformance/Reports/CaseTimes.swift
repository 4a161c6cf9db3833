import NotificationCivilTime

/// Times of a case in words. Where the case has several zones or offsets, each time says which it is in: "2026-03-02 10:00"
/// may well be two instants there.
struct CaseTimes {
  private let hasSeveralZones: Bool
  /// Zones that change their offset within the case.
  private let changing: Set<String>

  init(of scenario: ScenarioCase) {
    let start = scenario.start.moment
    var zones = [start.zone.identifier: start.zone]
    var instants = [start.instant]
    for step in scenario.steps {
      instants.append(step.instant)
      if case .zone(let zone) = step.action { zones[zone.identifier] = zone }
    }
    for assertion in scenario.steps.flatMap(\.expect) + scenario.then {
      guard let time = assertion.notification?.1.time else { continue }
      instants += [time.lowerBound, time.upperBound]
    }
    hasSeveralZones = zones.count > 1
    changing = Set(
      zones.values.filter { zone in
        let first = zone.offsetSeconds(at: start.instant)
        return instants.contains { zone.offsetSeconds(at: $0) != first }
      }.map(\.identifier))
  }

  /// Whether a time of the case needs its zone to be understood.
  var areAmbiguous: Bool { hasSeveralZones || !changing.isEmpty }

  /// "Asia/Tokyo", "UTC+02:00", both, or nothing where it goes without saying.
  func place(of instant: Instant, in zone: ZoneRules) -> String {
    guard areAmbiguous else { return "" }
    var parts: [String] = []
    if hasSeveralZones { parts.append(zone.identifier) }
    if changing.contains(zone.identifier) { parts.append("UTC\(zone.offsetText(at: instant))") }
    return parts.joined(separator: " ")
  }

  /// "2026-03-02 10:00", with its place where there are several.
  func text(_ instant: Instant, in zone: ZoneRules) -> String {
    let place = place(of: instant, in: zone)
    return "\(zone.local(at: instant))\(place.isEmpty ? "" : " ")\(place)"
  }
}
