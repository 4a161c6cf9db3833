// An app in small: the adapter, a scheduler and a center that only pretends. It prints what the center was told and what
// the app was asked for; `AdapterRoundTripTests` runs it and holds that against what it should be.

import Foundation
import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms
import Synchronization
import SystemNotifications
import UserNotifications

// Copies of files that are attached come into a folder that nothing else uses, and that is not part of the bundle.
let temporary = URL(fileURLWithPath: CommandLine.arguments[1] + "-temporary")
try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
setenv("TMPDIR", temporary.path, 1)

let clock = Mutex(Instant(milliseconds: 1_772_442_000_000))  // 2026-03-02 09:00 UTC
let said = Mutex<[String]>([])
let language = Mutex<LanguageTag>("en")

func say(_ text: String) { said.withLock { $0.append(text) } }

/// What was said and done by now, and by what it leads to.
@MainActor func show(_ title: String, after scheduler: SystemScheduler? = nil) async {
  await scheduler?.settle()
  print("== \(title)")
  let told = StubCenter.shared.withLock { center in
    defer { center.log = [] }
    return center.log
  }
  for line in told { print("center: \(line)") }
  for line in said.withLock({ lines in
    defer { lines = [] }
    return lines
  }) { print("app: \(line)") }
}

let limit = TypeRule(
  "limit", priority: 50, target: "paywall",
  triggers: [
    TriggerRule("after", .after(SignalRule("limit_reached"), delay: TimeSpan.minutes(30)...TimeSpan.minutes(60)))
  ],
  interruptionLevel: .timeSensitive, content: ContentRule(category: "OFFER", badge: 1),
  copy: [TextRule(.title, [LocalizedTextRule("en", "Hello")]), TextRule(.body, [LocalizedTextRule("en", "Limit")])])
let photo = TypeRule(
  "photo", target: "home", triggers: [.after("photo_received", delay: .minutes(1))],
  content: ContentRule(
    sound: .silent,
    attachments: [
      NotificationAttachment("image", file: "photo.jpg"),
      NotificationAttachment("raw", file: "raw.bin", typeHint: "public.png"),
      NotificationAttachment("unknown", file: "unknown.bin"), NotificationAttachment("missing", file: "missing.gif"),
    ]),
  copy: [TextRule(.body, [LocalizedTextRule("en", "Look")])])
let daily = TypeRule(
  "daily", priority: 10, target: "home", triggers: [TriggerRule("calendar", .calendar(CalendarRule(every: .day)))],
  copy: [TextRule(.body, [LocalizedTextRule("en", "Clean"), LocalizedTextRule("de", "Putzen")])])
let rules = RuleTable(
  app: "demo", locales: ["en", "de"], sourceLocale: "en",
  policies: PolicyRule(slot: WallClockTime(hour: 20, minute: 0) ?? .midnight, horizon: .days(1)),
  targets: [TargetRule("paywall"), TargetRule("home", fallback: "paywall", module: "album")],
  categories: [CategoryRule("OFFER", actions: [ActionRule("LATER"), ActionRule("REPLY")])],
  types: [limit, daily, photo],
  events: [
    EventRule("scheduled", on: [.notificationScheduled], parameters: [.type]),
    EventRule("fired", on: [.notificationFired], parameters: [.type]),
    EventRule("opened", on: [.notificationOpened], parameters: [.type, .target]),
    EventRule("pressed", on: [.notificationAction], parameters: [.type, .action]),
    EventRule("dismissed", on: [.notificationDismissed], parameters: [.type]),
    EventRule("failed", on: [.notificationScheduleFailed], parameters: [.type, .reason]),
  ])

let folder = URL(fileURLWithPath: CommandLine.arguments[1])
let outside = FileManager.default.temporaryDirectory.appendingPathComponent("outside-\(UUID().uuidString)")
try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
for file in [
  folder.appendingPathComponent("photo.jpg"), outside.appendingPathComponent("raw.bin"),
  outside.appendingPathComponent("unknown.bin"),
] { try Data([1]).write(to: file) }
let zone = TimeZone(identifier: "America/New_York") ?? .gmt
let device = Device(
  moment: {
    let now = clock.withLock { $0 }
    return Device.moment(at: Date(timeIntervalSince1970: Double(now.milliseconds) / 1_000), in: zone)
  }, locale: { language.withLock { $0 } }, installation: { _ in Installation(number: 1) },
  file: { name in
    // One in the bundle, which is the folder of the program here; the others outside of it.
    let url = name == "photo.jpg" ? folder.appendingPathComponent(name) : outside.appendingPathComponent(name)
    return name == "missing.gif" ? nil : url
  })
let blocked = Mutex(BlockedModules())
let app = {
  var app = SystemScheduler.App()
  app.open = { target, _ in say("open \(target.target)\(target.blockedModule.map { " without \($0)" } ?? "")") }
  app.perform = { response, _ in say("perform \(response.action) \(response.text ?? "-")") }
  app.alertPermission = { say("alert") }
  app.deliver = { records in for record in records { say("log \(record.event) \(record.id)") } }
  app.blocked = { blocked.withLock { $0 } }
  app.settings.show = { say("own settings") }
  app.logs.failed = { say("failed: \($0)") }
  app.logs.unattached = { say("without \($0.attachment.file) \($0.request): \($0.error.name)") }
  return app
}()

func launched() -> SystemScheduler {
  SystemScheduler(rules, store: FileStore(folder.appendingPathComponent("state")), device: device, app: app)
}

extension SystemScheduler {
  /// The app comes to the screen, from elsewhere if it was there.
  func come() async {
    await backgrounded()
    await foregrounded()
    await settle()
  }
}

@MainActor func answer(
  _ responder: NotificationResponder, _ identifier: String, _ action: String, text: String? = nil
) async {
  let request = UNNotificationRequest(identifier: identifier, content: UNMutableNotificationContent(), trigger: nil)
  await answer(responder, to: UNNotification(request), action, text: text)
}

@MainActor func answer(
  _ responder: NotificationResponder, to notification: UNNotification, _ action: String, text: String? = nil
) async {
  await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
    let response: UNNotificationResponse
    if let text {
      let input = UNTextInputNotificationResponse(notification, action: action)
      input.userText = text
      response = input
    } else {
      response = UNNotificationResponse(notification, action: action)
    }
    responder.userNotificationCenter(UNUserNotificationCenter.current(), didReceive: response) { done.resume() }
  }
}

SystemCenter().register([
  CategoryRegistration(
    identifier: "OFFER",
    actions: [
      .init(identifier: "LATER", title: "Later", options: [.destructive, .authenticationRequired]),
      .init(
        identifier: "REPLY", title: "Reply", options: [.foreground], textInput: .init(button: "Send", placeholder: "…")),
    ], options: [.customDismissAction, .hiddenPreviewsShowTitle], hiddenPreview: "Hidden")
])
let granted = try await SystemCenter().requestAuthorization([.alert, .sound, .badge])
say("granted: \(granted)")
await show("registered")

let first = launched()
await first.launched()
await first.foregrounded()
await show("launch", after: first)
await first.handle(.signal("limit_reached", [:], isInFront: true))
await show("signal", after: first)

// It came due in the background, and Notification Center still shows it.
clock.withLock { $0 += .minutes(40) }
StubCenter.shared.withLock { center in
  guard let index = center.pending.firstIndex(where: { $0.identifier == "demo.limit.1" }) else { return }
  center.delivered.append((center.pending.remove(at: index), Date(timeIntervalSince1970: 1_772_443_800)))
}
let second = launched()
let responder = NotificationResponder(second)
await answer(responder, "demo.limit.1", UNNotificationDefaultActionIdentifier)
await second.settle()
say("no screen yet")
await second.foregrounded()
await show("tap that starts the app", after: second)

// The user has left the screen that the notification is about.
await second.handle(.arrived(target: "home"))
await second.handle(.signal("limit_reached", [:], isInFront: true))
StubCenter.shared.withLock { $0.log = [] }
clock.withLock { $0 += .minutes(30) }
let presented: UInt = await withCheckedContinuation { done in
  let request = UNNotificationRequest(identifier: "demo.limit.2", content: UNMutableNotificationContent(), trigger: nil)
  responder.userNotificationCenter(UNUserNotificationCenter.current(), willPresent: UNNotification(request)) {
    done.resume(returning: $0.rawValue)
  }
}
await second.settle()
say("presented \(presented)")
StubCenter.shared.withLock { $0.pending.removeAll { $0.identifier == "demo.limit.2" } }
await show("due in the foreground", after: second)
await answer(responder, "demo.limit.2", "LATER")
await second.settle()
await answer(responder, "demo.limit.2", "REPLY", text: "Hi")
await answer(responder, "demo.limit.2", UNNotificationDismissActionIdentifier)
await show("buttons", after: second)

// What other code in the app has added, and the button in the system's settings.
await runOthers(second)
await show("what is not ours, and settings", after: second)

StubCenter.shared.withLock { $0.nextError = 1 }
await second.handle(.signal("limit_reached", [:], isInFront: true))
await show("refused", after: second)
await second.come()
await show("tried again", after: second)

await second.handle(.signal("photo_received", [:], isInFront: true))
await second.settle()
say("files left: \(try FileManager.default.contentsOfDirectory(atPath: outside.path).sorted())")
say("copies left: \(try FileManager.default.contentsOfDirectory(atPath: temporary.path).count - 1)")
await show("attachments", after: second)
clock.withLock { $0 += .minutes(2) }
StubCenter.shared.withLock { center in
  center.pending.removeAll { $0.identifier == "demo.photo.1" }
  center.nextError = 105
}
await second.handle(.signal("photo_received", [:], isInFront: true))
await show("attachments that the center refuses", after: second)
try FileManager.default.removeItem(at: outside)

var clearing = rules
clearing.policies.clearBadge = .foreground
let third = SystemScheduler(
  clearing, store: FileStore(folder.appendingPathComponent("third")), device: device, app: app)
await third.launched()
await show("launched in the background with a badge to clear", after: third)
await third.come()
await show("opened with a badge to clear", after: third)

// Many at once wait for each other: no step sees half of another.
await withTaskGroup(of: Void.self) { group in
  for _ in 0..<20 { group.addTask { await second.handle(.refreshed) } }
}
await show("twenty steps at once", after: second)

// What the device says of itself.
language.withLock { $0 = "de" }
await second.come()
await show("another language", after: second)
blocked.withLock { $0 = BlockedModules(withScreen: ["album"]) }
await second.handle(.linkOpened(target: "home", [:]))
blocked.withLock { $0 = BlockedModules(withoutScreen: ["album"]) }
await second.handle(.linkOpened(target: "home", [:]))
blocked.withLock { $0 = BlockedModules() }
await show("a module that is blocked", after: second)
await answer(responder, "demo.photo.1", UNNotificationDismissActionIdentifier)
await show("dismissed", after: second)

// An app that asks when a setting is switched on: after the answer it plans.
var asking = rules
asking.preferences = [PreferenceRule(toggle: "on", default: false, controls: .all)]
asking.authorization = AuthorizationRule(askAt: .preference("on"))
let before = StubCenter.shared.withLock { center in
  defer { center.pending = [] }
  center.authorization = .notDetermined
  return center.pending
}
let fourth = SystemScheduler(
  asking, store: FileStore(folder.appendingPathComponent("fourth")), device: device, app: app)
await fourth.launched()
await fourth.handle(.preferenceChanged("on", .toggle(true)))
await show("switched on and allowed", after: fourth)
StubCenter.shared.withLock { $0.authorization = .denied }
await fourth.come()
await fourth.handle(.preferenceChanged("on", .toggle(true)))
StubCenter.shared.withLock { center in
  center.authorization = .authorized
  center.pending = before
}
await show("switched on and refused", after: fourth)

await second.handle(.seen("limit"))
await show("what was read leaves Notification Center", after: second)
try await askEveryWord()
await show("every word")
let beforeMachines = StubCenter.shared.withLock { ($0.authorization, $0.pending, $0.delivered) }
try await runEveryMachine(in: folder, on: device)
StubCenter.shared.withLock { ($0.authorization, $0.pending, $0.delivered) = beforeMachines }

StubCenter.shared.withLock { $0.authorization = .denied }
await second.come()
await show("denied", after: second)

let broken = SystemScheduler(
  rules, store: FileStore(folder.appendingPathComponent("no/such/folder/state")), device: device, app: app)
StubCenter.shared.withLock { $0.authorization = .authorized }
await broken.launched()
say("pending \(StubCenter.shared.withLock { $0.pending.count })")
print("== store that fails")
print(said.withLock { $0 }.map { $0.hasPrefix("failed: ") ? "app: failed" : "app: \($0)" }.joined(separator: "\n"))
try FileManager.default.removeItem(at: temporary)
