import CourierNotifications
import Foundation
import NotificationScheduling
import NotificationTerms
import SystemContacts
import SystemNotifications
import SystemPhotos
import UIKit
import UserNotifications

/// The machines beside the scheduler, each once on the frameworks of a phone, in the types of a shipped app.
@MainActor func runEveryMachine(in folder: URL, on device: Device) async throws {
  let photos = PhotosPermission()
  say("photos: \(photos.status()) \(await photos.request())")
  let contacts = ContactsPermission()
  say("contacts: \(contacts.status()) \(await contacts.request())")
  await SystemApplication.openSettings()
  await show("permissions")

  let end = await Device.app.keepRunning()
  await end()
  let endLate = await Device.app.keepRunning()
  UIApplication.shared.expire()
  await endLate()
  await show("time in the background, and too little of it")

  StubCenter.shared.withLock { center in
    center.authorization = .notDetermined
    center.pending = []
  }
  let handlers = AppHandlers<Courier>(
    open: { say("open \($0.link.url)") },
    fetch: { _ in .newData }, permissions: PermissionHandlers(show: { say("screen \($0?.rawValue ?? "none")") }),
    logs: LogHandlers(failed: { say("failed: \($0)") }))
  let courier = AppScheduler<Courier>(
    store: FileStore(folder.appendingPathComponent("courier")), device: device, permissions: PermissionFlowSources(),
    token: TokenBackends(tokens: PrintedTokens()), handlers: handlers)
  await courier.launched()
  await courier.foregrounded()
  await courier.signedIn(as: "alice")
  await courier.report(.orderPlaced)
  await courier.permissions.press(.primary)
  await courier.settle()
  await courier.token.received(deviceToken: Data([0x00, 0xff]))
  await courier.signedOut()
  await courier.settle()
  await show("asked, registered, stored and deleted")

  let content = UNMutableNotificationContent()
  content.userInfo = ["type": "order_arrived", "order_id": "A-1", "aps": ["alert": "Arrived"]]
  let request = UNNotificationRequest(identifier: "push", content: content, trigger: UNPushNotificationTrigger())
  let pushed = NotificationResponder(courier)
  await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
    pushed.userNotificationCenter(.current(), willPresent: UNNotification(request)) { options in
      say("shown with \(options.rawValue)")
      done.resume()
    }
  }
  await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
    let response = UNNotificationResponse(
      UNNotification(request), action: UNNotificationDefaultActionIdentifier)
    pushed.userNotificationCenter(.current(), didReceive: response) { done.resume() }
  }
  say("fetched: \(UIBackgroundFetchResult(await courier.silent(ArrivedPush(userInfo: [:]))))")
  await show("pushes")

  await changeText()
  await show("service extension")
  try await followOrder(on: device)
  await show("Live Activity")

  let day = DayRun()
  await day.run(pause: .zero)
  for line in day.lines { say(line) }
  await show("a day in ten seconds")
}

@MainActor private func changeText() async {
  let service = AppServiceExtension<Courier>(languages: { ["en"] })
  let content = UNMutableNotificationContent()
  content.body = "Your order is confirmed."
  content.threadIdentifier = "order"
  content.userInfo = ["type": "order_accepted", "restaurant": "Luigi’s", "total": 23.5, "currency": "EUR"]
  let request = UNNotificationRequest(identifier: "push", content: content, trigger: UNPushNotificationTrigger())
  await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
    service.didReceive(request) { content in
      say("\(content.body) in \(content.threadIdentifier)")
      done.resume()
    }
  }
  service.serviceExtensionTimeWillExpire()
}

@MainActor private func followOrder(on device: Device) async throws {
  let activities = AppActivities(
    center: SystemActivities<OrderAttributes>(), device: device,
    sendToken: { say("token \($0) of \($1.orderId)") })
  let arrival = SecondsSince2001(800_000_000)
  let id = try await activities.start(
    OrderAttributes(orderId: "A-1", restaurant: "Luigi’s"), .init(status: .accepted, arrivesAt: arrival))
  for _ in 0..<1_000_000 where said.withLock({ $0.count < 2 }) { await Task.yield() }
  try await activities.update(id, to: .init(status: .onTheWay, arrivesAt: arrival))
  do {
    try await activities.update(id, to: .init(status: .accepted, arrivesAt: arrival))
  } catch { say("\(error)") }
  try await activities.end(id)
}

private struct PrintedTokens: TokenStore {
  func set(_ token: String, field: String, document: String) { say("set \(document).\(field) = \(token)") }
  func clear(_ token: String, field: String, document: String) { say("clear \(document).\(field) = \(token)") }
}
