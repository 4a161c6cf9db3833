extension Int {
  /// `1 day`, `2 days`.
  package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

extension [String] {
  /// `a`, `a and b`, `a, b and c`.
  package func joined(last word: String) -> String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(word) " + last
  }
}

extension String {
  /// As the beginning of a sentence: the first letter is a capital, the others stay.
  package var withCapital: String { prefix(1).uppercased() + dropFirst() }

  /// The name of a shape as people say it: `calendar trigger` for `calendar-trigger`.
  public var asTitle: String { replacing("-", with: " ") }
}
