import Foundation
import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms
import SystemNotifications

/// One run of an app whose state is in a file: it starts, one thing happens, and it ends, or is killed.
///
/// Arguments: a folder, the time in milliseconds since 1970, the moment of its death (0 for none), what happens.
@main
struct CrashProbe {
  let folder: String
  let now: Moment
  let death: Death
  let center: Center
  let core = AppCore(Scheduler(probeRules))
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

  private static func event(_ text: String) -> AppEvent? {
    let parts = text.split(separator: ":").map(String.init)
    guard parts.count == 2 else { return nil }
    switch parts[0] {
    case "signal": return .signal(parts[1], [:], isInFront: true)
    case "count": return .signal("counted", ["total": .int(Int(parts[1]) ?? 0)], isInFront: true)
    case "enabled": return .preferenceChanged("enabled", .toggle(parts[1] == "on"))
    default: return nil
    }
  }

  private mutating func run(_ event: AppEvent?) throws {
    var state = core.restore(from: try store.read(), locale: "en")
    let events = [.launched, .foregrounded(isForced: false)] + (event.map { [$0] } ?? [])
    try step(events, &state, AppReport(center: center.report()))
  }

  private mutating func step(_ events: [AppEvent], _ state: inout AppState, _ report: AppReport = AppReport()) throws {
    var results: [AddResult] = []
    var handedOver = 0
    for command in core.step(&state, on: events, report, at: now) {
      switch command {
      case .write: try store.write(StateFile.bytes(of: state))
      case .remove(let identifiers):
        center.remove(identifiers)
        death.pass()
      case .add(let request):
        center.add(request, in: now.zone)
        death.pass()
        results.append(AddResult(request, error: nil))
      case .deliver(let records):
        for record in records { append("\(record.event) \(record.id)", to: folder + "/analytics") }
        death.pass()
        handedOver += records.count
      case .present, .removeDelivered, .clearBadge, .request, .open, .perform, .alertPermission, .show, .openSettings,
        .store, .register, .unregister, .handOver, .discard, .refresh, .set, .clear, .fetch, .complete, .wait,
        .activity,
        .report, .measured, .lacking, .console:
        break
      }
    }
    if !results.isEmpty { try step([.addsCompleted(results)], &state) }
    if handedOver > 0 { try step([.handedOver(handedOver)], &state) }
  }
}
