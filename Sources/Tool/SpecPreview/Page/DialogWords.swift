import NotificationTerms

/// What the buttons of the system's own dialogs say, in the languages of which that is known; in English otherwise.
enum DialogWords {
  /// From top to bottom, by the answer that each gives.
  static func buttons(for permission: Permission, in locale: LanguageTag) -> [(button: String, title: String)] {
    let words = words(in: locale) ?? english
    let denied = permission == .tracking ? words.noTracking : words.denied
    guard permission.canBeLimited else { return [("granted", words.granted), ("denied", denied)] }
    return [("limited", words.limited), ("granted", words.whole), ("denied", denied)]
  }

  private struct Words {
    var granted: String
    var denied: String
    var limited: String
    var whole: String
    var noTracking: String
  }

  private static let english = Words(
    granted: "Allow", denied: "Don’t Allow", limited: "Limit Access…", whole: "Allow Full Access",
    noTracking: "Ask App Not to Track")

  private static func words(in locale: LanguageTag) -> Words? {
    switch (locale.language, locale.text.contains("Hant")) {
    case ("ar", _):
      Words(
        granted: "السماح", denied: "عدم السماح", limited: "تقييد الوصول…", whole: "السماح بالوصول الكامل",
        noTracking: "مطالبة التطبيق بعدم التتبع")
    case ("ru", _):
      Words(
        granted: "Разрешить", denied: "Запретить", limited: "Ограничить доступ…", whole: "Разрешить полный доступ",
        noTracking: "Попросить приложение не отслеживать")
    case ("zh", false):
      Words(
        granted: "允许", denied: "不允许", limited: "限制访问…", whole: "允许完全访问", noTracking: "要求App不跟踪")
    default: nil
    }
  }

  /// The language that the words are in.
  static func language(for locale: LanguageTag) -> LanguageTag {
    words(in: locale) == nil ? "en" : locale
  }
}
