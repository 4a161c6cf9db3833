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
      default: preconditionFailure("No line of a diff: '\(line)'.")
      }
    }
    self.bad = bad.joined(separator: "\n")
    self.good = good.joined(separator: "\n")
  }
}
