import NotificationTerms
import SpecLanguage
import TextWriting

extension SwiftModule {
  /// The categories with their buttons, and which type is in which. Nil for an app without categories.
  var notificationCategoryFile: [UInt8]? {
    guard !spec.categories.isEmpty else { return nil }
    let names = spec.categories.map { name($0.id, of: .category) }
    var writer = newWriter()
    writer.leanEnum(
      LeanEnum(
        name: "NotificationCategory",
        doc: "What can be done with a notification of \(appName) without opening the app.",
        cases: zip(names, spec.categories).map { ($0, $1.identifier.value, $1.summary ?? "`\($1.identifier.value)`") },
        idDoc: "The system's identifier for the category.", lookupDoc: "The category with this identifier"))
    writer.line()
    writer.block("extension NotificationCategory") { writer in
      if hasButtons {
        writeActions(names, &writer)
        writer.line()
        if hasContentExtension {
          writer.lines(endingLookup)
          writer.line()
        }
      }
      writer.lines(categoryOption)
      writer.line()
      writer.doc("How notifications of the category behave.")
      writer.block("\(access)var options: [Option]") { writer in
        writer.line("switch self {")
        for (name, category) in zip(names, spec.categories) {
          writer.answer("." + name, .list(category.options.map { .atom($0.value.swiftCase) }))
        }
        writer.line("}")
      }
      writer.line()
      writer.doc("Shown instead of the text while previews are hidden; nil leaves that to the system.")
      writer.line("\(access)func hiddenPreview(in locale: AppLocale) -> String? {")
      writer.indented { $0.line("Self.catalogue.text(0, of: index, in: locale.index)") }
      writer.line("}")
      writer.line()
      writer.catalogue(
        fields: ["hidden_preview"],
        spec.categories.map { item in (item.id, item.hiddenPreview.map { [("hidden_preview", $0)] } ?? []) },
        locales: catalogueLocales)
    }
    if !typeNames.isEmpty {
      writer.line()
      writer.block("extension NotificationType") { writer in
        writer.doc("The buttons that notifications of this type have; nil for one without buttons.")
        writer.property(
          "\(access)var category: NotificationCategory?",
          zip(typeNames, spec.notifications).map { name, item in
            let category = item.content.category.map { ".\(self.name($0.value, of: .category))" }
            return (".\(name)", category ?? "nil")
          })
      }
    }
    return writer.bytes
  }

  private var hasContentExtension: Bool { spec.push?.contentExtension != nil }

  var hasButtons: Bool { spec.categories.contains { !$0.actions.isEmpty } }

  private func writeActions(_ names: [String], _ writer: inout SwiftWriter) {
    writer.doc("The buttons, in the order in which they are shown.")
    writer.block("\(access)var actions: [NotificationCategoryAction]") { writer in
      writer.line("switch self {")
      var row = 0
      for (name, category) in zip(names, spec.categories) {
        writer.line("case .\(name):")
        writer.indented { $0.expression(.list(actions(of: category, from: &row)), after: "return ") }
      }
      writer.line("}")
    }
  }

  private func actions(of category: CategoryItem, from row: inout Int) -> [SwiftExpression] {
    category.actions.map { action in
      var arguments: [(String?, SwiftExpression)] = [
        (nil, .atom(".\(SwiftNames.name(action.id, of: .action))")), ("row", .atom("\(row)")),
      ]
      row += 1
      if !action.options.isEmpty {
        arguments.append(("options", .list(action.options.map { .atom($0.value.swiftCase) })))
      }
      if let target = action.target, let index = targetIndex[target.value] {
        arguments.append(("target", .atom(".\(targetNames[index])")))
      }
      if action.textInput != nil { arguments.append(("takesText", .atom("true"))) }
      if !action.requires.isEmpty {
        arguments.append(("requires", .texts(action.requires.map { spec.payloadKey(of: $0.value, for: category) })))
      }
      if let icon = action.icon { arguments.append(("icon", .text(icon.value))) }
      if hasContentExtension, let ending = action.endsWith {
        arguments.append(("ending", .atom(ending.value.swiftCase)))
      }
      return .call("NotificationCategoryAction", arguments)
    }
  }

  /// The buttons, each once although several categories may have it. Nil for an app without buttons.
  var notificationActionFile: [UInt8]? {
    let actions = spec.categories.flatMap { category in category.actions.map { (category, $0) } }
    guard hasButtons else { return nil }
    var writer = newWriter()
    var distinct: [ActionItem] = []
    for (_, action) in actions where !distinct.contains(where: { $0.id == action.id }) { distinct.append(action) }
    writer.leanEnum(
      LeanEnum(
        name: "NotificationAction", doc: "The buttons of the notifications of \(appName).",
        cases: distinct.map { (SwiftNames.name($0.id, of: .action), $0.id, documentation(of: $0)) },
        idDoc: "The system's identifier for the button: the `actionIdentifier` of a response.",
        lookupDoc: "The button with this identifier"))
    writer.line()
    writer.lines(categoryAction(hasTargets: !targetNames.isEmpty))
    writer.line()
    writer.block("extension NotificationCategoryAction") { writer in
      writer.catalogue(
        fields: ["title", "button", "placeholder"],
        actions.map { category, action in ("\(category.id).\(action.id)", texts(of: action)) },
        locales: catalogueLocales)
    }
    return writer.bytes
  }

  private func documentation(of action: ActionItem) -> String {
    action.summary ?? action.title[spec.app.sourceLocale.value]?.templates.last.map { "“\($0.source)”" } ?? ""
  }

  private func texts(of action: ActionItem) -> [(field: String, text: LocalizedText)] {
    [
      ("title", action.title), ("button", action.textInput?.button), ("placeholder", action.textInput?.placeholder),
    ].compactMap { field, text in text.map { (field, $0) } }
  }

  private var endingType: String {
    [
      "  /// What happens to the view of a content extension: `UNNotificationContentExtensionResponseOption`.",
      "  \(access)enum Ending: String, Sendable, CaseIterable {", "    case dismiss",
      "    /// Goes away, and the app is told.", "    case dismissAndForward = \"dismiss_and_forward\"",
      "    /// Stays on the screen.", "    case stay = \"none\"", "  }",
    ].joined(separator: "\n")
  }

  private var endingLookup: String {
    #"""
    /// What a content extension answers to a response. Every response gets an answer: one to a button that the spec does
    /// not have is forwarded to the app.
    \#(access)func ending(of actionIdentifier: String) -> NotificationCategoryAction.Ending {
      actions.first { $0.action.rawValue == actionIdentifier }?.ending ?? .dismissAndForward
    }
    """#
  }

  private var categoryOption: String {
    #"""
    /// How notifications of a category behave: `UNNotificationCategoryOptions`.
    \#(access)enum Option: String, Sendable, CaseIterable {
      /// The app is told when a notification is dismissed.
      case customDismissAction = "custom_dismiss_action"
      case allowInCarPlay = "allow_in_car_play"
      case hiddenPreviewsShowTitle = "hidden_previews_show_title"
      case hiddenPreviewsShowSubtitle = "hidden_previews_show_subtitle"
    }
    """#
  }

  private func categoryAction(hasTargets: Bool) -> String {
    let target =
      hasTargets
      ? (
        "\n  /// The screen it opens; nil for a button that opens none.\n  public let target: DeepLink.Target?",
        "\n    target: DeepLink.Target? = nil,", "\n    self.target = target"
      ) : ("", "", "")
    let ending =
      hasContentExtension
      ? (
        "\n\n" + endingType,
        "\n  /// What a content extension answers when it is pressed.\n  \(access)let ending: Ending",
        ",\n    ending: Ending = .dismissAndForward", "\n    self.ending = ending"
      ) : ("", "", "", "")
    return #"""
      /// A button of a category, with its texts.
      \#(access)struct NotificationCategoryAction: Sendable, Hashable {
        /// What a button asks of the system: `UNNotificationActionOptions`.
        \#(access)enum Option: String, Sendable, CaseIterable {
          /// Opens the app.
          case foreground
          /// Shown in red.
          case destructive
          /// Asks to unlock the device first.
          case authenticationRequired = "authentication_required"
        }\#(ending.0)

        /// The button.
        \#(access)let action: NotificationAction
        /// What iOS does when it is pressed, in the order of the spec.
        \#(access)let options: [Option]\#(target.0)
        /// Whether it opens a field to write into.
        \#(access)let takesText: Bool
        /// Keys of `userInfo` that it cannot do without.
        \#(access)let requiredKeys: [String]
        /// The name of a symbol; nil for a button without one.
        \#(access)let icon: String?\#(ending.1)
        private let row: Int

        init(
          _ action: NotificationAction, row: Int, options: [Option] = [],\#(target.1) takesText: Bool = false,
          requires requiredKeys: [String] = [], icon: String? = nil\#(ending.2)
        ) {
          self.action = action
          self.options = options\#(target.2)
          self.takesText = takesText
          self.requiredKeys = requiredKeys
          self.icon = icon\#(ending.3)
          self.row = row
        }

        /// What the button says.
        \#(access)func title(in locale: AppLocale) -> String { text(0, in: locale) ?? "" }

        /// The button that sends what was written; nil for one that takes no text.
        \#(access)func textInputButton(in locale: AppLocale) -> String? { text(1, in: locale) }

        /// The placeholder of the empty field; nil for one that takes no text.
        \#(access)func textInputPlaceholder(in locale: AppLocale) -> String? { text(2, in: locale) }

        private func text(_ field: Int, in locale: AppLocale) -> String? {
          Self.catalogue.text(field, of: row, in: locale.index)
        }
      }
      """#
  }
}

extension ActionOption {
  fileprivate var swiftCase: String {
    switch self {
    case .foreground: ".foreground"
    case .destructive: ".destructive"
    case .authenticationRequired: ".authenticationRequired"
    }
  }
}

extension ActionEnding {
  fileprivate var swiftCase: String {
    switch self {
    case .dismiss: ".dismiss"
    case .dismissAndForward: ".dismissAndForward"
    case .stay: ".stay"
    }
  }
}

extension CategoryOption {
  fileprivate var swiftCase: String {
    switch self {
    case .customDismissAction: ".customDismissAction"
    case .allowInCarPlay: ".allowInCarPlay"
    case .hiddenPreviewsShowTitle: ".hiddenPreviewsShowTitle"
    case .hiddenPreviewsShowSubtitle: ".hiddenPreviewsShowSubtitle"
    }
  }
}
