import NotificationCivilTime
import NotificationRules
import NotificationTerms
import SpecDiagnostics

/// The keys that `policies` and its profiles have.
extension KeyReader where Section: PolicySection {
  /// - Parameters:
  ///   - base: What holds where a key is absent.
  ///   - quiet: The quiet hours among it.
  ///   - absent: The same in words, where it is not always the same.
  func policies(over base: PolicyRule, _ quiet: QuietHoursItem? = nil, absent: String?) -> Policies {
    let slot = self(
      "slot", \.policies.slot, .localTime, default: base.slot, absent: absent,
      doc: "The daily time of types that name none.", example: "\"20:00\"")
    let caps = self(
      "caps", \.policies.caps,
      .sections(checking: { caps, _, app in app.session.reportEqual("id", of: caps) }),
      default: base.caps.map { CapItem($0, at: span) }, absent: absent ?? "none",
      doc: "The maximum number of notifications people get.", example: "[{ id: daily, max: 1, per: rolling_day }]")
    let quietHours =
      self(
        "quiet_hours", \.policies.quietHours, .section, absent: absent ?? "never", doc: "When nothing is shown.",
        example: "{ from: \"22:00\", to: \"08:00\", held: release }") ?? quiet
    // A horizon of more than a year would plan requests that no plan survives.
    let horizon = self(
      "horizon", \.policies.horizon, .duration(in: .hours(1) ... .days(366)), default: base.horizon, absent: absent,
      doc: "How far ahead notifications are planned.", example: "14d")
    let budget = self(
      "pending_budget", \.policies.pendingBudget, .int(1...100_000), default: base.pendingBudget, absent: absent,
      doc: "How many requests may wait; iOS keeps 64.", example: "60")
    let replaces = self(
      "replaces", \.policies.replaces, listOf: .pattern(.requests), notEmpty: "lists no request",
      doc: "Removes requests of older code.",
      example: "[legacy-*]")
    let foreground = self(
      "foreground", \.policies.foreground, .choice, default: base.foreground, absent: absent,
      doc: "Whether a notification shows while the app is open.", example: "banner")
    let options = PresentationOption.allCases.filter { base.presentation.contains($0.options) }
    let presentation = self(
      "presentation", \.policies.presentation, .presentation, default: options.map { Located($0, at: span) },
      absent: absent, doc: "How it shows while the app is open.", example: "[banner, list, sound]")
    let clearBadge = self(
      "clear_badge", \.policies.clearBadge, .choice, default: base.clearBadge, absent: absent,
      doc: "When the badge and Notification Center are cleared.",
      example: "foreground")
    var policies = Policies(
      slot: slot, caps: caps, quietHours: quietHours, horizon: horizon, pendingBudget: budget,
      replaces: replaces.isEmpty ? base.replaces.map { Located($0, at: span) } : replaces, foreground: foreground,
      presentation: presentation, clearBadge: clearBadge)
    check { mapping, app in
      policies.pendingBudgetSpan = mapping.written("pending_budget")?.span
      policies.presentationSpan = mapping.has("presentation") ? mapping.keySpan("presentation") : nil
      policies.slotPlace =
        mapping.written("slot")?.span ?? (mapping.has("quiet_hours") ? mapping.keySpan("quiet_hours") : nil)
      if mapping.sound("foreground")?.text == ForegroundRule.suppress.rawValue,
        let value = mapping.written("presentation")
      {
        app.session.report(
          .conflictingKeys, "makes no sense with 'foreground: suppress'", about: value,
          at: mapping.keySpan("presentation"))
      }
    }
    return policies
  }
}

/// One entry of `caps`.
struct CapItem: SpecItem, Hashable {
  let itemID: Located<String>
  let max: Int
  let window: CapRule.Window
  let groups: [Located<String>]

  var rule: CapRule { CapRule(id, max: max, per: window, groups: groups.map(\.value)) }

  static let keys = SectionKeys<Self>(
    "cap", doc: "The most that is delivered in a period, all types together or those of some groups.",
    elsewhere: elsewhere)

  private static let elsewhere: [String: String] = {
    let groups = "a cap counts groups: give each of the types the same 'group', and name that in 'groups' here"
    let exempt = "a type that no cap counts has 'on_cap: exempt'"
    return [
      "types": groups, "type": groups, "notifications": groups, "notification": groups, "only": groups, "for": groups,
      "exclude": exempt, "except": exempt, "excluding": exempt, "exempt": exempt, "without": exempt,
    ]
  }()

  init(_ read: KeyReader<Self>) {
    itemID = read("id", \.itemID, .pattern(.identifier), doc: "A short name for the cap.", example: "daily")
    max = read("max", \.max, .int(1...1000), doc: "How many are delivered at most.", example: "1")
    window = read(
      "per", \.window, .window,
      doc:
        "`rolling_day` (from the same time on the next date), `calendar_day`, `calendar_week` (Monday to Sunday), or "
        + "a duration.",
      example: "rolling_day")
    groups = read(
      "groups", \.groups, listOf: .reference(to: .group), notEmpty: "lists no group: leave it out to count all types",
      doc: "The groups whose types it counts; without them it counts all types. Each is the `group` of a type.",
      example: "[offers]")
  }

  init(_ rule: CapRule, at span: SourceSpan) {
    itemID = Located(rule.id, at: span)
    max = rule.max
    window = rule.window
    groups = rule.groups.map { Located($0, at: span) }
  }
}

extension KeyType where Value == [Located<PresentationOption>] {
  fileprivate static var presentation: Self {
    .list(of: .choice, hasDefault: true, notEmpty: "shows nothing: write 'foreground: suppress' instead")
  }
}

extension KeyType where Value == CapRule.Window {
  private enum DayWord: String, CaseIterable {
    case rollingDay = "rolling_day"
    case calendarDay = "calendar_day"
    case calendarWeek = "calendar_week"
  }

  /// Words with two meanings.
  private static let advice = [
    "day": "write 'calendar_day' to count from midnight to midnight, or '1d' for any 24 hours",
    "week": "write 'calendar_week' to count from Monday to Sunday, or '7d' for any seven days",
    "month": "a month has no fixed length, so write '30d' for any 30 days",
  ]

  /// The period of a text that may mean the calendar's or any of its length: `week`, `1 week`, `per day`, `daily`.
  private static func period(_ text: String, _ span: DurationAdvice?) -> String? {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard let last = words.last, words.count <= 2 else { return nil }
    if words.count == 1 || ["a", "one", "per", "each", "every", "rolling", "calendar"].contains(words[0]) {
      if ["day", "daily"].contains(last) { return "day" }
      if ["week", "weekly"].contains(last) { return "week" }
      if ["month", "monthly"].contains(last) { return "month" }
    }
    // `7d` and `7 days` count days, whatever the calendar says.
    if span?.notation == "7d", !text.contains("7") { return "week" }
    if last.hasPrefix("month"), words[0] == "1" { return "month" }
    return span?.notation == "1d" ? "day" : nil
  }

  fileprivate static var window: Self {
    let words = DayWord.allCases.map(\.rawValue)
    let shape = ValueShape.either([.choice(words), .duration])
    return Self(
      shape, sample: .rollingDay,
      resolve: { window in
        switch window {
        case .rollingDay: .text("rolling_day")
        case .calendarDay: .text("calendar_day")
        case .calendarWeek: .text("calendar_week")
        case .span(let span): .text(span.description)
        }
      },
      read: { written in
        let session = written.session
        guard let text = session.text(written.value, expected: shape) else { return nil }
        switch DayWord(rawValue: text) {
        case .rollingDay: return .rollingDay
        case .calendarDay: return .calendarDay
        case .calendarWeek: return .calendarWeek
        case nil: break
        }
        if let span = TimeSpan(text), span > .zero, span <= .days(3660) { return .span(span) }
        // `1w` and `7 days` are durations, `week` is no word of ours.
        let span = DurationAdvice(text)
        let meant = Spelling.suggestion(for: text, among: words)
        if let advice = Self.period(text, span).flatMap({ Self.advice[$0] })
          ?? (span == nil ? DurationAdvice.reason(text) : nil)
        {
          session.report(
            .wrongType, "\(ReadingSession.mismatch(written.value, shape)): \(advice)", about: written.value)
          return nil
        }
        session.reportWrongType(
          written.value, expected: shape,
          fixIt: span.flatMap { session.writing($0, for: written.value) }
            ?? meant.map { session.replacing(written.value, with: $0, among: words) })
        return nil
      })
  }
}
