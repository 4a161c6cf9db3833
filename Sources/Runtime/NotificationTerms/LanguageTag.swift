/// A BCP 47 language tag in the spelling of String Catalogs: `en`, `ru`, `zh-Hans`.
public struct LanguageTag: Sendable, Hashable, Comparable, CustomStringConvertible, ExpressibleByStringLiteral {
  public let text: String

  /// A well-formed tag in canonical case (`zh-hans` becomes `zh-Hans`); nil if it is not one.
  ///
  /// `zh` and `zh-CN` mean `zh-Hans`, as likely subtags say. `zh-HK`, `zh-TW` and `zh-SG` are languages of Xcode, and an
  /// app may have them besides.
  public init?(_ raw: String) {
    let parts = raw.split(separator: "-", omittingEmptySubsequences: false)
    guard let language = parts.first, (2...3).contains(language.utf8.count) || language.utf8.count == 8,
      parts.allSatisfy({ !$0.isEmpty && $0.utf8.count <= 8 && $0.utf8.allSatisfy(Self.isAlphanumeric) }),
      language.utf8.allSatisfy(Self.isLetter)
    else { return nil }
    var out = language.lowercased()
    for part in parts.dropFirst() {
      switch part.utf8.count {
      case 4 where part.utf8.allSatisfy(Self.isLetter):
        out += "-" + part.prefix(1).uppercased() + part.dropFirst().lowercased()
      case 2 where part.utf8.allSatisfy(Self.isLetter): out += "-" + part.uppercased()
      default: out += "-" + part.lowercased()
      }
    }
    switch out {
    case "zh", "zh-CN", "zh-Hans-CN": text = "zh-Hans"
    default: text = out
    }
  }

  /// For tags known to be canonical, as in generated code.
  public init(stringLiteral value: String) { text = value }

  /// The primary language: `zh` of `zh-Hans`.
  public var language: String { String(text.prefix { $0 != "-" }) }

  /// Chinese with the script that its region writes: `zh-Hant-HK` for `zh-HK`. Any other tag is as it is.
  public var withScript: LanguageTag {
    switch text {
    case "zh-SG": "zh-Hans-SG"
    case "zh-TW", "zh-HK", "zh-MO": LanguageTag(stringLiteral: "zh-Hant-\(text.suffix(2))")
    default: self
    }
  }

  public var description: String { text }
  public static func < (a: Self, b: Self) -> Bool { a.text < b.text }

  private static func isLetter(_ byte: UInt8) -> Bool { (65...90).contains(byte) || (97...122).contains(byte) }
  private static func isAlphanumeric(_ byte: UInt8) -> Bool { isLetter(byte) || (48...57).contains(byte) }
}
