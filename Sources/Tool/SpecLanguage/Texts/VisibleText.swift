import NotificationRules

/// A text that people read, anywhere in a spec, with its place there and the key that an app looks it up with.
public struct VisibleText: Sendable, Hashable {
  /// What the text is on the screen. Lengths and style depend on it.
  public enum Role: Sendable, Hashable {
    case title, subtitle, body
    /// A button of a notification.
    case action
    /// A button of a screen.
    case button
    /// Anything else on a screen of the app.
    case label
    /// A reason that the system shows in its own dialog.
    case usageDescription
    /// Words that other texts are compared with; nobody reads them on their own.
    case claim
    /// A value that no text shows, such as the number on a badge.
    case value

    /// Whether people read it on its own.
    public var isRead: Bool { self != .claim && self != .value }

    /// How wide a text may be before iOS cuts it off on the Lock Screen; nil if it never does. A Chinese character
    /// takes two columns.
    public var columns: Int? {
      switch self {
      case .title, .subtitle: 50
      case .body: 178
      case .action, .button, .label, .usageDescription, .claim, .value: nil
      }
    }
  }

  /// Where an app looks it up.
  public enum Table: Sendable, Hashable {
    case localizable
    /// Under the key that the system asks for: `NSContactsUsageDescription`.
    case infoPlist(String)
    /// Nowhere: words that other texts are compared with, and texts kept for reference.
    case none
  }

  public let role: Role
  public let table: Table
  public let text: LocalizedText
  /// What its placeholders mean.
  public let arguments: [ParameterItem]
  private let place: Place

  /// Names are put together when they are asked for: a walk over all texts of notifications asks for few of them.
  private indirect enum Place: Sendable, Hashable {
    case notification(id: String, about: String, TextRule.Field, Variant?)
    case other(path: String, key: String, comment: String)
  }

  /// One of the texts of a variant.
  struct Variant: Sendable, Hashable {
    let id: String
    /// From 1.
    let number: Int
    let variants: CopyVariants

    init(id: String, number: Int, of variants: CopyVariants) {
      self.id = id
      self.number = number
      self.variants = variants
    }

    /// "variant 'dramatic', where {days} is at least 100".
    fileprivate var words: String { "variant '\(id)'\(variants.words(for: id).map { ", \($0)" } ?? "")" }
  }

  init(_ type: NotificationItem, _ field: TextRule.Field, _ variant: Variant?, _ text: LocalizedText) {
    place = .notification(id: type.id, about: type.summary.value, field, variant)
    role =
      switch field {
      case .title: .title
      case .subtitle: .subtitle
      case .body: .body
      }
    table = .localizable
    self.text = text
    arguments = variant.map { $0.variants.arguments(type.arguments, of: $0.id) } ?? type.arguments
  }

  init(
    _ path: String, key: String, _ role: Role, comment: String, _ text: LocalizedText, in table: Table,
    arguments: [ParameterItem]
  ) {
    place = .other(path: path, key: key, comment: comment)
    self.role = role
    self.table = table
    self.text = text
    self.arguments = arguments
  }

  /// Where it is in the spec: `notifications.streak.copy.body`.
  public var path: String {
    switch place {
    case .notification(let id, _, let field, let variant):
      "notifications.\(id).copy.\(field.rawValue)\(variant.map { ".variants.\($0.id)" } ?? "")"
    case .other(let path, _, _): path
    }
  }

  /// What an app and its translators know it by: unique in the app, and the same for as long as the ids of the spec
  /// are: `streak.body`. `Spec.forEachText` lists all keys.
  public var key: String {
    switch place {
    case .notification(let id, _, let field, let variant):
      "\(Spec.textSections.contains(id) ? "notifications." : "")\(id).\(field.rawValue)\(variant?.keySuffix ?? "")"
    case .other(_, let key, _): key
    }
  }

  /// What it is and when it is shown, in sentences, for translators.
  public var comment: String {
    switch place {
    case .notification(_, let about, let field, let variant):
      Self.comment("\(field.word) of a notification\(variant.map { ", \($0.words)" } ?? "")", about: about)
    case .other(_, _, let comment): comment
    }
  }

  /// "Body of a notification. Reached the free limit."
  static func comment(_ what: String, about: String?) -> String {
    guard let about, !about.isEmpty else { return "\(what)." }
    return "\(what). \(about)"
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

extension VisibleText.Variant {
  fileprivate var keySuffix: String { number == 1 ? ".\(id)" : ".\(id).\(number)" }
}

extension TextRule.Field {
  fileprivate var word: String {
    switch self {
    case .title: "Title"
    case .subtitle: "Subtitle"
    case .body: "Body"
    }
  }
}
