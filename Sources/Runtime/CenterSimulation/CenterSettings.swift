public import NotificationCivilTime

/// `UNNotificationSettings` apart from the authorization: what the user switched off for an app in Settings.
public struct CenterSettings: Sendable, Hashable {
  /// `alertSetting`: banners, and the Lock Screen.
  public var showsAlerts = true
  /// `showPreviewsSetting`: whether texts are shown, or what the category has in their place.
  public var showsPreviews = true
  /// `soundSetting`
  public var playsSounds = true
  /// `badgeSetting`
  public var setsBadge = true
  /// `notificationCenterSetting`
  public var isListed = true
  /// `timeSensitiveSetting`; also false without the capability.
  public var allowsTimeSensitive = true
  /// `criticalAlertSetting`; also false without the entitlement.
  public var allowsCritical = true
  /// `scheduledDeliverySetting`: the times of day at which the summary shows; empty if it is off.
  public var summaryTimes: [WallClockTime] = []

  public init() {}
}
