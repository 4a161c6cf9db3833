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

func show(_ title: String) {
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
  }, locale: { language.withLock { $0 } },
  file: { name in
    // One in the bundle, which is the folder of the program here; the others outside of it.
    let url = name == "photo.jpg" ? folder.appendingPathComponent(name) : outside.appendingPathComponent(name)
    return name == "missing.gif" ? nil : url
  })
let blocked = Mutex(BlockedModules())
let app = SystemScheduler.App(
  open: { say("open \($0.target)\($0.blockedModule.map { " without \($0)" } ?? "")") },
  perform: { say("perform \($0.action) \($0.text ?? "-")") },
  alertPermission: { say("alert") },
  deliver: { records in for record in records { say("log \(record.event) \(record.id)") } },
  failed: { say("failed: \($0)") },
  unattached: { say("without \($0.attachment.file) \($0.request): \($0.error.name)") },
  blocked: { blocked.withLock { $0 } })

func launched() -> SystemScheduler {
  SystemScheduler(rules, store: FileStore(folder.appendingPathComponent("state")), device: device, app: app)
}

func answer(_ responder: NotificationResponder, _ identifier: String, _ action: String, text: String? = nil) async {
  await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
    let request = UNNotificationRequest(
      identifier: identifier, content: UNMutableNotificationContent(), trigger: nil)
    let notification = UNNotification(request, at: Date())
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
show("registered")

let first = launched()
await first.handle(.launched, .foregrounded)
show("launch")
await first.handle(.signal("limit_reached", [:]))
show("signal")

// It came due in the background, and Notification Center still shows it.
clock.withLock { $0 += .minutes(40) }
StubCenter.shared.withLock { center in
  guard let index = center.pending.firstIndex(where: { $0.identifier == "demo.limit.1" }) else { return }
  center.delivered.append((center.pending.remove(at: index), Date(timeIntervalSince1970: 1_772_443_800)))
}
let second = launched()
let responder = NotificationResponder(second)
await answer(responder, "demo.limit.1", UNNotificationDefaultActionIdentifier)
show("tap that starts the app")

await second.handle(.signal("limit_reached", [:]))
StubCenter.shared.withLock { $0.log = [] }
clock.withLock { $0 += .minutes(30) }
let presented: UInt = await withCheckedContinuation { done in
  let request = UNNotificationRequest(identifier: "demo.limit.2", content: UNMutableNotificationContent(), trigger: nil)
  responder.userNotificationCenter(UNUserNotificationCenter.current(), willPresent: UNNotification(request, at: Date()))
  {
    done.resume(returning: $0.rawValue)
  }
}
say("presented \(presented)")
StubCenter.shared.withLock { $0.pending.removeAll { $0.identifier == "demo.limit.2" } }
show("due in the foreground")
await answer(responder, "demo.limit.2", "LATER")
await answer(responder, "demo.limit.2", "REPLY", text: "Hi")
await answer(responder, "demo.limit.2", UNNotificationDismissActionIdentifier)
show("buttons")

StubCenter.shared.withLock { $0.nextError = 1 }
await second.handle(.signal("limit_reached", [:]))
show("refused")
await second.handle(.foregrounded)
show("tried again")

await second.handle(.signal("photo_received", [:]))
say("files left: \(try FileManager.default.contentsOfDirectory(atPath: outside.path).sorted())")
say("copies left: \(try FileManager.default.contentsOfDirectory(atPath: temporary.path).count - 1)")
show("attachments")
clock.withLock { $0 += .minutes(2) }
StubCenter.shared.withLock { center in
  center.pending.removeAll { $0.identifier == "demo.photo.1" }
  center.nextError = 105
}
await second.handle(.signal("photo_received", [:]))
show("attachments that the center refuses")
try FileManager.default.removeItem(at: outside)

var clearing = rules
clearing.policies.clearBadge = .foreground
let third = SystemScheduler(
  clearing, store: FileStore(folder.appendingPathComponent("third")), device: device, app: app)
await third.handle(.launched)
show("launched in the background with a badge to clear")
await third.handle(.foregrounded)
show("opened with a badge to clear")

// Many at once wait for each other: no step sees half of another.
await withTaskGroup(of: Void.self) { group in
  for _ in 0..<20 { group.addTask { await second.handle(.foregrounded) } }
}
show("twenty steps at once")

// What the device says of itself.
language.withLock { $0 = "de" }
await second.handle(.foregrounded)
show("another language")
blocked.withLock { $0 = BlockedModules(withScreen: ["album"]) }
await second.handle(.linkOpened(target: "home", [:]))
blocked.withLock { $0 = BlockedModules(withoutScreen: ["album"]) }
await second.handle(.linkOpened(target: "home", [:]))
blocked.withLock { $0 = BlockedModules() }
show("a module that is blocked")
await answer(responder, "demo.photo.1", UNNotificationDismissActionIdentifier)
show("dismissed")

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
await fourth.handle(.launched)
await fourth.handle(.preferenceChanged("on", .toggle(true)))
// The step after the answer runs by itself; its last command is the event.
for _ in 0..<1_000_000 where said.withLock({ $0.isEmpty }) { await Task.yield() }
show("switched on and allowed")
StubCenter.shared.withLock { $0.authorization = .denied }
await fourth.handle(.foregrounded)
await fourth.handle(.preferenceChanged("on", .toggle(true)))
StubCenter.shared.withLock { center in
  center.authorization = .authorized
  center.pending = before
}
show("switched on and refused")

await second.handle(.seen("limit"))
show("what was read leaves Notification Center")
try await askEveryWord()
show("every word")
let beforeMachines = StubCenter.shared.withLock { ($0.authorization, $0.pending, $0.delivered) }
try await runEveryMachine(in: folder, on: device)
StubCenter.shared.withLock { ($0.authorization, $0.pending, $0.delivered) = beforeMachines }

StubCenter.shared.withLock { $0.authorization = .denied }
await second.handle(.foregrounded)
show("denied")

let broken = SystemScheduler(
  rules, store: FileStore(folder.appendingPathComponent("no/such/folder/state")), device: device, app: app)
StubCenter.shared.withLock { $0.authorization = .authorized }
await broken.handle(.launched)
say("pending \(StubCenter.shared.withLock { $0.pending.count })")
print("== store that fails")
print(said.withLock { $0 }.map { $0.hasPrefix("failed: ") ? "app: failed" : "app: \($0)" }.joined(separator: "\n"))
try FileManager.default.removeItem(at: temporary)
