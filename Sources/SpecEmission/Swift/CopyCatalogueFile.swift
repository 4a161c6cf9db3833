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
        case .int(let number): String(number)
        case .double(let number): Self.digits(number)
        case .string(let text): text
        }
      }

      /// A whole number without decimals. Not `rounded()`: on Linux it needs a library that nobody here imports.
      private static func digits(_ number: Double) -> String {
        let text = number == 0 ? "0.0" : String(number)
        return text.hasSuffix(".0") && abs(number) < 1e15 ? String(text.dropLast(2)) : text
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
      private struct Entry: Sendable {
        enum Form: Sendable { case missing, verbatim, template, plural }

        var form = Form.missing
        /// The bytes of the text, or of all lines of its plural forms.
        var bytes: Range<Int> = 0..<0
      }

      private let text: StaticString
      private let fields: [String]
      private let locales = AppLocale.allCases.count
      /// By item, field and locale.
      private var entries: [Entry] = []

      init(fields: [String], _ text: StaticString) {
        self.text = text
        self.fields = fields
        let stride = fields.count * locales
        var start = 0
        while start < bytes.count {
          let end = bytes.place(of: 0x0A, in: start..<bytes.count)
          if bytes[start] != 0x20 {
            for _ in 0..<stride { entries.append(Entry()) }
          } else if let line = CatalogueLine(bytes, start + 2..<end, fields) {
            let place = entries.count - stride + line.field * locales + line.locale.index
            entries[place] = entry(line, after: entries[place])
          }
          start = end + 1
        }
      }

      @inline(never)
      private func entry(_ line: CatalogueLine, after earlier: Entry) -> Entry {
        if line.argument != nil {
          let first = earlier.form == .plural ? earlier.bytes.lowerBound : line.start
          return Entry(form: .plural, bytes: first..<line.text.upperBound)
        }
        for place in line.text
        where bytes[place] == 0x7B || bytes[place] == 0x7D || bytes[place] == 0x5C {
          return Entry(form: .template, bytes: line.text)
        }
        return Entry(form: .verbatim, bytes: line.text)
      }

      /// A text with its arguments filled in; the source locale stands in for a missing one. Nil when that has none either.
      func text(_ field: Int, of item: Int, in locale: AppLocale, _ arguments: [CopyArgument])
        -> String?
      {
        let entry = self.entry(field, of: item, in: locale)
        switch entry.form {
        case .verbatim: return bytes.text(entry.bytes)
        case .template: return template(entry.bytes).filled(with: arguments)
        case .plural: return template(pluralForm(entry, in: locale, arguments)).filled(with: arguments)
        case .missing: return locale == .source ? nil : text(field, of: item, in: .source, arguments)
        }
      }

      @inline(never)
      private func pluralForm(_ entry: Entry, in locale: AppLocale, _ arguments: [CopyArgument])
        -> Range<Int>
      {
        let lines = self.lines(entry)
        for argument in arguments where argument.name == lines[0].argument {
          guard let number = argument.wholeNumber else { break }
          let category = locale.pluralCategory(of: number.magnitude)
          for line in lines where line.category == category { return line.text }
        }
        return lines[lines.count - 1].text
      }

      /// The templates of a text as they stand in the spec, with the plural category of each.
      func templates(
        _ field: Int, of item: Int, in locale: AppLocale
      ) -> [(argument: String?, category: String?, text: String)] {
        let entry = self.entry(field, of: item, in: locale)
        switch entry.form {
        case .missing: return []
        case .verbatim, .template: return [(nil, nil, template(entry.bytes).unescaped)]
        case .plural:
          var forms: [(argument: String?, category: String?, text: String)] = []
          for line in lines(entry) {
            forms.append((line.argument, line.category, template(line.text).unescaped))
          }
          return forms
        }
      }

      /// The lines of plural forms, never none; every one but the first starts with its indentation.
      @inline(never)
      private func lines(_ entry: Entry) -> [CatalogueLine] {
        var lines: [CatalogueLine] = []
        var start = entry.bytes.lowerBound
        while start < entry.bytes.upperBound {
          let end = bytes.place(of: 0x0A, in: start..<entry.bytes.upperBound)
          let isIndented = bytes[start] == 0x20
          if let line = CatalogueLine(bytes, (isIndented ? start + 2 : start)..<end, fields) {
            lines.append(line)
          }
          start = end + 1
        }
        return lines
      }

      @inline(never)
      private func entry(_ field: Int, of item: Int, in locale: AppLocale) -> Entry {
        entries[(item * fields.count + field) * locales + locale.index]
      }

      private func template(_ range: Range<Int>) -> CopyTemplate {
        CopyTemplate(bytes: bytes.extracting(range))
      }

      private var bytes: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
      }
    }

    /// The parts of one line: `body.ru: text` or `body.ru days=few: text`.
    private struct CatalogueLine {
      let field: Int
      let locale: AppLocale
      let argument: String?
      let category: String?
      let start: Int
      let text: Range<Int>

      init?(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ fields: [String]) {
        // No id and no locale holds a colon.
        let colon = bytes.place(of: 0x3A, in: range)
        let space = bytes.place(of: 0x20, in: range.lowerBound..<colon)
        let dot = bytes.place(of: 0x2E, in: range.lowerBound..<space)
        guard colon < range.upperBound, dot < space,
          let field = fields.firstIndex(of: bytes.text(range.lowerBound..<dot)),
          let locale = AppLocale(rawValue: bytes.text(dot + 1..<space))
        else { return nil }
        let sign = bytes.place(of: 0x3D, in: space..<colon)
        self.field = field
        self.locale = locale
        argument = sign < colon ? bytes.text(space + 1..<sign) : nil
        category = sign < colon ? bytes.text(sign + 1..<colon) : nil
        start = range.lowerBound
        text = min(colon + 2, range.upperBound)..<range.upperBound
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
            let name = bytes.text(place + 1..<end)
            for argument in arguments where argument.name == name { out += argument.text }
            place = end + 1
          } else {
            out += bytes.text(place..<place + 1)
            place += 1
          }
        }
        return out
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
        var value: UInt32 = 0
        var digit = place + 3
        while digit < end {
          let byte = UInt32(bytes[digit])
          // 0 to 9, and A to F.
          value = value << 4 | (byte < 0x40 ? byte - 0x30 : byte - 0x37)
          digit += 1
        }
        if let scalar = Unicode.Scalar(value) { out.unicodeScalars.append(scalar) }
        return end + 1
      }
    }
    """#
}
