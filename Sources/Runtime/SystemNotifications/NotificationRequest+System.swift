#if canImport(UserNotifications)
  #if canImport(CoreLocation)
    import CoreLocation
  #endif
  import Foundation
  public import NotificationTerms
  public import UserNotifications

  extension UNNotificationRequest {
    /// The system's request for a planned one; nil for a place where the system has no location triggers.
    ///
    /// - Parameter attachments: Those of its content, as far as their files could be found.
    public convenience init?(_ request: NotificationRequest, attachments: [UNNotificationAttachment] = []) {
      if case .location = request.trigger, request.trigger.systemTrigger == nil { return nil }
      let content = UNMutableNotificationContent()
      content.title = request.content.title
      content.subtitle = request.content.subtitle
      content.body = request.content.body
      content.sound = request.content.sound.systemSound
      content.categoryIdentifier = request.content.categoryIdentifier
      content.threadIdentifier = request.content.threadIdentifier
      content.relevanceScore = request.content.relevanceScore
      content.badge = request.content.badge.map { NSNumber(value: $0) }
      content.interruptionLevel = UNNotificationInterruptionLevel(request.content.interruptionLevel)
      content.userInfo = request.content.userInfo
      content.attachments = attachments
      self.init(identifier: request.identifier, content: content, trigger: request.trigger.systemTrigger)
    }
  }

  extension Trigger {
    /// Nil delivers at once. Times of day have no time zone, so that they float with the device.
    var systemTrigger: UNNotificationTrigger? {
      switch self {
      case .immediate: nil
      // The system terminates the app for an interval of zero, and for a repeating one below a minute.
      case .timeInterval(let span, let repeats):
        UNTimeIntervalNotificationTrigger(
          timeInterval: max(Double(span.milliseconds) / 1_000, repeats ? 60 : 0.001), repeats: repeats)
      case .calendar(let components, let repeats):
        UNCalendarNotificationTrigger(dateMatching: components.systemComponents, repeats: repeats)
      case .location(let region): region.systemTrigger
      }
    }
  }

  extension CircularRegion {
    /// The Mac has no location triggers, so nil there.
    fileprivate var systemTrigger: UNNotificationTrigger? {
      #if os(iOS) || os(watchOS) || os(visionOS)
        let region = CLCircularRegion(
          center: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), radius: radius, identifier: "place")
        region.notifyOnEntry = notifyOnEntry
        region.notifyOnExit = notifyOnExit
        return UNLocationNotificationTrigger(region: region, repeats: false)
      #else
        return nil
      #endif
    }
  }

  extension NotificationSound {
    /// Nil is silence.
    fileprivate var systemSound: UNNotificationSound? {
      switch self {
      case .standard: return .default
      case .silent: return nil
      case .file(let name): return UNNotificationSound(named: UNNotificationSoundName(name))
      case .critical, .criticalFile: return criticalSound
      }
    }

    private var criticalSound: UNNotificationSound? {
      guard case .criticalFile(let name, let volume) = self else { return .defaultCritical }
      let file = UNNotificationSoundName(name)
      guard let volume else { return UNNotificationSound.criticalSoundNamed(file) }
      return UNNotificationSound.criticalSoundNamed(file, withAudioVolume: Float(volume))
    }
  }

  extension CalendarComponents {
    /// Of the Gregorian calendar, whatever calendar the phone shows: without one the system takes the phone's, where 2026
    /// is another year. No time zone but UTC: the system matches the others with the wall clock, and the calendar follows
    /// that too.
    var systemComponents: DateComponents {
      var calendar = Calendar(identifier: .gregorian)
      let utc = isUTC ? TimeZone(secondsFromGMT: 0) : nil
      calendar.timeZone = utc ?? .autoupdatingCurrent
      return DateComponents(
        calendar: calendar, timeZone: utc, year: year, month: month, day: day, hour: hour,
        minute: minute, second: second, weekday: weekday?.rawValue)
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
