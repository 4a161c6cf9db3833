/// What an app asks the user for in a dialog of the system.
public enum Permission: String, Sendable, Hashable, CaseIterable {
  case photos, contacts, notifications, camera, microphone, location, calendars, reminders, tracking

  /// Whether the user may give a part of it: some photos, some contacts.
  public var canBeLimited: Bool {
    switch self {
    case .photos, .contacts: true
    case .notifications, .camera, .microphone, .location, .calendars, .reminders, .tracking: false
    }
  }

  /// The keys of `Info.plist` whose text the dialog shows, the usual one first. The app is ended at the request when none
  /// of them is there. Empty for notifications: iOS words that dialog itself.
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
