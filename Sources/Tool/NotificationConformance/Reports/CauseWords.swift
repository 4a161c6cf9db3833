import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import SpecDiagnostics
import SpecLanguage

/// The rule behind an outcome in words, with its numbers and the line that it is written in.
struct CauseWords {
  private let record: OutcomeRecord
  private let notes: TraceEvent.OutcomeNotes
  /// What identifiers are shortened by.
  private let prefix: String
  /// Whether the file and the line of a rule are said.
  private let saysPlaces: Bool

  /// More conditions than that are counted.
  private static let mostConditions = 4

  init(_ record: OutcomeRecord, _ notes: TraceEvent.OutcomeNotes, prefix: String, saysPlaces: Bool = true) {
    self.record = record
    self.notes = notes
    self.prefix = prefix
    self.saysPlaces = saysPlaces
  }

  /// Nil where nothing is known beyond the reason.
  var text: String? {
    if let holders = notes.holders { return words(for: holders) }
    switch record.cause {
    case .conditions(let failed): return words(for: failed)
    case .missingValue(let argument): return "no signal has brought '\(argument)' yet"
    case .missingParameter(let parameter): return "the signal carries no '\(parameter)'"
    case .cap(let cap, let max): return "\(cap) lets \(max) through\(place(notes.places?.cap(cap)))"
    case .quietHours(let hours):
      return "quiet hours \(hours.from) to \(hours.to)\(place(notes.places?.quietHours))"
    case .window(let window):
      return "window \(window.from) to \(window.to)\(place(notes.places?.window(of: record.type)))"
    case .permission(let status):
      let words =
        status == .notDetermined
        ? "nobody was asked for the permission to notify yet" : "the permission to notify is \(status.rawValue)"
      return words + place(notes.places?.permission)
    case .permissionGone: return "the permission to notify was gone when it came due\(place(notes.places?.permission))"
    case .preference(let id): return "setting \(id) is off\(place(notes.places?.preference(id)))"
    case .notChosen(let id): return "setting \(id) says otherwise now\(place(notes.places?.preference(id)))"
    case .repeatGuard(let days, let since, let until):
      let span = since.flatMap { since in until.map { " since \(since), until \($0)" } }
      let rule = place(notes.places?.repeatAfter(of: record.type))
      if TimeSpan.days(Int64(days)).isForEver { return "it comes once\(since.map { ", and came \($0)" } ?? "")\(rule)" }
      return "\(days.counted("day"))\(span ?? " between two of them")\(rule)"
    case .perLimit(let most): return "at most \(most.counted("value")) remembered"
    case .horizon(let span):
      let due = record.due.map { "due \(day($0)), and " } ?? ""
      return "\(due)only \(span.words) are planned ahead"
    case .places(let count): return "earlier ones take all \(count.counted("place"))"
    case .representedBy(let id): return "\(short(id)) says the same"
    case .cameFor(let moment): return "its reminder of \(day(moment)) has come"
    case .combined(let name): return "goes out as one with another of \(name)"
    case .joined: return "the next of its times comes at the same instant"
    case .restarted(let signal): return "\(signal) came again, so its wait begins again"
    case .moved(let signal, let instant):
      return instant.map { "\(signal) moved it to \(day($0))" } ?? "\(signal) names no moment for it any more"
    case .otherDates(let signal): return "\(signal) ended its dates or gave it others"
    case .answered(let id): return "\(short(id)) was answered"
    case .followUpsEnded: return "what it follows has ended or does not come"
    case .takesNews: return "it would take the news of a later one"
    case .over(let instant):
      return record.reason == .expired
        ? "the app learned too late that it may come: its time ended at \(local(instant))"
        : "its time ended at \(local(instant))"
    case .ended(let date): return "its type expires on \(date)\(place(notes.places?.expiry(of: record.type)))"
    case nil: return nil
    }
  }

  private func short(_ id: String) -> String { TraceEvent.short(id, prefix) }

  private func local(_ instant: Instant) -> CivilDateTime { record.at.zone.local(at: instant) }

  private func day(_ instant: Instant) -> String { day(local(instant)) }

  private func day(_ local: CivilDateTime) -> String { "\(local.date.weekday.words) \(local)" }

  /// ` (reminders.yaml:64)`
  private func place(_ span: SourceSpan?) -> String {
    guard saysPlaces, let span, let file = span.file.split(separator: "/").last else { return "" }
    return " (\(file):\(span.start.line))"
  }

  private func words(for holders: TraceEvent.CapHolders) -> String {
    "\(holders.cap): \(holders.names.count) of \(holders.max), until \(day(holders.until)), "
      + "held by \(holders.names.map(short).joined(separator: ", "))\(place(notes.places?.cap(holders.cap)))"
  }
}

extension CauseWords {
  private func words(for failed: [FailedCondition]) -> String? {
    guard let places = notes.places else { return nil }
    let words = failed.prefix(Self.mostConditions).compactMap { failed -> String? in
      guard let (item, isNegated) = places.condition(failed, of: record.type) else { return nil }
      return (isNegated ? "not " : "") + self.words(for: item.rule, failed.seen, isNegated, places.words)
        + place(item.span)
    }
    guard !words.isEmpty else { return nil }
    let rest = failed.count - Self.mostConditions
    return words.joined(separator: "; ") + (rest > 0 ? "; and \(rest) more" : "")
  }

  /// `last price_compared.drop at least 10, was 9.9`
  private func words(
    for condition: ConditionRule, _ seen: FailedCondition.Seen, _ isNegated: Bool, _ rules: RuleWords
  ) -> String {
    switch condition {
    case .elapsed(let since, let orSince, let test):
      "elapsed \(test.words) since \(since)\(orSince.map { " or \($0)" } ?? "")\(words(for: seen))"
    case .last(let signal, let test): "last \(signal).\(rules.words(for: test))\(words(for: seen))"
    case .happened(let signal, let since, let least):
      "happened \(rules.words(of: signal))\(least > 1 ? " at least \(least) times" : "")\(rules.words(for: since))"
        + words(for: seen)
    case .preference(let id, let isOn): "setting \(id) \(isOn ? "on" : "off")\(words(for: seen))"
    case .choice(let id, let value): "setting \(id) \(value)\(words(for: seen))"
    case .attribute(let id, let value): "attribute \(id) \(value)\(words(for: seen))"
    case .device(let rule): "device: \(rules.words(for: rule))\(words(for: seen))"
    case .flag(let id): "flag \(id)\(words(for: seen))"
    case .experiment(let id, let arm):
      if case .text(let own?) = seen {
        isNegated ? "arm \(own) of \(id)" : "arm \(own) of \(id), needs \(arm)"
      } else {
        "arm of \(id) not drawn yet, needs \(arm)"
      }
    case .any, .all, .not: rules.words(for: condition)
    }
  }

  private func words(for seen: FailedCondition.Seen) -> String {
    switch seen {
    case .never: ", never came"
    case .noNumber: ", carried none"
    case .number(let number, let setting):
      ", was \(ParameterValue.double(number))"
        + (setting.map { ", and the setting says \(ParameterValue.double($0))" } ?? "")
    case .passed(let span): ", was \(span.words)"
    case .times(0, let newest): ", last came \(local(newest))"
    case .times(1, let newest): ", came \(local(newest))"
    case .times(let count, let newest): ", came \(count) times, last \(local(newest))"
    case .isOn(let isOn): ", was \(isOn ? "on" : "off")"
    case .text(let text): ", was \(text ?? "not known")"
    case .device(let device):
      ", was "
        + [
          ("region", device.region), ("language", device.language), ("app version", device.appVersion?.description),
        ].map { "\($0) \($1 ?? "unknown")" }.joined(separator: ", ")
    }
  }
}
