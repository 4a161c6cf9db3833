import SpecDiagnostics

/// `strings`.
extension AppReader {
  func readString(_ entry: MapEntry) -> StringItem? {
    let errors = session.errorCount
    guard entry.value.kind == .mapping else {
      session.reportWrongType(entry.value, expected: CopyShape.localized)
      return nil
    }
    // No language is called `text` or like another key of the long form.
    if entry.value.node.entries.contains(where: { StringShape.object.index(of: $0.key.text) != nil }) {
      return readLongString(entry)
    }
    guard let entries = session.map(entry.value, keys: .languageTag, expected: CopyShape.localized),
      let text = readText(
        entries, of: entry.value, at: entry.nameSpan, isWhole: !entry.value.node.isIncomplete, SignalFacts()),
      entry.isNameValid, session.errorCount == errors
    else { return nil }
    return StringItem(id: entry.name, idSpan: entry.nameSpan, text: text.text)
  }

  private func readLongString(_ entry: MapEntry) -> StringItem? {
    let errors = session.errorCount
    guard let item = session.object(entry.value, StringShape.object) else { return nil }
    let summary = item.text("summary")
    let arguments = readParameters(item, "arguments", ParameterShape.argument)
    let text = readText(item, "text", arguments: arguments.facts)
    let covers = item.covers()
    if let text, let value = item.written("text") {
      for argument in arguments.facts.parameters where !text.arguments.contains(argument.name) {
        session.report(.unusedArgument, "does not show '{\(argument.name)}'", about: value, at: argument.span)
      }
    }
    guard entry.isNameValid, session.errorCount == errors, let text else { return nil }
    return StringItem(
      id: entry.name, idSpan: entry.nameSpan, summary: summary?.value, text: text.text, arguments: arguments.items,
      covers: covers)
  }
}
