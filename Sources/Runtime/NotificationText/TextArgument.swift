/// A value that is filled into a text.
public struct TextArgument: Sendable, Hashable {
  public enum Value: Sendable, Hashable {
    case int(Int)
    case double(Double)
    case string(String)
    /// The text of another item of the catalogue, which is said instead of a missing value.
    case row(Int)
    /// With separators between groups of digits.
    case decimal(Double)
    /// With the code of its currency: `EUR`.
    case money(Double, currency: String)
    case civil(CivilFields, CivilStyle)
  }

  public let name: String
  public let value: Value

  /// A static text: of a `String` literal in each call the optimizer of the calling module makes a lot of code.
  @inline(never)
  public init(_ name: StaticString, _ value: Value) {
    self.name = name.description
    self.value = value
  }

  /// - Parameter row: Where the catalogue has what is said without a value, or for an empty text.
  @inline(never)
  public init(_ name: StaticString, _ value: Value?, or row: Int) {
    let isMissing = if case .string("")? = value { true } else { value == nil }
    self.init(name, isMissing ? .row(row) : value ?? .row(row))
  }

  /// What a sentence says in place of a number.
  init(_ name: String, words: String) { self.init(name, .string(words)) }

  private init(_ name: String, _ value: Value) {
    self.name = name
    self.value = value
  }

  /// As a text says it; whatever is no number is kept apart from words that are written from right to left.
  ///
  /// - Parameter words: What is in another row of the catalogue.
  func said(in tag: String, _ formats: TextFormats, _ words: (_ row: Int) -> String) -> TextArgument {
    switch value {
    case .int, .double: self
    case .string(let text): TextArgument(name, .string(value.keptApart(text, in: tag)))
    case .row(let row): TextArgument(name, .string(words(row)))
    case .decimal, .money, .civil:
      TextArgument(name, .string(value.keptApart(formats.text(value, in: tag), in: tag)))
    }
  }

  var text: String { value.text }

  /// What chooses a plural form; no other kind of argument does.
  var wholeNumber: Int? {
    if case .int(let number) = value { number } else { nil }
  }
}

/// The values of one text, which a module compares without compiling the comparison of lists once more.
public struct TextArguments: Sendable, Hashable, ExpressibleByArrayLiteral {
  let all: [TextArgument]

  @inline(never)
  public init(_ all: [TextArgument]) { self.all = all }

  @inline(never)
  public init(arrayLiteral elements: TextArgument...) { all = elements }

  @inline(never)
  public static func == (left: Self, right: Self) -> Bool { left.all == right.all }

  @inline(never)
  public func hash(into hasher: inout Hasher) { hasher.combine(all) }
}

extension TextArgument.Value {
  /// ASCII digits without grouping, in every locale; a whole number has no decimals. Empty for what needs formats.
  var text: String {
    switch self {
    case .int(let number): number.description
    case .double(let number): Self.digits(number)
    case .string(let text): text
    case .row, .decimal, .money, .civil: ""
    }
  }

  private static func digits(_ number: Double) -> String {
    // Not `Int64(exactly:)` or `rounded()`: on Linux they need a library that a program without imports is not linked with.
    guard number.magnitude < 1e15 else { return number.description }
    let whole = Int64(number)
    return Double(whole) == number ? whole.description : number.description
  }
}
