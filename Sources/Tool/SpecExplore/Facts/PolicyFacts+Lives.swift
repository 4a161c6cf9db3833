import NotificationCivilTime
import NotificationConformance
import NotificationRules
import NotificationScheduling
import TextWriting

/// What somebody gets in sixty days.
extension PolicyFacts {
  var lives: [PolicyFact] {
    guard let away = told.first(where: { $0.habit == .staysAway }) else { return [] }
    let opens = told.first { $0.habit == .opensDaily }
    let changesNothing = opens.map(away.hasSameDeliveries) ?? false
    let reports = told.filter { life in
      if case .reportsDaily = life.habit { !(opens.map(life.hasSameDeliveries) ?? true) } else { false }
    }
    let nothing = opens.map { "who \(Self.words($0, reports: hasBeginnings)) gets the same" } ?? ""
    var facts = [fact(away, ends(away, opens) + (changesNothing && reports.isEmpty ? [nothing] : []))]
    if let opens, !changesNothing { facts.append(fact(opens, ends(opens, nil) + unknownOpening)) }
    return facts + (reports + others).map { fact($0, ends($0, $0.number == nil ? nil : opens)) }
  }

  private func fact(_ life: Life, _ more: [String]) -> PolicyFact {
    let first = life.player.story.start.moment
    let number = life.number.map { " with \($0)," } ?? ""
    let date = first.local.date
    let reported = "for whom everything that begins something is reported once, on \(date),\(number) and who"
    let once = hasBeginnings ? reported : "who"
    let who =
      "somebody\(Self.setting(of: life)) \(life.isSettled ? "with every setting switched on, " : "")\(once) "
      + Self.words(life, reports: hasBeginnings)
    let all = Plural.of(life.shown.count, "notification")
    let sentences = ["\(who) gets \(all) in \(Life.days) days"] + list(life) + remarks(life) + more
    return PolicyFact(
      kind: .silence, message: sentences.joined(separator: "; "),
      scenario: scenario(life.player, id: Self.id(life), title: "\(who) gets \(all)"))
  }

  /// " ('tier: premium', 'holdout: offers')": what else is so of them.
  private static func setting(of life: Life) -> String {
    let start = life.player.story.start
    var words = (start.attributes.sorted { $0.key < $1.key } + start.arms.sorted { $0.key < $1.key }).map {
      "'\($0.key): \($0.value)'"
    }
    for beat in life.player.story.beats {
      guard case .device(let facts) = beat.action else { continue }
      if let region = facts.region { words.append("'region: \(region)'") }
      if let version = facts.appVersion { words.append("'app_version: \(version)'") }
    }
    return words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
  }

  /// Nothing in a spec says which signal means that the app was opened.
  private var unknownOpening: [String] {
    mayReportOpening
      ? ["if the app reports a signal at each opening, name it with '--opening', and these lives have it"] : []
  }

  /// "30 'dose' (20 of them shown again) until 2026-03-06, 1 'refill' on 2026-03-02, 9 'water' and goes on"
  private func list(_ life: Life) -> [String] {
    var types: [String] = []
    for one in life.shown where !types.contains(one.type) { types.append(one.type) }
    if types.isEmpty { return [] }
    let parts = types.map { type in
      let own = life.shown.filter { $0.type == type }
      let date = own.last.map { "\($0.local.date)" } ?? ""
      let end = life.goesOn.contains(type) ? "and goes on" : own.count == 1 ? "on \(date)" : "until \(date)"
      return "\(Self.count(own, of: type)) \(end)"
    }
    return [parts.joined(separator: ", ")]
  }

  private func remarks(_ life: Life) -> [String] {
    let (shown, outcomes) = (life.shown, life.outcomes)
    var remarks: [String] = []
    let absent = planned.map(\.id).filter { id in !shown.contains { $0.type == id } }
    let joined = absent.filter { id in outcomes.contains { $0.type == id && $0.isPartOfAnother } }
    let missing = absent.filter { !joined.contains($0) }.map { "'\($0)'" }
    if !shown.isEmpty, !missing.isEmpty { remarks.append("without \(missing.joined(separator: ", "))") }
    if !joined.isEmpty {
      remarks.append("as one with others: \(joined.map { "'\($0)'" }.joined(separator: ", "))")
    }
    if let busiest = life.player.device.days.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), busiest.value > 1 {
      remarks.append("at most \(busiest.value) on one day, \(CivilDate(dayNumber: busiest.key))")
    }
    let gaps = zip(shown, shown.dropFirst()).map { ($0.local.date, $1.local.date) }
    if let gap = gaps.max(by: { Self.days($0) < Self.days($1) }), Self.days(gap) > 1 {
      let count = gaps.count { Self.days($0) == Self.days(gap) }
      let often = count == 1 ? "" : ", and \(count - 1) more of \(Self.days(gap)) days"
      remarks.append("nothing between \(gap.0) and \(gap.1) (\(Self.days(gap)) days)\(often)")
    }
    let displaced = displaced(in: life, by: outcomes)
    if !displaced.isEmpty { remarks.append("a cap had no room for \(displaced.joined(separator: ", "))") }
    return remarks
  }

  private static func days(_ gap: (CivilDate, CivilDate)) -> Int { Int(gap.1.dayNumber - gap.0.dayNumber) }

  /// When it ends, and why, if it would go on for somebody who opens the app.
  private func ends(_ life: Life, _ other: Life?) -> [String] {
    guard let last = life.shown.last, life.goesOn.isEmpty else { return [] }
    let end = "nothing after \(last.local.date)"
    guard let other, !other.goesOn.isEmpty else { return [end] }
    let policies = rules.policies
    let isFull = life.player.device.outcomes.contains { $0.reason == .deferredBudget }
    let planEnd = life.player.story.start.moment.instant + policies.horizon - .days(1)
    let regular = planned.map(\.id).filter { id in
      other.goesOn.contains(id)
        || life.shown.count { $0.type == id } > 1 && !other.shown.contains { $0.type == id }
    }
    let ended = regular.compactMap { id in
      life.shown.last { $0.type == id && $0.instant < planEnd }.map { "'\(id)' after \($0.local)" }
    }
    if isFull, !ended.isEmpty {
      let places = "only \(policies.pendingBudget) may wait at a time"
      return ["\(places), and nobody opens the app to plan more: no \(ended.joined(separator: ", "))", end]
    }
    let ahead = Self.words(Int(policies.horizon.milliseconds / TimeSpan.minutes(1).milliseconds))
    return ["\(end), because nobody opens the app to plan more: it plans \(ahead) ahead"]
  }

  /// "3 'offer'": what was due in these days and never came, because a cap had no room for it in the end.
  private func displaced(in life: Life, by outcomes: [OutcomeRecord]) -> [String] {
    let came = Set(life.shown.map(\.identifier))
    let end = life.player.device.now
    let records = Dictionary(grouping: outcomes.filter { !came.contains($0.identifier) }, by: \.identifier)
    let lost = records.values.compactMap(\.last).filter { record in
      record.keepsPlaceFromIt && (record.due ?? record.at.instant) < end.instant
    }
    return planned.compactMap { type in
      let own = lost.count { $0.type == type.id && !isMadeUpFor($0, of: type, in: life) }
      return own > 0 ? "\(own) '\(type.id)'" : nil
    }
  }

  /// Another of its type came so soon after it that the repetition guard would have let only one of the two come.
  private func isMadeUpFor(_ record: OutcomeRecord, of type: TypeRule, in life: Life) -> Bool {
    guard let due = record.due, let days = type.repeatAfter?.days else { return false }
    return life.shown.contains { $0.type == type.id && $0.instant > due && $0.instant < due + .days(days) }
  }

  private static func words(_ life: Life, reports: Bool) -> String {
    var signals = [life.opening].compactMap(\.self)
    switch life.habit {
    case .staysAway: return "never comes back" + (reports ? "," : "")
    case .opensDaily: break
    case .reportsDaily(let id): signals.append(id)
    }
    let names = signals.map { "'\($0)'" }.joined(separator: " and ")
    let what = signals.isEmpty ? "nothing more" : "\(names) each time and nothing else"
    return "then opens the app every day" + (reports ? ", which reports \(what)," : "")
  }

  private static func id(_ life: Life) -> String {
    switch life.habit {
    case .staysAway: "never-comes-back" + (life.number.map { "-\($0.filter { $0.isLetter || $0.isNumber })" } ?? "")
    case .opensDaily: "opens-every-day"
    case .reportsDaily(let id): "reports-\(id)-every-day"
    }
  }
}

extension OutcomeRecord {
  /// It went out as one with another.
  fileprivate var isPartOfAnother: Bool {
    switch cause {
    case .combined, .joined: true
    default: false
    }
  }
}
