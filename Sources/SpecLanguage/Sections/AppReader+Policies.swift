import NotificationCivilTime
import NotificationRules
import NotificationTerms
import SpecDiagnostics

/// `policies`.
extension AppReader {
  private enum DayWindow: String, CaseIterable {
    case rollingDay = "rolling_day"
    case calendarDay = "calendar_day"
  }

  func readPolicies() -> PoliciesItem {
    guard let policies = file.object("policies") else {
      return PoliciesItem(span: file.keySpan("policies"), rule: PoliciesItem.standardRule)
    }
    let rules = readRules(policies, over: PoliciesItem.standardRule)
    let profiles = (policies.map("profiles") ?? []).compactMap { readProfile($0, over: rules.rule) }
    var item = PoliciesItem(
      span: file.keySpan("policies"), rule: rules.rule, capSpans: rules.capSpans, pendingBudgetSpan: rules.budgetSpan,
      profiles: profiles)
    item.slotPlace = slotPlace(policies)
    item.presentationSpan = policies.has("presentation") ? policies.keySpan("presentation") : nil
    return item
  }

  private func readProfile(_ entry: MapEntry, over base: PolicyRule) -> ProfileItem? {
    let errors = session.errorCount
    guard let profile = session.object(entry.value, PoliciesShape.profile) else { return nil }
    let rules = readRules(profile, over: base)
    guard entry.isNameValid, session.errorCount == errors else { return nil }
    var item = ProfileItem(id: entry.name, idSpan: entry.nameSpan, rule: rules.rule, capSpans: rules.capSpans)
    item.slotPlace = slotPlace(profile)
    return item
  }

  private func slotPlace(_ reader: ObjectReader) -> SourceSpan? {
    reader.written("slot")?.span ?? (reader.has("quiet_hours") ? reader.keySpan("quiet_hours") : nil)
  }

  private func readRules(
    _ reader: ObjectReader, over base: PolicyRule
  ) -> (rule: PolicyRule, capSpans: [SourceSpan], budgetSpan: SourceSpan?) {
    var rule = base
    var capSpans: [SourceSpan] = []
    if let slot = reader.localTime("slot") { rule.slot = slot.value }
    if let values = reader.list("caps") {
      let caps = readCaps(values)
      rule.caps = caps.map(\.value)
      capSpans = caps.map(\.span)
    }
    if let quiet = reader.object("quiet_hours") { rule.quietHours = readQuietHours(quiet) }
    // A horizon of more than a year would plan requests that no plan survives.
    if let horizon = reader.duration("horizon", in: .hours(1) ... .days(366)) { rule.horizon = horizon.value }
    let budget = reader.int("pending_budget")
    if let budget { rule.pendingBudget = budget.value }
    let foreground = reader.choice("foreground", as: ForegroundRule.self)
    if let foreground { rule.foreground = foreground.value }
    if let presentation = readPresentation(reader, foreground?.value) { rule.presentation = presentation }
    return (rule, capSpans, budget?.span)
  }

  private func readPresentation(_ reader: ObjectReader, _ foreground: ForegroundRule?) -> PresentationOptions? {
    guard let values = reader.list("presentation") else { return nil }
    let options = session.distinct(values) { session.choice($0, as: PresentationOption.self) }
    if foreground == .suppress {
      session.report(
        .conflictingKeys, "has no meaning with 'foreground: suppress'",
        about: reader.written("presentation") ?? reader.origin, at: reader.keySpan("presentation"))
    }
    reportEmpty(reader, "presentation", "shows nothing: write 'foreground: suppress' instead")
    return options.reduce(into: []) { $0.formUnion($1.options) }
  }

  private func readCaps(_ values: [SourceValue]) -> [Located<CapRule>] {
    var caps: [Located<CapRule>] = []
    for value in values {
      guard let cap = session.object(value, PoliciesShape.cap) else { continue }
      let id = cap.pattern("id")
      let max = cap.int("max")
      let window = cap.either("per").flatMap { readWindow($0.value, $0.expected) }
      guard let id, let max, let window else { continue }
      if let first = caps.first(where: { $0.value.id == id.value }) {
        session.report(
          .duplicateID, "is '\(id.value)' a second time", about: cap.written("id") ?? value,
          notes: [Diagnostic.Note("first defined here", at: first.span)])
        continue
      }
      caps.append(Located(CapRule(id.value, max: max.value, per: window), at: id.span))
    }
    return caps
  }

  private func readWindow(_ value: SourceValue, _ expected: ValueShape) -> CapRule.Window? {
    guard let text = session.text(value, expected: expected) else { return nil }
    switch DayWindow(rawValue: text) {
    case .rollingDay: return .rollingDay
    case .calendarDay: return .calendarDay
    case nil: break
    }
    if let span = TimeSpan(text), span > .zero, span <= .days(3660) { return .span(span) }
    let meant = Spelling.suggestion(for: text, among: PoliciesShape.dayWords)
    session.reportWrongType(value, expected: expected, fixIt: meant.map { session.replacing(value, with: $0) })
    return nil
  }

  private func readQuietHours(_ quiet: ObjectReader) -> QuietHoursRule? {
    let from = quiet.localTime("from")
    let to = quiet.localTime("to")
    let held = quiet.choice("held", as: QuietHoursRule.Held.self)
    guard let from, let to, let held else { return nil }
    if from.value == to.value {
      session.report(
        .badValue, "is the same as 'from': nothing or everything would be quiet",
        about: quiet.written("to") ?? quiet.origin)
      return nil
    }
    return QuietHoursRule(from: from.value, to: to.value, held: held.value)
  }
}
