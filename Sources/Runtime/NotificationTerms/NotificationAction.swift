/// `UNNotificationActionOptions`: what a button of a notification asks of the system.
public enum ActionOption: String, Sendable, Hashable, CaseIterable {
  /// Opens the app.
  case foreground
  /// Shown in red.
  case destructive
  /// Requires the device to be unlocked first.
  case authenticationRequired = "authentication_required"
}

/// `UNNotificationCategoryOptions`: how notifications of a category behave.
public enum CategoryOption: String, Sendable, Hashable, CaseIterable {
  /// The app is told when a notification is dismissed.
  case customDismissAction = "custom_dismiss_action"
  case allowInCarPlay = "allow_in_car_play"
  case hiddenPreviewsShowTitle = "hidden_previews_show_title"
  case hiddenPreviewsShowSubtitle = "hidden_previews_show_subtitle"
}

/// `UNNotificationContentExtensionResponseOption`: what happens to the expanded view when a button was pressed.
public enum ActionEnding: String, Sendable, Hashable, CaseIterable {
  case dismiss
  /// Dismisses it and tells the app.
  case dismissAndForward = "dismiss_and_forward"
  /// Stays on the screen, and the app is not told.
  case stay = "none"
}
