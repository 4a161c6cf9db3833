import SpecLanguage
import TextWriting

extension SwiftModule {
  /// Turns the tables into the terms of `NotificationTerms`, for `SystemNotifications` or a registration of one's own.
  var categoryRegistrationFile: [UInt8]? {
    guard !spec.categories.isEmpty else { return nil }
    var writer = newWriter()
    writer.lines(registration)
    return writer.bytes
  }

  private var registration: String {
    let actions =
      !hasButtons
      ? "actions: [],"
      : """
      actions: actions.map { item in
              CategoryRegistration.Action(
                identifier: item.action.rawValue,
                title: item.title(in: locale),
                options: item.options.compactMap { ActionOption(rawValue: $0.rawValue) },
                textInput: item.takesText
                  ? CategoryRegistration.TextInput(
                    button: item.textInputButton(in: locale) ?? "",
                    placeholder: item.textInputPlaceholder(in: locale) ?? "")
                  : nil,
                icon: item.icon)
            },
      """
    return #"""
      extension NotificationCategory {
        /// All categories, to be registered in one call: a second call erases what the first one registered.
        \#(access)static func registrations(in locale: AppLocale) -> [CategoryRegistration] {
          allCases.map { $0.registration(in: locale) }
        }

        /// The category with the titles of its buttons in a language, as the system takes it.
        \#(access)func registration(in locale: AppLocale) -> CategoryRegistration {
          CategoryRegistration(
            identifier: rawValue,
            \#(actions)
            options: options.compactMap { CategoryOption(rawValue: $0.rawValue) },
            hiddenPreview: hiddenPreview(in: locale))
        }
      }
      """#
  }
}
