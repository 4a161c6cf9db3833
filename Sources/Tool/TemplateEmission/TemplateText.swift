import Mustache
import TextWriting

/// A text as the renderer holds it: with the functions that templates may put it through.
///
/// Its one property has a name that no template can ask for, because the renderer looks at properties by name.
struct TemplateText: MustacheTransformable, MustacheCustomRenderable, Sendable {
  private let _text: String

  init(_ text: String) { _text = text }

  var renderText: String { _text }
  /// In characters.
  var length: Int { _text.unicodeScalars.count }
  /// An empty text is false in a section.
  var isNull: Bool { _text.isEmpty }

  func transform(_ name: String) -> Any? {
    TextFunction(rawValue: name).map { TemplateText($0.apply(to: _text)) }
  }
}

/// What a template can do with a text: `{{uppercased(id)}}`.
enum TextFunction: String, CaseIterable {
  case lowercased, uppercased, camelCased, pascalCased, snakeCased, kebabCased
  case html, json, kotlin, swift, xml

  var doc: String {
    switch self {
    case .lowercased: "In lower case."
    case .uppercased: "In upper case: `LIMIT_REACHED_REMINDER`."
    case .camelCased: "As a name: `limitReachedReminder`."
    case .pascalCased: "As the name of a type: `LimitReachedReminder`."
    case .snakeCased: "With `_` between its words: `limit_reached_reminder`."
    case .kebabCased: "With `-` between its words: `limit-reached-reminder`."
    case .html: "Escaped for HTML, between tags and in quotes."
    case .json: "Escaped for a JSON string; write the quotes around it."
    case .kotlin: "Escaped for a Kotlin string; write the quotes around it."
    case .swift: "Escaped for a Swift string; write the quotes around it."
    case .xml: "Escaped for XML, between tags and in double quotes."
    }
  }

  func apply(to text: String) -> String {
    switch self {
    case .lowercased: text.lowercased()
    case .uppercased: text.uppercased()
    case .camelCased:
      Self.words(text).enumerated().map { $0 == 0 ? $1.lowercased() : Self.capitalized($1) }.joined()
    case .pascalCased: Self.words(text).map(Self.capitalized).joined()
    case .snakeCased: Self.words(text).map { $0.lowercased() }.joined(separator: "_")
    case .kebabCased: Self.words(text).map { $0.lowercased() }.joined(separator: "-")
    case .html: HTMLText.escape(text)
    case .json: Self.jsonText(text)
    case .kotlin: KotlinWriter.escapeText(text)
    case .swift: String(SwiftWriter.literal(text).unicodeScalars.dropFirst().dropLast())
    case .xml: XMLWriter.escapeAttribute(text)
    }
  }

  /// Runs of ASCII letters and digits; a capital after a small letter begins a word.
  private static func words(_ text: String) -> [String] {
    var words: [String] = []
    var startsWord = true
    var wasSmall = false
    for scalar in text.unicodeScalars {
      let isLetter = (0x61...0x7A).contains(scalar.value | 0x20)
      let isDigit = (0x30...0x39).contains(scalar.value)
      let isCapital = isLetter && scalar.value < 0x61
      if isLetter || isDigit {
        if startsWord || (isCapital && wasSmall) { words.append("") }
        words[words.count - 1].unicodeScalars.append(scalar)
      }
      startsWord = !(isLetter || isDigit)
      wasSmall = (isLetter && !isCapital) || isDigit
    }
    return words
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst().lowercased()
  }

  private static func jsonText(_ text: String) -> String {
    var json = JSONWriter(style: .compact)
    json.value(text)
    return String(json.text.unicodeScalars.dropFirst().dropLast())
  }
}
