/// Numbers in sentences.
public enum Plural {
  /// "no errors", "1 error", "2 errors"
  public static func of(_ count: Int, _ word: String) -> String {
    switch count {
    case 0: "no \(word)s"
    case 1: "1 \(word)"
    default: "\(count) \(word)s"
    }
  }
}
