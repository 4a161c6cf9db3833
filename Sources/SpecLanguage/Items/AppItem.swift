public import NotificationTerms
public import SpecDiagnostics

/// `app`: what the spec is about.
public struct AppItem: Sendable, Hashable {
  public enum Delivery: String, Sendable, Hashable, CaseIterable {
    case local, remote
  }

  /// Parts of the subject that the app leaves out on purpose.
  public enum Omission: String, Sendable, Hashable, CaseIterable {
    case serverTriggers = "server_triggers"
    case deepLinks = "deep_links"
    case badge, categories, attachments, local, preferences
    case silentPush = "silent_push"
    case customSounds = "custom_sounds"
    case liveActivities = "live_activities"
    case prePrompt = "pre_prompt"
    case featureFlags = "feature_flags"
    case voip
  }

  /// What the app sets up while it launches.
  public enum LaunchStep: String, Sendable, Hashable, CaseIterable {
    case firebase
    case notificationDelegate = "notification_delegate"
    case messagingDelegate = "messaging_delegate"
    case autoInit = "auto_init"
    case categories, registration
    /// The tap on a notification that launched the app.
    case launchNotification = "launch_notification"
  }

  public var id: String
  public var idSpan: SourceSpan
  public var name: String?
  /// The Swift module that is generated.
  public var module: Located<String>
  public var bundleID: Located<String>
  public var locales: [Located<LanguageTag>]
  public var sourceLocale: Located<LanguageTag>
  public var delivery: [Delivery]
  public var owner: String?
  public var summary: String?
  public var covers: [Located<String>]
  public var minimumIOS: Located<SystemVersion>?
  /// The id of the team at Apple, ten capital letters and digits.
  public var teamID: Located<String>?
  public var entitlements: [Located<Entitlement>] = []
  public var outOfScope: [Located<Omission>] = []
  public var authorization: AuthorizationItem?
  /// In the order of the launch.
  public var launch: [Located<LaunchStep>] = []
  public var swift = SwiftOptions()

  public init(
    id: String, idSpan: SourceSpan, name: String?, module: Located<String>, bundleID: Located<String>,
    locales: [Located<LanguageTag>], sourceLocale: Located<LanguageTag>, delivery: [Delivery], owner: String?,
    summary: String? = nil, covers: [Located<String>] = []
  ) {
    self.id = id
    self.idSpan = idSpan
    self.name = name
    self.module = module
    self.bundleID = bundleID
    self.locales = locales
    self.sourceLocale = sourceLocale
    self.delivery = delivery
    self.owner = owner
    self.summary = summary
    self.covers = covers
  }
}

/// A version of iOS: major and minor.
public struct SystemVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
  public var major: Int
  public var minor: Int

  public init(_ major: Int, _ minor: Int) {
    self.major = major
    self.minor = minor
  }

  /// `15.0`; nil for anything else.
  public init?(_ text: String) {
    guard TextPattern.systemVersion.matches(text) else { return nil }
    let parts = text.split(separator: ".").compactMap { Int($0) }
    self.init(parts[0], parts[1])
  }

  public var description: String { "\(major).\(minor)" }

  public static func < (left: Self, right: Self) -> Bool { (left.major, left.minor) < (right.major, right.minor) }
}
