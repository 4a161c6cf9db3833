import NotificationCivilTime
import NotificationTerms

/// What is taken from Notification Center: what is remembered to have come, and what the center lists, which may have come
/// so long ago that nobody remembers it, or before the state was lost.
extension Step {
  /// What the user has read in the app need not stay.
  mutating func clear(_ type: String) {
    clear(
      state.deliveries.recent.filter { $0.type == type },
      listed.filter { scheduler.parse(identifier: $0)?.type == type })
  }

  /// The next user must not read what was shown to this one.
  mutating func clearList() {
    if has(.listStaysAtSignOut) { return }
    if isBlind, !has(.silentListStays) { state.listLeft = now.instant }
    clear(state.deliveries.recent, has(.onlyRememberedLeaves) ? [] : listed.filter(scheduler.isOurs))
  }

  /// The center was silent when somebody left: what it lists now and has not come since was theirs.
  mutating func clearLeftList() {
    guard let left = state.listLeft else { return }
    state.listLeft = nil
    let since = Set(
      state.deliveries.recent.filter { $0.instant > left }.map { scheduler.identifier($0.type, $0.key) })
    clear([], listed.filter { scheduler.isOurs($0) && !since.contains($0) })
  }

  private mutating func clear(_ remembered: [DeliveryRecord], _ listed: [String]) {
    let known = remembered.filter { !$0.isSuppressed }.map { scheduler.identifier($0.type, $0.key) }
    let left = (known + listed).distinct
    if !left.isEmpty { commands.append(.removeDelivered(left)) }
  }
}
