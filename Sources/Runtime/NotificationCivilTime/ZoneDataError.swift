/// Time zone data that cannot be used, with a sentence that says why.
public struct ZoneDataError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The zone they were read for.
  public let identifier: String
  /// "the file ends inside its header"
  public let reason: String

  public var description: String { "the data of time zone '\(identifier)' cannot be used: \(reason)" }
}
