public import SpecLanguage

/// A text of a spec under the key that an app and its translators use.
public struct CatalogText: Sendable, Hashable {
  /// Where an app looks it up.
  public enum Table: Sendable, Hashable {
    case localizable
    /// Under the key that the system asks for: `NSContactsUsageDescription`.
    case infoPlist(String)
    /// Nowhere: words that other texts are compared with, and texts kept for reference.
    case none
  }

  /// Unique in its app, and the same for as long as the ids of the spec are: `achievement_reminder.body`.
  public var key: String
  public var table: Table
  public var role: VisibleText.Role
  /// What it is and when it is shown, in sentences.
  public var comment: String
  public var text: LocalizedText
  /// What its placeholders mean.
  public var arguments: [ParameterItem]

  init(
    _ key: String, _ role: VisibleText.Role, _ comment: String, _ text: LocalizedText, in table: Table = .localizable,
    arguments: [ParameterItem] = []
  ) {
    self.key = key
    self.table = table
    self.role = role
    self.comment = comment
    self.text = text
    self.arguments = arguments
  }

  /// The arguments that it shows in at least one language, in the order of their declaration.
  ///
  /// Their positions, from 1, are the numbers in `%1$@`.
  public var shownArguments: [ParameterItem] {
    guard !arguments.isEmpty else { return [] }
    let shown = text.shownArguments
    return arguments.filter { shown.contains($0.id) }
  }
}

extension [CatalogText] {
  mutating func add(
    _ text: LocalizedText?, _ key: String, _ role: VisibleText.Role, _ what: String, _ summary: String? = nil
  ) {
    guard let text else { return }
    append(CatalogText(key, role, Self.comment(what, summary), text))
  }

  /// "Body of a notification. Reached the free limit."
  static func comment(_ what: String, _ summary: String?) -> String {
    guard let summary, !summary.isEmpty else { return what + "." }
    return "\(what). \(summary)"
  }
}
