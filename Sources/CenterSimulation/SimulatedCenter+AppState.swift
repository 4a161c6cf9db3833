extension SimulatedCenter {
  /// What the app the center works for is doing.
  public enum AppState: String, Sendable, Hashable, CaseIterable {
    /// On screen: it is asked how a notification shall show.
    case foreground
    /// Not on screen: notifications show and the app is told nothing.
    case background
    /// Not running. Notifications show all the same.
    case killed
  }
}
