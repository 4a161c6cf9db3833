import NotificationRules
import NotificationScheduling

/// What people open and press.
extension HistoryWatch {
  mutating func touch(_ type: String, _ world: World) {
    guard let newest = world.center.delivered.last(where: { world.type(of: $0.request) == type }) else { return }
    touches[newest.request.identifier, default: 0] += 1
  }

  mutating func answer(_ type: String, _ world: World) {
    let own = world.center.delivered.map(\.request).filter { world.type(of: $0) == type }.map(\.identifier)
    taps.formUnion(own)
    guard let newest = own.last, let key = keyOfOwn(newest, world) else { return }
    let newestSnooze = newestSnooze(of: key, type, world)
    remember(world) { $0.answer("\(type).\(key.original)", upTo: newestSnooze) }
  }

  mutating func press(_ button: String, of type: String, _ world: World) {
    guard let action = scheduler.rules.category(of: type)?.action(button),
      let newest = world.center.delivered.last(where: { world.type(of: $0.request) == type })?.request.identifier,
      let key = keyOfOwn(newest, world)
    else { return }
    let occurrence = "\(type).\(key.original)"
    let newestSnooze = newestSnooze(of: key, type, world)
    remember(world) { memory in
      if action.snooze == nil {
        memory.answer(occurrence, upTo: newestSnooze)
      } else {
        memory.snooze(occurrence, after: newestSnooze, at: world.now.instant)
      }
    }
    if let signal = action.signal {
      let parameters = scheduler.arguments(of: newest, in: world.known.scheduler)
      guard !world.known.scheduler.isNobodys else { return }
      remember(world) { $0.hear(signal, parameters, at: world.now.instant) }
    }
  }

  /// What is put off after this has a greater number.
  private func newestSnooze(of key: OccurrenceKey, _ type: String, _ world: World) -> Int {
    let state = world.known.scheduler
    let keys =
      state.pending.filter { $0.type == type }.map(\.key)
      + state.deliveries.recent.filter { $0.type == type }.map(\.key)
    return keys.filter { $0.original == key.original }.map(\.snoozes).max() ?? 0
  }

  /// Nil for what was shown to somebody else.
  private func keyOfOwn(_ identifier: String, _ world: World) -> OccurrenceKey? {
    let state = world.known.scheduler
    guard !state.isSignedOut, let (type, key) = scheduler.parse(identifier: identifier) else { return nil }
    let isKnown =
      state.pending.contains { $0.type == type && $0.key == key }
      || state.deliveries.recent.contains { $0.type == type && $0.key == key }
    return isKnown ? key : nil
  }
}
