import NotificationRules
import NotificationScheduling

/// What must hold of screens, of the list and of the badge.
extension HistoryWatch {
  /// A tap opens one screen, none opens by itself, and none that a refused permission took away.
  mutating func checkScreens(_ world: World) {
    defer { checkedScreens = world.opened.count }
    let modules = world.app.flatMap { app in world.core.flow?.modules(in: app.flow) } ?? [:]
    for target in world.opened[min(checkedScreens, world.opened.count)...] {
      if !target.identifier.isEmpty {
        openings[target.identifier, default: 0] += 1
        if openings[target.identifier, default: 0] > touches[target.identifier, default: 0] {
          fail("'\(target.target)' was opened without a tap: \(target.identifier)")
        }
      }
      let module = scheduler.rules.targets.first { $0.id == target.target }?.module
      if let module, let state = modules[module], state != .available {
        fail("'\(target.target)' was opened, and its part of the app is \(state.rawValue)")
      }
    }
  }

  /// Nothing that was shown to somebody stays when another person has the device, unless the center did not hear that it
  /// should go; then the app remembers to ask again.
  mutating func checkFarewell(to before: World, _ world: World) {
    let (old, new) = (before.known.scheduler, world.known.scheduler)
    guard world.isRunning, before.isRunning, new.isSignedOut && !old.isSignedOut || new.userNumber != old.userNumber
    else { return }
    let shown = Set(before.center.delivered.filter { before.type(of: $0.request) != nil }.map(\.request.identifier))
    let left = world.center.delivered.map(\.request.identifier).filter {
      shown.contains($0) && world.known.clearing[$0] == nil
    }
    if !left.isEmpty { fail("shown to somebody who has left: \(left)") }
  }

  /// What was read in the app leaves the list, however it came.
  mutating func checkRead(_ actions: [ScenarioStep.Action], _ world: World) {
    for case .system(.seen(let type)) in actions where world.isRunning {
      let left = world.center.delivered.map(\.request).filter {
        world.type(of: $0) == type && world.known.clearing[$0.identifier] == nil
      }
      if !left.isEmpty { fail("stays in the list although it was read: \(left.map(\.identifier))") }
    }
  }

  /// Whoever comes to an app that clears the badge sees none, unless the center does not hear what it is asked.
  mutating func checkBadge(since before: World, _ world: World) {
    guard scheduler.rules.policies.clearBadge == .foreground, !world.silence.lasts, world.center.settings.setsBadge,
      before.center.appState != .foreground, world.center.appState == .foreground,
      world.deliveries.count == before.deliveries.count, world.center.badge != 0
    else { return }
    fail("the badge is \(world.center.badge) after the app came to the front")
  }
}

extension World {
  /// What brings the network, the store and the provider back to doing what they are asked.
  var calming: [TokenAction] {
    guard core.token != nil || scheduler.rules.preferenceStore != nil else { return [] }
    var actions: [TokenAction] = []
    if !push.isOnline { actions.append(.network(isOn: true)) }
    if !push.store.accepts { actions.append(push.store.isFailing ? .store(fails: false) : .server(status: 200)) }
    guard core.token != nil else { return actions }
    for (part, span) in push.latency.sorted(by: { $0.key.rawValue < $1.key.rawValue }) where span > .zero {
      actions.append(.slow([part: .zero]))
    }
    if remote.duration > .zero { actions.append(.slowFetch(.zero)) }
    return actions
  }
}
