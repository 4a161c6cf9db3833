/// A version of iOS: major and minor.
public struct SystemVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
  public var major: Int
  public var minor: Int

  public init(_ major: Int, _ minor: Int) {
    self.major = major
    self.minor = minor
  }

  /// `15.0`; nil for anything else.
  public init?(_ text: String) {
    guard TextPattern.systemVersion.matches(text) else { return nil }
    let parts = text.split(separator: ".").compactMap { Int($0) }
    self.init(parts[0], parts[1])
  }

  public var description: String { "\(major).\(minor)" }

  public static func < (left: Self, right: Self) -> Bool { (left.major, left.minor) < (right.major, right.minor) }
}
