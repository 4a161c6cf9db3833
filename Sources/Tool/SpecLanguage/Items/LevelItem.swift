public import SpecDiagnostics

/// How serious the findings of a rule are, as a workspace sets it.
public enum LintLevel: String, Sendable, Hashable, CaseIterable {
  /// The rule says nothing.
  case off
  case note, warning, error

  /// Nil when there is nothing to say.
  public var severity: Diagnostic.Severity? {
    switch self {
    case .off: nil
    case .note: .note
    case .warning: .warning
    case .error: .error
    }
  }
}

/// One entry of `lint.levels`.
public struct LevelItem: Sendable, Hashable {
  public var rule: Located<DiagnosticCode>
  public var level: LintLevel

  public init(rule: Located<DiagnosticCode>, level: LintLevel) {
    self.rule = rule
    self.level = level
  }
}
