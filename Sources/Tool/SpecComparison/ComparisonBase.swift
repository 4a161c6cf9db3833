public import SpecDiagnostics

/// What the specs are compared with.
public struct ComparisonBase: Sendable, Hashable {
  public enum Kind: String, Sendable, Hashable {
    case git, folder
  }

  public var kind: Kind
  /// As it was asked for: `origin/main`, `../old/specs`.
  public var name: String
  /// The id of the commit; nil for a folder.
  public var commit: String?
  /// What is wrong with the specs there.
  public var errors: [Diagnostic] = []
  /// Apps that were in another folder: where they were, by their ids.
  public var moved: [String: String] = [:]

  public init(_ kind: Kind, name: String, commit: String? = nil, errors: [Diagnostic] = []) {
    self.kind = kind
    self.name = name
    self.commit = commit
    self.errors = errors
  }

  /// A sentence for each app that was in another folder.
  var moves: [String] {
    moved.sorted { $0.key < $1.key }.map { app, folder in
      "The app '\(app)' was moved: it is compared with '\(folder)' of the base, where it no longer is."
    }
  }

  /// "'origin/main' (1a2b3c4d5e6f)"
  public var title: String {
    guard let commit, !commit.hasPrefix(name) else { return "'\(name)'" }
    return "'\(name)' (\(commit.prefix(12)))"
  }
}
