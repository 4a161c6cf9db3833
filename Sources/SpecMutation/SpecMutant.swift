public import SpecDiagnostics

/// One change to one value of an app's description.
public struct SpecMutant: Sendable, Hashable {
  /// The keys down to the value: `notifications.streak.priority`.
  public let path: String
  /// What is there instead: `29`, `out`, `not`. With the path it names the mutant for as long as the spec stays.
  public let change: String
  /// The value as written.
  public let span: SourceSpan
  /// The keys of the language down to it: `spec-file.notifications`, `notification.priority`.
  public let keys: [String]
  let edits: [Edit]

  /// `streak.priority:29`
  public var id: String { "\(path):\(change)" }

  /// What is done at one place of one file.
  struct Edit: Sendable, Hashable {
    let file: Int
    /// The number of the value in each container down to it.
    let address: [Int]
    let action: Action
  }

  enum Action: Sendable, Hashable {
    /// YAML on one line takes the place of the value.
    case replace(String)
    /// The value goes, and its key.
    case leaveOut
    /// The value stands behind a key of its own: `{ not: … }`.
    case wrap(String)
    /// What is behind the one key of the value takes its place.
    case unwrap
  }
}
