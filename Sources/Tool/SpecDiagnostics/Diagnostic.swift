/// A stable, searchable name of a kind of finding, such as `copy/missing-locale`. Never reused for another meaning.
public struct DiagnosticCode: Sendable, Hashable, Comparable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let text: String

  public init(_ text: String) { self.text = text }
  public init(stringLiteral value: String) { text = value }

  public var description: String { text }
  public static func < (a: Self, b: Self) -> Bool { a.text < b.text }
}

/// One finding about a spec, a scenario or an output: what is wrong, where, and, if that is certain, how to fix it.
///
/// A mistake in a spec is a `Diagnostic`, returned and never thrown.
public struct Diagnostic: Sendable, Hashable {
  /// How serious a finding is. One error and nothing is written.
  public enum Severity: String, Sendable, Hashable, Comparable, CaseIterable {
    case note, warning, error

    public static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// Another place that explains the finding: "'zh-Hans' is declared here".
  public struct Note: Sendable, Hashable {
    public var message: String
    public var span: SourceSpan?

    public init(_ message: String, at span: SourceSpan? = nil) {
      self.message = message
      self.span = span
    }
  }

  /// One replacement, safe to apply unread.
  public struct FixIt: Sendable, Hashable {
    /// What applying it does, in words: "write 'paywall'"; a question if somebody has to decide.
    public var message: String
    public var span: SourceSpan
    public var replacement: String
    /// Whether it may be applied unread. A question is for an editor to offer, and `check --fix` leaves it alone.
    public var isCertain = true

    public init(_ message: String, replace span: SourceSpan, with replacement: String) {
      self.message = message
      self.span = span
      self.replacement = replacement
    }

    /// A word in place of a misspelled one: a question, unless it is one slip away and no other word is.
    ///
    /// - Parameters:
    ///   - words: All that may be written there.
    ///   - text: What to write, if that is more than the word.
    public init(
      meant word: String, for written: String, among words: some Sequence<String>, replace span: SourceSpan,
      with text: String? = nil
    ) {
      let isCertain = Spelling.isOnlySlip(written, of: word, among: words)
      self.init(isCertain ? "write '\(word)'" : "did you mean '\(word)'?", replace: span, with: text ?? word)
      self.isCertain = isCertain
    }

    /// The same for an editor to offer, unless it is certain.
    public func asQuestion(unless isCertain: Bool) -> Self {
      guard !isCertain, self.isCertain else { return self }
      var question = self
      let bare = replacement.count > 2 && replacement.first == "\"" && replacement.last == "\""
      let shown = String(replacement.drop { $0 == " " })
      question.message = bare ? "did you mean \(shown)?" : "did you mean '\(shown)'?"
      question.isCertain = false
      return question
    }
  }

  public var code: DiagnosticCode
  public var severity: Severity
  /// One sentence a product manager understands; it names the key.
  public var message: String
  /// The key or value to edit, never the whole mapping.
  public var span: SourceSpan
  public var notes: [Note]
  public var fixIt: FixIt?
  /// What others may have in common with it.
  public var cause: Cause?
  /// In a finding that says how many others are not listed: what they are.
  public var leftOut: FindingCounts?

  public init(
    _ code: DiagnosticCode, _ severity: Severity, _ message: String, at span: SourceSpan,
    notes: [Note] = [], fixIt: FixIt? = nil
  ) {
    self.code = code
    self.severity = severity
    self.message = message
    self.span = span
    self.notes = notes
    self.fixIt = fixIt
  }
}
