/// What a `UNNotificationCategory` is made of, with its texts in one language.
///
/// `setNotificationCategories` replaces what was registered before: an app passes all of its categories at once.
public struct CategoryRegistration: Sendable, Hashable {
  public struct Action: Sendable, Hashable {
    /// The `actionIdentifier` of a response.
    public var identifier: String
    public var title: String
    public var options: [ActionOption]
    /// A text field: then it is a `UNTextInputNotificationAction`.
    public var textInput: TextInput?
    /// The name of a symbol for a `UNNotificationActionIcon`.
    public var icon: String?

    public init(
      identifier: String, title: String, options: [ActionOption] = [], textInput: TextInput? = nil,
      icon: String? = nil
    ) {
      self.identifier = identifier
      self.title = title
      self.options = options
      self.textInput = textInput
      self.icon = icon
    }
  }

  public struct TextInput: Sendable, Hashable {
    /// The button that sends what was written.
    public var button: String
    /// The placeholder of the empty field.
    public var placeholder: String

    public init(button: String, placeholder: String) {
      self.button = button
      self.placeholder = placeholder
    }
  }

  public var identifier: String
  /// In the order in which they are shown.
  public var actions: [Action]
  public var options: [CategoryOption]
  /// Shown instead of the text while previews are hidden; nil leaves that to the system.
  public var hiddenPreview: String?

  public init(identifier: String, actions: [Action], options: [CategoryOption] = [], hiddenPreview: String? = nil) {
    self.identifier = identifier
    self.actions = actions
    self.options = options
    self.hiddenPreview = hiddenPreview
  }
}
