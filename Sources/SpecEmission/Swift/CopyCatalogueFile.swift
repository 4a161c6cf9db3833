import TextWriting

extension SwiftModule {
  /// Reads the static texts of the module and fills in arguments; the same code for every app.
  var copyCatalogueFile: [UInt8] {
    var writer = SwiftWriter(generatedFor: spec.app.id)
    writer.lines(Self.copyArgument)
    writer.line()
    writer.lines(Self.copyCatalogue)
    writer.line()
    writer.lines(Self.templates)
    return writer.bytes
  }

  private static let copyArgument = #"""
    /// A value that stands in a text.
    struct CopyArgument: Sendable, Hashable {
      enum Value: Sendable, Hashable {
        case int(Int)
        case double(Double)
        case string(String)
      }

      let name: String
      let value: Value

      /// The name stands in the code: a static text, and an initializer that is not put into its callers, are what the
      /// optimizer takes least time for.
      @inline(never)
      init(_ name: StaticString, _ value: Value) {
        self.name = name.description
        self.value = value
      }

      /// ASCII digits without grouping, in every locale.
      var text: String {
        switch value {
        case .int(let number): number.description
        case .double(let number): Self.digits(number)
        case .string(let text): text
        }
      }

      /// A whole number without decimals. Not `rounded()`: on Linux it needs a library that nobody here imports.
      private static func digits(_ number: Double) -> String {
        guard number.magnitude < 1e15 else { return number.description }
        let whole = Int64(number)
        return Double(whole) == number ? whole.description : number.description
      }

      /// What chooses a plural form; the spec allows no other kind of argument to.
      var wholeNumber: Int? {
        if case .int(let number) = value { number } else { nil }
      }
    }
    """#

  private static let copyCatalogue = #"""
    /// Texts in every locale, read from one static text whose lines are sorted into place at first use.
    ///
    /// The name of an item stands at the margin and its texts below it: `body.ru: text`, or for plural forms
    /// `body.ru days=few: text`, where `days` is the argument that is counted. `\n`, `\r` and `\u{…}` stand for what
    /// cannot stand in a line.
    struct CopyCatalogue: Sendable {
      private let text: StaticString
      private let fields: [String]
      private let locales = AppLocale.allCases.count
      /// Three numbers a text, by item, field and locale: its form, and where its bytes begin and end.
      private var entries: [Int] = []

      private static var missing: Int { 0 }
      private static var verbatim: Int { 1 }
      private static var template: Int { 2 }
      /// Its bytes are all lines of its plural forms.
      private static var plural: Int { 3 }

      init(fields: [String], _ text: StaticString) {
        self.text = text
        self.fields = fields
        let bytes = UnsafeBufferPointer(text)
        let stride = 3 * fields.count * locales
        var item = 0
        var start = 0
        while start < bytes.count {
          let line = CatalogueLine(bytes, from: start)
          if bytes[start] == 0x20 {
            put(line, item)
          } else {
            item = entries.count
            while entries.count < item + stride { entries.append(Self.missing) }
          }
          start = line.end + 1
        }
      }

      @inline(never)
      private mutating func put(_ line: CatalogueLine, _ item: Int) {
        let name = line.field
        var field = 0
        while field < fields.count, fields[field] != name { field += 1 }
        guard field < fields.count, let locale = AppLocale(rawValue: line.locale) else { return }
        let entry = item + 3 * (field * locales + locale.index)
        let isFirst = entries[entry] == Self.missing
        if !line.isPlural {
          set(entry, line.isVerbatim ? Self.verbatim : Self.template, line.text.lowerBound, line.end)
        } else {
          set(entry, Self.plural, isFirst ? line.start : entries[entry + 1], line.end)
        }
      }

      @inline(never)
      private mutating func set(_ entry: Int, _ form: Int, _ start: Int, _ end: Int) {
        entries[entry] = form
        entries[entry + 1] = start
        entries[entry + 2] = end
      }

      /// A text with its arguments filled in; the source locale stands in for a missing one. Nil when that has none either.
      func text(_ field: Int, of item: Int, in locale: AppLocale, _ arguments: [CopyArgument])
        -> String?
      {
        let entry = self.entry(field, of: item, in: locale.index)
        let form = entries[entry]
        if form == Self.missing {
          return locale == .source ? nil : text(field, of: item, in: .source, arguments)
        }
        var bytes = bytes(of: entry)
        if form == Self.verbatim { return bytes.text }
        if form == Self.plural { bytes = pluralForm(bytes, in: locale, arguments) }
        return CopyTemplate(bytes: bytes).filled(with: arguments)
      }

      /// The last form where no other is the one.
      @inline(never)
      private func pluralForm(
        _ forms: UnsafeBufferPointer<UInt8>, in locale: AppLocale, _ arguments: [CopyArgument]
      ) -> UnsafeBufferPointer<UInt8> {
        var line = CatalogueLine(forms, from: 0)
        let counted = line.argument
        var category: String?
        var position = 0
        while position < arguments.count {
          if arguments[position].name == counted, let number = arguments[position].wholeNumber {
            category = locale.pluralCategory(of: number.magnitude)
          }
          position += 1
        }
        while line.category != category, line.end < forms.count {
          line = CatalogueLine(forms, from: line.end + 1)
        }
        return forms.extracting(line.text)
      }

      /// One of the templates of a text as it stands in the spec, with its plural category. Nil behind the last.
      func template(
        _ number: Int, _ field: Int, of item: Int, in locale: Int
      ) -> (argument: String?, category: String?, text: String)? {
        let entry = self.entry(field, of: item, in: locale)
        let bytes = bytes(of: entry)
        if entries[entry] != Self.plural {
          if number > 0 || entries[entry] == Self.missing { return nil }
          return (nil, nil, CopyTemplate(bytes: bytes).unescaped)
        }
        var line = CatalogueLine(bytes, from: 0)
        var rest = number
        while rest > 0 {
          if line.end == bytes.count { return nil }
          line = CatalogueLine(bytes, from: line.end + 1)
          rest -= 1
        }
        let template = CopyTemplate(bytes: bytes.extracting(line.text))
        return (line.argument, line.category, template.unescaped)
      }

      @inline(never)
      private func entry(_ field: Int, of item: Int, in locale: Int) -> Int {
        let row = item * fields.count + field
        return 3 * (row * locales + locale)
      }

      private func bytes(of entry: Int) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(text).extracting(entries[entry + 1]..<entries[entry + 2])
      }
    }

    /// The places in one line: `  body.ru: text` or `  body.ru days=few: text`.
    private struct CatalogueLine {
      private let bytes: UnsafeBufferPointer<UInt8>
      let start: Int
      private let dot: Int
      private let space: Int
      private let sign: Int
      private let colon: Int
      let end: Int

      @inline(never)
      init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
        self.bytes = bytes
        self.start = start
        end = bytes.place(of: 0x0A, in: start..<bytes.count)
        // No id and no locale holds a colon.
        colon = bytes.place(of: 0x3A, in: start..<end)
        dot = bytes.place(of: 0x2E, in: start..<colon)
        space = bytes.place(of: 0x20, in: dot..<colon)
        sign = bytes.place(of: 0x3D, in: space..<colon)
      }

      var field: String { bytes.text(start + 2..<dot) }
      var locale: String { bytes.text(dot + 1..<space) }
      var isPlural: Bool { sign < colon }
      /// What is counted, where the text is a plural form.
      var argument: String? { isPlural ? bytes.text(space + 1..<sign) : nil }
      var category: String? { isPlural ? bytes.text(sign + 1..<colon) : nil }
      var text: Range<Int> { (colon + 2 < end ? colon + 2 : end)..<end }

      /// Whether the text has neither braces nor escapes.
      var isVerbatim: Bool {
        var place = text.lowerBound
        while place < end, bytes[place] != 0x7B, bytes[place] != 0x7D, bytes[place] != 0x5C {
          place += 1
        }
        return place == end
      }
    }
    """#

  private static let templates = #"""
    /// The bytes of one text, with its `{argument}` placeholders and escapes.
    private struct CopyTemplate {
      let bytes: UnsafeBufferPointer<UInt8>

      /// With arguments in place of `{name}`; `{{` and `}}` are literal braces.
      @inline(never)
      func filled(with arguments: [CopyArgument]) -> String {
        var out: String = ""
        var place = 0
        while place < bytes.count {
          let plain = endOfPlainText(from: place)
          if plain > place {
            out += bytes.text(place..<plain)
            place = plain
            continue
          }
          let byte = bytes[place]
          let end = bytes.place(of: 0x7D, in: place..<bytes.count)
          if byte == 0x5C {
            place = unescape(at: place, into: &out)
          } else if place + 1 < bytes.count, bytes[place + 1] == byte {
            out += bytes.text(place..<place + 1)
            place += 2
          } else if byte == 0x7B, end < bytes.count {
            out += Self.value(of: bytes.text(place + 1..<end), arguments)
            place = end + 1
          } else {
            out += bytes.text(place..<place + 1)
            place += 1
          }
        }
        return out
      }

      private static func value(of name: String, _ arguments: [CopyArgument]) -> String {
        var position = 0
        while position < arguments.count {
          if arguments[position].name == name { return arguments[position].text }
          position += 1
        }
        return ""
      }

      /// The text of the spec, braces and all.
      var unescaped: String {
        var out: String = ""
        var place = 0
        while place < bytes.count {
          let backslash = bytes.place(of: 0x5C, in: place..<bytes.count)
          out += bytes.text(place..<backslash)
          place = backslash
          if place < bytes.count { place = unescape(at: place, into: &out) }
        }
        return out
      }

      /// The place of the next brace or backslash, or the end.
      private func endOfPlainText(from start: Int) -> Int {
        var place = start
        while place < bytes.count, bytes[place] != 0x7B, bytes[place] != 0x7D, bytes[place] != 0x5C {
          place += 1
        }
        return place
      }

      /// Appends what `\n`, `\r` or `\u{…}` stands for and returns the place behind it.
      @inline(never)
      private func unescape(at place: Int, into out: inout String) -> Int {
        let letter: UInt8 = place + 1 < bytes.count ? bytes[place + 1] : 0
        if letter == 0x6E || letter == 0x72 {
          out += letter == 0x6E ? "\n" : "\r"
          return place + 2
        }
        let end = bytes.place(of: 0x7D, in: place..<bytes.count)
        var value = 0
        var digit = place + 3
        while digit < end {
          value = value &* 16 &+ (bytes[digit].hexadecimalDigit ?? 0)
          digit += 1
        }
        if let scalar = Unicode.Scalar(value) { out.unicodeScalars.append(scalar) }
        return end + 1
      }
    }
    """#
}
