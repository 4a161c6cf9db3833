/// What the JSON of a value looks like.
public indirect enum WireShape: Sendable {
  case text, flag, number
  /// Anything.
  case any
  case integer(ClosedRange<Int>)
  case word([String])
  case list(WireShape)
  case map(WireShape)
  /// One of several.
  case either([WireShape])
  case object([Field])
  /// An object whose member `tag` says which members it has besides.
  case choice(tag: String, [Form])
  /// Used in several places, and described in one.
  case named(String, WireShape)

  public struct Field: Sendable {
    public var name: String
    public var doc: String
    public var shape: WireShape
    public var isRequired: Bool

    public init(name: String, doc: String = "", shape: WireShape, isRequired: Bool = true) {
      (self.name, self.doc, self.shape, self.isRequired) = (name, doc, shape, isRequired)
    }
  }

  public struct Form: Sendable {
    public var name: String
    public var fields: [Field]
  }

  /// The integers that a `Double` has all of.
  public static let exact = -9_007_199_254_740_991...9_007_199_254_740_991
}
