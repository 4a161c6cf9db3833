import Foundation
import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms
import SystemNotifications

/// One run of an app whose state stands in a file: it starts, one thing happens, and it ends, or is killed.
///
/// Arguments: a folder, the time in milliseconds since 1970, the moment of its death (0 for none), what happens.
@main
struct CrashProbe {
  let folder: String
  let now: Moment
  let death: Death
  let center: Center
  let scheduler = Scheduler(probeRules)
  var store: DyingStore

  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count >= 4, let milliseconds = Int64(arguments[2]), let moment = Int(arguments[3]) else {
      preconditionFailure("usage: CrashProbe FOLDER MILLISECONDS MOMENT [EVENT]")
    }
    var probe = CrashProbe(
      folder: arguments[1], now: Moment(instant: Instant(milliseconds: milliseconds), zone: .utc),
      death: Death(at: moment))
    try probe.run(arguments.count > 4 ? event(arguments[4]) : nil)
  }

  init(folder: String, now: Moment, death: Death) {
    self.folder = folder
    self.now = now
    self.death = death
    center = Center(folder: folder + "/center", now: now.instant)
    store = DyingStore(URL(filePath: folder + "/state"), death)
  }

  private static func event(_ text: String) -> SchedulerEvent? {
    let parts = text.split(separator: ":").map(String.init)
    guard parts.count == 2 else { return nil }
    switch parts[0] {
    case "signal": return .signal(parts[1], [:])
    case "count": return .signal("counted", ["total": .int(Int(parts[1]) ?? 0)])
    case "enabled": return .preferenceChanged("enabled", .toggle(parts[1] == "on"))
    default: return nil
    }
  }

  private mutating func run(_ event: SchedulerEvent?) throws {
    var state = scheduler.restore(from: try store.read(), locale: "en")
    let events = [.launched, .foregrounded] + (event.map { [$0] } ?? [])
    try step(StepInput(events, report: center.report()), &state)
  }

  private mutating func step(_ input: StepInput, _ state: inout SchedulerState) throws {
    var results: [AddResult] = []
    for command in scheduler.step(&state, on: input, at: now) {
      switch command {
      case .write(let state): try store.write(StateFile.bytes(of: state))
      case .remove(let identifiers):
        center.remove(identifiers)
        death.pass()
      case .add(let request):
        center.add(request, in: now.zone)
        death.pass()
        results.append(AddResult(identifier: request.identifier, error: nil))
      case .deliver(let records):
        for record in records { append("\(record.event) \(record.id)", to: folder + "/analytics") }
        death.pass()
      case .present, .removeDelivered, .clearBadge, .requestAuthorization, .alertPermission, .store, .open, .perform,
        .report:
        break
      }
    }
    if !results.isEmpty { try step(StepInput([.addsCompleted(results)]), &state) }
  }
}
