/// Findings as workflow commands of GitHub Actions, which become annotations at the lines of a pull request.
///
///     ::error file=specs/cleaner/app.yaml,line=12,col=13,endLine=12,endColumn=19,title=spec/unknown-id::'paywal' is …
///
/// GitHub shows the first ten errors and the first ten warnings of a step as annotations, and all of them in its log.
/// - Source: github.com/actions/toolkit, `packages/core/src/command.ts`
public struct GitHubAnnotationRenderer: Sendable {
  /// Findings written; the number of the others is said in a last line.
  public var findingLimit: Int

  public init(findingLimit: Int = 1_000) { self.findingLimit = findingLimit }

  /// One line a finding in the order given; empty for none.
  public func render(_ findings: [Diagnostic]) -> String {
    var output = findings.prefix(findingLimit).map { Self.command($0) + "\n" }.joined()
    if findings.count > findingLimit {
      output += "::notice::\(findings.count - findingLimit) more findings are not shown\n"
    }
    return output
  }

  private static func command(_ finding: Diagnostic) -> String {
    let (start, end) = (finding.span.start, finding.span.end)
    var properties = ["file=" + property(URIReference.normalized(finding.span.file)), "line=\(start.line)"]
    // Columns of a range over several lines are refused.
    if start.line == end.line {
      properties += ["col=\(start.column)", "endLine=\(end.line)", "endColumn=\(end.column)"]
    } else {
      properties.append("endLine=\(end.line)")
    }
    properties.append("title=" + property(finding.code.text))
    return "::\(name(of: finding.severity)) \(properties.joined(separator: ","))::\(data(text(of: finding)))"
  }

  private static func name(of severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  /// The message and below it what would help to understand it, each on a line of its own.
  private static func text(of finding: Diagnostic) -> String {
    var lines = [finding.message.showingInvisibles]
    if let fixIt = finding.fixIt { lines.append(fixIt.message.showingInvisibles) }
    for note in finding.notes {
      let place = note.span.map { "\($0.file.showingInvisibles):\($0.start.line):\($0.start.column): " } ?? ""
      lines.append(place + note.message.showingInvisibles)
    }
    return lines.joined(separator: "\n")
  }

  private static func data(_ text: String) -> String { escape(text, ["%", "\r", "\n"]) }

  private static func property(_ text: String) -> String { escape(text, ["%", "\r", "\n", ":", ","]) }

  private static func escape(_ text: String, _ reserved: Set<Unicode.Scalar>) -> String {
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
