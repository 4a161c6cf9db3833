/// A file with a mistake and the same file without it.
public struct ExamplePair: Sendable, Hashable {
  public let bad: String
  public let good: String

  /// - Parameter diff: Both files at once, as in a diff: `- ` begins a line of the bad file, `+ ` one of the good file,
  ///   two spaces one of both.
  public init(diff: String) {
    var bad: [Substring] = []
    var good: [Substring] = []
    for line in diff.split(separator: "\n", omittingEmptySubsequences: false) {
      let text = line.dropFirst(2)
      switch line.prefix(2) {
      case "- ", "-": bad.append(text)
      case "+ ", "+": good.append(text)
      case "  ", "":
        bad.append(text)
        good.append(text)
      default: fatalError("No line of a diff: '\(line)'.")
      }
    }
    self.bad = bad.joined(separator: "\n")
    self.good = good.joined(separator: "\n")
  }

  /// - Parameters:
  ///   - hunk: The lines of such a diff that differ, and enough of those around them to tell the place.
  ///   - good: The whole good file.
  public init(hunk: String, of good: String) {
    let hunk = hunk.split(separator: "\n", omittingEmptySubsequences: false)
    let kept = hunk.filter { !$0.hasPrefix("-") }.map { $0.dropFirst(2).replacing(LintExample.marker, with: "")[...] }
    let lines = good.split(separator: "\n", omittingEmptySubsequences: false)
    guard let place = lines.firstRange(of: kept) else { fatalError("Not in the file: \(kept).") }
    let before = lines[..<place.lowerBound].map { "  \($0)" }
    let after = lines[place.upperBound...].map { "  \($0)" }
    self.init(diff: (before + hunk.map(String.init) + after).joined(separator: "\n"))
  }
}
