extension SimulatedCenter {
  /// What the app is doing.
  public enum AppState: String, Sendable, Hashable, CaseIterable {
    /// On screen: it is asked how a notification should be shown.
    case foreground
    /// Not on screen: notifications show and the app is told nothing.
    case background
    /// Not running. Notifications are shown all the same.
    case killed
  }
}
