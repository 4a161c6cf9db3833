import TextWriting

extension SwiftModule {
  /// Reads the static texts of the module and fills in arguments; the same code for every app.
  var copyCatalogueFile: String {
    var writer = SwiftWriter(generatedFor: spec.app.id)
    writer.lines(Self.copyArgument)
    writer.line()
    writer.lines(Self.copyCatalogue)
    writer.line()
    writer.lines(Self.templates)
    return writer.text
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

      init(_ name: String, _ value: Value) {
        self.name = name
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
      private let fieldCount: Int
      /// By item, field and locale.
      private var entries: [Entry] = []

      init(fields: [String], _ text: StaticString) {
        self.text = text
        fieldCount = fields.count
        let stride = fieldCount * AppLocale.allCases.count
        var start = 0
        while start < bytes.count {
          let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
          if bytes[start] != 0x20 {
            entries.append(contentsOf: repeatElement(Entry(), count: stride))
          } else if let line = CatalogueLine(bytes, start + 2..<end), let field = fields.firstIndex(of: line.field) {
            let slot = entries.count - stride + field * AppLocale.allCases.count + line.locale.index
            add(line, to: &entries[slot])
          }
          start = end + 1
        }
      }

      private func add(_ line: CatalogueLine, to entry: inout Entry) {
        if line.argument != nil {
          let first = entry.form == .plural ? entry.bytes.lowerBound : line.start
          entry = Entry(form: .plural, bytes: first..<line.text.upperBound)
        } else {
          let isVerbatim = !bytes[line.text].contains { $0 == 0x7B || $0 == 0x7D || $0 == 0x5C }
          entry = Entry(form: isVerbatim ? .verbatim : .template, bytes: line.text)
        }
      }

      /// A text with its arguments filled in; the source locale stands in for a missing one. Nil when that has none either.
      func text(_ field: Int, of item: Int, in locale: AppLocale, _ arguments: [CopyArgument]) -> String? {
        let entry = self.entry(field, of: item, in: locale)
        switch entry.form {
        case .verbatim: return String(decoding: bytes[entry.bytes], as: UTF8.self)
        case .template: return bytes[entry.bytes].filled(with: arguments)
        case .plural:
          let line = pluralLine(entry, in: locale, arguments)
          return line.map { bytes[$0.text].filled(with: arguments) }
        case .missing: return locale == .source ? nil : text(field, of: item, in: .source, arguments)
        }
      }

      private func pluralLine(_ entry: Entry, in locale: AppLocale, _ arguments: [CopyArgument]) -> CatalogueLine? {
        let lines = self.lines(entry)
        let number = arguments.first { $0.name == lines.first?.argument }?.wholeNumber
        let category = number.map { locale.pluralCategory(of: $0.magnitude) }
        return lines.first { $0.category == category } ?? lines.last
      }

      /// The templates of a text as they stand in the spec, with the plural category of each.
      func templates(
        _ field: Int, of item: Int, in locale: AppLocale
      ) -> [(argument: String?, category: String?, text: String)] {
        let entry = self.entry(field, of: item, in: locale)
        switch entry.form {
        case .missing: return []
        case .verbatim, .template: return [(nil, nil, bytes[entry.bytes].unescaped)]
        case .plural: return lines(entry).map { ($0.argument, $0.category, bytes[$0.text].unescaped) }
        }
      }

      private func lines(_ entry: Entry) -> [CatalogueLine] {
        var lines: [CatalogueLine] = []
        var start = entry.bytes.lowerBound
        while start < entry.bytes.upperBound {
          let end = bytes[start..<entry.bytes.upperBound].firstIndex(of: 0x0A) ?? entry.bytes.upperBound
          // Every line but the first starts with its indentation.
          let isIndented = bytes[start] == 0x20
          if let line = CatalogueLine(bytes, (isIndented ? start + 2 : start)..<end) { lines.append(line) }
          start = end + 1
        }
        return lines
      }

      private func entry(_ field: Int, of item: Int, in locale: AppLocale) -> Entry {
        entries[(item * fieldCount + field) * AppLocale.allCases.count + locale.index]
      }

      private var bytes: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
      }
    }

    /// The parts of one line: `body.ru: text` or `body.ru days=few: text`.
    private struct CatalogueLine {
      let field: String
      let locale: AppLocale
      let argument: String?
      let category: String?
      let start: Int
      let text: Range<Int>

      init?(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        // No id and no locale holds a colon.
        guard let colon = bytes[range].firstIndex(of: 0x3A) else { return nil }
        let words = bytes[range.lowerBound..<colon].split(separator: 0x20)
        guard let dot = words.first?.firstIndex(of: 0x2E), let key = words.first,
          let locale = AppLocale(rawValue: String(decoding: key[(dot + 1)...], as: UTF8.self))
        else { return nil }
        let counted = words.dropFirst().first?.split(separator: 0x3D)
        field = String(decoding: key[..<dot], as: UTF8.self)
        self.locale = locale
        argument = counted?.first.map { String(decoding: $0, as: UTF8.self) }
        category = counted?.last.map { String(decoding: $0, as: UTF8.self) }
        start = range.lowerBound
        text = min(colon + 2, range.upperBound)..<range.upperBound
      }
    }
    """#

  private static let templates = #"""
    extension Slice<UnsafeBufferPointer<UInt8>> {
      /// With arguments in place of `{name}`; `{{` and `}}` are literal braces.
      fileprivate func filled(with arguments: [CopyArgument]) -> String {
        var out: [UInt8] = []
        out.reserveCapacity(count + 32)
        var index = startIndex
        while index < endIndex {
          let byte = self[index]
          let next = index + 1 < endIndex ? self[index + 1] : 0
          switch byte {
          case 0x5C: index = unescape(at: index, into: &out)
          case 0x7B where next == 0x7B, 0x7D where next == 0x7D:
            out.append(byte)
            index += 2
          case 0x7B:
            guard let end = self[index...].firstIndex(of: 0x7D) else {
              out.append(byte)
              index += 1
              continue
            }
            let name = String(decoding: self[index + 1..<end], as: UTF8.self)
            out.append(contentsOf: (arguments.first { $0.name == name }?.text ?? "").utf8)
            index = end + 1
          default:
            out.append(byte)
            index += 1
          }
        }
        return String(decoding: out, as: UTF8.self)
      }

      /// The text of the spec, braces and all.
      fileprivate var unescaped: String {
        guard contains(0x5C) else { return String(decoding: self, as: UTF8.self) }
        var out: [UInt8] = []
        var index = startIndex
        while index < endIndex {
          if self[index] == 0x5C {
            index = unescape(at: index, into: &out)
          } else {
            out.append(self[index])
            index += 1
          }
        }
        return String(decoding: out, as: UTF8.self)
      }

      /// Appends what `\n`, `\r` or `\u{…}` stands for and returns the place behind it.
      private func unescape(at index: Int, into out: inout [UInt8]) -> Int {
        switch index + 1 < endIndex ? self[index + 1] : 0 {
        case 0x6E: out.append(0x0A)
        case 0x72: out.append(0x0D)
        default:
          guard let end = self[index...].firstIndex(of: 0x7D), end > index + 3,
            let value = UInt32(String(decoding: self[index + 3..<end], as: UTF8.self), radix: 16),
            let scalar = Unicode.Scalar(value)
          else { return index + 1 }
          out.append(contentsOf: String(Character(scalar)).utf8)
          return end + 1
        }
        return index + 2
      }
    }
    """#
}
