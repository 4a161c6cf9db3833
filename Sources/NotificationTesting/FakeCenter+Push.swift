import CenterSimulation
import NotificationTerms
import SystemNotifications

extension FakeCenter {
  /// A push reaches the device. Like every notification it shows only if the user allows that.
  ///
  /// - Parameters:
  ///   - payload: The keys next to `aps`.
  ///   - category: That of its buttons.
  /// - Returns: The identifier of its request, for `respond(to:)`.
  @discardableResult
  public func receive(
    _ payload: [String: String], title: String = "", body: String = "", category: String = ""
  ) async -> String {
    let identifier = "push-\(arrivedPushes.count + 1)"
    var userInfo: [AnyHashable: Any] = payload
    if !category.isEmpty { userInfo["aps"] = ["category": category] as [AnyHashable: Any] }
    arrivedPushes[identifier] = ArrivedPush(identifier: identifier, userInfo: userInfo)
    let content = NotificationContent(title: title, body: body, categoryIdentifier: category, userInfo: payload)
    await show([
      simulation.receive(
        RemoteNotification(identifier: identifier, content: content), hasExtension: false, at: now)
    ])
    return identifier
  }

  /// The pushes that Notification Center lists.
  ///
  /// A step asks for them, so nothing else may happen before the answer.
  var listedPushes: [ArrivedPush] { simulation.delivered.compactMap { arrivedPushes[$0.request.identifier] } }
}
