public import TextWriting

/// Lines that GitHub Actions executes, and how foreign text is shown in them.
public enum WorkflowCommand: OutputFormat {
  /// As the log shows it, with what would end the command as `%0A` and the like.
  public static func escaped(_ text: String, isLineStart: Bool) -> String {
    percented(Terminal.escaped(text, isLineStart: isLineStart), ["%", "\r", "\n"])
  }

  fileprivate static func percented(_ text: String, _ reserved: Set<Unicode.Scalar>) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if reserved.contains(scalar) {
        escaped += "%" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16, uppercase: true)
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension Escaped<WorkflowCommand>.StringInterpolation {
  /// The value of a property, which ends at a comma or colon.
  fileprivate mutating func appendInterpolation(property: String) {
    let text = Terminal.escaped(property, isLineStart: false)
    append(escaped: WorkflowCommand.percented(text, ["%", "\r", "\n", ":", ","]))
  }
}

/// Findings as workflow commands of GitHub Actions, which become annotations on the lines of a pull request.
///
///     ::error file=specs/cleaner/app.yaml,line=12,col=13,endLine=12,endColumn=19,title=spec/unknown-id::'paywal' is …
///
/// GitHub shows the first ten errors and the first ten warnings of a step as annotations, and all of them in its log.
/// - Source: github.com/actions/toolkit, `packages/core/src/command.ts`
public struct GitHubAnnotationRenderer: Sendable {
  /// Findings written; a last line counts the others.
  public var findingLimit: Int

  public init(findingLimit: Int = 1_000) { self.findingLimit = findingLimit }

  /// One line per finding in the order given; empty for none.
  public func render(_ findings: [Diagnostic]) -> Escaped<WorkflowCommand> {
    var output = findings.prefix(findingLimit).map(Self.command).joined()
    if findings.count > findingLimit {
      output += "::notice::\(findings.dropFirst(findingLimit).counts.total) more findings are not shown\n"
    }
    return output
  }

  private static func command(_ finding: Diagnostic) -> Escaped<WorkflowCommand> {
    let (start, end) = (finding.span.start, finding.span.end)
    // GitHub refuses columns for a range over several lines.
    let range: Escaped<WorkflowCommand> =
      start.line == end.line
      ? "col=\(start.column),endLine=\(end.line),endColumn=\(end.column)" : "endLine=\(end.line)"
    let file = URIReference.normalized(finding.span.file)
    return """
      ::\(name(of: finding.severity)) file=\(property: file),line=\(start.line),\(range),\
      title=\(property: finding.code.text)::\(text(of: finding))

      """
  }

  private static func name(of severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  /// The message, and below it whatever helps to understand it, one line each.
  private static func text(of finding: Diagnostic) -> Escaped<WorkflowCommand> {
    var lines: [Escaped<WorkflowCommand>] = ["\(finding.message)"]
    if let fixIt = finding.fixIt { lines.append("\(fixIt.message)") }
    for note in finding.notes {
      if let span = note.span {
        lines.append("\(span.place): \(note.message)")
      } else {
        lines.append("\(note.message)")
      }
    }
    return lines.joined(separator: "%0A")
  }
}
