public import NotificationTerms

public enum PluralRules {
  public static func categories(for locale: LanguageTag) -> [PluralCategory]? { [.other] }
  public static func category(of number: Int, in locale: LanguageTag) -> PluralCategory { .other }
}
