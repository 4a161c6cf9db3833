public import NotificationCivilTime
public import NotificationRules
public import NotificationTerms

/// The Live Activities of an app: how they start, continue and end, and what becomes of their push tokens.
///
/// It remembers nothing: ActivityKit knows what is active, even after the app was killed.
/// - Source: IOS/LA-6, IOS/LA-10 to IOS/LA-16
public struct LiveActivities: Sendable {
  public enum Event: Sendable, Hashable {
    case start(kind: String)
    /// A status, and when it will be over; nil keeps what was said before. A final status ends it.
    case update(Running, status: String?, estimate: Instant?)
    /// With the dismissal of its kind, or another one.
    case end(Running, ActivityDismissal?)
    /// Active when the app runs, or after a push: one that shows a final status is over.
    case found(Running)
    /// `pushTokenUpdates`
    case token(Running, [UInt8])
  }

  /// An active one, as `Activity.activities` lists it.
  public struct Running: Sendable, Hashable {
    public var id: String
    public var kind: String
    public var content: ActivityContent

    public init(id: String, kind: String, content: ActivityContent) {
      self.id = id
      self.kind = kind
      self.content = content
    }
  }

  public enum Command: Sendable, Hashable {
    case request(kind: String, ActivityContent, hasPushUpdates: Bool)
    case update(id: String, ActivityContent)
    case end(id: String, ActivityContent, ActivityDismissal)
    /// To the server, which can push to the activity with it.
    case sendToken(id: String, hex: String)
    /// The status may not follow the present one, or there is no such activity; for logs.
    case refuse(String)
  }

  public let rules: [LiveActivityRule]

  public init(_ table: RuleTable) { rules = table.liveActivities }

  public func step(on event: Event, at now: Instant) -> [Command] {
    switch event {
    case .start(let kind):
      guard let rule = rule(kind) else { return [.refuse("there is no Live Activity '\(kind)'")] }
      let content = self.content(rule, rule.initial, rule.estimate.map { now + $0 }, at: now)
      return [.request(kind: kind, content, hasPushUpdates: rule.hasPushUpdates)]
    case .update(let running, let status, let estimate):
      guard let rule = rule(running.kind) else { return [] }
      let status = status ?? running.content.status
      guard rule.allows(status, after: running.content.status) else {
        return [.refuse("'\(status)' does not follow '\(running.content.status)'")]
      }
      let content = content(rule, status, estimate ?? running.content.estimate, at: now)
      return rule.final.contains(status)
        ? [.end(id: running.id, content, rule.dismissal)] : [.update(id: running.id, content)]
    case .found(let running):
      guard let rule = rule(running.kind), rule.final.contains(running.content.status) else { return [] }
      return step(on: .end(running, nil), at: now)
    case .end(let running, let dismissal):
      guard let rule = rule(running.kind) else { return [] }
      let last = rule.final.contains(running.content.status) ? running.content.status : rule.final.first
      var content = running.content
      content.status = last ?? content.status
      content.staleDate = nil
      return [.end(id: running.id, content, dismissal ?? rule.dismissal)]
    case .token(let running, let bytes): return [.sendToken(id: running.id, hex: bytes.hexadecimal)]
    }
  }

  /// A pushed `content-state`, as the decoder of the app reads it.
  ///
  /// - Returns: Nil if the status is not a raw value, or the date is not a number: then nothing of it decodes.
  public func decode(_ state: [String: ParameterValue], kind: String, at now: Instant) -> ActivityContent? {
    guard let rule = rule(kind), case .string(let status)? = state[rule.statusKey], rule.statuses.contains(status)
    else { return nil }
    var estimate: Instant?
    if let key = rule.estimateKey {
      guard let date = state[key].flatMap({ rule.estimateUnit.instant($0) }) else { return nil }
      estimate = date
    }
    return content(rule, status, estimate, at: now)
  }

  private func rule(_ kind: String) -> LiveActivityRule? { rules.first { $0.id == kind } }

  private func content(_ rule: LiveActivityRule, _ status: String, _ estimate: Instant?, at now: Instant)
    -> ActivityContent
  {
    ActivityContent(
      status: status, estimate: estimate,
      staleDate: rule.final.contains(status) ? nil : rule.staleAfter.map { now + $0 })
  }
}

extension LiveActivityRule {
  /// Whether a status may follow another. A repeated one changes only what comes with it.
  func allows(_ status: String, after old: String) -> Bool {
    statuses.contains(status)
      && (status == old || next.isEmpty || next.contains { $0.from == old && $0.to.contains(status) })
  }
}

extension LiveActivityRule.DateUnit {
  /// Milliseconds from 1970 to 2001, where the count of `Date` begins.
  private static var year2001: Int64 { 978_307_200_000 }

  fileprivate func instant(_ value: ParameterValue) -> Instant? {
    let number: Double
    switch value {
    case .int(let int): number = Double(int)
    case .double(let double): number = double
    case .string: return nil
    }
    let milliseconds = self == .millisecondsSince1970 ? number : number * 1000
    guard let whole = Int64(exactly: milliseconds.rounded()), whole.magnitude < 1 << 52 else { return nil }
    return Instant(milliseconds: self == .secondsSince2001 ? whole + Self.year2001 : whole)
  }
}
