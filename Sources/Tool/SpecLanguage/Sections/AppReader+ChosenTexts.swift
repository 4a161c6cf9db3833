import NotificationRules
import SpecDiagnostics

/// Texts that the notification itself chooses: its trigger, a value or a number.
extension AppReader {
  /// Each trigger has a variant, and each variant a trigger.
  func checkTriggers(
    _ variants: [MapEntry], _ choose: SourceValue, _ reader: ObjectReader, _ arguments: SignalFacts
  ) {
    // Nothing is known about broken ones.
    guard let triggers = arguments.type?.triggers else { return }
    guard let last = triggers.last else {
      session.report(
        .badValue, "is 'trigger', but the device has none for this type: a server sends it", about: choose)
      return
    }
    if triggers.count == 1 {
      session.report(
        .badValue, "is 'trigger', but there is only one: give each its own name under 'triggers'", about: choose,
        notes: [Diagnostic.Note("it is here", at: last.span)])
      return
    }
    let note = Diagnostic.Note("the triggers are here", at: triggers[0].span)
    let left = check(variants, among: triggers.map(\.name), of: "triggers", note)
    if !left.isEmpty, !reader.isIncomplete {
      reportMissing(left, for: "trigger", of: "triggers", choose, at: choose.span, note)
    }
  }

  /// Each value of the argument has a variant, and each variant a value.
  func check(
    _ variants: [MapEntry], againstArgument id: Located<String>, _ choose: SourceValue, _ reader: ObjectReader,
    _ arguments: SignalFacts
  ) {
    guard let argument = chosenArgument(id, choose, arguments), argument.kind != nil else { return }
    guard !argument.values.isEmpty else {
      session.report(
        .badValue,
        argument.kind == .string
          ? "depends on '\(id.value)', which can be any text: give it an 'enum'"
          : "depends on '\(id.value)', but only an argument with an 'enum' can choose: compare a number with 'parameter'",
        about: choose, at: id.span, notes: [argument.note])
      return
    }
    let left = check(variants, among: argument.values, of: id.value, argument.note)
    if !left.isEmpty, !reader.isIncomplete {
      reportMissing(left, for: "value", of: id.value, choose, at: id.span, argument.note)
    }
  }

  /// Nil if there is none, which is reported where that is certain.
  private func chosenArgument(
    _ id: Located<String>, _ choose: SourceValue, _ arguments: SignalFacts
  ) -> ParameterFacts? {
    if let argument = arguments.parameter(id.value) { return argument }
    guard arguments.isComplete else { return nil }
    let meant = session.guess(for: id.value, among: arguments.names)
    session.report(
      .unknownArgument,
      "depends on '\(excerpt(id.value))', which 'arguments' does not declare\(meant?.question() ?? "")", about: choose,
      at: id.span, fixIt: meant?.fixIt(replacing: id.span))
    return nil
  }

  /// `choose: { parameter: …, dramatic: { at_least: 100 }, calm: {} }`.
  func readNumberChoice(
    _ parameter: Located<String>, _ reader: ObjectReader, _ arguments: SignalFacts
  ) -> CopyVariants.NumberChoice? {
    let part = session.beginPart()
    let facts = number(parameter, reader, arguments)
    let tests = reader.others().compactMap { readTest($0, of: parameter.value) }
    guard part.isSound, let facts, let kind = facts.kind else { return nil }
    let choice = CopyVariants.NumberChoice(
      parameter: parameter, kind: kind, isArgument: arguments.parameter(parameter.value) != nil, tests: tests)
    if !reader.isIncomplete { checkTests(of: choice, mayBeMissing: facts.isOptional, reader) }
    return part.isSound ? choice : nil
  }

  private func readTest(_ entry: MapEntry, of parameter: String) -> CopyVariants.NumberChoice.Test? {
    guard let reader = session.object(entry.value, VariantShape.test) else { return nil }
    guard let (comparison, number) = KeyReader(reader, session).comparison() else {
      return .init(id: entry.name, idSpan: entry.nameSpan, test: nil)
    }
    return session.number(number).map {
      .init(id: entry.name, idSpan: entry.nameSpan, test: ValueTest(parameter, comparison, $0))
    }
  }

  /// An argument of the type, or else what the signals of all its triggers carry. Nil if it is unknown or no number,
  /// which is reported.
  private func number(
    _ parameter: Located<String>, _ choose: ObjectReader, _ arguments: SignalFacts
  ) -> ParameterFacts? {
    let value = choose.written("parameter") ?? choose.origin
    if let argument = arguments.parameter(parameter.value) { return checkIsNumber(argument, value) ? argument : nil }
    guard arguments.isComplete, let triggers = arguments.type?.triggers else { return nil }
    if triggers.isEmpty {
      session.report(
        .unknownArgument, "is '\(excerpt(parameter.value))', which 'arguments' does not declare", about: value)
    }
    var found: ParameterFacts?
    for trigger in triggers {
      guard let signal = trigger.signal?.signal else {
        session.report(
          .unfilledArgument,
          "is '\(excerpt(parameter.value))', but the trigger '\(trigger.name)' has no signal that carries it: add it to "
            + "'arguments', with 'from'",
          about: value, notes: [Diagnostic.Note("the trigger is here", at: trigger.span)])
        return nil
      }
      guard case .found(let declared, _) = declaration(of: parameter, of: signal.value, value),
        checkIsNumber(declared, value)
      else { return nil }
      let isOptional = found?.isOptional ?? false
      found = declared
      if isOptional { found?.isOptional = true }
    }
    return found
  }

  private func checkIsNumber(_ facts: ParameterFacts, _ value: SourceValue) -> Bool {
    switch facts.kind {
    case .int, .double, .percent, .decimal, .money: return true
    case .string, .instant, .time, .times, .weekdays:
      let type = facts.kind?.rawValue ?? ""
      let noun = type == "string" ? "a string" : type == "instant" ? "a moment" : "of the type '\(type)'"
      session.report(
        .badValue, "is '\(facts.name)', \(noun), but only numbers are compared", about: value, notes: [facts.note])
      return false
    case nil: return false
    }
  }
}

/// What the tests say together.
extension AppReader {
  /// Every number has a variant, and every variant a number.
  private func checkTests(of choice: CopyVariants.NumberChoice, mayBeMissing: Bool, _ reader: ObjectReader) {
    let tests = choice.tests
    if tests.count < 2 {
      session.report(.badValue, "needs at least two variants next to 'parameter'", about: reader.origin)
      return
    }
    let samples = choice.samples
    let firsts = samples.map { number in tests.firstIndex { $0.test?.passes(number) ?? true } }
    for (position, variant) in tests.enumerated() where !firsts.contains(position) {
      let earlier = tests[..<position].first { $0.test == variant.test || $0.test == nil }
      let reason =
        earlier.map { $0.test == nil ? "'\($0.id)' before it has no test" : "'\($0.id)' before it has the same test" }
        ?? (samples.contains { variant.test?.passes($0) ?? true }
          ? "the variants before it have all its numbers" : "'\(choice.parameter.value)' never has such a number")
      let entry = reader.others().first { $0.name == variant.id }
      session.report(
        .badValue, "is never shown: \(reason)", about: entry?.value ?? reader.origin, at: variant.idSpan)
      // The same holds for all after it.
      if let earlier, earlier.test == nil { break }
    }
    let gap = zip(samples, firsts).first { $1 == nil }?.0
    if let gap {
      session.report(
        .missingVariant, "has nothing for \(gap.words): end with a variant without a test, such as 'usual: {}'",
        about: reader.origin)
    } else if mayBeMissing, !tests.contains(where: { $0.test == nil }) {
      session.report(
        .missingVariant,
        "has nothing for a missing '\(choice.parameter.value)': end with a variant without a test, such as 'usual: {}'",
        about: reader.origin)
    }
  }
}

extension CopyVariants.NumberChoice {
  /// Numbers among which is one of every stretch that the tests tell apart, the smallest first.
  fileprivate var samples: [Double] {
    let bounds = Set(tests.compactMap(\.test?.value)).sorted()
    var samples = bounds.flatMap { bound -> [Double] in
      if kind == .int { return [bound.rounded(.up) - 1, bound.rounded(.down), bound.rounded(.down) + 1] }
      return [bound.nextDown, bound, bound.nextUp]
    }
    if let first = bounds.first, let last = bounds.last { samples += [first - 1, last + 1] }
    if samples.isEmpty { samples = [0] }
    if kind == .percent { samples = samples.filter { (0...100).contains($0) } + [0, 100] }
    return samples.sorted()
  }
}
