public import SpecDiagnostics

/// What became of a mutant.
public enum MutantVerdict: Sendable, Hashable {
  /// A proof failed.
  case killed(by: MutantKiller)
  /// Nothing failed: nobody would notice.
  case survived
  /// `check` finds an error in the changed spec, or in a scenario table that names what is gone, so nobody could ship it.
  case refused(DiagnosticCode)
  /// Neither a table nor an output differs, so there is nothing to notice.
  case equivalent
  /// It survived, and the workspace says why that is right.
  case waived(MutantWaiver)
}

/// The proof that fails on a mutant.
public struct MutantKiller: Sendable, Hashable {
  /// The id of a case, or the place of a line that a text or a generated file contradicts.
  public let id: String
  public let file: String
  /// What went wrong first.
  public let message: String

  init(id: String, file: String, message: String) {
    self.id = id
    self.file = file
    self.message = message
  }

  /// A finding of `check` or `coverage`, by its line.
  public init(_ finding: Diagnostic) {
    self.init(
      id: "\(finding.span.file):\(finding.span.start.line)", file: finding.span.file, message: finding.message)
  }
}

/// What a mutant changes.
public enum MutantEffect: String, Sendable, Hashable, CaseIterable {
  /// A rule table, or the table of a machine: something else happens.
  case behaviour
  /// Only what is generated.
  case content
}

/// A mutant with its verdict.
public struct JudgedMutant: Sendable {
  /// A case in which something else happens, but that asserts nothing about it.
  public struct Hint: Sendable, Hashable {
    public let id: String
    public let span: SourceSpan
    /// What happens there without the change, and with it.
    public let before: String
    public let after: String
  }

  public let app: String
  public let mutant: SpecMutant
  /// Nil for one that was refused, and for one that changes nothing.
  public internal(set) var effect: MutantEffect?
  public var verdict = MutantVerdict.survived
  /// How many cases ran until the verdict.
  public internal(set) var casesRun = 0
  /// For a survivor: where to add an assertion.
  public internal(set) var hint: Hint?

  /// What waivers name: `cleaner/policies.pending_budget:59`.
  public var id: String { "\(app)/\(mutant.id)" }
}
