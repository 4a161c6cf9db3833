/// Which cases to run, by a pattern on their ids.
///
/// `*` stands for any characters, `/` included, and `?` for one; everything else stands for itself. A pattern matches a
/// whole id: `cleaner.limit-reached/*`, `*/at-85`.
public struct CaseFilter: Sendable, Hashable {
  public let pattern: String
  private let scalars: [Unicode.Scalar]

  public init(_ pattern: String) {
    self.pattern = pattern
    scalars = Array(pattern.unicodeScalars)
  }

  public func matches(_ id: String) -> Bool {
    let text = Array(id.unicodeScalars)
    var (inText, inPattern) = (0, 0)
    // Where to go on after the last `*`, with one character more for it. Earlier ones never need another try.
    var retry: (text: Int, pattern: Int)?
    while inText < text.count {
      if inPattern < scalars.count, scalars[inPattern] == "*" {
        inPattern += 1
        retry = (inText, inPattern)
      } else if inPattern < scalars.count, scalars[inPattern] == "?" || scalars[inPattern] == text[inText] {
        inText += 1
        inPattern += 1
      } else if let last = retry {
        inText = last.text + 1
        inPattern = last.pattern
        retry = (inText, inPattern)
      } else {
        return false
      }
    }
    return scalars[inPattern...].allSatisfy { $0 == "*" }
  }
}
