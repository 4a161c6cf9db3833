#if canImport(UserNotifications)
  import Foundation
  public import NotificationTerms
  public import UserNotifications

  extension UNNotificationRequest {
    /// The system's request for a planned one.
    public convenience init(_ request: NotificationRequest) {
      let content = UNMutableNotificationContent()
      content.title = request.content.title
      content.subtitle = request.content.subtitle
      content.body = request.content.body
      content.sound = .default
      content.interruptionLevel = UNNotificationInterruptionLevel(request.content.interruptionLevel)
      content.userInfo = request.content.userInfo
      self.init(identifier: request.identifier, content: content, trigger: request.trigger.systemTrigger)
    }
  }

  extension Trigger {
    /// Nil delivers at once. Calendar triggers carry no time zone, so that they float with the device.
    var systemTrigger: UNNotificationTrigger? {
      switch self {
      case .immediate: nil
      case .timeInterval(let span, let repeats):
        UNTimeIntervalNotificationTrigger(timeInterval: Double(span.milliseconds) / 1_000, repeats: repeats)
      case .calendar(let components, let repeats):
        UNCalendarNotificationTrigger(dateMatching: components.systemComponents, repeats: repeats)
      }
    }
  }

  extension CalendarComponents {
    /// No calendar and no time zone: the system matches them against the wall clock.
    var systemComponents: DateComponents {
      DateComponents(
        year: year, month: month, day: day, hour: hour, minute: minute, second: second, weekday: weekday?.rawValue)
    }
  }

  extension UNNotificationInterruptionLevel {
    init(_ level: InterruptionLevel) {
      switch level {
      case .passive: self = .passive
      case .active: self = .active
      case .timeSensitive: self = .timeSensitive
      case .critical: self = .critical
      }
    }
  }
#endif
