/// What a SARIF log says about a kind of finding, apart from each finding.
public struct SARIFRule: Sendable, Hashable {
  public var code: DiagnosticCode
  /// How serious its findings are unless the workspace says otherwise.
  public var level: Diagnostic.Severity
  /// A short sentence without a place: the title of an alert.
  public var summary: String
  /// What is wrong with it and why that matters, in one or more sentences.
  public var explanation: String
  /// How to fix it, as plain text and as Markdown.
  public var help: String
  public var helpMarkdown: String?

  public init(
    _ code: DiagnosticCode, level: Diagnostic.Severity, summary: String, explanation: String, help: String,
    helpMarkdown: String? = nil
  ) {
    self.code = code
    self.level = level
    self.summary = summary
    self.explanation = explanation
    self.help = help
    self.helpMarkdown = helpMarkdown
  }

  /// What can be said about a code that has no page: its own words.
  public init(_ code: DiagnosticCode, level: Diagnostic.Severity) {
    let words = code.text.split(separator: "/").map { part in part.replacing("-", with: " ") }
    let name = words.last.map { $0.prefix(1).uppercased() + $0.dropFirst() } ?? code.text
    let family = words.dropLast().joined(separator: " ")
    self.init(
      code, level: level, summary: family.isEmpty ? name : "\(name) (\(family))",
      explanation: "The message of each finding says what is wrong there and what to write instead.",
      help: "Run 'notispec check': it shows the line, and what to write if one replacement is certain to be right.")
  }
}
