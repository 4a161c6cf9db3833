/// The version of notispec, for people; the manifest of the outputs counts what the generator writes.
enum ProductVersion {
  static let text = "0.2.0"
  /// Where it is released on GitHub.
  static let repository = "notispec/notispec"

  /// What `requires` of a new workspace says: before 1.0 the second number counts incompatible changes, later the first.
  static var required: String { leading(text.hasPrefix("0.") ? 2 : 1, of: text) }

  /// Whether this is a version that somebody asks for by its first numbers: `0.2` is 0.2.0 and every other 0.2.
  static func isMeant(by required: String) -> Bool { numbers(text).starts(with: numbers(required)) }

  /// The command that installs the first version with these numbers.
  static func installation(of required: String) -> String {
    let version = leading(3, of: required + ".0.0")
    return "curl -fsSL https://github.com/\(repository)/releases/download/v\(version)/install.sh | sh"
  }

  private static func leading(_ count: Int, of version: String) -> String {
    version.split(separator: ".").prefix(count).joined(separator: ".")
  }

  private static func numbers(_ version: String) -> [Int?] {
    version.split(separator: ".").map { Int($0) }
  }
}
