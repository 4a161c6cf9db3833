import NotificationCivilTime
import SpecDiagnostics
import SpecLanguage

/// What the scenarios of one file are read with.
final class ScenarioReading: ReadingScope {
  let session: ReadingSession
  let vocabulary: AppVocabulary
  let zones: ZoneCatalog

  init(session: ReadingSession, vocabulary: AppVocabulary, zones: ZoneCatalog) {
    self.session = session
    self.vocabulary = vocabulary
    self.zones = zones
  }
}

enum OnOff: String, CaseIterable { case on, off }

// MARK: - Times

extension ScenarioReading {
  func zone(_ value: SourceValue) -> ZoneRules? {
    guard let id = session.text(value) else { return nil }
    if let zone = zones[id] { return zone }
    let meant = session.meantZone(id, among: zones.names)
    session.report(
      .unknownZone, "names an unknown time zone '\(id)'\(meant?.question() ?? ": write one such as 'Europe/Berlin'")",
      about: value, fixIt: meant?.fixIt(replacing: value.span))
    return nil
  }

  func fold(of reader: ObjectReader) -> Timeline.Fold? {
    KeyReader<Timeline.Fold>(reader, session).fold()?()
  }

  func instant(_ value: SourceValue, fold: Timeline.Fold?, on timeline: Timeline, needsDate: Bool) -> Instant? {
    guard let time = time(value), !timeline.isLost else { return nil }
    return resolved(value, in: timeline.zone) { () throws(Timeline.Problem) in
      try timeline.instant(of: time, fold: fold, needsDate: needsDate)
    }
  }

  /// The beginning of a case, which needs its date.
  func startInstant(_ value: SourceValue, fold: Timeline.Fold?, in zone: ZoneRules) -> Instant? {
    guard let time = time(value) else { return nil }
    switch time {
    case .instant(let instant): return instant
    case .local(let local):
      return resolved(value, in: zone) { () throws(Timeline.Problem) in
        try zone.instant(of: local, fold: fold)
      }
    case .time, .day:
      session.report(.badTime, "must have a date: \"2026-03-02 09:00\"", about: value)
      return nil
    }
  }

  func time(_ value: SourceValue) -> ScenarioTime? {
    guard let text = session.text(value) else { return nil }
    guard let time = ScenarioTime(text) else {
      let day = String(text.prefix(10))
      if TextPattern.date.matches(day), CivilDate(day) == nil {
        session.report(.badTime, "is on a day that does not exist: \(day)", about: value)
        return nil
      }
      let advice =
        ScenarioTimeAdvice.isDate(text)
        ? ": add the time of day"
        : TimeSpan(text) == nil ? "" : ". What comes some time after the step above has 'after: \(excerpt(text))'"
      session.report(
        .badTime, "must be \(TextPattern.scenarioTime.noun), not '\(excerpt(text))'\(advice)", about: value,
        fixIt: ScenarioTimeAdvice(text).flatMap { advice in
          session.writing("\"\(advice.notation)\"", for: value).map { $0.asQuestion(unless: advice.isCertain) }
        })
      return nil
    }
    if value.node.style == .plain, !value.node.isAlias {
      let span = value.node.span
      session.report(
        .unquoted, "should be in quotes: some YAML tools read \(text) as something else", about: value, at: span,
        severity: .warning, fixIt: Diagnostic.FixIt("put it in quotes", replace: span, with: "\"\(text)\""))
    }
    return time
  }

  private func resolved(
    _ value: SourceValue, in zone: ZoneRules, _ resolve: () throws(Timeline.Problem) -> Instant
  ) -> Instant? {
    do {
      return try resolve()
    } catch {
      switch error {
      case .skipped(let local, let after):
        session.report(
          .skippedTime, "does not exist in \(zone.identifier): the clocks skip \(local) and go on at \(after)",
          about: value)
      case .ambiguous(let local, let second):
        session.report(
          .ambiguousTime,
          "occurs twice in \(zone.identifier): add 'fold: first' or 'fold: second', or the offset, as in "
            + "\"\(local)\(zone.offsetText(at: second))\"",
          about: value)
      case .unclearDate:
        session.report(.unclearDate, "needs its date, because the case has several", about: value)
      }
      return nil
    }
  }
}

// MARK: - What the app knows

extension ScenarioReading {
  /// Attributes with a value that each can have.
  func attributes(_ value: SourceValue) -> [String: String] {
    words(value, of: .attribute, .attributeValues, vocabulary.attributes.mapValues { $0.values.map(\.value) })
  }

  /// Experiments with an arm of each.
  func arms(_ value: SourceValue) -> [String: String] {
    words(value, of: .experiment, .arms, vocabulary.experiments.mapValues { $0.arms.map(\.id) })
  }

  /// Items with one of the words that each has.
  private func words(
    _ value: SourceValue, of kind: ItemKind, _ shape: ValueShape, _ words: [String: [String]]
  ) -> [String: String] {
    var values: [String: String] = [:]
    for entry in session.map(value, keys: .identifier(kind), expected: shape) ?? [] where entry.isNameValid {
      guard let names = words[entry.name] else {
        session.reportUnknown("is not \(kind.oneNoun) of the app", entry, among: words.keys.sorted())
        continue
      }
      guard let text = session.text(entry.value) else { continue }
      if names.contains(text) {
        values[entry.name] = text
      } else {
        let meant = session.guess(for: text, among: names)
        session.report(
          .badValue, "is '\(excerpt(text))', which '\(entry.name)' cannot be\(meant?.question() ?? "")",
          about: entry.value, fixIt: meant?.fixIt(replacing: entry.value.span))
      }
    }
    return values
  }

  /// Where flags of the team are.
  func switches(_ value: SourceValue) -> [String: Bool] {
    var positions: [String: Bool] = [:]
    for entry in session.map(value, keys: .identifier(.flag), expected: .switches) ?? [] where entry.isNameValid {
      guard session.items.place(of: entry.name, .flag) != nil else {
        session.reportUnknown(
          "is not a flag of the app", entry, meant: session.items.guess(for: entry.name, .flag))
        continue
      }
      positions[entry.name] = session.choice(entry.value, as: OnOff.self).map { $0 == .on }
    }
    return positions
  }

  /// Switches by name; nil after a finding.
  func flags(_ value: SourceValue) -> [String: Bool]? {
    let part = session.beginPart()
    var flags: [String: Bool] = [:]
    for entry in session.map(value, keys: .pattern(.storageKey), expected: .flags) ?? [] where entry.isNameValid {
      if vocabulary.flags.contains(entry.name) {
        flags[entry.name] = session.flag(entry.value)
      } else {
        let isOfTeam = session.items.place(of: entry.name, .flag) != nil
        session.reportUnknown(
          isOfTeam
            ? "is a flag of the team: those are in 'switches'"
            : "is neither 'completed_flag' nor 'forced_by' of the permission flow", entry,
          among: isOfTeam ? [] : vocabulary.flags)
      }
    }
    return part.isSound ? flags : nil
  }
}
