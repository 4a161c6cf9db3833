import TextWriting

extension SwiftModule {
  /// Writing, matching and reading of links; the same code for every app.
  var deepLinkTextFile: [UInt8] {
    var writer = SwiftWriter(generatedFor: spec.app.id)
    writer.lines(Self.deepLinkText)
    writer.line()
    writer.lines(Self.deepLinkReader)
    writer.line()
    writer.lines(Self.deepLinkValues)
    return writer.bytes
  }

  private static let deepLinkText = #"""
    /// A link: the screen and the part behind `scheme://`, written piece by piece.
    ///
    /// The label of a value says its type: to choose among functions of one name by the type of a value takes the compiler
    /// three times as long. What the spec says is a static text, and nothing is put into its callers: of a `String`
    /// literal the optimizer makes a lot of code first.
    struct DeepLinkText {
      private(set) var target: DeepLink.Target
      private(set) var text: String = ""
      private var hasPath: Bool = false
      private var hasQuery: Bool = false

      @inline(never)
      init(_ target: DeepLink.Target) {
        self.target = target
      }

      @inline(never)
      mutating func screen(_ target: DeepLink.Target) {
        self.target = target
      }

      /// - Parameter path: Segments of the spec, which are written as they stand.
      @inline(never)
      mutating func screen(_ target: DeepLink.Target, _ path: StaticString) {
        self.target = target
        segment(path.description)
      }

      @inline(never)
      mutating func path(_ path: StaticString) { segment(path.description) }

      @inline(never)
      mutating func path(text value: String) { segment(Self.encoded(value)) }

      @inline(never)
      mutating func path(int value: Int) { segment(String(value)) }

      @inline(never)
      mutating func path(double value: Double) { segment(Self.encoded(String(value))) }

      @inline(never)
      private mutating func segment(_ segment: String) {
        if hasPath { text += "/" }
        text += segment
        hasPath = true
      }

      @inline(never)
      mutating func query(_ name: StaticString, text value: String?) {
        guard let value else { return }
        text += hasQuery ? "&" : "?"
        text += Self.encoded(name.description)
        text += "="
        text += Self.encoded(value)
        hasQuery = true
      }

      @inline(never)
      mutating func query(_ name: StaticString, int value: Int?) {
        if let value { query(name, text: String(value)) }
      }

      @inline(never)
      mutating func query(_ name: StaticString, double value: Double?) {
        if let value { query(name, text: String(value)) }
      }

      /// The unreserved characters of RFC 3986 stay, every other byte of the UTF-8 becomes `%XX`.
      @inline(never)
      static func encoded(_ value: String) -> String {
        var out: [UInt8] = []
        for byte in value.utf8 {
          switch byte {
          case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: out.append(byte)
          default:
            out.append(0x25)
            out.append(digit(byte >> 4))
            out.append(digit(byte & 15))
          }
        }
        return String(decoding: out, as: UTF8.self)
      }

      private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x37 + value }
    }
    """#

  private static let deepLinkReader = #"""
    /// A link taken apart: the screen its path leads to and the values it carries.
    struct DeepLinkReader {
      /// Of the screen, as in the spec.
      private(set) var id = ""
      private(set) var values = DeepLinkValues()

      /// Nil for a text that begins with none of the bases, leads nowhere or is not encoded properly.
      ///
      /// Case counts behind the base only. Text after `#` is not read, and a `/` at the end of the path is one too many.
      ///
      /// - Parameter routes: One line a way: an id, a space and the path. Ways without parameters go before others.
      init?(_ url: String, bases: [String], routes: StaticString) {
        let link = Array(url.utf8)
        var start = 0
        for base in bases where start == 0 && Self.begins(link, with: Array(base.utf8)) {
          start = base.utf8.count
        }
        guard start > 0 else { return nil }
        let end = Self.place(of: 0x23, in: link, from: start, to: link.count)
        let mark = Self.place(of: 0x3F, in: link, from: start, to: end)
        let hasSlash = mark > start && link[mark - 1] == 0x2F
        guard match(link, start, mark, routes) || hasSlash && match(link, start, mark - 1, routes),
          addQuery(link, from: mark + 1, to: end)
        else { return nil }
      }

      @inline(never)
      private mutating func match(
        _ link: [UInt8], _ from: Int, _ to: Int, _ routes: StaticString
      ) -> Bool {
        match(link, from, to, routes, withParameters: false)
          || match(link, from, to, routes, withParameters: true)
      }

      @inline(never)
      private mutating func match(
        _ link: [UInt8], _ from: Int, _ to: Int, _ routes: StaticString, withParameters: Bool
      ) -> Bool {
        let table = UnsafeBufferPointer(start: routes.utf8Start, count: routes.utf8CodeUnitCount)
        var start = 0
        while start < table.count {
          let end = table.place(of: 0x0A, in: start..<table.count)
          let space = table.place(of: 0x20, in: start..<end)
          let hasParameters = table.place(of: 0x7B, in: space..<end) < end
          if hasParameters == withParameters, match(link, from, to, table, space + 1, end) {
            id = table.text(start..<space)
            return true
          }
          start = end + 1
        }
        return false
      }

      /// Compares a path with a route byte by byte; a `{parameter}` takes everything up to the next `/`.
      @inline(never)
      private mutating func match(
        _ link: [UInt8], _ from: Int, _ to: Int, _ table: UnsafeBufferPointer<UInt8>, _ start: Int,
        _ end: Int
      ) -> Bool {
        var found = DeepLinkValues()
        var place = from
        var route = start
        while route < end {
          if table[route] == 0x7B {
            let close = table.place(of: 0x7D, in: route..<end)
            let stop = Self.place(of: 0x2F, in: link, from: place, to: to)
            guard let value = DeepLinkText.decoded(link, place, stop) else { return false }
            found.add(table.text(route + 1..<close), value)
            route = close + 1
            place = stop
          } else {
            guard place < to, link[place] == table[route] else { return false }
            route += 1
            place += 1
          }
        }
        guard place == to else { return false }
        values = found
        return true
      }

      @inline(never)
      private mutating func addQuery(_ link: [UInt8], from start: Int, to end: Int) -> Bool {
        var start = start
        while start < end {
          let next = Self.place(of: 0x26, in: link, from: start, to: end)
          let sign = Self.place(of: 0x3D, in: link, from: start, to: next)
          guard let name = DeepLinkText.decoded(link, start, sign),
            let value = DeepLinkText.decoded(link, min(sign + 1, next), next)
          else { return false }
          values.add(name, value)
          start = next + 1
        }
        return true
      }

      @inline(never)
      private static func place(of byte: UInt8, in link: [UInt8], from start: Int, to end: Int) -> Int {
        var place = start
        while place < end, link[place] != byte { place += 1 }
        return place
      }

      @inline(never)
      private static func begins(_ link: [UInt8], with base: [UInt8]) -> Bool {
        guard link.count >= base.count else { return false }
        for place in 0..<base.count where lowercased(link[place]) != lowercased(base[place]) {
          return false
        }
        return true
      }

      private static func lowercased(_ byte: UInt8) -> UInt8 {
        byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte
      }
    }
    """#
}
