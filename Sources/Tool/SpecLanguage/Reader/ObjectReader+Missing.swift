import SpecDiagnostics
import YAMLNodes

/// Keys that have to be there, and keys of which one has to be.
extension ObjectReader {
  func reportMissingKeys() {
    for index in shape.requiredFields {
      if isAbsent(index) {
        reportMissing(shape.fields[index], in: origin)
      } else if rare != nil, !furtherParts.isEmpty, shape.fields[index].isPerFile {
        for part in [origin] + furtherParts where part.node[shape.fields[index].key] == nil {
          reportMissing(shape.fields[index], in: part)
        }
      }
    }
    for number in shape.choices.indices {
      var present = 0
      for field in shape.choiceFields[number] where !isAbsent(field) { present += 1 }
      if present == 0 || present > 1 && shape.choices[number].isExclusive { reportChoice(number) }
    }
  }

  private func reportMissing(_ field: FieldShape, in part: SourceValue) {
    if meantKeys.contains(field.key) || isTooDeep(field.key) { return }
    var fixIt: Diagnostic.FixIt?
    if field.isPerFile {
      let line = "\(field.key): \(field.example)"
      let start = SourceSpan(file: part.headSpan.file, start: part.headSpan.start, end: part.headSpan.start)
      fixIt = Diagnostic.FixIt("begin the file with '\(line)'", replace: start, with: line + "\n")
    }
    var advice = ""
    // A closed list is soon told.
    if case .choice(let words) = field.type, words.count <= 6 { advice = ", which is \(field.type.expectation)" }
    // A list of ids says nothing about itself.
    if case .list(.reference(let kind)) = field.type {
      advice = ": write the ids of \(kind.nouns), as in '\(field.key): \(field.example)'"
    }
    session.report(.missingKey, "has no '\(field.key)'\(advice)", about: part, at: part.headSpan, fixIt: fixIt)
  }

  private func reportChoice(_ number: Int) {
    let choice = shape.choices[number]
    let present = shape.choiceFields[number].filter { !isAbsent($0) }
      .map { (key: key(of: slot($0)), value: value(of: slot($0))) }.sorted { $0.key.span < $1.key.span }
    if present.count > 1 {
      let (first, second) = (present[0].key.text, present[1].key.text)
      session.report(
        .conflictingKeys,
        present[0].value.isNothing
          ? "has nothing in '\(first)': indent '\(second)' so that it is inside"
          : "cannot have both '\(first)' and '\(second)'\(wayApart(first, second))",
        about: origin, at: present[1].key.span)
    } else if choice.isRequired, !choice.keys.contains(where: { meantKeys.contains($0) || isTooDeep($0) }) {
      session.report(.missingKey, Self.need(choice.keys) + needing(choice), about: origin, at: origin.headSpan)
    }
  }

  /// Two conditions in one item: all items of a list have to be true.
  private func wayApart(_ first: String, _ second: String) -> String {
    guard origin.position >= 0, shape.index(of: "any") != nil, shape.index(of: "all") != nil else { return "" }
    return ["any", "all", "not"].contains(first) || ["any", "all", "not"].contains(second)
      ? "" : ": each is an item of its own, '{ \(first): … }, { \(second): … }'"
  }

  /// The choice that the keys that are there belong to: `every: week` for a `weekday`.
  private func needing(_ choice: KeyChoice) -> String {
    let met = shape.cases.filter { one in
      !one.needed.isEmpty && choice.keys.contains(one.key) && one.needed.allSatisfy { !lacks($0) }
    }
    guard let best = met.max(by: { $0.needed.count < $1.needed.count }), case .words(let words) = best.value,
      words.count == 1
    else { return "" }
    let keys = best.needed.map { "'\($0)'" }.joined(last: "and")
    return ": with \(keys) write '\(best.key): \(words[0])'"
  }

  static func need(_ keys: [String]) -> String {
    "needs one of \(keys.map { "'\($0)'" }.joined(separator: ", "))"
  }
}
