import SpecDiagnostics

extension TreeBuilder {
  /// A copy text that begins with `&` loses its first word without a sound: YAML takes that for the name of a mark.
  mutating func reportUnusedAnchors() {
    for anchor in anchors.unused {
      let record = nodes.records[anchor.record]
      let length = UInt32(truncatingIfNeeded: anchor.name.unicodeScalars.count) + 1
      let end = Place(line: anchor.place.line, column: anchor.place.column + length)
      findings.append(.unusedAnchor(anchor.name, span(anchor.place, end), fixIt: quotes(around: anchor, record)))
    }
  }

  /// Quotes around mark and text, if that is certainly what was meant: words on one line, which are never an id.
  private func quotes(around anchor: AnchorTable.Anchor, _ record: NodeRecord) -> Diagnostic.FixIt? {
    let whole = span(anchor.place, nodes.end(of: record, source: scanner.source))
    let text = text(of: anchor.record)
    guard record.form == .plain, whole.start.line == whole.end.line, text.contains(" "),
      !text.contains(where: { $0 == "\"" || $0 == "\\" }),
      // There is only one blank and no tag between the two.
      record.start.column == anchor.place.column + UInt32(truncatingIfNeeded: anchor.name.unicodeScalars.count) + 2
    else { return nil }
    return Diagnostic.FixIt("put it in quotes", replace: whole, with: "\"&\(anchor.name) \(text)\"")
  }
}
