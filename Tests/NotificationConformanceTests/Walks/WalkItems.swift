@testable import NotificationConformance

/// The values that types with `per` tell apart in walks.
enum WalkItems {
  /// What a signal carries, and what identifiers call it, worked out by hand: every other byte is `%` and two digits, and
  /// of a name over 40 bytes the first 23, `~` and the hash of the value are left.
  static let watched = WatchedItems(
    names: [
      "a": "a", "b.1": "b%2e1", "в~1": "%d0%b2%7e1",
      "order-0123456789-0123456789-0123456789-0123456789": "order-0123456789-012345~6eba13318a8963a7",
    ])
  static let all = watched.names.keys.sorted()
}
