import NotificationCivilTime
import NotificationRules
import NotificationTerms
import SpecDiagnostics
import SpecLanguage
import YAMLNodes

/// What the scenarios of one file are read with.
final class ScenarioReading {
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
    let meant = session.guess(for: id, among: zones.names, .codes)
    session.report(
      .unknownZone, "names an unknown time zone '\(id)'\(meant?.question() ?? "")", about: value,
      fixIt: meant?.fixIt(replacing: value.span))
    return nil
  }

  /// The time behind a key, with the `fold` beside it. A bare time is on the date in force.
  ///
  /// - Parameter needsDate: Refuse a bare time when the case has had several dates.
  func instant(_ reader: ObjectReader, _ key: String, on timeline: Timeline, needsDate: Bool = false) -> Instant? {
    guard let value = reader.value(key) else { return nil }
    return instant(value, fold: fold(of: reader), on: timeline, needsDate: needsDate)
  }

  func fold(of reader: ObjectReader) -> Timeline.Fold? {
    reader.has("fold") ? reader.choice("fold", as: Timeline.Fold.self)?.value : nil
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
      session.report(
        .badTime,
        "must be \(TextPattern.scenarioTime.noun)",
        about: value)
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
      case .ambiguous(let local):
        session.report(
          .ambiguousTime,
          "occurs twice in \(zone.identifier): add 'fold: first' or 'fold: second', or the offset, as in "
            + "\"\(local)+01:00\"",
          about: value)
      case .unclearDate:
        session.report(.unclearDate, "needs its date, because the case has several", about: value)
      }
      return nil
    }
  }
}

// MARK: - Values

extension ScenarioReading {
  /// What a signal carries, held against its declaration; nil after a finding.
  ///
  /// - Parameter timeline: Where the scenario is: a moment may be a time there.
  func parameters(of id: String, in reader: ObjectReader, on timeline: Timeline) -> [String: ParameterValue]? {
    let value = reader.value("with")
    guard let signal = vocabulary.signals[id] else { return [:] }
    let errorsBefore = session.errorCount
    var parameters: [String: ParameterValue] = [:]
    let entries = value.flatMap { session.map($0, keys: .identifier(.parameter), expected: .carriedValues) } ?? []
    // A misspelled one is one mistake, and not missing too.
    var meant: Set<String> = []
    for entry in entries {
      guard let declared = signal.parameter(entry.name) else {
        let known = signal.parameters.map(\.id)
        session.reportUnknown("is not a parameter of the signal '\(id)'", entry, among: known)
        if let close = Spelling.suggestion(for: entry.name, among: known) { meant.insert(close) }
        continue
      }
      parameters[entry.name] =
        declared.kind == .instant
        ? moment(entry.value, on: timeline) : session.parameterValue(entry.value, declared.kind)
    }
    for declared in signal.parameters
    where !declared.isOptional && !meant.contains(declared.id) && !entries.contains(where: { $0.name == declared.id }) {
      let place = value ?? reader.value("signal") ?? reader.origin
      session.report(
        .missingKey, "lacks '\(declared.id)', which the signal '\(id)' carries", about: place, at: place.headSpan,
        notes: [Diagnostic.Note("'\(declared.id)' is declared here", at: declared.idSpan)])
    }
    return session.errorCount == errorsBefore ? parameters : nil
  }

  /// A moment: a time as anywhere in a scenario, in the zone of the device at this point, or milliseconds since 1970.
  private func moment(_ value: SourceValue, on timeline: Timeline) -> ParameterValue? {
    guard value.kind == .scalar, value.core == .string else {
      guard let number = session.parameterValue(value, .instant) else { return nil }
      if case .int(let milliseconds) = number, Self.likelySeconds.contains(milliseconds) {
        session.report(
          .badValue,
          "is in milliseconds since 1970, so \(milliseconds) is a moment in \(1970 + milliseconds / 31_557_600_000): "
            + "add '000' to seconds, or write a time such as \"2026-03-02 20:00\"", about: value)
        return nil
      }
      return number
    }
    return instant(value, fold: nil, on: timeline, needsDate: false).map { .int(Int($0.milliseconds)) }
  }

  /// Until 1973 in milliseconds; in seconds the years from 1973 on.
  private static let likelySeconds = 100_000_000..<100_000_000_000

  /// The moments that a signal carries, as local times where the scenario is.
  func localMoments(
    in parameters: [String: ParameterValue], of id: String, on timeline: Timeline
  ) -> [String: CivilDateTime] {
    var moments: [String: CivilDateTime] = [:]
    for declared in vocabulary.signals[id]?.parameters ?? [] where declared.kind == .instant {
      guard case .int(let milliseconds)? = parameters[declared.id] else { continue }
      moments[declared.id] = timeline.zone.local(at: Instant(milliseconds: Int64(milliseconds)))
    }
    return moments
  }
}

extension ReadingSession {
  /// A name that should be one of a few.
  func reportUnknown(
    _ predicate: String, _ entry: MapEntry, among names: [String], _ vocabulary: Spelling.Vocabulary = .names,
    code: DiagnosticCode = .unknownID
  ) {
    reportUnknown(predicate, entry, meant: guess(for: entry.name, among: names, vocabulary), code: code)
  }

  func reportUnknown(
    _ predicate: String, _ entry: MapEntry, meant: Spelling.Guess?, code: DiagnosticCode = .unknownID
  ) {
    report(
      code, predicate + (meant?.question() ?? ""), about: entry.value, at: entry.nameSpan,
      fixIt: meant?.fixIt(replacing: entry.nameSpan))
  }

  func parameterValue(_ value: SourceValue, _ kind: ParameterItem.Kind) -> ParameterValue? {
    switch kind {
    case .int: return int(value, in: .min ... .max).map(ParameterValue.int)
    // Milliseconds since 1970; of times `ScenarioReading` knows more.
    case .instant: return int(value, in: .min ... .max).map(ParameterValue.int)
    case .double, .percent, .decimal, .money:
      if value.kind == .scalar, case .int(let whole) = value.core { return .int(whole) }
      return number(value).map(ParameterValue.double)
    case .string: return anyText(value).map(ParameterValue.string)
    case .time: return localTime(value).map { ParameterValue([$0]) }
    case .times: return times(value).map { ParameterValue($0) }
    case .weekdays: return weekdays(value).map { ParameterValue($0) }
    }
  }

  /// What `authorization` says about notifications: one word, or a map by permission.
  func notificationAuthorization(_ value: SourceValue) -> AuthorizationStatus? {
    if value.kind == .mapping {
      guard let reader = object(value, ScenarioShape.permissions), reader.has("notifications") else { return nil }
      return reader.choice("notifications", as: AuthorizationStatus.self)?.value
    }
    return choice(value, as: AuthorizationStatus.self)
  }

  /// What `authorization` says about everything but notifications; empty for one word.
  func accessStatuses(_ value: SourceValue) -> [Permission: AccessStatus] {
    guard value.kind == .mapping, let reader = object(value, ScenarioShape.permissions) else { return [:] }
    var statuses: [Permission: AccessStatus] = [:]
    for permission in Permission.allCases where permission != .notifications && reader.has(permission.rawValue) {
      statuses[permission] = reader.choice(permission.rawValue, as: AccessStatus.self)?.value
    }
    return statuses
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
    let errorsBefore = session.errorCount
    var flags: [String: Bool] = [:]
    for entry in session.map(value, keys: .pattern(.storageKey), expected: .flags) ?? [] where entry.isNameValid {
      if vocabulary.flags.contains(entry.name) {
        flags[entry.name] = session.flag(entry.value)
      } else {
        session.reportUnknown(
          "is neither 'completed_flag' nor 'forced_by' of the permission flow", entry, among: vocabulary.flags)
      }
    }
    return session.errorCount == errorsBefore ? flags : nil
  }
}
