public import SpecDiagnostics
public import SpecLanguage

/// One change to one value of an app's description.
public struct SpecMutant: Sendable, Hashable {
  /// The keys down to the value: `notifications.streak.conditions[0].elapsed`.
  public let path: String
  /// The same, with the items of lists by what they say: `preferences.offers.controls[new_type]`.
  public let name: String
  /// What is there instead: `29`, `out`, `not`. With the name it names the mutant for as long as the value stays.
  public let change: String
  public let mutator: Mutator
  /// The value as written.
  public let span: SourceSpan
  /// The keys of the language down to it: `spec-file.notifications`, `notification.priority`.
  public let keys: [String]
  /// The items that it is in, the outermost first: `notification` `streak`.
  public let items: [Item]
  let edits: [Edit]

  /// `policies.pending_budget:59`
  public var id: String { "\(name):\(change)" }

  /// The kinds of changes.
  public enum Mutator: String, Sendable, Hashable, CaseIterable {
    case number, duration, time, choice, flag, reference, text
    case leftOut = "left out"
    case negated, swapped
  }

  /// Something with an id of its own.
  public struct Item: Sendable, Hashable {
    public let kind: ItemKind
    public let id: String
  }

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

extension SpecMutant {
  /// What is there instead, as a sentence has it: "29", "'badge'". Nil where the value has no other in its place.
  var newValue: String? {
    switch mutator {
    case .number, .duration, .time, .flag: change
    case .choice, .reference: "'\(change)'"
    case .text, .leftOut, .negated, .swapped: nil
    }
  }

  /// What else became of the value: "is left out".
  var predicate: String? {
    switch mutator {
    case .number, .duration, .time, .flag, .choice, .reference: nil
    case .text: "has another letter"
    case .leftOut: "is left out"
    case .negated: "is negated"
    case .swapped: "is swapped with that of '\(change.dropFirst(Self.swap.count))'"
    }
  }

  /// Whether something that a scenario names may be gone with it, or be something else.
  public var mayHideNames: Bool {
    switch mutator {
    case .leftOut, .choice, .reference, .text: true
    case .number, .duration, .time, .flag, .negated, .swapped: false
    }
  }

  /// The same, if it is likely: of a notification type, scenarios name the id and the buttons of its category.
  public var hidesNames: Bool {
    guard mayHideNames else { return false }
    guard keys.first == "spec-file.notifications", keys.count > 1 else { return true }
    return keys[1] == "notification.category"
  }

  /// What the change of a swap begins with.
  static let swap = "swap-"
}
