public import NotificationTerms
public import NotificationText

/// How locales write numbers, money, dates and times: what CLDR says, in the form of `TextFormats`.
///
/// In `written` a locale names its parent, from which it has
/// all lines that it does not have itself. The first line says which CLDR it is.
public enum CLDRFormats {
  /// What a locale has, in the order of the table.
  private typealias Lines = [(part: String, line: String)]

  private static let table: [String: Lines] = {
    var table: [String: Lines] = [:]
    var tag = ""
    let lines = "\(written)".split(separator: "\n")
    for line in lines.dropFirst() {
      let words = line.split(separator: " ", maxSplits: 1)
      if line.first != " " {
        tag = String(words[0])
        table[tag] = words.count > 1 ? table[String(words[1])] : []
        continue
      }
      let text = line.drop { $0 == " " }
      let part = String(text.prefix { $0 != " " })
      if let place = table[tag]?.firstIndex(where: { $0.part == part }) {
        table[tag]?[place].line = String(text)
      } else {
        table[tag]?.append((part, String(text)))
      }
    }
    return table
  }()

  /// All that are known.
  public static var locales: [String] { table.keys.sorted() }

  /// The formats of a language, or of those that it is closest to.
  private static func lines(of tag: LanguageTag) -> Lines? {
    if let lines = table[tag.text] { return lines }
    if let other = others[tag.text] { return table[other] }
    if tag.language == "es", tag.text.contains("-") { return table["es-419"] }
    var text = tag.text
    while let end = text.lastIndex(of: "-") {
      text = String(text[..<end])
      if let lines = table[text] { return lines }
    }
    return nil
  }

  private static let others = [
    "zh-Hant-MO": "zh-Hant-HK", "zh-HK": "zh-Hant-HK", "zh-MO": "zh-Hant-HK", "zh-TW": "zh-Hant", "zh-SG": "zh-Hans",
    "no": "nb",
    "es-ES": "es", "es-GQ": "es", "en-ZA": "en-GB", "en-001": "en-GB", "en-150": "en-GB", "pt-AO": "pt-PT",
    "pt-MZ": "pt-PT",
  ]

  public static func has(_ tag: LanguageTag) -> Bool { lines(of: tag) != nil }

  /// The lines of one locale in a module.
  ///
  /// - Parameters:
  ///   - parts: What is needed.
  ///   - currencies: Those whose symbols are needed; nil for all.
  static func lines(of tag: LanguageTag, _ parts: Set<String>, currencies: Set<String>?) -> [String] {
    var out = [tag.text]
    for (part, line) in lines(of: tag) ?? [] where parts.contains(part) && line.contains(" ") {
      guard part == "symbols", let currencies else {
        out.append("  " + line)
        continue
      }
      let kept = line.split(separator: " ").dropFirst().filter { currencies.contains(String($0.prefix(3))) }
      if !kept.isEmpty { out.append("  symbols " + kept.joined(separator: " ")) }
    }
    return out
  }

  /// A value as a locale writes it.
  public static func text(_ value: TextArgument.Value, in tag: LanguageTag) -> String {
    let lines = [tag.text] + (lines(of: tag) ?? []).map { "  " + $0.line }
    return TextFormats(lines.joined(separator: "\n")).text(value, in: tag.text)
  }
}
