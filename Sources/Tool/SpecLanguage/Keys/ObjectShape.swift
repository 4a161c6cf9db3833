/// The keys of one mapping.
public final class ObjectShape: Sendable {
  /// Name in the JSON Schema's `$defs` and on the reference page: `notification`, `calendar-trigger`.
  public let name: String
  /// The name as people say it: `calendar trigger`.
  public var title: String { name.asTitle }
  public let doc: String
  public let fields: [FieldShape]
  /// Keys of which a mapping holds one and not several.
  public let choices: [KeyChoice]
  /// What the value of one key asks of the others.
  public let cases: [KeyCase]
  /// Keys of the language that this version does not read yet; they are refused in other words than a typing error.
  public let plannedKeys: [String]
  /// What to say of keys that people look for here, and that are elsewhere or have another name.
  public let elsewhere: [String: String]
  /// The same beside a key with which something else is right, by that key.
  let elsewhereBeside: [String: [String: String]]
  /// Keys that users choose, in addition to the fields: the variants of a text. Nil if there are none.
  public let others: OtherKeys?
  /// The fields that every such mapping has, by number.
  public let requiredFields: [Int]
  /// The fields of each choice, by number.
  public let choiceFields: [[Int]]
  private let numbers: [String: Int]

  public init(
    _ name: String, doc: String, fields: [FieldShape], choices: [KeyChoice] = [], cases: [KeyCase] = [],
    plannedKeys: [String] = [], elsewhere: [String: String] = [:],
    elsewhereBeside: [String: [String: String]] = [:], others: OtherKeys? = nil
  ) {
    self.name = name
    self.doc = doc
    self.fields = fields
    self.choices = choices
    self.cases = cases
    self.plannedKeys = plannedKeys
    self.elsewhere = elsewhere
    self.elsewhereBeside = elsewhereBeside
    self.others = others
    requiredFields = fields.indices.filter { fields[$0].isRequired }
    choiceFields = choices.map { choice in fields.indices.filter { choice.keys.contains(fields[$0].key) } }
    numbers = Dictionary(fields.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The number of the field with this key.
  public func index(of key: String) -> Int? { numbers[key] }

  /// The same for one that is declared.
  ///
  /// - Parameter guess: The number that it most likely has, which saves a search.
  func field(_ key: String, near guess: Int = 0) -> Int {
    if guess < fields.count, fields[guess].key == key { return guess }
    guard let number = numbers[key] else { fatalError("The shape '\(name)' declares no key '\(key)'.") }
    return number
  }

  public var requiredKeys: [String] { requiredFields.map { fields[$0].key } }
}

/// Keys that exclude each other: `trigger` or `triggers`.
public struct KeyChoice: Sendable, Hashable {
  public let keys: [String]
  /// One of them must be there.
  public let isRequired: Bool
  /// No more than one of them may be there. If not, the values decide, and the reader of the section says so.
  public let isExclusive: Bool

  public init(_ keys: [String], required: Bool, exclusive: Bool = true) {
    self.keys = keys
    isRequired = required
    isExclusive = exclusive
  }
}

/// Keys of the user's own in a mapping that has keys of the language too.
public struct OtherKeys: Sendable {
  public let keys: KeyShape
  public let values: ValueShape

  public init(keys: KeyShape, values: ValueShape) {
    self.keys = keys
    self.values = values
  }
}
