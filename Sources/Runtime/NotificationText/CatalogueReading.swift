/// Where the texts of a catalogue may be read that others can change, such as a String Catalog of Xcode.
///
/// A system fills a text in and chooses its plural form; it does not hand out the forms. Each form is therefore asked
/// for with numbers that take it and with marks for texts, and what comes back becomes a text with placeholders again. What
/// cannot be read so without doubt stays as the module has it.
public struct CatalogueReading: Sendable {
  /// A value that is filled in.
  public enum Value: Sendable, Hashable {
    case text(String)
    case int(Int)
    case double(Double)
  }

  /// A text filled in with values, in the order in which its key counts them; nil if there is none.
  public typealias Source = @Sendable (_ key: String, _ locale: String, _ values: [Value]) -> String?

  private let keys: String
  private let source: Source

  /// - Parameter keys: One line for a text: the positions of its item and of its field, its key, and what it shows with
  ///   the letters of its specifiers, such as `0 2 cart.body dishes:lld restaurant:@`.
  @inline(never)
  public init(_ keys: StaticString, _ source: @escaping Source) {
    self.keys = keys.description
    self.source = source
  }

  /// The texts that are there, by their positions.
  func texts(
    _ locales: LocaleTable, _ templates: (_ field: Int, _ item: Int, _ locale: Int) -> [CatalogueForm]
  ) -> [(field: Int, item: Int, locale: Int, forms: [CatalogueForm])] {
    var texts: [(field: Int, item: Int, locale: Int, forms: [CatalogueForm])] = []
    for line in keys.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count >= 3, let item = Int(words[0]), let field = Int(words[1]) else { continue }
      let key = ReadKey(key: String(words[2]), values: words.dropFirst(3).map { ReadKey.Shown($0) })
      for locale in 0..<locales.count {
        let own = templates(field, item, locale)
        guard let forms = forms(of: key, own, locales, locale), forms != own else { continue }
        texts.append((field, item, locale, forms))
      }
    }
    return texts
  }

  private func forms(
    of key: ReadKey, _ own: [CatalogueForm], _ locales: LocaleTable, _ locale: Int
  ) -> [CatalogueForm]? {
    guard let first = own.first else { return nil }
    let tag = locales.tags[locale]
    guard let counted = first.argument else {
      // Of a text that counts several numbers only all of it together is handed out.
      guard own.count == 1, let text = text(of: key, tag, [1, 700_002, 700_005], counted: nil) else { return nil }
      return [CatalogueForm(argument: nil, category: nil, text: text)]
    }
    var forms: [CatalogueForm] = []
    for form in own {
      let samples = ReadKey.samples(of: form.category) { locales.pluralCategory(of: $0, in: locale) }
      if samples.isEmpty {
        // No whole number takes it.
        forms.append(form)
        continue
      }
      guard let text = text(of: key, tag, samples, counted: counted) else { return nil }
      forms.append(CatalogueForm(argument: form.argument, category: form.category, text: text))
    }
    return forms
  }

  /// The text with placeholders; nil if there is none, or if it is not the same for all of these numbers.
  ///
  /// - Parameter counted: The number that takes the samples; all numbers do if there is none.
  private func text(of key: ReadKey, _ tag: String, _ samples: [Int], counted: String?) -> String? {
    var result: String?
    for sample in key.values.contains(where: \.isNumber) ? samples : [samples[0]] {
      let numbers = key.numbers(sample, counted: counted)
      guard let said = source(key.key, tag, key.filled(with: numbers)),
        let text = key.template(of: said, numbers),
        result == nil || result == text
      else { return nil }
      result = text
    }
    return result
  }
}

/// A form of a text, as `TextCatalogue.templates` has it.
struct CatalogueForm: Sendable, Hashable {
  var argument: String?
  var category: PluralCategory?
  var text: String
}

/// The key of a text with what it shows.
private struct ReadKey {
  struct Shown {
    let name: String
    /// That of its specifier, without the percent sign.
    let letters: String

    init(_ word: Substring) {
      let parts = word.split(separator: ":", maxSplits: 1)
      name = String(parts[0])
      letters = parts.count > 1 ? String(parts[1]) : "@"
    }

    var isNumber: Bool { letters != "@" }
  }

  let key: String
  let values: [Shown]

  /// Of the numbers that take a category, two that no text is likely to have in its words; none if no number takes it.
  static func samples(of category: PluralCategory?, _ taken: (Int) -> PluralCategory) -> [Int] {
    var samples: [Int] = []
    let large = (700_000..<700_200).filter { taken($0) == category }
    samples += large.prefix(2)
    if samples.count < 2 { samples += (0...200).filter { taken($0) == category }.prefix(2 - samples.count) }
    if samples.isEmpty, taken(7_000_000) == category { samples = [7_000_000, 8_000_000] }
    return samples
  }

  /// The numbers by the position of their values. Those that are not counted are all different.
  func numbers(_ sample: Int, counted: String?) -> [Int: Int] {
    var numbers: [Int: Int] = [:]
    for (position, value) in values.enumerated() where value.isNumber {
      let isSample = counted == nil || value.name == counted
      numbers[position] = isSample ? sample + (counted == nil ? position * 1000 : 0) : 900_005 + position * 1000
    }
    return numbers
  }

  func filled(with numbers: [Int: Int]) -> [CatalogueReading.Value] {
    values.enumerated().map { position, value in
      guard let number = numbers[position] else { return .text(String(Self.mark(position))) }
      return value.letters == "lld" ? .int(number) : .double(Double(number))
    }
  }

  /// A character for private use, which no text has.
  private static func mark(_ position: Int) -> Character {
    Character(Unicode.Scalar(0xF0000 + UInt32(position)) ?? "\u{F0000}")
  }

  /// What was filled in, with placeholders. In a form for one number alone, that number and its placeholder say the
  /// same.
  ///
  /// - Returns: Nil if there is a number or a mark in it that cannot be.
  func template(of said: String, _ numbers: [Int: Int]) -> String? {
    var result = ""
    var digits = ""
    var number: Int?
    func placeholder(_ position: Int) -> String { "{\(values[position].name)}" }
    func endNumber() {
      defer { (digits, number) = ("", nil) }
      guard let number, let position = numbers.first(where: { $0.value == number })?.key else {
        result += digits
        return
      }
      result += placeholder(position)
    }
    for scalar in said.unicodeScalars {
      if scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue {
        // A phone may write the digits of its language.
        digits.unicodeScalars.append(scalar)
        let (whole, isTooLarge) = (number ?? 0).multipliedReportingOverflow(by: 10)
        guard !isTooLarge, whole < Int.max - 9 else { return nil }
        number = whole + Int(value)
        continue
      }
      endNumber()
      switch scalar {
      case "{": result += "{{"
      case "}": result += "}}"
      case "\u{F0000}"..."\u{F00FF}":
        let position = Int(scalar.value - 0xF0000)
        guard position < values.count, numbers[position] == nil else { return nil }
        result += placeholder(position)
      default: result.unicodeScalars.append(scalar)
      }
    }
    endNumber()
    return result.isEmpty ? nil : result
  }
}
