import NotificationCivilTime
import NotificationRules
import NotificationTerms
import SpecDiagnostics
import SpecLanguage

extension ScenarioReading {
  /// What a signal carries, held against its declaration; nil after a finding.
  ///
  /// - Parameters:
  ///   - value: The value of `with`; nil without one.
  ///   - timeline: Where the scenario is: a moment may be a time there.
  func parameters(
    of id: String, from value: SourceValue?, in reader: ObjectReader, on timeline: Timeline
  ) -> [String: ParameterValue]? {
    guard let signal = vocabulary.signals[id] else { return [:] }
    let part = session.beginPart()
    var parameters: [String: ParameterValue] = [:]
    let entries = value.flatMap { session.map($0, keys: .identifier(.parameter), expected: .carriedValues) } ?? []
    // A misspelled one is one mistake, and not missing too.
    var meant: Set<String> = []
    for entry in entries {
      guard let declared = signal.parameter(entry.name) else {
        let close = session.reportUnknown(
          "is not a parameter of the signal '\(id)'", entry, among: signal.parameters.map(\.id))
        if let close { meant.insert(close) }
        continue
      }
      parameters[entry.name] =
        declared.kind == .instant
        ? moment(entry.value, on: timeline) : session.parameterValue(entry.value, declared.kind)
    }
    // Another word for `with`, which is reported.
    if value == nil, reader.meantKeys.contains("with") { return nil }
    for declared in signal.parameters
    where !declared.isOptional && !meant.contains(declared.id) && !entries.contains(where: { $0.name == declared.id }) {
      let place = value ?? reader.written("signal") ?? reader.origin
      session.report(
        .missingKey, "needs 'with: { \(declared.id): … }': the signal '\(id)' carries it", about: place,
        at: place.headSpan,
        notes: [Diagnostic.Note("'\(declared.id)' is declared here", at: declared.idSpan)])
    }
    return part.isSound ? parameters : nil
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
  ///
  /// - Returns: The one that was probably meant.
  @discardableResult func reportUnknown(
    _ predicate: String, _ entry: MapEntry, among names: [String], _ vocabulary: Spelling.Vocabulary = .names,
    code: DiagnosticCode = .unknownID, cause: Diagnostic.Cause? = nil
  ) -> String? {
    let meant = guess(for: entry.name, among: names, vocabulary)
    reportUnknown(predicate, entry, meant: meant, code: code, cause: meant?.isCertain == true ? nil : cause)
    return meant?.word
  }

  func reportUnknown(
    _ predicate: String, _ entry: MapEntry, meant: Spelling.Guess?, code: DiagnosticCode = .unknownID,
    cause: Diagnostic.Cause? = nil
  ) {
    report(
      code, predicate + (meant?.question() ?? ""), about: entry.value, at: entry.nameSpan,
      fixIt: meant?.fixIt(replacing: entry.nameSpan), cause: cause)
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
}
