public import NotificationCivilTime
import PageReading
public import SpecDiagnostics
public import SpecLanguage

/// A judgement on a valid spec, in a file named after the defect. What people read about it is its page, a file beside it that
/// is named after its code (see `LintPage`).
public protocol LintRule: Sendable {
  /// Stable; never reused for another rule.
  static var code: DiagnosticCode { get }
  /// How serious its findings are unless the workspace says otherwise.
  static var level: Diagnostic.Severity { get }
  /// A piece of a spec whose only finding, from all rules, is one of this rule, and a piece that has none. That of the page,
  /// unless it is too long to be read.
  static var example: LintExample { get }
  /// Other findings that the bad example necessarily has, and why.
  static var neighbours: [DiagnosticCode: String] { get }
  /// The output without which it has nothing to say, by the id of its emitter; nil for a rule about the app itself.
  static var output: String? { get }

  init()

  /// Which kinds of rule it is.
  var roles: LintRoles { get }

  /// The findings, in any order.
  func check(_ spec: Spec) -> [Diagnostic]
}

/// A rule, cast once to what else it is. Casting on each use searches all types of the program and would take longer
/// than checking a small app.
public struct LintRoles: Sendable {
  var wording: (any WordingRule)?
  var copyText: (any CopyTextRule)?
  var dated: (any DatedLintRule)?
}

extension LintRule {
  public static var example: LintExample { LintExample(of: file) ?? "" }
  public static var neighbours: [DiagnosticCode: String] { [:] }
  public static var output: String? { nil }
  public var roles: LintRoles { LintRoles() }

  /// The page as it is written; empty if there is none.
  static var file: Page {
    Page(EmbeddedTexts.text(at: "Rules/\(code.text).md") ?? "")
  }

  /// A finding of this rule.
  func finding(
    _ message: String, at span: SourceSpan, notes: [Diagnostic.Note] = [], fixIt: Diagnostic.FixIt? = nil
  ) -> Diagnostic {
    Diagnostic(Self.code, Self.level, message, at: span, notes: notes, fixIt: fixIt)
  }
}

/// A rule that compares dates of the spec with the present one.
public protocol DatedLintRule: LintRule {
  func check(_ spec: Spec, on today: CivilDate) -> [Diagnostic]
}

extension DatedLintRule {
  public var roles: LintRoles { LintRoles(dated: self) }

  /// Without a date nothing has expired.
  public func check(_ spec: Spec) -> [Diagnostic] { [] }
}
