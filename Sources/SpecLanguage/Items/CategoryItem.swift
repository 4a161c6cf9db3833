public import NotificationTerms
public import SpecDiagnostics

/// One entry of `categories`: a `UNNotificationCategory` with its actions.
public struct CategoryItem: Sendable, Hashable {
  public var id: String
  public var idSpan: SourceSpan
  public var summary: String?
  /// What the system knows it by; the id where the spec says nothing.
  public var identifier: Located<String>
  /// In the order in which they are shown.
  public var actions: [ActionItem]
  public var options: [Located<CategoryOption>]
  /// Shown in place of the text while previews are hidden.
  public var hiddenPreview: LocalizedText?
  /// A fixture: no type needs to use it.
  public var isTestOnly: Bool
  public var covers: [Located<String>]

  public init(
    id: String, idSpan: SourceSpan, summary: String?, identifier: Located<String>, actions: [ActionItem],
    options: [Located<CategoryOption>], hiddenPreview: LocalizedText?, isTestOnly: Bool, covers: [Located<String>]
  ) {
    self.id = id
    self.idSpan = idSpan
    self.summary = summary
    self.identifier = identifier
    self.actions = actions
    self.options = options
    self.hiddenPreview = hiddenPreview
    self.isTestOnly = isTestOnly
    self.covers = covers
  }

  public func action(_ id: String) -> ActionItem? { actions.first { $0.id == id } }
}

/// One button of a category: a `UNNotificationAction`.
public struct ActionItem: Sendable, Hashable {
  /// What the system knows it by: `REPLY_ACTION`.
  public var id: String
  public var idSpan: SourceSpan
  public var summary: String?
  public var title: LocalizedText
  public var options: [Located<ActionOption>]
  /// The screen it opens.
  public var target: Located<String>?
  /// A field to write into: then it is a `UNTextInputNotificationAction`.
  public var textInput: TextInputItem?
  /// Arguments or data keys that a notification with this button must carry.
  public var requires: [Located<String>]
  /// What becomes of the large view.
  public var endsWith: Located<ActionEnding>?
  /// The name of a symbol.
  public var icon: Located<String>?
  public var covers: [Located<String>]

  public init(
    id: String, idSpan: SourceSpan, summary: String?, title: LocalizedText, options: [Located<ActionOption>],
    target: Located<String>?, textInput: TextInputItem?, requires: [Located<String>],
    endsWith: Located<ActionEnding>?, icon: Located<String>?, covers: [Located<String>]
  ) {
    self.id = id
    self.idSpan = idSpan
    self.summary = summary
    self.title = title
    self.options = options
    self.target = target
    self.textInput = textInput
    self.requires = requires
    self.endsWith = endsWith
    self.icon = icon
    self.covers = covers
  }
}

/// `text_input` of an action.
public struct TextInputItem: Sendable, Hashable {
  /// The button that sends the text.
  public var button: LocalizedText
  /// Shown in the empty field.
  public var placeholder: LocalizedText?

  public init(button: LocalizedText, placeholder: LocalizedText?) {
    self.button = button
    self.placeholder = placeholder
  }
}
