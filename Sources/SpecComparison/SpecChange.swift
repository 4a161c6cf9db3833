public import SpecDiagnostics
public import SpecModel

/// One difference between two descriptions of an app.
public struct SpecChange: Sendable, Hashable {
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case added, removed
    /// The same under another id.
    case renamed
    case changed
    /// The same parts in another order.
    case moved
  }

  public var app: String
  public var kind: Kind
  /// The keys down to the part, as the base has them for what was removed or renamed. Empty for the whole app.
  public var path: [String]
  /// The new id of what was renamed.
  public var newID: String?
  /// The path of the rename that this reference goes along with, or of the language that this text does.
  var follows: [String]?
  var old: ResolvedNode?
  var new: ResolvedNode?
  /// In the base; nil for what was added.
  public var oldPlace: SourceSpan?
  /// Nil for what was removed.
  public var newPlace: SourceSpan?
  /// One for each audience, in the order of `Audience.allCases`.
  public var judgements: [Judgement] = []
  /// The agreement on each audience that has one.
  public var acknowledgements: [Audience: BreakItem] = [:]

  init(
    app: String, kind: Kind, path: [String], newID: String? = nil, old: ResolvedNode? = nil, new: ResolvedNode? = nil
  ) {
    self.app = app
    self.kind = kind
    self.path = path
    self.newID = newID
    self.old = old
    self.new = new
  }

  /// `cleaner/notifications.streak.priority`; the name that `breaks` in the workspace file knows it by.
  public var place: String { path.isEmpty ? app : "\(app)/\(path.joined(separator: "."))" }

  /// The worst of its judgements.
  public var verdict: Verdict { judgements.map(\.verdict).max() ?? .safe }

  /// Whether it breaks something that nobody has agreed to.
  public var isUnacknowledgedBreak: Bool {
    judgements.contains { $0.verdict == .break && acknowledgements[$0.audience] == nil }
  }

  /// What happened, in a sentence.
  public var message: String {
    let name = path.isEmpty ? "The app '\(app)'" : "'\(path.joined(separator: "."))'"
    return switch kind {
    case .added: "\(name) is new"
    case .removed: "\(name) is gone"
    case .renamed: "\(name) is now called '\(newID ?? "")', and nothing else about it has changed"
    case .moved: "The parts of \(name) stand in another order"
    case .changed: "\(name) was \(Self.quoted(old)) and is \(Self.quoted(new))"
    }
  }

  private static func quoted(_ node: ResolvedNode?) -> String {
    guard let node else { return "not there" }
    if case .text(let text) = node.form { return "'\(text.clipped)'" }
    return node.description.clipped
  }
}

extension String {
  /// Short enough for a sentence.
  var clipped: String { count > 120 ? prefix(119) + "…" : self }
}
