/// A piece of a spec that breaks requirements. A rule that finds it proves them.
public struct LintProof: Sendable, Hashable {
  public let covers: [String]
  /// The text with `1️⃣` where the finding begins. Sections that are left out are those of `LintExample.app`.
  public let markedBad: String

  public init(_ covers: [String], _ markedBad: String) {
    self.covers = covers
    self.markedBad = markedBad
  }

  public var bad: String { markedBad.replacing(LintExample.marker, with: "") }

  /// Line and column of the marker, from 1; columns count Unicode scalars.
  public var place: (line: Int, column: Int)? {
    guard let marker = markedBad.firstRange(of: LintExample.marker) else { return nil }
    let before = markedBad[..<marker.lowerBound].unicodeScalars
    let lineStart = before.lastIndex(of: "\n").map(before.index(after:)) ?? before.startIndex
    return (before.count { $0 == "\n" } + 1, before[lineStart...].count + 1)
  }
}
