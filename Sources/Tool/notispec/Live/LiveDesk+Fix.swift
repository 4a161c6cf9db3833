import NotificationConformance
import SpecDiagnostics

extension LiveDesk {
  /// Makes the certain replacement of one finding, as `check --fix` makes all of them.
  func fix(_ request: JSONValue) -> LiveAnswer {
    if isReadOnly { return .refusal(409, "'--read-only' keeps this page from writing.") }
    guard let loaded, let wanted = FindingName(request) else { return .refusal(400, "This names no finding.") }
    guard let finding = loaded.findings.first(where: { FindingName($0) == wanted }), let fixIt = finding.fixIt,
      fixIt.isCertain, let old = loaded.files.bytes(fixIt.span.file)
    else { return .refusal(409, "It is no longer there.") }
    let fixed = FixedText(old, applying: [fixIt])
    guard fixed.appliedCount == 1 else { return .refusal(409, "It is no longer there.") }
    do throws(WorldError) {
      try choice.refuseStrayLink(in: fixIt.span.file)
      try FileEdit.write([FileEdit(of: fixIt.span.file, from: old, to: fixed)], journaledIn: choice.specs)
    } catch {
      return .refusal(409, error.sentence.text)
    }
    return .json { $0.strings("files", [fixIt.span.file]) }
  }

  /// A finding with a replacement, as a page calls it.
  private struct FindingName: Equatable {
    let file: String
    let line: Int
    let column: Int
    let code: String
    let replacement: String

    init?(_ request: JSONValue) {
      guard let file = request["file"]?.text, case .integer(let line) = request["line"],
        case .integer(let column) = request["column"], let code = request["code"]?.text,
        let replacement = request["replacement"]?.text
      else { return nil }
      (self.file, self.line, self.column) = (file, Int(line), Int(column))
      (self.code, self.replacement) = (code, replacement)
    }

    init?(_ finding: Diagnostic) {
      guard let fixIt = finding.fixIt else { return nil }
      (file, code, replacement) = (finding.span.file, finding.code.text, fixIt.replacement)
      (line, column) = (Int(finding.span.start.line), Int(finding.span.start.column))
    }
  }
}
