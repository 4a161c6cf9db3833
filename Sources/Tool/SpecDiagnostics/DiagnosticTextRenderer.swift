public import TextWriting

/// Findings as a compiler prints them.
///
///     specs/cleaner/app.yaml:12:5: error: 'paywal' is no deep-link target [links/unknown-target]
///       target: paywal
///               ^~~~~~
///       did you mean 'paywall'?
///     specs/cleaner/links.yaml:4:3: note: targets are declared here
///
/// The caller adds a summary line.
public struct DiagnosticTextRenderer: Sendable {
  /// Terminal colours (ANSI), for a terminal only.
  public var isColored: Bool
  /// Terminal columns of an echoed source line.
  public var lineWidth: Int
  /// Findings shown; a last line counts the others.
  public var findingLimit: Int
  /// Notes shown below one finding.
  public var noteLimit: Int

  /// Bytes of a message shown, and of a source line looked at.
  private static let longestMessage = 2_000
  private static let longestLine = 1 << 13

  public init(isColored: Bool = false, lineWidth: Int = 160, findingLimit: Int = 1_000, noteLimit: Int = 10) {
    self.isColored = isColored
    self.lineWidth = max(lineWidth, 20)
    self.findingLimit = findingLimit
    self.noteLimit = noteLimit
  }

  /// The findings in the order given, each ending with a line end; empty for none.
  ///
  /// - Parameter sourceLine: A line of a file, one-based, without its line end; nil if it is not available.
  public func render(_ findings: [Diagnostic], sourceLine: (_ file: String, _ line: Int) -> String?) -> TerminalText {
    var output: TerminalText = ""
    var cached: (file: String, line: Int, text: String?)?
    func line(_ span: SourceSpan) -> String? {
      let number = Int(span.start.line)
      if let cached, cached.file == span.file, cached.line == number { return cached.text }
      let text = sourceLine(span.file, number)
      cached = (span.file, number, text)
      return text
    }
    var last: Diagnostic?
    for finding in findings.prefix(findingLimit) {
      // Where a language is declared that a hundred texts lack is worth one line.
      let notes = last.map { $0.code == finding.code && $0.notes == finding.notes } ?? false ? [] : finding.notes
      last = finding
      head(finding.severity, finding.message, code: finding.code, at: finding.span, to: &output)
      excerpt(finding.span, line(finding.span), to: &output)
      if let fixIt = finding.fixIt {
        output += "  \(paint(shown(fixIt.message), .suggestion))\n"
      }
      for note in notes.prefix(noteLimit) {
        head(.note, note.message, code: nil, at: note.span, to: &output)
        if let span = note.span { excerpt(span, line(span), to: &output) }
      }
      if notes.count > noteLimit {
        output += "  (\(notes.count - noteLimit) more notes are not shown)\n"
      }
    }
    if findings.count > findingLimit {
      output += "(\(findings.dropFirst(findingLimit).counts.total) more findings are not shown)\n"
    }
    return output
  }

  private func head(
    _ severity: Diagnostic.Severity, _ message: String, code: DiagnosticCode?, at span: SourceSpan?,
    to output: inout TerminalText
  ) {
    if let span {
      output += "\(paint("\(span.file):\(span.start.line):\(span.start.column):", .strong)) "
    }
    output += "\(paint("\(severity.rawValue):", .of(severity))) \(paint(shown(message), .strong))"
    if let code { output += " [\(code)]" }
    output += "\n"
  }

  private func excerpt(_ span: SourceSpan, _ line: String?, to output: inout TerminalText) {
    guard let line else { return }
    guard line.utf8.count <= Self.longestLine else {
      output += "  (the line is too long to show: \(line.utf8.count) bytes)\n"
      return
    }
    let start = Int(span.start.column)
    // A range over several lines is shown to the end of its first one.
    let end = span.end.line == span.start.line ? Int(span.end.column) : Int.max
    let excerpt = SourceExcerpt(line, columns: start..<max(start, end), width: lineWidth)
    output += "  \(excerpt.line)\n  \(paint(excerpt.caret, .caret))\n"
  }

  private func shown(_ message: String) -> TerminalText {
    guard message.utf8.count > Self.longestMessage else { return "\(message)" }
    return "\(message.prefix(Self.longestMessage / 4))…"
  }

  private enum Paint: String {
    case strong = "1"
    case error = "1;31"
    case warning = "1;35"
    case note = "1;36"
    case caret = "1;32"
    case suggestion = "32"

    static func of(_ severity: Diagnostic.Severity) -> Self {
      switch severity {
      case .error: .error
      case .warning: .warning
      case .note: .note
      }
    }
  }

  private func paint(_ text: TerminalText, _ paint: Paint) -> TerminalText {
    isColored ? "\u{1B}[\(paint.rawValue)m\(text)\u{1B}[0m" : text
  }
}
