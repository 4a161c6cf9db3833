/// Environment variables that change how a run looks or where it finds time zones.
enum Environment {
  /// The value of a variable; nil if it is unset or empty.
  static func value(_ name: String) -> String? {
    guard let text = getenv(name), text.pointee != 0 else { return nil }
    return String(cString: text)
  }
}
