import NotificationTerms

/// The scripts that most languages of apps are written in.
enum Script {
  case latin, cyrillic, han, kana, hangul, arabic, hebrew, greek

  /// Nil for what is no letter, and for letters of other scripts.
  static func of(_ scalar: Unicode.Scalar) -> Script? {
    if scalar.isASCII { return isLatinLetter(scalar) ? .latin : nil }
    guard scalar.properties.isAlphabetic else { return nil }
    switch scalar.value {
    case 0x41...0x24F, 0x1E00...0x1EFF: return .latin
    case 0x370...0x3FF, 0x1F00...0x1FFF: return .greek
    case 0x400...0x52F: return .cyrillic
    case 0x590...0x5FF: return .hebrew
    case 0x600...0x6FF, 0x750...0x77F: return .arabic
    case 0x3040...0x30FF: return .kana
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0x20000...0x3FFFF: return .han
    case 0x1100...0x11FF, 0xAC00...0xD7A3: return .hangul
    default: return nil
    }
  }

  private static func isLatinLetter(_ scalar: Unicode.Scalar) -> Bool { (0x61...0x7A).contains(scalar.value | 0x20) }

  /// The scripts of a language; empty where this table does not know.
  static func expected(in tag: LanguageTag) -> [Script] {
    if tag.text.contains("-Latn") { return [.latin] }
    if tag.text.contains("-Cyrl") { return [.cyrillic] }
    switch tag.language {
    case "ru", "uk", "be", "bg", "mk", "kk", "ky", "mn", "tg": return [.cyrillic]
    case "sr": return [.cyrillic, .latin]
    case "zh": return [.han]
    case "ja": return [.kana, .han]
    case "ko": return [.hangul]
    case "ar", "fa", "ur": return [.arabic]
    case "he": return [.hebrew]
    case "el": return [.greek]
    case "en", "de", "fr", "es", "it", "pt", "nl", "sv", "nb", "da", "fi", "pl", "cs", "sk", "tr", "ro", "hu", "id",
      "vi", "et", "lv", "lt", "hr", "sl", "ca":
      return [.latin]
    default: return []
    }
  }

  /// What a text in it is made of.
  var letter: String {
    switch self {
    case .latin: "Latin letter"
    case .cyrillic: "Cyrillic letter"
    case .han: "Chinese character"
    case .kana: "Japanese character"
    case .hangul: "Korean character"
    case .arabic: "Arabic letter"
    case .hebrew: "Hebrew letter"
    case .greek: "Greek letter"
    }
  }
}
