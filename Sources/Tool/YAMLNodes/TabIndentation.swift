import SpecDiagnostics

/// Lines indented with tabs that libyaml accepted, as it does between brackets and in texts over several lines.
struct TabIndentation {
  let tree: SourceTree

  /// One finding a line. In a block text (`|`, `>`) a tab after the indentation is text.
  var findings: some Sequence<Diagnostic> {
    let blockTexts = tree.nodes.records.filter { $0.form == .literal || $0.form == .folded }
      .map { (firstLine: $0.start.line, lastLine: tree.end(of: $0).line) }
    var nextText = 0
    var line = 0
    var offset = tree.lines.contentStart
    let bytes = tree.lines.bytes
    return sequence(state: ()) { _ -> Diagnostic? in
      while offset < bytes.count {
        line += 1
        let lineStart = offset
        var hasTab = false
        while offset < bytes.count, bytes[offset] == 0x20 || bytes[offset] == 0x09 {
          hasTab = hasTab || bytes[offset] == 0x09
          offset += 1
        }
        let indentation = offset - lineStart
        let isBlank = offset == bytes.count || bytes[offset] == 0x0A || bytes[offset] == 0x0D
        offset = (bytes[offset...].firstIndex(of: 0x0A) ?? bytes.count - 1) + 1
        guard hasTab, !isBlank else { continue }
        while nextText < blockTexts.count, blockTexts[nextText].lastLine < line { nextText += 1 }
        if nextText < blockTexts.count, blockTexts[nextText].firstLine < line { continue }
        return .tabIndentation(
          SourceSpan(
            in: tree.source, start: SourcePosition(line: line, column: 1),
            end: SourcePosition(line: line, column: 1 + indentation)))
      }
      return nil
    }
  }
}
