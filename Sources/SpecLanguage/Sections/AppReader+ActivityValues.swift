public import SpecDiagnostics

/// What a Live Activity shows for each value of a field.
extension AppReader {
  func readActivityCopy(
    _ entry: MapEntry, of state: ActivityFields, _ arguments: SignalFacts
  ) -> LiveActivityCopyItem? {
    let field = enumeration(entry, in: state)
    guard let entries = session.map(entry.value, keys: .pattern(.enumValue), expected: LiveActivityShape.copyByValue)
    else { return nil }
    var found: [LiveActivityCopyItem.Entry] = []
    for word in entries {
      let isKnown = field.map { isValue(word, of: $0) } ?? true
      let text = readText(word.value, arguments: arguments)
      guard let text, isKnown, word.isNameValid else { continue }
      found.append(.init(value: Located(word.name, at: word.nameSpan), text: text.text))
    }
    if let field, !entry.value.node.isIncomplete { reportMissingValues(entry, entries, of: field) }
    return LiveActivityCopyItem(field: Located(entry.name, at: entry.nameSpan), entries: found)
  }

  func readProgress(_ entry: MapEntry, of state: ActivityFields) -> LiveActivityProgressItem? {
    let field = enumeration(entry, in: state)
    let expected = LiveActivityShape.progressByValue
    guard let entries = session.map(entry.value, keys: .pattern(.enumValue), expected: expected) else { return nil }
    var found: [LiveActivityProgressItem.Entry] = []
    for word in entries {
      let isKnown = field.map { isValue(word, of: $0) } ?? true
      let progress = session.number(word.value, in: 0...1)
      guard let progress, isKnown, word.isNameValid else { continue }
      found.append(
        .init(value: Located(word.name, at: word.nameSpan), progress: Located(progress, at: word.value.span)))
    }
    return LiveActivityProgressItem(field: Located(entry.name, at: entry.nameSpan), entries: found)
  }

  /// The field of `state` with an `enum` that a key names; nil, and reported where it is certain, when it names none.
  private func enumeration(_ entry: MapEntry, in state: ActivityFields) -> LiveActivityField? {
    if let field = state.fields.first(where: { $0.id == entry.name }) {
      if !field.values.isEmpty { return field }
      session.report(
        .badValue, "is a field without an 'enum', and only fields with one have known values",
        about: entry.value, at: entry.nameSpan,
        notes: [Diagnostic.Note("'\(field.id)' is declared here", at: field.idSpan)])
      return nil
    }
    guard state.isComplete else { return nil }
    let meant = session.guess(for: entry.name, among: state.fields.filter { !$0.values.isEmpty }.map(\.id))
    session.report(
      .unknownID,
      "names an unknown field '\(excerpt(entry.name))' of 'state'\(meant?.question() ?? "")", about: entry.value,
      at: entry.nameSpan, fixIt: meant?.fixIt(replacing: entry.nameSpan))
    return nil
  }

  private func isValue(_ word: MapEntry, of field: LiveActivityField) -> Bool {
    !word.isNameValid || checkValue(word.name, word.value, at: word.nameSpan, of: field)
  }

  private func reportMissingValues(_ entry: MapEntry, _ entries: [MapEntry], of field: LiveActivityField) {
    let values = field.values.map(\.value)
    for value in field.values where !entries.contains(where: { $0.name == value.value }) {
      // A misspelled key counts as the value it was meant to name.
      let isMeant = entries.contains { word in
        !values.contains(word.name) && Spelling.suggestion(for: word.name, among: values) == value.value
      }
      if isMeant { continue }
      session.report(
        .missingValue, "has no text for '\(value.value)'", about: entry.value, at: entry.nameSpan,
        notes: [Diagnostic.Note("'\(value.value)' is declared here", at: value.span)])
    }
  }
}

extension DiagnosticCode {
  /// A value of a field of a Live Activity for which nothing is said.
  public static let missingValue: Self = "live-activity/missing-value"
}
