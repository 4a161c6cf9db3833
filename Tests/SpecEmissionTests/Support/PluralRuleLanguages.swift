import NotificationTerms

/// One language or more of every plural rule of CLDR.
enum PluralRuleLanguages {
  static let all: [LanguageTag] = [
    "en", "zh-Hans", "ja", "de", "hi", "es", "it", "ca", "fr", "pt", "pt-PT", "is", "mk", "fil", "tzm", "he", "se",
    "ksh", "lv", "ro", "hr", "sr", "shi", "ru", "uk", "pl", "cs", "sk", "lt", "sl", "gd", "ga", "mt", "br", "gv", "ar",
    "cy", "kw", "xx",
  ]
}
