/// What did not hold, without what differs from history to history: two stories with the same cause are one finding.
public struct Cause: Sendable, Hashable {
  public let words: String

  init(_ broken: String) {
    // What comes behind it says when and where, or what exactly differs.
    let end = broken.hasPrefix("what should change nothing") ? broken.firstIndex(of: ":") : nil
    let sentence = broken[..<(end ?? broken.firstRange(of: " at ")?.lowerBound ?? broken.endIndex)]
    words = sentence.split(separator: " ").filter { word in
      !word.contains { $0 == "." || $0 == "[" || $0 == "]" || $0 == "/" || $0.isNumber }
    }.joined(separator: " ")
  }
}
