import NotificationRules
import SpecDiagnostics

/// `conditions`, anywhere.
extension AppReader {
  func readConditions(_ owner: ObjectReader) -> [ConditionItem] {
    (owner.list("conditions") ?? []).compactMap(readCondition)
  }

  func readCondition(_ value: SourceValue) -> ConditionItem? {
    session.object(value, ConditionShape.object).flatMap(readCondition)
  }

  func readCondition(_ condition: ObjectReader) -> ConditionItem? {
    guard let kind = condition.chosen(ConditionShape.kinds) else { return nil }
    let form: ConditionItem.Form? =
      switch kind {
      case "elapsed": condition.object("elapsed").flatMap(readElapsed)
      case "last": condition.object("last").flatMap(readLast)
      case "happened": condition.value("happened").flatMap(readHappened)
      case "preference": condition.either("preference").flatMap { readPreferenceTest($0.value) }
      case "any": readList(condition, "any").map { .any($0) }
      case "all": readList(condition, "all").map { .all($0) }
      case "not": condition.recursive("not").flatMap(readCondition).map { .not($0) }
      default: preconditionFailure("The shape of conditions has a kind '\(kind)' that is not read.")
      }
    return form.map { ConditionItem($0, at: condition.keySpan(kind)) }
  }

  private func readList(_ condition: ObjectReader, _ key: String) -> [ConditionItem]? {
    guard let values = condition.list(key) else { return nil }
    if values.isEmpty {
      session.report(.badValue, "lists no condition", about: condition.written(key) ?? condition.origin)
    }
    let items = values.compactMap(readCondition)
    return items.isEmpty || items.count < values.count ? nil : items
  }

  private func readElapsed(_ elapsed: ObjectReader) -> ConditionItem.Form? {
    let since = elapsed.reference("since")
    let orSince = elapsed.reference("or_since")
    let moreThan = elapsed.duration("more_than").map { ElapsedTest.moreThan($0.value) }
    let atLeast = elapsed.duration("at_least").map { ElapsedTest.atLeast($0.value) }
    guard let since, let test = moreThan ?? atLeast else { return nil }
    return .elapsed(since: since, orSince: orSince, test)
  }

  private func readLast(_ last: ObjectReader) -> ConditionItem.Form? {
    let signal = last.reference("signal")
    let test = readTest(last, of: signal)
    guard let signal, let test else { return nil }
    return .last(signal: signal, test)
  }

  private func readHappened(_ value: SourceValue) -> ConditionItem.Form? {
    guard value.kind == .mapping else {
      return session.reference(value, to: .signal).map {
        .happened(SignalMatch(signal: Located($0, at: value.span), filter: nil), since: .ever)
      }
    }
    guard let happened = session.object(value, ConditionShape.happened) else { return nil }
    let signal = happened.reference("signal")
    let since = happened.either("since").map { readSince($0.value) } ?? .ever
    let filter = readFilter(happened, of: signal)
    guard let signal, let since else { return nil }
    return .happened(SignalMatch(signal: signal, filter: filter), since: since)
  }

  private func readSince(_ value: SourceValue) -> ConditionItem.Since? {
    switch value.text {
    case "last_delivery": return .lastDelivery
    case "trigger":
      if hasTriggerSignal { return .trigger }
      session.report(.badValue, "is 'trigger', but this trigger does not begin with a signal", about: value)
      return nil
    default: return session.reference(value, to: .signal).map { .signal(Located($0, at: value.span)) }
    }
  }

  private func readPreferenceTest(_ value: SourceValue) -> ConditionItem.Form? {
    guard value.kind == .mapping else {
      guard let id = session.reference(value, to: .preference), isToggle(id, value) else { return nil }
      return .preference(Located(id, at: value.span), is: true)
    }
    guard let test = session.object(value, ConditionShape.preference) else { return nil }
    let id = test.reference("id")
    let flag = test.flag("is")
    guard let id, let flag, isToggle(id.value, test.written("id") ?? test.origin) else { return nil }
    return .preference(id, is: flag.value)
  }
}

extension AppReader {
  /// Whether a setting is on or off at all; if not, that is reported.
  private func isToggle(_ id: String, _ value: SourceValue) -> Bool {
    guard let facts = settings[id], let kind = facts.kind, kind != .toggle else { return true }
    session.report(
      .badValue, "is '\(id)', which is a \(kind.noun): only a toggle is on or off", about: value,
      notes: [Diagnostic.Note("'\(id)' is declared here", at: facts.span)])
    return false
  }
}

/// Tests of the values that signals carry.
extension AppReader {
  /// `where`.
  func readFilter(_ owner: ObjectReader, of signal: Located<String>?) -> ValueTestItem? {
    owner.object("where").flatMap { readTest($0, of: signal) }
  }

  /// A parameter and a comparison. The parameter must be a number that the signal carries.
  private func readTest(_ test: ObjectReader, of signal: Located<String>?) -> ValueTestItem? {
    let parameter = test.reference("parameter")
    let comparison = test.chosen(ConditionShape.comparisons).flatMap(ValueTest.Comparison.init)
    var numbers: [Located<Double>] = []
    for key in ConditionShape.comparisons {
      if let number = test.number(key) { numbers.append(number) }
    }
    guard let parameter, let comparison, let number = numbers.first else { return nil }
    if let signal, !check(parameter, of: signal.value, against: number, comparison, test) { return nil }
    return ValueTestItem(parameter: parameter, test: ValueTest(parameter.value, comparison, number.value))
  }

  private func check(
    _ parameter: Located<String>, of signal: String, against number: Located<Double>,
    _ comparison: ValueTest.Comparison, _ test: ObjectReader
  ) -> Bool {
    let value = test.written("parameter") ?? test.origin
    switch declaration(of: parameter, of: signal, value) {
    case .missing: return false
    case .unknown: return true
    case .found(let declared, let kind):
      switch kind {
      case .string, .instant:
        session.report(
          .badValue, "is \(kind == .string ? "a string" : "a moment"), but only numbers can be compared",
          about: value, notes: [declared.note])
        return false
      case .percent where !(0...100).contains(number.value):
        session.report(
          .badValue, "is outside 0 to 100, but '\(parameter.value)' is a percentage",
          about: test.written(comparison.rawValue) ?? test.origin)
        return false
      case .int, .double, .percent: return true
      }
    }
  }

  /// What is known about a parameter that a trigger or a condition names.
  enum ParameterDeclaration {
    /// The signal has no such parameter, which is reported.
    case missing
    /// Something about it is broken, which is reported elsewhere.
    case unknown
    case found(ParameterFacts, ParameterItem.Kind)
  }

  func declaration(
    of parameter: Located<String>, of signal: String, _ value: SourceValue
  ) -> ParameterDeclaration {
    guard let facts = signals[signal] else { return .unknown }
    guard let declared = facts.parameter(parameter.value) else {
      guard facts.isComplete else { return .unknown }
      let meant = session.guess(for: parameter.value, among: facts.names)
      session.report(
        .unknownID,
        "names an unknown parameter '\(excerpt(parameter.value))' of the signal '\(signal)'\(meant?.question() ?? "")",
        about: value, notes: notes(signal), fixIt: meant.flatMap { session.replacing(value, with: $0) })
      return .missing
    }
    guard let kind = declared.kind else { return .unknown }
    return .found(declared, kind)
  }

  func notes(_ signal: String) -> [Diagnostic.Note] {
    session.items.place(of: signal, .signal).map { [Diagnostic.Note("'\(signal)' is declared here", at: $0)] } ?? []
  }
}
