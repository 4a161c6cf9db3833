/// What did not hold, without what differs from history to history: two stories with the same cause are one finding.
public struct Cause: Sendable, Hashable {
  public let words: String

  init(_ broken: String) {
    let sentence = broken.hasPrefix("what should change nothing") ? broken.prefix { $0 != ":" } : broken[...]
    words = sentence.split(separator: " ").filter { word in
      !word.contains { $0 == "." || $0 == "[" || $0 == "]" || $0 == "/" || $0.isNumber }
    }.joined(separator: " ")
  }
}
