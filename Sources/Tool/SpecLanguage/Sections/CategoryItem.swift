public import NotificationRules
public import NotificationTerms
import SpecDiagnostics

/// One entry of `categories`: a `UNNotificationCategory` with its actions.
public struct CategoryItem: FormerlyNamed, Hashable {
  public let itemID: Located<String>
  /// Ids and identifiers that it had in earlier versions of the app.
  public let formerly: [Located<String>]
  public let summary: String?
  /// What the system knows it by.
  public let identifier: Located<String>
  /// In the order in which they are shown.
  public let actions: [ActionItem]
  public let options: [Located<CategoryOption>]
  /// Shown in place of the text while previews are hidden.
  public let hiddenPreview: LocalizedText?
  /// A fixture: no type needs to use it.
  public let isTestOnly: Bool
  public let covers: [Located<String>]

  public static let keys = SectionKeys<Self>(
    "category", doc: "The buttons that a notification offers, and how it behaves.")

  public init(_ read: KeyReader<Self>) {
    let id = read.name
    itemID = id
    summary = read.summary(\.summary)
    identifier = read(
      "identifier", \.identifier, .pattern(.systemIdentifier), default: id.value, absent: "the id",
      doc: "The system's identifier for it.", example: "MESSAGE_CATEGORY")
    actions = read(
      "actions", \.actions,
      many: .sections(checking: { actions, _, app in app.session.reportEqual("id", of: actions) }),
      required: true,
      doc: "The buttons, the most important first: if space is short, only two are shown.",
      example: "[{ id: VIEW_ACTION, title: { en: \"View\" }, options: [foreground], target: chat }]")
    options = read(
      "options", \.options, listOf: .choice, doc: "How notifications of the category behave.",
      example: "[custom_dismiss_action]")
    hiddenPreview = read(
      "hidden_preview", \.hiddenPreview, .localized(SignalFacts()),
      doc: "The text while previews are hidden.", example: "{ en: \"New message\" }")
    isTestOnly = read(
      "test_only", \.isTestOnly, .mark, default: false,
      doc: "Whether it is there for tests, so that no type has to use it.", example: "true")
    covers = read.covers(\.covers)
    formerly = read.formerly(\.formerly, .systemIdentifier)
    let actions = actions
    read.check { _, app in
      app.checkFormerIDs(of: actions, .action)
      app.requirements[id.value, default: []] += actions.flatMap { action in
        action.requires.map { ActionRequirement(action: action.id, argument: $0) }
      }
    }
  }

  public func action(_ id: String) -> ActionItem? { actions.first { $0.id == id } }
}

/// One button of a category: a `UNNotificationAction`.
public struct ActionItem: FormerlyNamed, Hashable {
  /// What the system knows it by: `REPLY_ACTION`.
  public let itemID: Located<String>
  /// Ids that it had in earlier versions of the app.
  public let formerly: [Located<String>]
  public let summary: String?
  public let title: LocalizedText
  public let options: [Located<ActionOption>]
  /// The screen it opens.
  public let opening: TargetUse?
  /// A field to write into: then it is a `UNTextInputNotificationAction`.
  public let textInput: TextInputItem?
  /// Arguments or data keys that a notification with this button must carry.
  public let requires: [Located<String>]
  /// It shows the notification again after this time.
  public let snooze: Located<SnoozeRule>?
  /// Pressing it counts as this signal.
  public let signal: Located<String>?
  /// What becomes of the large view.
  public let endsWith: Located<ActionEnding>?
  /// The name of a symbol.
  public let icon: Located<String>?
  public let covers: [Located<String>]

  public static let keys = SectionKeys<Self>("action", doc: "A button of a notification.")

  public init(_ read: KeyReader<Self>) {
    itemID = read(
      "id", \.itemID, .pattern(.systemIdentifier), doc: "The system's identifier for it.", example: "REPLY_ACTION")
    summary = read.summary(\.summary)
    title = read(
      "title", \.title, .localized(SignalFacts()), doc: "The words on it.",
      example: "{ en: \"Reply\" }")
    options = read(
      "options", \.options, listOf: .choice,
      doc: "Whether it opens the app, is destructive, or requires the device to be unlocked first.",
      example: "[foreground]")
    opening = read(
      "target", \.opening, .target, doc: "The screen it opens, and what that always gets from here.", example: "chat")
    textInput = read(
      "text_input", \.textInput, .section, doc: "A text field.",
      example: "{ button: { en: \"Send\" }, placeholder: { en: \"Message…\" } }")
    requires = read(
      "requires", \.requires, listOf: .reference(to: .parameter),
      doc: "The arguments or data that a notification with this button must carry.", example: "[chat_id]")
    snooze = read(
      "snooze", \.snooze, .snooze,
      doc:
        "Shows it again after this time, or after the minutes that a `number` setting says. Caps do not count it "
        + "again; at night it waits like the first.",
      example: "1h")
    signal = read(
      "signal", \.signal, .reference(to: .signal),
      doc: "Pressing it counts as this signal, without opening the app. The signal carries the arguments of the "
        + "notification that have the names of its parameters.",
      example: "dose_taken")
    let opening = options.first { $0.value == .foreground }
    let (signal, requires) = (signal, requires)
    read.check { mapping, app in
      app.checkQuietKeys(of: mapping, opening)
      if let signal { app.check(signal, of: mapping, with: requires) }
    }
    endsWith = read(
      "ends_with", \.endsWith, .choice,
      doc: "What happens to the view of the content extension when it is pressed: it goes away (`dismiss`), goes away "
        + "and the app is told (`dismiss_and_forward`), or stays (`none`).",
      example: "dismiss")
    let icon = read("icon", \.icon, .text, doc: "The name of the symbol next to the words.", example: "\"arrow.up\"")
    self.icon = icon
    read.check { action, app in
      // An emoji is the usual mistake; which of the other names there are, depends on the version of iOS.
      guard let icon, let value = action.written("icon"), !icon.value.utf8.allSatisfy({ $0 < 0x80 })
      else { return }
      app.session.report(
        .badValue, "must be the name of a symbol of Apple such as 'arrow.up', not '\(excerpt(icon.value))'",
        about: value)
    }
    covers = read.covers(\.covers)
    formerly = read.formerly(\.formerly, .systemIdentifier)
  }

  public var target: Located<String>? { opening?.id }
}

/// `text_input` of an action.
public struct TextInputItem: SpecSection, Hashable {
  /// The button that sends the text.
  public let button: LocalizedText
  /// Shown in the empty field.
  public let placeholder: LocalizedText?

  public static let keys = SectionKeys<Self>("text-input", doc: "A text field.")

  public init(_ read: KeyReader<Self>) {
    button = read(
      "button", \.button, .localized(SignalFacts()), doc: "The words on the button that sends the text.",
      example: "{ en: \"Send\" }")
    placeholder = read(
      "placeholder", \.placeholder, .localized(SignalFacts()), doc: "The words in the empty field.",
      example: "{ en: \"Message…\" }")
  }
}

/// What a button asks of the notifications that offer it.
struct ActionRequirement {
  var action: String
  var argument: Located<String>
}

extension AppReader {
  /// The app is not opened and asked for nothing: the scheduler does it.
  fileprivate func checkQuietKeys(of action: ObjectReader, _ opening: Located<ActionOption>?) {
    let does = [("snooze", "only shows the notification again"), ("signal", "is only counted")]
    guard let (own, does) = does.first(where: { action.has($0.0) }) else { return }
    for key in ["target", "text_input"] + (own == "snooze" ? ["signal"] : []) {
      guard let value = action.written(key) else { continue }
      session.report(
        .conflictingKeys, "makes no sense with '\(own)', which \(does)", about: value, at: action.keySpan(key))
    }
    if let opening {
      session.report(
        .conflictingKeys, "opens the app, which makes no sense with '\(own)'",
        about: action.written("options") ?? action.origin, at: opening.span)
    }
  }

  /// What the signal carries comes from the notification.
  fileprivate func check(_ signal: Located<String>, of action: ObjectReader, with required: [Located<String>]) {
    for parameter in signals[signal.value]?.parameters ?? []
    where parameter.kind != nil && !parameter.isOptional && !required.contains(where: { $0.value == parameter.name }) {
      session.report(
        .badValue,
        "carries '\(parameter.name)', which a notification with this button may lack: add it to 'requires'",
        about: action.written("signal") ?? action.origin, notes: [parameter.note])
    }
  }

  /// The system keeps one category for an identifier: of two, the first would lose its buttons.
  func reportEqualIdentifiers(_ categories: [CategoryItem]) {
    var first: [String: CategoryItem] = [:]
    for category in categories {
      guard let other = first.updateValue(category, forKey: category.identifier.value) else { continue }
      first[category.identifier.value] = other
      session.error(
        .duplicateID,
        "'categories.\(category.id)' has the identifier '\(category.identifier.value)', which "
          + "'categories.\(other.id)' also has: the system would keep only one",
        at: category.identifier.span, notes: [Diagnostic.Note("first used here", at: other.identifier.span)])
    }
  }
}
