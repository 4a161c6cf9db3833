import NotificationCivilTime
import NotificationRules
import NotificationTerms

/// Two worlds that differ in an accident, and must end alike.
extension HistoryWatch {
  private struct End: Hashable {
    var pending: [String: Instant]
    var deliveries: Set<String>
    var preferences: [String: PreferenceValue]
    var user: String?
    var isFlowCompleted: Bool

    init(_ world: World, since first: Int) {
      pending = Dictionary(world.center.pending.map { ($0.request.identifier, $0.due) }) { first, _ in first }
      deliveries = Set(world.deliveries[first...].map(\.identifier))
      preferences = world.known.scheduler.preferences
      user = world.known.token.user
      isFlowCompleted = world.known.flow.isCompleted
    }
  }

  /// After a minute: what comes together is spread over one, and leaves its place to others.
  ///
  /// - Parameter twin: It went without the accident.
  /// - Returns: Nil if both are alike.
  func difference(of world: World, from twin: World) -> String? {
    var (wanted, found) = (twin, world)
    (wanted.crash, found.crash) = (nil, nil)
    for _ in 0..<2 {
      for _ in 0..<2 {
        wanted.tell(.timeChanged)
        found.tell(.timeChanged)
      }
      wanted.advance(to: wanted.now.instant + .minutes(1))
      found.advance(to: found.now.instant + .minutes(1))
    }
    let (first, second) = (End(wanted, since: checkedDeliveries), End(found, since: checkedDeliveries))
    guard first != second else { return nil }
    if first.preferences != second.preferences { return "settings are lost" }
    if first.user != second.user { return "another user is signed in" }
    if first.isFlowCompleted != second.isFlowCompleted { return "the permission flow is in another place" }
    return difference(first, second)
  }

  private func difference(_ wanted: End, _ found: End) -> String {
    let wantedOnly = wanted.pending.filter { found.pending[$0.key] != $0.value }.map { "\($0.key) at \($0.value)" }
    let foundOnly = found.pending.filter { wanted.pending[$0.key] != $0.value }.map { "\($0.key) at \($0.value)" }
    let shown = wanted.deliveries.symmetricDifference(found.deliveries).sorted()
    return "wanted \(wantedOnly.sorted()), found \(foundOnly.sorted()), shown in one only \(shown)"
  }
}
