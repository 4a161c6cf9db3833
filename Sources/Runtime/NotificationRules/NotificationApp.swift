public import NotificationTerms

/// An app as its spec describes it: the types that `notispec generate` writes for it, by what a scheduler needs them for.
///
/// A scheduler that is generic over an app takes and returns these and no ids, so a misspelt id does not compile. The
/// generated module has the conformance. What an app does not have is `NoTerm`, or `NoEvent`.
public protocol NotificationApp: Sendable {
  /// Its notifications: `NotificationType`.
  associatedtype Kind: AppTerm = NoTerm
  /// What it reports: `Signal`.
  associatedtype Report: AppSignal = NoTerm
  /// What opens its screens: `DeepLink`.
  associatedtype Link: AppLink = NoTerm
  /// What it logs: `AnalyticsEvent`.
  associatedtype Event: AppAnalyticsEvent = NoEvent
  /// The buttons of its notifications: `NotificationAction`.
  associatedtype Action: AppTerm = NoTerm
  /// Settings that are on or off: `TogglePreference`.
  associatedtype Toggle: AppTerm = NoTerm
  /// Settings that are a time of day: `TimePreference`.
  associatedtype Time: AppTerm = NoTerm
  /// Settings that are several times of day: `TimesPreference`.
  associatedtype Times: AppTerm = NoTerm
  /// Settings that are days of the week: `WeekdaysPreference`.
  associatedtype Weekdays: AppTerm = NoTerm
  /// Settings that are a number: `NumberPreference`.
  associatedtype Number: AppTerm = NoTerm
  /// Settings that are one of several options: `ChoicePreference`.
  associatedtype Choice: AppTerm = NoTerm
  /// The sections of its settings screen: `SettingsSection`.
  associatedtype Section: AppTerm = NoTerm
  /// The rows of its settings screen, whatever their kind: `SettingsRow`.
  associatedtype Row: AppTerm = NoTerm
  /// What its team switches on and off: `FeatureFlag`.
  associatedtype Flag: AppTerm = NoTerm
  /// Parts of it that a refused permission takes away: `Module`.
  associatedtype Part: AppTerm = NoTerm
  /// What it shows before, between and after the system's dialogs: `PermissionScreen`.
  associatedtype Screen: AppTerm = NoTerm

  /// What its scheduler runs on.
  static var rules: RuleTable { get }

  /// The categories of its notifications, with the texts of their buttons in a language: `ru`.
  static func registrations(in language: String) -> [CategoryRegistration]
}

extension NotificationApp {
  /// An app without buttons has no categories.
  public static func registrations(in language: String) -> [CategoryRegistration] { [] }
}
