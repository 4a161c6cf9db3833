/// What an app asks the user for in a system dialog.
public enum Permission: String, Sendable, Hashable, CaseIterable {
  case photos, contacts, notifications, camera, microphone, location, calendars, reminders, tracking

  /// Whether the user may grant part of it: some photos, some contacts.
  public var canBeLimited: Bool {
    switch self {
    case .photos, .contacts: true
    case .notifications, .camera, .microphone, .location, .calendars, .reminders, .tracking: false
    }
  }

  /// The keys of `Info.plist` whose text the dialog shows, the usual one first. If none of them is there, the system
  /// terminates the app when it asks.
  /// Empty for notifications: iOS words that dialog itself.
  public var usageKeys: [String] {
    switch self {
    case .photos: ["NSPhotoLibraryUsageDescription", "NSPhotoLibraryAddUsageDescription"]
    case .contacts: ["NSContactsUsageDescription"]
    case .notifications: []
    case .camera: ["NSCameraUsageDescription"]
    case .microphone: ["NSMicrophoneUsageDescription"]
    case .location:
      [
        "NSLocationWhenInUseUsageDescription", "NSLocationAlwaysAndWhenInUseUsageDescription",
        "NSLocationAlwaysUsageDescription",
      ]
    case .calendars:
      [
        "NSCalendarsFullAccessUsageDescription", "NSCalendarsWriteOnlyAccessUsageDescription",
        "NSCalendarsUsageDescription",
      ]
    case .reminders: ["NSRemindersFullAccessUsageDescription", "NSRemindersUsageDescription"]
    case .tracking: ["NSUserTrackingUsageDescription"]
    }
  }
}
