import SpecLanguage

/// Who signs in and out.
extension ScenarioReading {
  /// Words that are not names. They mean that somebody signs in, or that the user signs out.
  private static let wordsForIn: Set<String> = ["in", "on", "login", "log_in", "sign_in", "signed_in", "true", "yes"]
  private static let wordsForOut: Set<String> = [
    "out", "off", "none", "no", "nobody", "null", "nil", "false", "logout", "log_out", "sign_out", "signed_out",
  ]

  /// A name, or nil for `out`.
  fileprivate func userChange(_ value: SourceValue) -> String?? {
    guard let name = session.text(value) else { return nil }
    if name == "out" { return .some(nil) }
    return isName(name, value, "to sign out, write 'out'") ? name : nil
  }

  /// Who is signed in at the start.
  fileprivate func userAtStart(_ value: SourceValue) -> String? {
    guard let name = session.text(value) else { return nil }
    return isName(name, value, "leave 'user' out when no user is signed in") ? name : nil
  }

  private func isName(_ name: String, _ value: SourceValue, _ remedyForOut: String) -> Bool {
    let word = name.lowercased().replacing("-", with: "_").replacing(" ", with: "_")
    if Self.wordsForOut.contains(word) {
      session.report(.badValue, "is not a name: \(remedyForOut)", about: value)
      return false
    }
    if Self.wordsForIn.contains(word) {
      session.report(.badValue, "is not a name: write who signs in, such as 'alice'", about: value)
      return false
    }
    return true
  }
}

extension KeyType where Value == String {
  /// A name, where somebody is signed in.
  static var userAtStart: Self { Self(.text) { value, file in file.reading.userAtStart(value) } }
}

extension KeyType where Value == String? {
  /// A name; nil for `out`.
  static var userChange: Self { Self(.text) { value, file in file.reading.userChange(value) } }
}
