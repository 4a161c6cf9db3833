public import SpecDiagnostics

extension Coverage {
  /// Whether a requirement is proven.
  public enum State: String, Sendable, Hashable, CaseIterable {
    /// Something of the kind that its `checked_by` asks for would fail if it were not met, and nothing fails.
    case proven
    /// Something names it, but nothing would fail.
    case namedOnly = "named_only"
    /// It is agreed that nothing here meets it.
    case notApplicable = "not_applicable"
    /// Nothing proves it, or something speaks against it.
    case open
  }

  /// One requirement and what there is for it.
  public struct Entry: Sendable {
    public var requirement: Requirement
    /// Cases whose `covers` names it.
    public var passed = 0
    /// Those that are known to fail are not among them.
    public var failed = 0
    public var knownFailing = 0
    /// Spec items whose `covers` names it: `notifications.limit_reached_reminder`.
    public var items: [String] = []
    /// Lint rules whose bad example breaks it: `push/no-expiration`.
    public var rules: [String] = []
    /// Texts that are compared with its quote: `cleaner/highlight_ready.body in ru`.
    public var texts: [String] = []
    /// Generated files of which a line or value is compared with what it asks for.
    public var assertedFiles: [String] = []
    /// For `generated` and `artifact`: files below `generated/` in which the items can be seen, one for each output.
    public var outputs: [String] = []
    /// Texts, generated files and agreements that speak against it.
    public var findings: [Diagnostic] = []

    init(_ requirement: Requirement) { self.requirement = requirement }

    public var cases: Int { passed + failed + knownFailing }

    public var state: State {
      if failed > 0 || knownFailing > 0 || !findings.isEmpty { return .open }
      if requirement.notApplicable != nil { return .notApplicable }
      if isProven { return .proven }
      switch requirement.check {
      // An item that names it proves nothing, and what should prove it can be written here.
      case .scenario, .lint: return requirement.check == .lint && passed > 0 ? .namedOnly : .open
      case .generated, .artifact, .device: return items.isEmpty && passed == 0 ? .open : .namedOnly
      }
    }

    /// Whether there is something of its own kind that would fail.
    private var isProven: Bool {
      switch requirement.check {
      case .scenario: passed > 0
      case .lint: !rules.isEmpty
      case .generated, .artifact: !texts.isEmpty || !assertedFiles.isEmpty
      case .device: !assertedFiles.isEmpty
      }
    }
  }
}
