import Foundation
import NotificationCivilTime
import NotificationTerms
import SystemNotifications
import UserNotifications

/// Every word that the adapter translates, once.
@MainActor func askEveryWord() async throws {
  SystemCenter().register(
    CategoryOption.allCases.map { CategoryRegistration(identifier: $0.rawValue, actions: [], options: [$0]) }
      + ActionOption.allCases.map { option in
        CategoryRegistration(
          identifier: "action \(option.rawValue)",
          actions: [.init(identifier: "ACT", title: "Act", options: [option], icon: "checkmark")])
      })
  for option in AuthorizationOption.allCases { _ = try await SystemCenter().requestAuthorization([option]) }
  let sounds: [NotificationSound] = [
    .standard, .silent, .file("chime.caf"), .critical, .criticalFile("siren.caf", volume: nil),
    .criticalFile("siren.caf", volume: 0.5),
  ]
  for sound in sounds {
    _ = await SystemCenter().add(
      NotificationRequest(
        identifier: "sound", content: NotificationContent(body: "Listen", sound: sound), trigger: .immediate))
  }
  for level in InterruptionLevel.allCases {
    var content = NotificationContent(title: "Title", subtitle: "Subtitle", body: "Body")
    content.interruptionLevel = level
    content.threadIdentifier = "thread"
    content.relevanceScore = 0.5
    content.badge = 0
    content.categoryIdentifier = "OFFER"
    content.userInfo = ["key": "value"]
    _ = await SystemCenter().add(NotificationRequest(identifier: "level", content: content, trigger: .immediate))
  }
  let triggers: [Trigger] = [
    .timeInterval(.zero, repeats: false), .timeInterval(.milliseconds(1_500), repeats: false),
    .timeInterval(.seconds(1), repeats: true), .timeInterval(.hours(1), repeats: true),
    .calendar(CalendarComponents(weekday: .monday, hour: 9, minute: 5), repeats: true),
    .calendar(CalendarComponents(instant: Instant(milliseconds: 1_772_446_320_000)), repeats: false),
  ]
  for trigger in triggers {
    _ = await SystemCenter().add(
      NotificationRequest(identifier: "trigger", content: NotificationContent(body: "Now"), trigger: trigger))
  }
  for status in [UNAuthorizationStatus.notDetermined, .denied, .authorized, .provisional] {
    StubCenter.shared.withLock { center in
      center.authorization = status
      center.delivered = center.pending.filter { $0.identifier == "level" }.map {
        ($0, Date(timeIntervalSince1970: 1_772_443_800.5))
      }
    }
    let report = await SystemCenter().report(awaiting: ["level", "other"], clearing: [:])
    say("\(report.authorization): \(report.settled.map { "\($0.identifier) \($0.instant.milliseconds) \($0.fate)" })")
  }
  for code in [1, 100, 101, 102, 103, 104, 105, 1400, 1401, 1500, 1501, 1600, 9] {
    StubCenter.shared.withLock { $0.nextError = code }
    let answer = await SystemCenter().add(
      NotificationRequest(identifier: "error", content: NotificationContent(body: "No"), trigger: .immediate))
    say("error \(code): \(answer.error?.name ?? "none")")
  }
  StubCenter.shared.withLock { center in
    center.pending.removeAll { ["sound", "level", "trigger", "error"].contains($0.identifier) }
    center.delivered = []
    center.authorization = .authorized
  }
}
