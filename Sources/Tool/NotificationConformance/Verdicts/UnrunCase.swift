public import SpecDiagnostics

/// A case that errors keep from being run, or all those of a file that nobody can tell apart.
public struct UnrunCase: Sendable, Hashable {
  /// The path of the file where it does not say.
  public var suite: String
  /// Unique in the suite.
  public var name: String
  public var span: SourceSpan
  /// Whether it is one case with an id of its own.
  public var isNamed: Bool
  /// The errors in the case itself.
  public var errors: [Diagnostic]
  /// The first error elsewhere that keeps it out, if it has none of its own.
  public var cause: Diagnostic?

  public init(
    suite: String, name: String, at span: SourceSpan, isNamed: Bool = true, errors: [Diagnostic] = [],
    cause: Diagnostic? = nil
  ) {
    self.suite = suite
    self.name = name
    self.span = span
    self.isNamed = isNamed
    self.errors = errors
    self.cause = cause
  }

  public var id: String { "\(suite)/\(name)" }

  /// "not run, because of an error at specs/demo/app.yaml:20:13: …"
  public var sentence: String {
    guard let first = errors.first ?? cause else { return "not run, because of errors" }
    return "not run, because of an error at \(first.span.place): \(first.message)"
  }
}

extension [UnrunCase] {
  /// Errors that no case of the list has in itself.
  public func others(of findings: [Diagnostic]) -> [Diagnostic] {
    let own = Set(flatMap(\.errors))
    return findings.filter { $0.severity == .error && !own.contains($0) }
  }
}

extension CaseSelection {
  /// Whether a case would be run if it could be. One without an id is in if any of that beginning may be.
  public func includes(_ unrun: UnrunCase) -> Bool {
    if unrun.isNamed { return includes(unrun.id) }
    let beginning = String(unrun.id[..<(unrun.id.lastIndex(of: "/") ?? unrun.id.endIndex)]) + "/"
    return (filters.isEmpty || filters.contains { $0.mayMatch(idsBeginningWith: beginning) })
      && shard?.includes(unrun.id) ?? true
  }
}
