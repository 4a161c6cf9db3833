public import SpecDiagnostics
public import SpecModel

/// A judgement on a valid spec. One file per rule, named for the defect, and one line in `LintRoster.all`.
public protocol LintRule: Sendable {
  /// Stable; never reused for another rule.
  static var code: DiagnosticCode { get }
  /// How serious its findings are when the workspace says nothing else.
  static var level: Diagnostic.Severity { get }
  /// A piece of a spec that has exactly one finding of this rule, and one that has none.
  static var example: LintExample { get }

  init()

  /// The findings, in any order.
  func check(_ spec: Spec) -> [Diagnostic]
}

extension LintRule {
  /// A finding of this rule.
  func finding(_ message: String, at span: SourceSpan, notes: [Diagnostic.Note] = []) -> Diagnostic {
    Diagnostic(Self.code, Self.level, message, at: span, notes: notes)
  }
}

/// What a rule objects to and what it asks for. Sections that are left out are those of `LintExample.app`.
public struct LintExample: Sendable, Hashable {
  public let bad: String
  public let good: String

  public init(bad: String, good: String) {
    self.bad = bad
    self.good = good
  }

  /// The app that examples without an `app` section belong to.
  public static let app = """
    notispec: 1
    app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: local }
    """
}
