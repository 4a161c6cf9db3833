public import ActivityKit
public import CourierNotifications
import Foundation
import NotificationScheduling
import NotificationTerms
import SystemNotifications
import UIKit
import UserNotifications

// The code of docs/ios.md that needs a phone: `GuideTests` compares the two.

actor Server {
  func follow(order: String, by token: String) {}
}

// The line that an app writes.
// swift-format-ignore: AvoidRetroactiveConformances
nonisolated extension OrderAttributes: @retroactive ActivityAttributes {}

func orders(_ server: Server) -> AppActivities<OrderAttributes> {
  AppActivities(
    center: SystemActivities(), sendToken: { token, order in await server.follow(order: order.orderId, by: token) })
}

// The code of docs/adopting.md that needs a phone.

func responder(
  _ scheduler: AppScheduler<Courier>, beside legacy: any UNUserNotificationCenterDelegate
) -> NotificationResponder {
  NotificationResponder(scheduler, others: legacy)
}
