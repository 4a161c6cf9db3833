public import CenterSimulation
import NotificationTerms
import SystemNotifications

// MARK: - What the user does

extension FakeCenter {
  /// The user allows notifications, in the system's question or in Settings.
  public func allow() { permit(.authorized) }

  /// The user refuses notifications, in the system's question or in Settings.
  public func deny() { permit(.denied) }

  private func permit(_ status: AuthorizationStatus) {
    answer = status
    if simulation.authorization != .notDetermined { simulation.authorization = status }
  }

  /// The app leaves the screen, and is told that. Until it comes back it is told of nothing else.
  public func enterBackground() async {
    await listener.backgrounded()
    await settle()
    simulation.appState = .background
  }

  /// The app comes to the screen; if it was there, it has left it for a moment, as for a visit to Settings.
  public func enterForeground() async {
    if simulation.appState == .foreground { await listener.backgrounded() }
    simulation.appState = .foreground
    await listener.foregrounded()
    await settle()
  }

  /// The process of the app ends without a word. The next scheduler on this center is its next start.
  public func killApp() {
    simulation.appState = .killed
    listener = FakeListener()
    waits.cancelAll()
  }

  /// What the user does with a notification that Notification Center lists.
  ///
  /// - Parameters:
  ///   - identifier: That of its request.
  ///   - text: What the user writes, for a button with a text field.
  /// - Throws: When it is not listed, or its category has no such button.
  public func respond(
    to identifier: String, with response: SimulatedCenter.UserResponse = .tap, text: String? = nil
  ) async throws(FakeCenterError) {
    await catchUp()
    guard let notification = simulation.delivered.last(where: { $0.request.identifier == identifier }) else {
      let listed = simulation.delivered.map(\.request.identifier).joined(separator: ", ")
      throw FakeCenterError("'\(identifier)' is not listed: \(listed.isEmpty ? "nothing is" : listed)")
    }
    let category = notification.request.content.categoryIdentifier
    guard let recipient = simulation.recipient(of: response, category: category) else {
      throw FakeCenterError("the category '\(category)' has no such button, or was not registered")
    }
    _ = simulation.respond(to: identifier)
    if recipient == .appInForeground, simulation.appState != .foreground { await enterForeground() }
    guard recipient != .nobody else { return }
    let answer: NotificationAnswer =
      switch response {
      case .tap: .opened
      case .dismiss: .dismissed
      case .action(let action): .acted(action, text: text)
      }
    let arrived = arrived(notification.request)
    // A machine may be busy for a while; a handler that hangs does so for ever.
    await wait(for: { [listener] in await listener.answered(arrived, answer) }, atLeast: .seconds(5))
    await settle()
  }

  func arrived(_ request: NotificationRequest) -> ArrivedNotification {
    arrivedPushes[request.identifier].map { .push($0) }
      ?? .local(request.identifier, PayloadValues(request.content.userInfo))
  }
}
