public import Foundation
public import Synchronization

open class UNUserNotificationCenter: NSObject {
  open class func current() -> UNUserNotificationCenter { UNUserNotificationCenter() }

  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  open func notificationSettings() async -> UNNotificationSettings {
    let settings = UNNotificationSettings()
    settings.authorizationStatus = StubCenter.shared.withLock { $0.authorization }
    return settings
  }

  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    StubCenter.shared.withLock { center in
      center.log.append("asked for \(options.rawValue)")
      center.authorization = .authorized
    }
    return true
  }

  open func add(_ request: UNNotificationRequest) async throws {
    let stored = StubCenter.Request(request)
    let files = request.content.attachments.map { $0.url.resolvingSymlinksInPath() }
    try StubCenter.shared.withLock { center in
      if let code = center.nextError {
        center.nextError = nil
        throw NSError(domain: UNErrorDomain, code: code)
      }
      // As the framework does: files of the bundle are copied, all others moved.
      for file in files where !file.path.hasPrefix(Bundle.main.bundleURL.resolvingSymlinksInPath().path) {
        try FileManager.default.removeItem(at: file)
      }
      center.log.append("add \(stored)")
      center.pending.removeAll { $0.identifier == stored.identifier }
      center.pending.append(stored)
    }
  }

  open func pendingNotificationRequests() async -> [UNNotificationRequest] {
    StubCenter.shared.withLock { $0.pending }.map(\.request)
  }

  open func deliveredNotifications() async -> [UNNotification] {
    StubCenter.shared.withLock { $0.delivered }.map { UNNotification($0.0.request, at: $0.1) }
  }

  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    StubCenter.shared.withLock { center in
      center.log.append("remove delivered \(identifiers.joined(separator: " "))")
    }
  }

  open func removeAllDeliveredNotifications() {
    StubCenter.shared.withLock { center in center.log.append("remove all delivered") }
  }

  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    StubCenter.shared.withLock { center in
      center.log.append("remove \(identifiers.joined(separator: " "))")
      center.pending.removeAll { identifiers.contains($0.identifier) }
    }
  }

  open func setBadgeCount(_ newBadgeCount: Int) async throws {
    StubCenter.shared.withLock { center in
      center.log.append("badge \(newBadgeCount)")
      if newBadgeCount == 0 { center.delivered = [] }
    }
  }

  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    let described = categories.map { category in
      let actions = category.actions.map { action in
        let input = (action as? UNTextInputNotificationAction).map {
          " [\($0.textInputButtonTitle) \($0.textInputPlaceholder)]"
        }
        let icon = action.icon.map { " icon \($0.systemImageName)" }
        return "\(action.identifier):\(action.options.rawValue) \(action.title)\(input ?? "")\(icon ?? "")"
      }
      return "\(category.identifier):\(category.options.rawValue) \(category.hiddenPreviewsBodyPlaceholder) \(actions)"
    }
    StubCenter.shared.withLock { $0.log.append("categories \(described.sorted())") }
  }
}

/// What the center holds, and what a test makes of it. The framework has nothing like it.
public struct StubCenter: Sendable {
  public struct Request: Sendable, CustomStringConvertible {
    public let identifier: String
    public let description: String

    init(_ request: UNNotificationRequest) {
      identifier = request.identifier
      let trigger =
        switch request.trigger {
        case let trigger as UNTimeIntervalNotificationTrigger:
          "in \(trigger.timeInterval) s\(trigger.repeats ? ", again and again" : "")"
        case let trigger as UNCalendarNotificationTrigger:
          Self.text(trigger.dateComponents) + (trigger.repeats ? ", again and again" : "")
        default: "at once"
        }
      let content = request.content
      let info = content.userInfo.map { "\($0.key)=\($0.value)" }.sorted().joined(separator: ",")
      description =
        "\(identifier) '\(content.title)' '\(content.body)' \(trigger) level \(content.interruptionLevel.rawValue) "
        + "sound \(content.sound?.name ?? "-") badge \(content.badge?.description ?? "-") "
        + "category '\(content.categoryIdentifier)' \(info)"
        + (content.subtitle.isEmpty ? "" : " subtitle '\(content.subtitle)'")
        + (content.threadIdentifier.isEmpty ? "" : " thread '\(content.threadIdentifier)'")
        + (content.relevanceScore == 0 ? "" : " relevance \(content.relevanceScore)")
        + content.attachments.map { " with \($0.identifier) \($0.url.lastPathComponent) \($0.type)" }.joined()
    }

    var request: UNNotificationRequest {
      UNNotificationRequest(identifier: identifier, content: UNMutableNotificationContent(), trigger: nil)
    }

    private static func text(_ date: DateComponents) -> String {
      let fields = [date.year, date.month, date.day, date.hour, date.minute, date.second]
      let zone = date.timeZone.map { "\($0.secondsFromGMT()) s from GMT" } ?? "floating"
      // What the phone's own calendar is must not matter, nor where the phone was when it was asked.
      let calendar =
        date.calendar.map { "\($0.identifier)\($0.timeZone == .autoupdatingCurrent ? "" : " of a zone")" }
        ?? "of any calendar"
      let weekday = date.weekday.map { " weekday \($0)" } ?? ""
      return "on " + fields.map { $0.map(String.init) ?? "-" }.joined(separator: " ") + "\(weekday) \(zone) \(calendar)"
    }
  }

  public var authorization = UNAuthorizationStatus.notDetermined
  /// The code of the error that the next add throws.
  public var nextError: Int?
  public var pending: [Request] = []
  public var delivered: [(Request, Date)] = []
  public var log: [String] = []

  public static let shared = Mutex(StubCenter())
}
