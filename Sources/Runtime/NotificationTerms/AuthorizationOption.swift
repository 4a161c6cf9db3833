/// `UNAuthorizationOptions`: what the app asks to be allowed with notifications.
public enum AuthorizationOption: String, Sendable, Hashable, CaseIterable {
  case alert, sound, badge
  case carPlay = "car_play"
  case criticalAlert = "critical_alert"
  /// Quiet delivery without a dialog.
  case provisional
  case providesSettings = "provides_settings"
}
