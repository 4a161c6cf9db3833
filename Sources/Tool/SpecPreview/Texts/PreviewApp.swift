public import SpecDiagnostics
public import SpecLanguage

/// One app as the preview gets it: its spec, and what is known about each item.
public struct PreviewApp: Sendable {
  public var spec: Spec
  /// The same app in the base; nil without one, or if the app is new.
  public var before: Spec?
  /// What is wrong, by the first two keys down to the place: `notifications.offer`.
  public var findings: [(path: String, finding: Diagnostic)] = []
  /// What proves a type, by its id.
  public var proofs: [String: PreviewProof] = [:]

  public init(_ spec: Spec) { self.spec = spec }
}

/// What holds an item to its word: requirements that it covers, and cases that play it.
public struct PreviewProof: Sendable, Hashable {
  public var requirements: [Requirement]
  /// Ids of scenario cases.
  public var cases: [String]

  public struct Requirement: Sendable, Hashable {
    public var id: String
    public var words: String?

    public init(id: String, words: String?) {
      self.id = id
      self.words = words
    }
  }

  public init(requirements: [Requirement], cases: [String]) {
    self.requirements = requirements
    self.cases = cases
  }
}
