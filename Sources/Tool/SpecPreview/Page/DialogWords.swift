import NotificationTerms

/// What the buttons of the system's own dialogs say, in the languages of which that is certain; in English otherwise.
enum DialogWords {
  struct Button {
    /// The answer that it gives.
    let id: String
    let title: String
    /// That of the title.
    let language: LanguageTag
  }

  /// From top to bottom.
  static func buttons(for permission: Permission, in locale: LanguageTag) -> [Button] {
    let known = words(in: locale)
    func button(_ id: String, _ word: KeyPath<Words, String?>) -> Button {
      guard let title = known?[keyPath: word] else {
        return Button(id: id, title: english[keyPath: word] ?? "", language: "en")
      }
      return Button(id: id, title: title, language: locale)
    }
    let denied = button("denied", permission == .tracking ? \.noTracking : \.denied)
    guard permission.canBeLimited else { return [button("granted", \.granted), denied] }
    return [button("limited", \.limited), button("granted", \.whole), denied]
  }

  private struct Words {
    var granted: String?
    var denied: String?
    var limited: String?
    var whole: String?
    var noTracking: String?

    init(_ granted: String, _ denied: String, limited: String? = nil, whole: String? = nil, noTracking: String? = nil) {
      self.granted = granted
      self.denied = denied
      self.limited = limited
      self.whole = whole
      self.noTracking = noTracking
    }
  }

  private static let english = Words(
    "Allow", "Don’t Allow", limited: "Limit Access…", whole: "Allow Full Access", noTracking: "Ask App Not to Track")

  private static func words(in locale: LanguageTag) -> Words? {
    let language = locale.language == "zh" && locale.withScript.text.contains("Hant") ? "zh-Hant" : locale.language
    return known[locale.text] ?? known[language]
  }

  private static let known = [
    "ar": Words(
      "السماح", "عدم السماح", limited: "تقييد الوصول…", whole: "السماح بالوصول الكامل",
      noTracking: "مطالبة التطبيق بعدم التتبع"),
    "cs": Words("Povolit", "Nepovolovat"),
    "da": Words("Tillad", "Tillad ikke"),
    "de": Words("Erlauben", "Nicht erlauben"),
    "en": english,
    "es": Words("Permitir", "No permitir"),
    "fi": Words("Salli", "Älä salli"),
    "fr": Words("Autoriser", "Ne pas autoriser"),
    "id": Words("Izinkan", "Jangan Izinkan"),
    "it": Words("Consenti", "Non consentire"),
    "ja": Words("許可", "許可しない"),
    "ko": Words("허용", "허용 안 함"),
    "nb": Words("Tillat", "Ikke tillat"),
    "nl": Words("Sta toe", "Sta niet toe"),
    "no": Words("Tillat", "Ikke tillat"),
    "pl": Words("Pozwól", "Nie pozwalaj"),
    "pt": Words("Permitir", "Não Permitir"),
    "pt-PT": Words("Permitir", "Não permitir"),
    "ru": Words(
      "Разрешить", "Запретить", limited: "Ограничить доступ…", whole: "Разрешить полный доступ",
      noTracking: "Попросить приложение не отслеживать"),
    "sv": Words("Tillåt", "Tillåt inte"),
    "th": Words("อนุญาต", "ไม่อนุญาต"),
    "tr": Words("İzin Ver", "İzin Verme"),
    "uk": Words("Дозволити", "Не дозволяти"),
    "vi": Words("Cho phép", "Không cho phép"),
    "zh": Words("允许", "不允许", limited: "限制访问…", whole: "允许完全访问", noTracking: "要求App不跟踪"),
    "zh-Hant": Words("允許", "不允許"),
  ]
}
