/// What the JSON of a value looks like.
indirect enum WireShape: Sendable {
  case text, flag, number
  /// Anything.
  case any
  case integer(ClosedRange<Int>)
  case word([String])
  case list(WireShape)
  case map(WireShape)
  /// One of several.
  case either([WireShape])
  case object(Object)
  /// An object whose member `tag` says which members it has besides.
  case choice(tag: String, [Form])
  /// Used in several places, and described in one.
  case named(String, WireShape)

  struct Object: Sendable {
    var fields: [Field]
  }

  struct Field: Sendable {
    var name: String
    var doc: String
    var shape: WireShape
    var isRequired: Bool
  }

  struct Form: Sendable {
    var name: String
    var fields: [Field]
  }

  /// The integers that a `Double` has all of.
  static let exact = -9_007_199_254_740_991...9_007_199_254_740_991
}
