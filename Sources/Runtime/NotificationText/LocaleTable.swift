/// The locales in which an app has texts, and which of them a user reads.
public struct LocaleTable: Sendable {
  /// BCP 47 tags: `en`, `zh-Hans`.
  public let tags: [String]
  /// The position of the locale the texts were written in first; it is used where a translation is missing.
  public let source: Int
  private let plurals: [PluralRuleGroup?]

  /// - Parameters:
  ///   - tags: One behind the other, with spaces between them.
  ///   - source: One of the tags; the first where it is none of them.
  @inline(never)
  public init(_ tags: StaticString, source: StaticString) {
    self.tags = tags.description.split(separator: " ").map(String.init)
    self.source = self.tags.firstIndex(of: source.description) ?? 0
    plurals = self.tags.map { PluralRuleGroup($0) }
  }

  var count: Int { tags.count }

  /// The position of the locale for a user who reads these languages, best first: `Locale.preferredLanguages`.
  ///
  /// Where no locale fits any of them it is the source locale. See `closest(to:among:)`.
  @inline(never)
  public func position(preferred languages: [String]) -> Int {
    languages.lazy.compactMap { Self.closest(to: $0, among: tags) }.first ?? source
  }

  /// The CLDR plural category of a whole number in one of the locales; `other` without a number.
  @inline(never)
  public func pluralCategory(of number: Int?, in locale: Int) -> PluralCategory {
    number.flatMap { plurals[locale]?.category(of: $0.magnitude) } ?? .other
  }
}

extension LocaleTable {
  /// The position of the tag in which somebody who asks for a language reads a text.
  ///
  /// The tag is tried as it is, then with fewer subtags (`ru-RU`, `ru`), then as another region of the same language and
  /// script: somebody who asks for `zh-Hant` is not given `zh-Hans`, which not everyone can read.
  ///
  /// - Returns: Nil when none fits.
  @inline(never)
  public static func closest<Tags: Collection<String>>(to wanted: String, among tags: Tags) -> Tags.Index? {
    if let exact = tags.firstIndex(of: wanted) { return exact }
    let parts = subtags(of: wanted)
    for count in stride(from: parts.count, to: 0, by: -1) {
      if let match = tags.firstIndex(where: { subtags(of: $0).elementsEqual(parts.prefix(count)) }) { return match }
    }
    // Four letters behind the language are a script: other regions write it too.
    if let script = parts.dropFirst().first(where: { $0.utf8.count == 4 }) {
      return tags.firstIndex { tag in
        let others = subtags(of: tag)
        return others.first == parts.first && others.contains(script)
      }
    }
    return tags.firstIndex { subtags(of: $0).first == parts.first }
  }

  /// In lower case. Chinese without a script is written in the one of its region, as the likely subtags of CLDR say.
  private static func subtags(of tag: String) -> [Substring] {
    let tag = tag.lowercased()
    switch tag {
    case "zh", "zh-cn", "zh_cn": return ["zh", "hans"]
    case "zh-sg", "zh_sg": return ["zh", "hans", tag.suffix(2)]
    case "zh-tw", "zh-hk", "zh-mo", "zh_tw", "zh_hk", "zh_mo": return ["zh", "hant", tag.suffix(2)]
    default: return tag.split { $0 == "-" || $0 == "_" }
    }
  }
}
