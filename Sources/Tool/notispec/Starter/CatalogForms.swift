import YAMLNodes

/// What a String Catalog says in one language, as Foundation formats: with the substitutions of Xcode put in, where it is
/// certain what they stand for.
struct CatalogForms {
  typealias Form = (category: String, format: String)

  /// By the words for plural forms; one without a word is for all numbers.
  private(set) var forms: [Form] = []
  /// The position of the number that decides between them, if the catalog says which.
  private(set) var number: Int?
  /// What the only form says in place of several numbers, by their positions.
  private(set) var pieces: [(number: Int, forms: [Form])] = []
  private(set) var isProposed = false
  /// What keeps it out of the specs, to follow its key and language.
  private(set) var obstacle: String?
  private let isSource: Bool

  /// - Parameter isSource: A text that is new in the source is a text.
  init(_ localization: SourceNode, isSource: Bool) {
    self.isSource = isSource
    guard localization.kind == .mapping else { return }
    if localization["stringSet"] != nil { obstacle = "is a set of phrases for App Shortcuts" }
    if let substitutions = localization["substitutions"], substitutions.kind == .mapping {
      put(substitutions, into: localization)
    } else if let unit = localization["stringUnit"] {
      forms = [format(of: unit)].compactMap { $0 }.map { ("", $0) }
    } else {
      forms = plural(localization)
    }
    let formats = (forms + pieces.flatMap(\.forms)).map(\.format)
    if obstacle == nil, let strange = formats.lazy.compactMap(Self.strangeSpecifier).first {
      obstacle = "has '\(strange)', which is no value of a text here"
    }
  }

  private mutating func format(of unit: SourceNode) -> String? {
    guard let value = unit["value"], value.kind == .scalar, isSource || unit["state"]?.text != "new" else { return nil }
    if unit["state"]?.text == "needs_review" { isProposed = true }
    return value.text
  }

  /// The plural forms of a text or of a substitution.
  private mutating func plural(_ node: SourceNode) -> [Form] {
    guard let variations = node["variations"], variations.kind == .mapping else { return [] }
    if let other = variations.entries.first(where: { $0.key.text != "plural" }) {
      obstacle = "varies by \(other.key.text)"
      return []
    }
    var forms: [Form] = []
    for entry in variations["plural"].map({ Array($0.entries) }) ?? [] {
      if entry.value["variations"] != nil { obstacle = "has forms within forms" }
      if let unit = entry.value["stringUnit"], let format = format(of: unit) { forms.append((entry.key.text, format)) }
    }
    return forms
  }

  // MARK: Substitutions

  private mutating func put(_ substitutions: SourceNode, into localization: SourceNode) {
    guard let unit = localization["stringUnit"] else {
      obstacle = "has substitutions and no sentence for them"
      return
    }
    guard var sentence = format(of: unit) else { return }
    var parts: [(name: String, number: Int, forms: [Form])] = []
    // One that the sentence does not mention is never shown.
    for entry in substitutions.entries where sentence.contains("#@\(entry.key.text)@") {
      let name = entry.key.text
      guard let number = entry.value["argNum"].flatMap({ Int($0.text) }), (1...99).contains(number) else {
        obstacle = "does not say which value its substitution '\(name)' is of: 'argNum' is missing"
        return
      }
      guard let letter = entry.value["formatSpecifier"]?.text.last, "diu".contains(letter) else {
        obstacle = "counts in its substitution '\(name)' what is no whole number"
        return
      }
      let value = "%\(number)$lld"
      let forms = plural(entry.value).map { (category: $0.category, format: $0.format.replacing("%arg", with: value)) }
      if obstacle == nil, forms.isEmpty { obstacle = "has no words for its substitution '\(name)'" }
      if obstacle != nil { return }
      parts.append((name, number, forms))
    }
    // What is left without a position could be any value.
    if Self.hasLooseValue(parts.reduce(sentence) { Self.replacing($1.name, in: $0, with: "") })
      || parts.contains(where: { $0.forms.contains { Self.hasLooseValue($0.format) } })
    {
      obstacle = "has substitutions beside values without a position: it is not certain which is which"
      return
    }
    let numbers = Set(parts.map(\.number))
    if numbers.count == 1 {
      number = parts[0].number
      forms = Self.together(parts, in: sentence)
    } else if numbers.count == parts.count {
      for part in parts { sentence = Self.replacing(part.name, in: sentence, with: "%\(part.number)$lld") }
      forms = [("", sentence)]
      pieces = parts.map { ($0.number, $0.forms) }
    } else {
      obstacle = "has several substitutions of one value beside others"
    }
  }

  /// The sentence in all its forms, where one number decides about everything.
  private static func together(_ parts: [(name: String, number: Int, forms: [Form])], in sentence: String) -> [Form] {
    var categories: [String] = []
    for form in parts.flatMap(\.forms) where !categories.contains(form.category) { categories.append(form.category) }
    return categories.map { category in
      let whole = parts.reduce(sentence) { sentence, part in
        let form =
          part.forms.first { $0.category == category } ?? part.forms.first { $0.category == "other" } ?? part.forms[0]
        return replacing(part.name, in: sentence, with: form.format)
      }
      return (category, whole)
    }
  }

  private static func replacing(_ name: String, in sentence: String, with words: String) -> String {
    var result = ""
    var rest = sentence[...]
    while let match = rest.firstMatch(of: /%(?:\d{1,2}\$)?#@(\w+)@/) {
      result += rest[..<match.range.lowerBound] + (match.1 == name ? words : String(match.0))
      rest = rest[match.range.upperBound...]
    }
    return result + rest
  }

  private static func hasLooseValue(_ format: String) -> Bool {
    format.replacing("%%", with: "  ").contains(/%(?:\d*\.\d+)?(?:hh|h|ll|l|q|z)?[@diuxXfFgGeE]/)
  }

  /// A specifier of Foundation that is no value of a text here: `%05d`, `%s`, `%#@n@` without its substitution.
  private static func strangeSpecifier(in format: String) -> String? {
    let words = format.replacing("%%", with: "  ")
    let texts = /%(?:\d{1,2}\$)?(?:#@\w+@|[-+0#]*\d*(?:\.\d+)?l?[sScCpa](?![a-z])|arg)/
    let padded = /%(?:\d{1,2}\$)?[-+0#]*[1-9]\d*l{0,2}[diuxX](?![a-z])/
    return (words.firstMatch(of: texts)?.0 ?? words.firstMatch(of: padded)?.0).map(String.init)
  }
}
