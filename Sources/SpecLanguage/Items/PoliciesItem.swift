import NotificationCivilTime
public import NotificationRules
public import SpecDiagnostics

/// `policies`: rules that hold for all types together, and the profiles that override them.
public struct PoliciesItem: Sendable, Hashable {
  /// The section's key, or the start of the app's first file when the section is absent.
  public var span: SourceSpan
  public var rule: PolicyRule
  public var capSpans: [SourceSpan]
  public var pendingBudgetSpan: SourceSpan?
  public var presentationSpan: SourceSpan?
  /// The time of the slot; if that is the default, the key of the quiet hours. Nil if neither is written.
  public var slotPlace: SourceSpan?
  public var profiles: [ProfileItem]

  public init(
    span: SourceSpan, rule: PolicyRule, capSpans: [SourceSpan] = [], pendingBudgetSpan: SourceSpan? = nil,
    profiles: [ProfileItem] = []
  ) {
    self.span = span
    self.rule = rule
    self.capSpans = capSpans
    self.pendingBudgetSpan = pendingBudgetSpan
    self.profiles = profiles
  }

  /// What holds where the spec says nothing: slot 20:00, no cap, 14 days ahead, 60 pending requests, banners.
  public static let standardRule = PolicyRule(slot: WallClockTime(hour: 20, minute: 0) ?? .midnight)
}

/// One entry of `profiles`: the policies with its keys merged over the default ones.
public struct ProfileItem: Sendable, Hashable {
  public var id: String
  public var idSpan: SourceSpan
  public var rule: PolicyRule
  /// Of the caps that the profile itself lists; empty where those of the policies hold.
  public var capSpans: [SourceSpan]
  /// The same as of the policies, in the profile itself.
  public var slotPlace: SourceSpan?

  public init(id: String, idSpan: SourceSpan, rule: PolicyRule, capSpans: [SourceSpan] = []) {
    self.id = id
    self.idSpan = idSpan
    self.rule = rule
    self.capSpans = capSpans
  }
}

/// `analytics`: event names and the transitions that log them.
public struct AnalyticsItem: Sendable, Hashable {
  public enum Provider: String, Sendable, Hashable, CaseIterable {
    case firebase
    case noProvider = "none"
  }

  public var provider: Provider
  public var events: [EventItem]

  public init(provider: Provider, events: [EventItem]) {
    self.provider = provider
    self.events = events
  }
}

/// One analytics event; its name may contain `{id}`.
public struct EventItem: Sendable, Hashable {
  public var name: String
  public var nameSpan: SourceSpan
  public var transitions: [Located<EventRule.Transition>]
  public var parameters: [Located<EventRule.Parameter>]
  /// A line of the console that is written instead of an event; its arguments are parameters of the event.
  public var console: TextTemplate?
  public var status: CopyText.Status
  public var summary: String?
  public var covers: [Located<String>]

  public init(
    name: String, nameSpan: SourceSpan, transitions: [Located<EventRule.Transition>],
    parameters: [Located<EventRule.Parameter>], console: TextTemplate? = nil,
    status: CopyText.Status = .approved, summary: String? = nil, covers: [Located<String>]
  ) {
    self.name = name
    self.nameSpan = nameSpan
    self.transitions = transitions
    self.parameters = parameters
    self.console = console
    self.status = status
    self.summary = summary
    self.covers = covers
  }
}
