public import SpecDiagnostics

extension DiagnosticCode {
  /// A text shows a value that nothing brings.
  public static let unfilledArgument: Self = "copy/unfilled-argument"
  /// A default that no missing value asks for.
  public static let unusedDefault: Self = "copy/unused-default"
  /// A screen needs a value that the notification does not have.
  public static let unfilledParameter: Self = "links/unfilled-parameter"
}

/// Where the values of texts and links come from: a parameter is filled by the value of the same id.
extension AppReader {
  /// The arguments of a type that the device plans come from the signals of its triggers.
  func checkFilling(of arguments: SignalFacts, by triggers: [TriggerItem]) {
    for argument in arguments.parameters where argument.kind != nil && argument.source == nil {
      if isMisspelled(argument, in: arguments) { continue }
      if let number = triggers.indices.first(where: { !triggers[$0].hasSignal }) {
        let trigger = triggers[number]
        let dated = if case .calendar = trigger.schedule { "a date in the calendar" } else { "a place" }
        session.error(
          .unfilledArgument,
          "Nothing fills '{\(argument.name)}': the trigger '\(trigger.name)' is \(dated), but only signals carry "
            + "values: say which one with 'from'",
          at: argument.span, notes: [Diagnostic.Note("the trigger is here", at: trigger.span)])
        continue
      }
      var mayBeMissing = argument.standard == nil
      var seen: [String] = []
      for number in triggers.indices {
        guard let signal = triggers[number].signal?.signal, !seen.contains(signal.value) else { continue }
        if triggers.count > 1 { seen.append(signal.value) }
        if checkFilling(of: argument, by: signal) { mayBeMissing = true }
      }
      if !mayBeMissing, let standard = argument.standard {
        session.error(
          .unusedDefault,
          "The default of '{\(argument.name)}' is never used: every signal that begins the type carries a value",
          at: standard.keySpan)
      }
    }
  }

  /// - Returns: Whether the value may be missing, as far as is known.
  private func checkFilling(of argument: ParameterFacts, by signal: Located<String>) -> Bool {
    guard let facts = signals[signal.value], let kind = argument.kind else { return true }
    let problem: String
    var reason = ": '\(argument.name)' "
    let declared: [Diagnostic.Note]
    if let parameter = facts.parameter(argument.name) {
      guard let source = parameter.kind else { return true }
      let isMissing = parameter.isOptional && argument.standard == nil
      guard isMissing || !kind.isFilled(by: source) else { return parameter.isOptional }
      declared = [parameter.note]
      if isMissing {
        reason = " when "
        problem = "the signal '\(signal.value)' leaves out '\(argument.name)': add a 'default' for that case"
      } else {
        problem =
          "has the type '\(source.rawValue)' in the signal '\(signal.value)', but the type '\(kind.rawValue)' here"
      }
    } else if facts.isComplete {
      declared = notes(signal.value)
      problem = "is not a parameter of the signal '\(signal.value)'"
    } else {
      return true
    }
    session.error(
      .unfilledArgument, "Nothing fills '{\(argument.name)}'\(reason)\(problem)", at: argument.span,
      notes: declared)
    return true
  }

  /// What the screen of a type needs comes from the arguments, and from the data that a server sends.
  /// - Parameters:
  ///   - values: Both of them.
  ///   - given: What the screen always gets.
  func checkFilling(of target: TargetItem, _ type: ObjectReader, _ values: SignalFacts, given: [String]) {
    guard values.isComplete else { return }
    for parameter in target.parameters where !given.contains(parameter.id) {
      var value: SourceValue { type.written("target") ?? type.origin }
      var note: Diagnostic.Note { Diagnostic.Note("'\(parameter.id)' is declared here", at: parameter.idSpan) }
      guard let source = values.parameter(parameter.id) else {
        if parameter.isOptional { continue }
        let sources = type.has("push") ? "neither an argument nor an entry of 'data'" : "no argument"
        session.report(
          .unfilledParameter,
          "is '\(target.id)', which needs '\(parameter.id)', but \(sources) has that id", about: value, notes: [note])
        continue
      }
      guard let kind = source.kind else { continue }
      let problem: String
      if !parameter.kind.isFilled(by: kind) {
        problem =
          "whose '\(parameter.id)' has the type '\(parameter.kind.rawValue)', but the type '\(kind.rawValue)' here"
      } else if source.isOptional, !parameter.isOptional {
        problem = "which needs '\(parameter.id)', but that may be left out here"
      } else {
        continue
      }
      session.report(
        .unfilledParameter, "is '\(target.id)', \(problem)", about: value,
        notes: [note, Diagnostic.Note("'\(parameter.id)' of this type is declared here", at: source.span)])
    }
  }
}

extension ParameterItem.Kind {
  /// Whether a value of another kind is allowed where one of this kind is expected. Every number is a text.
  func isFilled(by source: Self) -> Bool {
    switch self {
    case .int: source == .int
    case .double, .decimal, .money: source == .int || source == .double || source == .percent
    case .percent: source == .int || source == .percent
    case .string: ![.instant, .time, .times, .weekdays].contains(source)
    case .instant, .time, .times, .weekdays: source == self
    }
  }
}
