import TextWriting

extension SwiftNames {
  /// Why a generated module cannot have a name; nil for one that is free.
  static func problem(ofModule name: String) -> String? {
    if !SwiftWriter.canBeIdentifier(name) || SwiftWriter.identifier(name) != name || reservedModules.contains(name) {
      return "has a name that Swift reserves: add a word to it, as in 'AppNotifications'"
    }
    if existingModules.contains(name) {
      return "has the name of an existing module, and the two could not be imported together: add a word to it, as in "
        + "'AppNotifications'"
    }
    return typeNames.contains(name) ? "has the name of a type that is generated in it" : nil
  }

  /// Names that the compiler refuses for a module.
  private static let reservedModules: Set<String> = ["Builtin", "Swift", "main"]

  /// Modules of Apple, of Swift and of this package that the code around a generated one imports, and those of the
  /// providers that a spec can name.
  private static let existingModules: Set<String> = [
    "AVFoundation", "ActivityKit", "AlarmKit", "AppIntents", "AppKit", "AuthenticationServices", "BackgroundTasks",
    "CallKit", "CarPlay", "CloudKit", "Combine", "Contacts", "CoreData", "CoreFoundation", "CoreGraphics",
    "CoreLocation",
    "CoreMedia", "Cxx", "Darwin", "Dispatch", "Distributed", "EventKit", "FirebaseAnalytics", "FirebaseAuth",
    "FirebaseCore", "FirebaseFirestore", "FirebaseMessaging", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Glibc", "HealthKit", "Intents",
    "LocalAuthentication", "MapKit", "Musl", "Network", "OSLog", "ObjectiveC", "Observation", "OneSignalExtension",
    "OneSignalFramework", "Photos", "PhotosUI", "PushKit", "PushToTalk", "RegexBuilder", "Security", "StoreKit",
    "SwiftData", "SwiftUI", "Synchronization", "Testing", "UIKit", "UserNotifications", "UserNotificationsUI",
    "WatchKit",
    "WidgetKit", "XCTest", "os",
    "CenterSimulation", "NotificationCivilTime", "NotificationConformance", "NotificationRules",
    "NotificationScheduling",
    "NotificationTerms", "NotificationTesting", "NotificationText", "SystemNotifications",
  ]
}
