/// In which order a step asks for what it asks for.
/// - Source: `docs/testee.md`
extension AppCommand {
  /// Kinds with a lower place come first; those of one place as they were asked for.
  fileprivate var place: Int {
    switch self {
    case .present: 0
    case .write: 1
    case .complete, .console: 2
    case .measured, .handOver: 3
    case .openSettings, .perform, .removeDelivered: 4
    case .request, .alertPermission: 5
    case .clearBadge: 6
    case .open: 7
    case .remove, .add: 8
    case .clear, .unregister, .discard: 9
    case .register, .show, .wait, .fetch, .activity: 10
    case .refresh, .set, .store: 11
    case .deliver: 12
    case .lacking: 13
    case .report: 14
    }
  }
}

extension [AppCommand] {
  /// What people wait for, and what they must not see any more, before what takes longer.
  mutating func putInOrder() {
    guard zip(self, dropFirst()).contains(where: { $0.place > $1.place }) else { return }
    let ordered = enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
    self = ordered.map(\.element)
  }
}
