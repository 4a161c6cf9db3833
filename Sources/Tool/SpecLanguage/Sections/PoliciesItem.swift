import NotificationCivilTime
public import NotificationRules
import NotificationTerms
public import SpecDiagnostics

/// `policies`: rules that hold for all types together, and the profiles that override them.
public struct PoliciesItem: PolicySection, Hashable {
  /// The section's key, or the start of the app's first file when the section is absent.
  public let span: SourceSpan
  public let policies: Policies
  public let profiles: [ProfileItem]

  public static let keys = SectionKeys<Self>(
    "policies", doc: "Rules for all types together.", elsewhere: elsewhere)

  /// Keys that people look for here, and where to write what they mean.
  private static let elsewhere: [String: String] = {
    func cap(_ period: String) -> String {
      "the most that people get is in 'caps', such as 'caps: [{ id: main, max: 3, per: \(period) }]'"
    }
    let quiet = "the hours in which nothing is shown are 'quiet_hours', such as '{ from: \"22:00\", to: \"08:00\" }'"
    return [
      "max_per_day": cap("calendar_day"), "per_day": cap("calendar_day"), "daily_limit": cap("calendar_day"),
      "daily_cap": cap("calendar_day"), "max_per_week": cap("calendar_week"), "per_week": cap("calendar_week"),
      "weekly_limit": cap("calendar_week"), "weekly_cap": cap("calendar_week"), "limit": cap("calendar_day"),
      "limits": cap("calendar_day"), "max": cap("calendar_day"), "frequency": cap("calendar_day"),
      "frequency_cap": cap("calendar_day"), "do_not_disturb": quiet, "silent_hours": quiet, "night": quiet,
      "sleep": quiet,
      "slots": "there is one, 'slot'; times of a type are in its 'trigger', such as 'times: [\"09:00\", \"19:00\"]'",
    ]
  }()

  public init(_ read: KeyReader<Self>) {
    span = read.span
    let policies = read.policies(over: Policies.standard, absent: nil)
    self.policies = policies
    profiles = read(
      "profiles", \.profiles, many: .map(.identifier(.profile), making: { ProfileItem($0, over: policies) }),
      doc: "Other sets of rules to compare with, by name; a key that a profile leaves out keeps its value.",
      example: "{ calendar: { caps: [{ id: daily, max: 1, per: calendar_day }] } }")
  }
}

extension PoliciesItem {
  /// What holds by itself, and with each profile.
  public var rules: [PolicyRule] { [rule] + profiles.map(\.rule) }

  /// Those of `rules`, with their places.
  public var allQuietHours: [QuietHoursItem] { ([quietHours] + profiles.map(\.quietHours)).compactMap(\.self) }
}

/// One entry of `profiles`: the policies with its keys merged over the default ones.
public struct ProfileItem: PolicySection, SpecItem, Hashable {
  public let itemID: Located<String>
  public let policies: Policies

  public static let keys = SectionKeys<Self>("profile", doc: "Policies that replace the default ones key by key.")

  public init(_ read: KeyReader<Self>) { self.init(read, over: nil) }

  fileprivate init(_ read: KeyReader<Self>, over base: Policies?) {
    itemID = read.name
    policies = read.policies(
      over: base?.rule ?? Policies.standard, base?.quietHours, absent: "the value of `policies`")
  }
}

/// A section with the keys of policies.
public protocol PolicySection: SpecSection {
  var policies: Policies { get }
}

extension PolicySection {
  /// With the values that hold where the section says nothing.
  public var rule: PolicyRule { policies.rule }
  public var quietHours: QuietHoursItem? { policies.quietHours }
  /// Of the caps that the section itself lists.
  public var capSpans: [SourceSpan] { policies.caps.map(\.idSpan) }
  /// The ids of those caps, with their places.
  public var capPlaces: [Located<String>] { policies.caps.map(\.itemID) }
  /// What requests of the code before are called; a profile repeats those that it does not replace.
  public var replaces: [Located<String>] { policies.replaces }
  public var pendingBudgetSpan: SourceSpan? { policies.pendingBudgetSpan }
  public var presentationSpan: SourceSpan? { policies.presentationSpan }
  /// The time of the slot; if that is the default, the key of the quiet hours. Nil if neither is written.
  public var slotPlace: SourceSpan? { policies.slotPlace }
}

/// What the keys of policies say, and where.
public struct Policies: Sendable, Hashable {
  /// What holds where the spec says nothing: slot 20:00, no cap, 14 days ahead, 60 pending requests, banners.
  static let standard = PolicyRule(slot: WallClockTime(hour: 20, minute: 0) ?? .midnight)

  var slot: WallClockTime
  var caps: [CapItem]
  var quietHours: QuietHoursItem?
  var horizon: TimeSpan
  var pendingBudget: Int
  var replaces: [Located<String>]
  var foreground: ForegroundRule
  var presentation: [Located<PresentationOption>]
  var clearBadge: ClearBadgeRule
  var pendingBudgetSpan: SourceSpan?
  var presentationSpan: SourceSpan?
  var slotPlace: SourceSpan?

  var rule: PolicyRule {
    PolicyRule(
      slot: slot, caps: caps.map(\.rule), quietHours: quietHours?.rule, horizon: horizon, pendingBudget: pendingBudget,
      replaces: replaces.map(\.value), foreground: foreground,
      presentation: presentation.reduce(into: []) { $0.formUnion($1.value.options) },
      clearBadge: clearBadge)
  }
}
