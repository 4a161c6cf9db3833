public import NotificationCivilTime

/// `UNNotificationSettings` beside the authorization: what the user switched off for an app in Settings.
public struct CenterSettings: Sendable, Hashable {
  /// `alertSetting`: banners, and the Lock Screen.
  public var showsAlerts = true
  /// `soundSetting`
  public var playsSounds = true
  /// `badgeSetting`
  public var setsBadge = true
  /// `notificationCenterSetting`
  public var isListed = true
  /// `timeSensitiveSetting`; false as well without the capability.
  public var allowsTimeSensitive = true
  /// `criticalAlertSetting`; false as well without the entitlement.
  public var allowsCritical = true
  /// `scheduledDeliverySetting`: the times of day at which the summary shows; empty when it is off.
  public var summaryTimes: [WallClockTime] = []

  public init() {}
}
