public import NotificationTerms

/// What the user does with what is in Notification Center.
extension SimulatedCenter {
  public enum UserResponse: Sendable, Hashable {
    case tap
    /// Swiped away; a banner that goes away by itself is no dismissal.
    case dismiss
    /// A button of its category.
    case action(String)
  }

  /// Who is told of a response.
  public enum Recipient: Sendable, Hashable {
    /// The app, which comes to the front.
    case appInForeground
    /// The app, started in the background if it is not running.
    case appInBackground
    /// Nobody: a dismissal that the category does not ask for.
    case nobody
  }

  /// The user taps or dismisses a delivered notification, which takes it out of the list.
  ///
  /// - Returns: The request it came from; nil if there is none with that identifier to tap.
  public mutating func respond(to identifier: String) -> NotificationRequest? {
    guard let index = delivered.lastIndex(where: { $0.request.identifier == identifier }) else { return nil }
    return delivered.remove(at: index).request
  }

  /// Who is told of a response to a notification of this category; nil for a button that its category does not have.
  public func recipient(of response: UserResponse, category identifier: String) -> Recipient? {
    let category = categories.first { $0.identifier == identifier }
    switch response {
    case .tap: return .appInForeground
    case .dismiss: return category?.options.contains(.customDismissAction) == true ? .appInBackground : .nobody
    case .action(let id):
      guard let action = category?.actions.first(where: { $0.identifier == id }) else { return nil }
      return action.options.contains(.foreground) ? .appInForeground : .appInBackground
    }
  }
}
