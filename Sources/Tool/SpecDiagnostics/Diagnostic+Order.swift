extension Array where Element == Diagnostic {
  /// In the order of a report: file, line, column, code, message. What says the same at the same place is there only
  /// once, and no more than a report lists.
  ///
  /// The order does not depend on the order in which findings were made.
  public func sortedForReport() -> [Diagnostic] {
    guard count > FindingCollector.limit || contains(where: { $0.code == .more }) else { return inOrder }
    var collector = FindingCollector()
    collector.append(contentsOf: self)
    return collector.report
  }

  /// In the order of a report, each once.
  var inOrder: [Diagnostic] {
    var kept: [Diagnostic] = []
    kept.reserveCapacity(count)
    // Equal findings are adjacent then, but not always next to each other: others may differ in what the order ignores,
    // such as the rows of a table, of which there may be any number.
    var alike: Set<Diagnostic> = []
    for finding in sorted(by: { $0.comesBefore($1) }) {
      if kept.last?.comesBefore(finding) ?? true { alike.removeAll(keepingCapacity: true) }
      if alike.insert(finding).inserted { kept.append(finding) }
    }
    return kept.joinedByCause()
  }
}

extension Diagnostic {
  /// A total order over everything a reader sees, so that equal reports have equal bytes.
  func comesBefore(_ other: Diagnostic) -> Bool {
    if span.file != other.span.file { return span.file < other.span.file }
    if span.start != other.span.start { return span.start < other.span.start }
    if code != other.code { return code < other.code }
    if message != other.message { return message < other.message }
    if span.end != other.span.end { return span.end < other.span.end }
    if severity != other.severity { return severity > other.severity }
    let texts = notes.map(\.message)
    let otherTexts = other.notes.map(\.message)
    if texts != otherTexts { return texts.lexicographicallyPrecedes(otherTexts) }
    return (fixIt?.replacement ?? "") < (other.fixIt?.replacement ?? "")
  }
}
