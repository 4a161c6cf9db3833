import NotificationTerms

extension InterruptionLevel {
  /// Whether it comes through when people asked not to be disturbed.
  var isUrgent: Bool {
    switch self {
    case .passive, .active: false
    case .timeSensitive, .critical: true
    }
  }
}
