import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms

@testable import NotificationConformance

/// Two worlds that differ in an accident, and must end alike.
extension Walk {
  /// The process ends somewhere in the commands of a step, and starts again.
  mutating func crash() {
    guard var running = world.app else { return }
    let signals = signals()
    world.center.failNextAdds(0, error: CenterError(code: 0, name: ""))
    var twin = world
    let events = signals.map { AppEvent.signal($0.id, $0.parameters, isInFront: true) }
    let commands = world.core.step(&running, on: events, AppReport(center: world.centerReport()), at: world.now)
    let survived = random.below(commands.count + 1)
    story.append(
      "\(world.now.local) \(signals.map(\.text).joined(separator: ", ")), killed after \(survived) of \(commands.count) commands"
    )
    let isKept = commands.prefix(survived).contains(.write)
    if !isKept {
      // The report was read and nothing was kept: on a device the list of delivered ones is still there.
      watch.isSurprised = true
    } else {
      for signal in signals { watch.hear(signal.id, signal.parameters, world) }
      for case .report(let outcome) in commands { world.outcomes.append(outcome) }
    }
    world.isPlanCurrent = false
    if isKept { world.stored = running }
    for command in commands.prefix(survived) { carryOut(command) }
    watch.wasKilled = true
    world.kill()
    world.show(world.center.deliverDue(at: world.now))
    world.appear()
    // Whoever looks at a screen is not shown what is on it.
    guard isKept, !watch.isSurprised, twin.known.process.screen == nil, scheduler.rules.policies.foreground == .banner
    else {
      return
    }
    twin.perform(signals.map { .signal($0.id, $0.parameters) })
    twin.perform([.app(.launch)])
    compare(twin, "a kill changes the plan")
  }

  /// The app is out of sight, and nothing is reported to it: whether its process goes on makes no difference, nor does it at
  /// the very instant at which something is due.
  mutating func sleep() {
    guard world.isRunning else { return }
    world.center.failNextAdds(0, error: CenterError(code: 0, name: ""))
    perform(.app(.background))
    var twin = world
    twin.perform([.app(.killed)])
    let waits = world.center.pending.map(\.due).filter { $0 < .distantFuture && $0 > world.now.instant }
    let next = random.oneIn(2) ? waits.min() : random.pick([waits.randomElement(using: &random), nil])
    let target = next ?? world.now.instant + .hours(random.pick([1, 9, 30]))
    var flight: ZoneRules?
    if random.oneIn(4) {
      flight = zone()
      watch.hasTravelled = true
      watch.isSurprised = true
    }
    func wake(_ world: inout World) {
      world.advance(to: target)
      if let flight {
        world.perform([.zone(flight)])
        watch.allowForFlight(&world)
      }
      world.perform([.app(.foreground)])
    }
    wake(&world)
    wake(&twin)
    story.append("asleep until \(world.now.local)\(flight.map { " \($0.identifier)" } ?? "")")
    // A launch may ask for what coming to the front does not, and a dialog that nobody has answered goes with its process.
    guard world.permissions.dialogs.shown == nil, twin.center.authorization == world.center.authorization,
      twin.known.process.screen == nil,
      world.known.process.screen == nil
    else { return }
    compare(twin, "a kill in the background changes the plan")
  }

  private mutating func compare(_ twin: World, _ what: String) {
    if let difference = watch.difference(of: world, from: twin) { fail("\(what): \(difference)") }
  }

  private mutating func carryOut(_ command: AppCommand) {
    switch command {
    case .add(let request): try? world.center.add(request, at: world.now)
    case .remove(let identifiers): world.center.removePending(identifiers)
    case .deliver(let records):
      for record in records where !world.logged.contains(record) { world.logged.append(record) }
    default: break
    }
  }

  /// The center refuses some adds of a step; the next step makes up for it, but for what was due at once.
  mutating func refuse() {
    let signals = signals()
    world.center.failNextAdds(0, error: CenterError(code: 0, name: ""))
    var twin = world
    let told = world.outcomes.count
    story.append("the next adds fail")
    world.center.failNextAdds(random.pick([1, 1, 2, 5]), error: CenterError(code: 0, name: "center.failed"))
    perform(signals)
    checkAttempts()
    world.center.failNextAdds(0, error: CenterError(code: 0, name: ""))
    world.tell(.timeChanged)
    guard !watch.isSurprised,
      !world.outcomes[told...].contains(where: { $0.outcome == .dropped && $0.reason == .centerFailed })
    else { return }
    twin.perform(signals.map { .signal($0.id, $0.parameters) })
    twin.tell(.timeChanged)
    compare(twin, "a refused add is not made up for")
  }

  /// In one step each request is added once at most.
  private mutating func checkAttempts() {
    var attempts: [String: Int] = [:]
    for entry in world.trace {
      switch entry.event {
      case .added(let identifier, _), .refused(let identifier, _): attempts[identifier, default: 0] += 1
      // Told of it, the app plans again.
      case .delivered: return
      case .outcome(let record, _) where record.outcome == .suppressed: return
      default: break
      }
    }
    for (identifier, count) in attempts where count > 1 { fail("tried \(count) times in one step: \(identifier)") }
  }
}
