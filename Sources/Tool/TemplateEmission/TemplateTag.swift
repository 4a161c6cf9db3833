import SpecDiagnostics

/// One `{{…}}` of a template.
struct TemplateTag: Hashable {
  enum Kind: Hashable {
    /// `{{name}}`, or `{{{name}}}` and `{{&name}}`, which are not escaped.
    case value
    /// `{{#name}}`
    case section
    /// `{{^name}}`
    case invertedSection
    /// `{{/name}}`
    case end
    /// `{{>name}}`
    case partial
    /// `{{!…}}`
    case comment
    /// `{{=<% %>=}}`
    case delimiters
    /// `{{<name}}`, `{{$name}}`, `{{%name}}`, `{{>*name}}`: forms of Mustache that are not supported here.
    case unsupported
  }

  let kind: Kind
  /// Without blanks around it, and without transforms.
  let name: String
  /// In the order in which they are written: of `{{a(b(name))}}` `a` and `b`.
  let transforms: [String]
  let place: TemplatePlace
  /// From its first character to behind its last one, in Unicode scalars.
  let range: Range<Int>
}

/// A place in a template. Lines and columns start at 1; columns count Unicode scalars.
struct TemplatePlace: Hashable {
  let line: Int
  let column: Int
  /// The column after the last character.
  let endColumn: Int
}

/// What is wrong in a template, in words for its author.
struct TemplateMistake: Error, Hashable {
  let code: DiagnosticCode
  /// The template or partial, by its path.
  let file: String
  let place: TemplatePlace
  let message: String

  /// It is no Mustache, or asks for something that is not supported.
  static let malformed: DiagnosticCode = "templates/malformed"
  /// It names what there is not.
  static let unknownName: DiagnosticCode = "templates/unknown-name"
  static let missingPartial: DiagnosticCode = "templates/missing-partial"
  /// It would take very long to fill in, or become very large.
  static let tooLarge: DiagnosticCode = "templates/too-large"

  var finding: Diagnostic {
    Diagnostic(
      code, .error, message.prefix(1).uppercased() + message.dropFirst(),
      at: SourceSpan(
        file: file, start: SourcePosition(line: place.line, column: place.column),
        end: SourcePosition(line: place.line, column: place.endColumn)))
  }
}
