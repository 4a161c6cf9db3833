import NotificationRules

/// What analytics are told has happened, and is told once.
extension HistoryWatch {
  mutating func checkRecords(_ world: World) {
    var fired: Set<String> = []
    // Pushes of one collapse id are told apart by when they came.
    let pushes = Dictionary(
      world.remote.received.compactMap { push in
        push.instant.map { ("\(push.identifier).\($0.milliseconds)", push.identifier) }
      }, uniquingKeysWith: { first, _ in first })
    for record in world.logged[checkedRecords...] {
      // Handed over at least once: a record that comes again after a crash is the same one.
      let known = records.updateValue(record, forKey: "\(record.event) \(record.id)")
      if let known, known != record { fail("logged twice: \(record.event) \(record.id)") }
      let name = record.id.split(separator: ".").prefix { $0 != "notification" }.joined(separator: ".")
      // Behind the installation.
      let recorded = String(name.drop { $0 != "." }.dropFirst().prefix { $0 != "@" })
      let own = pushes[recorded] ?? recorded
      if record.id.hasSuffix(".notification.fired") { fired.insert(own) }
      if record.id.hasSuffix(".notification.opened"), !taps.contains(own) { fail("opened without a tap: \(own)") }
    }
    checkedRecords = world.logged.count
    assumed.formUnion(fired)
    if isSurprised || fired.isEmpty { return }
    // A phone never knows of Focus, and nobody knows of it who finds a push in the list.
    let pushed = Set(world.remote.received.map(\.identifier))
    var shown = Set(
      world.deliveries.filter { world.isLikeADevice || !$0.isSilenced || pushed.contains($0.identifier) }
        .map(\.identifier))
    // Nor does it hear of what was not permitted when it came, or of what a flight jumped over.
    shown.formUnion(world.passedUnseen.map(\.identifier))
    if !fired.isSubset(of: shown) {
      fail("fired and not delivered: \(fired.subtracting(shown).sorted())")
    }
  }
}
