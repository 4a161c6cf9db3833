import SpecLanguage
import TextWriting

/// The entitlements of an app for one build configuration.
struct EntitlementsFile {
  let spec: Spec
  /// The server that builds of this configuration register with.
  let environment: PushItem.Environment

  /// False for an app that needs none.
  static func isNeeded(for spec: Spec) -> Bool {
    !spec.grantedEntitlements.isEmpty || spec.deepLinks?.universal != nil
  }

  /// Sorted by key, like Xcode's.
  var text: String {
    let granted = spec.grantedEntitlements
    return PropertyListWriter.document { plist in
      if granted.contains(.apsEnvironment) { plist.entry("aps-environment", environment.entitlement) }
      if let host = spec.deepLinks?.universalHost {
        plist.entry("com.apple.developer.associated-domains", ["applinks:\(host)"])
      }
      let prefix = "com.apple.developer.usernotifications."
      if granted.contains(.communication) { plist.entry(prefix + "communication", true) }
      if granted.contains(.criticalAlerts) { plist.entry(prefix + "critical-alerts", true) }
      if granted.contains(.timeSensitive) { plist.entry(prefix + "time-sensitive", true) }
    }
  }
}

extension PushItem.Environment {
  /// The value of `aps-environment`.
  var entitlement: String {
    switch self {
    case .sandbox: "development"
    case .production: "production"
    }
  }
}

extension DeepLinks {
  /// `example.com`.
  var universalHost: String? { universal.map { String($0.value.dropFirst("https://".count)) } }
}
