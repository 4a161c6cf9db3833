public import NotificationTerms

/// The names of languages, as people write them in the place of a tag.
public enum LanguageNames {
  /// The tag of a language by its name in English, in Russian or in itself; nil for other words.
  static func tag(of name: String) -> String? { tags[name.lowercased()] }

  /// The same without a script.
  static func language(of name: String) -> String? { tag(of: name).map { String($0.prefix { $0 != "-" }) } }

  /// What a language calls itself; nil for one that is not listed.
  public static func ownName(of tag: LanguageTag) -> String? {
    let lines = names.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    let line = lines.first { $0[0] == tag.text } ?? lines.first { $0[0] == tag.language }
    // Nobody writes the name of English in another way.
    return tag.language == "en" ? "English" : line?.last
  }

  private static let tags: [String: String] = Dictionary(
    names.split(separator: "\n").flatMap { line in
      let words = line.split(separator: " ").map(String.init)
      return words.dropFirst().map { ($0, words[0]) }
    }, uniquingKeysWith: { first, _ in first })

  private static let names = """
    ar arabic арабский العربية
    be belarusian белорусский беларуская
    cs czech чешский čeština
    da danish датский dansk
    de german немецкий deutsch
    el greek греческий ελληνικά
    en english английский
    es spanish испанский español
    fi finnish финский suomi
    fr french французский français
    he hebrew иврит עברית
    hi hindi хинди हिन्दी
    hu hungarian венгерский magyar
    id indonesian индонезийский
    it italian итальянский italiano
    ja japanese японский 日本語
    kk kazakh казахский қазақша
    ko korean корейский 한국어
    nb norwegian норвежский norsk
    nl dutch голландский нидерландский nederlands
    pl polish польский polski
    pt portuguese португальский português
    ro romanian румынский română
    ru russian русский
    sv swedish шведский svenska
    th thai тайский ไทย
    tr turkish турецкий türkçe
    uk ukrainian украинский українська
    vi vietnamese вьетнамский
    zh-Hans chinese китайский 中文 简体中文
    zh-Hant 繁體中文
    """
}
