/// What a line of a trace did to the set of pending requests.
public enum PendingChange: Sendable, Hashable {
  case added(String)
  /// Taken out, or not shown when it came due.
  case removed(String)
  /// Delivered.
  case shown(String)
}
