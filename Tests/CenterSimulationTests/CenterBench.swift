import CenterSimulation
import NotificationCivilTime
import NotificationTerms
import TestSupport
import Testing

/// A center with a clock of its own, so that a test says what happens and not how time is kept.
struct CenterBench {
  var center: SimulatedCenter
  var now: Moment
  /// What became of every request so far, with the local time at which it did.
  var log: [String] = []

  init(
    at local: String, in zone: String = "Europe/Moscow", authorization: AuthorizationStatus = .authorized,
    app: SimulatedCenter.AppState = .background, choices: CenterChoices = .standard
  ) throws {
    let rules = try systemZone(zone)
    center = SimulatedCenter(authorization: authorization, choices: choices, appState: app)
    now = Moment(instant: rules.instant(of: try localTime(local)), zone: rules)
  }

  mutating func add(_ identifier: String, _ trigger: Trigger, level: InterruptionLevel = .active) throws {
    try center.add(request(identifier, trigger, level: level), at: now)
  }

  /// Moves time on to this local time and lets everything come due on the way; an app in the foreground shows it all.
  mutating func run(to local: String, answer: PresentationOptions = [.banner, .list, .sound]) throws {
    let target = now.zone.instant(of: try localTime(local))
    while let due = center.nextDue(at: now), due <= target {
      now.instant = max(now.instant, due)
      let events = center.deliverDue(at: now)
      // A center that never lets go of what is due would keep the test here for ever.
      try #require(!events.isEmpty || center.nextDue(at: now) != due)
      for event in events { record(event, answer: answer) }
    }
    now.instant = target
  }

  mutating func travel(to zone: String) throws {
    now.zone = try systemZone(zone)
    for event in center.zoneChanged(at: now) { record(event, answer: []) }
  }

  mutating func setClock(by shift: TimeSpan) {
    now.instant += shift
    for event in center.clockChanged(by: shift, at: now) { record(event, answer: []) }
  }

  private mutating func record(_ event: CenterEvent, answer: PresentationOptions) {
    let identifier = event.request.identifier
    let word =
      switch event {
      case .willPresent: "asked"
      case .presented(_, let presentation): presentation.isQuiet ? "quiet" : "shown"
      case .silencedByFocus: "silenced"
      case .notPermitted: "not permitted"
      case .missed: "missed"
      case .heldForSummary: "held"
      case .willModify: "in its extension"
      case .extensionWillExpire: "out of time"
      }
    log.append("\(identifier) \(word) \(now.local)")
    if case .willPresent = event, let shown = center.present(identifier, options: answer, at: now) {
      record(shown, answer: answer)
    }
  }
}

func request(_ identifier: String, _ trigger: Trigger, level: InterruptionLevel = .active) -> NotificationRequest {
  let content = NotificationContent(body: "Text of \(identifier)", interruptionLevel: level)
  return NotificationRequest(identifier: identifier, content: content, trigger: trigger)
}

/// A calendar trigger without a zone for one local date and time.
func dated(_ local: String) throws -> Trigger {
  .calendar(CalendarComponents(dated: try localTime(local)), repeats: false)
}

func daily(_ hour: Int, _ minute: Int = 0) -> Trigger {
  .calendar(CalendarComponents(hour: hour, minute: minute), repeats: true)
}

func localTime(_ text: String) throws -> CivilDateTime {
  guard let local = CivilDateTime(text) else { throw MalformedTestText(text: text) }
  return local
}

func systemZone(_ identifier: String) throws -> ZoneRules {
  identifier == "UTC" ? .utc : try SystemZones.rules(identifier)
}

struct MalformedTestText: Error {
  var text: String
}
