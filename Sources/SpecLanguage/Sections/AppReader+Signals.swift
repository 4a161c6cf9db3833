import SpecDiagnostics
import YAMLNodes

/// `signals`, and typed parameters anywhere.
extension AppReader {
  func readSignal(_ entry: MapEntry) -> SignalItem? {
    let errors = session.errorCount
    guard let signal = session.object(entry.value, SignalShape.object) else {
      signals[entry.name] = SignalFacts(isComplete: false)
      return nil
    }
    let summary = signal.sourceText("summary")
    let parameters = readParameters(signal, "parameters", ParameterShape.signal)
    signals[entry.name] = parameters.facts
    let covers = signal.covers()
    guard entry.isNameValid, session.errorCount == errors else { return nil }
    return SignalItem(
      id: entry.name, idSpan: entry.nameSpan, summary: summary, parameters: parameters.items, covers: covers)
  }

  /// The parameters behind `key`, sound ones as items and all as facts.
  func readParameters(
    _ owner: ObjectReader, _ key: String, _ shape: ObjectShape
  ) -> (items: [ParameterItem], facts: SignalFacts) {
    var facts = SignalFacts()
    guard let entries = owner.map(key) else {
      facts.isComplete = !owner.has(key) && !owner.meantKeys.contains(key) && !owner.isIncomplete
      return ([], facts)
    }
    if owner.written(key)?.node.isIncomplete == true { facts.isComplete = false }
    var items: [ParameterItem] = []
    items.reserveCapacity(entries.count)
    for entry in entries {
      let item = readParameter(entry, shape)
      // It is unclear what the id should have been.
      guard entry.isNameValid else {
        facts.isComplete = false
        continue
      }
      facts.parameters.append(
        ParameterFacts(
          name: entry.name, kind: item?.kind, isOptional: item?.isOptional ?? false, span: entry.nameSpan))
      guard let item else { continue }
      if let first = items.first(where: { $0.payloadKey == item.payloadKey }) {
        session.report(
          .duplicateID, "has the key '\(item.payloadKey)', which '\(first.id)' already has", about: entry.value,
          at: item.key?.span ?? item.idSpan,
          notes: [Diagnostic.Note("'\(first.id)' is declared here", at: first.idSpan)])
      }
      items.append(item)
    }
    return (items, facts)
  }

  private func readParameter(_ entry: MapEntry, _ shape: ObjectShape) -> ParameterItem? {
    let errors = session.errorCount
    guard let parameter = session.object(entry.value, shape) else { return nil }
    let kinds = shape === ParameterShape.signal ? ParameterItem.Kind.allCases : ParameterShape.plainKinds
    let kind = parameter.choice("type", among: kinds)
    // Arguments of texts are never left out.
    let isOptional = shape === ParameterShape.argument ? nil : parameter.flag("optional")
    let key = parameter.pattern("key")
    let example = parameter.either("example").flatMap { readExample($0.value, kind?.value, $0.expected) }
    guard entry.isNameValid, session.errorCount == errors, let kind else { return nil }
    return ParameterItem(
      id: entry.name, idSpan: entry.nameSpan, kind: kind.value, isOptional: isOptional?.value ?? false, key: key,
      example: example)
  }

  private func readExample(_ value: SourceValue, _ kind: ParameterItem.Kind?, _ expected: ValueShape) -> String? {
    guard value.kind == .scalar else {
      session.reportWrongType(value, expected: expected)
      return nil
    }
    let isSound: Bool? =
      switch kind {
      case .int, .instant: session.int(value, in: Int.min...Int.max) != nil
      case .double, .percent: session.number(value) != nil
      case .string: session.text(value) != nil
      case nil: nil
      }
    return isSound == true ? value.text : nil
  }
}
