public import SpecDiagnostics

/// Something that a release relies on: what proves a requirement, or what excuses that nothing does.
public struct Proof: Sendable, Hashable {
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case requirement
    case scenario = "case"
    /// What a generated file must say.
    case output
    case notApplicable = "not_applicable"
    case namedOnly = "named_only"
    /// Of a lint rule.
    case waiver
    /// How serious the findings of a lint rule are.
    case level
    case knownFailure = "known_failure"
    case mutantWaiver = "mutant_waiver"

    /// Whether it is there to let something pass, so that a new one weakens the proofs.
    public var isExcuse: Bool {
      switch self {
      case .requirement, .scenario, .output, .level: false
      case .notApplicable, .namedOnly, .waiver, .knownFailure, .mutantWaiver: true
      }
    }
  }

  /// One thing that would fail: an expectation, a line of a quote, a row of a table.
  public struct Part: Sendable, Hashable {
    public enum Kind: Sendable, Hashable {
      case expectation, row, covers, quoteLine, text
      /// What a requirement asks for.
      case requires
    }

    public var kind: Kind
    /// What it is about; one that is about the same on the other side is its successor.
    public var subject: String
    /// As it is written, on one line.
    public var words: String
    /// What it says of its subject, by the names of its keys.
    public var values: [String: String]

    public init(_ kind: Kind, _ words: String, subject: String? = nil, values: [String: String] = [:]) {
      self.kind = kind
      self.subject = subject ?? words
      self.words = words
      self.values = values
    }
  }

  public var kind: Kind
  /// `NOTIF-001/EVENT-1`, `cleaner.limits/fires`, "copy/too-long at cleaner/notifications.offer".
  public var id: String
  /// The document, suite or file that it is one of.
  public var group: String
  /// Nil where it is not about one app.
  public var app: String?
  public var place: SourceSpan
  public var parts: [Part] = []
  /// How much it demands, where that is one word; a lower one demands less.
  public var strength: (rank: Int, word: String)?
  /// What the strength is if nothing is written.
  public var usualStrength: (rank: Int, word: String)?
  /// Of an excuse: why.
  public var reason = ""
  /// Of an excuse: its last day, as `2026-12-31`; nil for good.
  public var until: String?

  public init(_ kind: Kind, _ id: String, group: String, app: String? = nil, at place: SourceSpan) {
    self.kind = kind
    self.id = id
    self.group = group
    self.app = app
    self.place = place
  }

  public static func == (a: Self, b: Self) -> Bool {
    a.kind == b.kind && a.id == b.id && a.place == b.place && a.parts == b.parts && a.reason == b.reason
      && a.until == b.until && a.strength?.word == b.strength?.word
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(id)
  }
}

/// What a release manager has to know: a proof that is gone, that demands less, or that is excused.
public struct ProofChange: Sendable, Hashable {
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case removed, weakened
    /// What was proven is something else now.
    case changed
    case excused
  }

  public var kind: Kind
  public var proof: Proof.Kind
  /// Of the proof, or of the group if all of it was removed.
  public var id: String
  /// In a sentence.
  public var message: String
  /// In the base.
  public var oldPlace: SourceSpan?
  public var newPlace: SourceSpan?
}
