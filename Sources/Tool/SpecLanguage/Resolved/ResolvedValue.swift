/// A value of the spec as it holds in the end, defaults included: what `dump` prints, digests count and `diff` compares.
public indirect enum ResolvedValue: Sendable, Hashable {
  case text(String)
  case flag(Bool)
  case int(Int)
  case number(Double)
  case list([ResolvedValue])
  case section([ResolvedMember])

  /// As one would write it in YAML, on one line.
  var yaml: String {
    switch self {
    case .text(let text): text
    case .flag(let flag): "\(flag)"
    case .int(let number): "\(number)"
    case .number(let number): number.words
    case .list(let items): "[\(items.map(\.yaml).joined(separator: ", "))]"
    case .section(let members): "{ \(members.map { "\($0.key): \($0.value.yaml)" }.joined(separator: ", ")) }"
    }
  }
}

/// A key with its value.
public struct ResolvedMember: Sendable, Hashable {
  public let key: String
  public let value: ResolvedValue

  init(key: String, value: ResolvedValue) {
    self.key = key
    self.value = value
  }

  /// Nil where there is nothing to say.
  init?(_ key: String, _ value: ResolvedValue?) {
    guard let value else { return nil }
    self.init(key: key, value: value)
  }
}
