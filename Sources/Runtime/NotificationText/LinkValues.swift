/// What a link or a payload carries, by name.
///
/// Names are static texts, and nothing is put into its callers: both save the compiler of the calling module time.
public struct LinkValues: Sendable, Hashable {
  private var values: [String: String]

  @inline(never)
  public init() { values = [:] }

  /// What a payload carries. An empty text there is no value.
  @inline(never)
  public init(payload: [String: String]) { values = payload.filter { !$0.value.isEmpty } }

  /// Of two values of one name the first counts.
  mutating func add(_ name: String, _ value: String) {
    if values[name] == nil { values[name] = value }
  }

  @inline(never)
  public func text(_ name: StaticString) -> String? { text(of: name.description) }

  @inline(never)
  public func int(_ name: StaticString) -> Int? { int(of: name.description) }

  @inline(never)
  public func double(_ name: StaticString) -> Double? { double(of: name.description) }

  private func text(of name: String) -> String? { values[name] }

  private func int(of name: String) -> Int? { values[name].flatMap { Int($0) } }

  /// Infinity and NaN are not values.
  private func double(of name: String) -> Double? {
    values[name].flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
  }
}

/// A value that a screen is opened with.
public struct LinkParameter: Sendable, Hashable {
  public enum Kind: Sendable, Hashable { case text, int, double }

  public enum Value: Sendable, Hashable {
    case text(String)
    case int(Int)
    case double(Double)
  }

  public var id: String
  /// What links and payloads call it.
  public var key: String
  public var kind: Kind
  public var isOptional: Bool

  @inline(never)
  public init(_ id: String, key: String, _ kind: Kind = .text, isOptional: Bool = false) {
    self.id = id
    self.key = key
    self.kind = kind
    self.isOptional = isOptional
  }
}

extension LinkValues {
  /// The values of parameters, by their ids. A mistyped value that is optional is left out.
  ///
  /// A generated `DeepLink` reads its values the same way, one by one, each into its type.
  ///
  /// - Returns: Nil when one is missing or mistyped that is not optional.
  @inline(never)
  public func values(of parameters: [LinkParameter]) -> [String: LinkParameter.Value]? {
    var found: [String: LinkParameter.Value] = [:]
    for parameter in parameters {
      let value: LinkParameter.Value? =
        switch parameter.kind {
        case .text: text(of: parameter.key).map { .text($0) }
        case .int: int(of: parameter.key).map { .int($0) }
        case .double: double(of: parameter.key).map { .double($0) }
        }
      if value == nil, !parameter.isOptional { return nil }
      found[parameter.id] = value
    }
    return found
  }
}
