import CenterSimulation
import Foundation
import NotificationCivilTime
import NotificationTerms
import SystemNotifications

extension FakeCenter {
  /// A push reaches the device. Like every notification it shows only if the user allows that.
  ///
  /// - Parameters:
  ///   - payload: The keys next to `aps`.
  ///   - category: That of its buttons.
  ///   - collapseID: `apns-collapse-id`: it takes the place of the one that is listed under the same id.
  ///   - aps: What else is in `aps`, for what the app reads there itself.
  /// - Returns: The identifier of its request, for `respond(to:)`: its collapse id, if it has one.
  @discardableResult
  public func receive(
    _ payload: [String: String], title: String = "", body: String = "", category: String = "",
    collapseID: String? = nil, aps: [String: any Sendable & Hashable] = [:]
  ) async -> String {
    pushes += 1
    let identifier = collapseID ?? "push-\(pushes)"
    var userInfo: [AnyHashable: Any] = payload
    var system: [AnyHashable: Any] = [:]
    for (key, value) in aps { system[key] = value }
    if !category.isEmpty { system["category"] = category }
    if !system.isEmpty { userInfo["aps"] = system }
    arrivedPushes[identifier] = ArrivedPush(
      identifier: identifier, instant: now.instant, userInfo: userInfo)
    let content = NotificationContent(title: title, body: body, categoryIdentifier: category, userInfo: payload)
    await show([
      simulation.receive(
        RemoteNotification(identifier: identifier, content: content, collapseID: collapseID), hasExtension: false,
        at: now)
    ])
    return identifier
  }

  /// The pushes that Notification Center lists.
  ///
  /// A step asks for them, so nothing else may happen before the answer.
  public var listedPushes: [ArrivedPush] { simulation.delivered.compactMap { arrivedPushes[$0.request.identifier] } }
}
