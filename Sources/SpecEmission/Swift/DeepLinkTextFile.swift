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
      mutating func path(int value: Int) { segment(value.description) }

      @inline(never)
      mutating func path(double value: Double) { segment(Self.encoded(value.description)) }

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
        if let value { query(name, text: value.description) }
      }

      @inline(never)
      mutating func query(_ name: StaticString, double value: Double?) {
        if let value { query(name, text: value.description) }
      }

      /// The unreserved characters of RFC 3986 stay, every other byte of the UTF-8 becomes `%XX`.
      @inline(never)
      static func encoded(_ value: String) -> String {
        var text = ""
        value.read { bytes in
          text = String(unsafeUninitializedCapacity: 3 * bytes.count) { out in
            var count = 0
            var place = 0
            while place < bytes.count {
              let byte = bytes[place]
              if isUnreserved(byte) {
                out[count] = byte
                count += 1
              } else {
                out[count] = 0x25
                out[count + 1] = digit(byte &>> 4)
                out[count + 2] = digit(byte & 15)
                count += 3
              }
              place += 1
            }
            return count
          }
        }
        return text
      }

      private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: return true
        default: return false
        }
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
        var isRead = false
        url.read { link in
          let start = Self.endOfBase(link, bases)
          guard start > 0 else { return }
          let end = link.place(of: 0x23, in: start..<link.count)
          let mark = link.place(of: 0x3F, in: start..<end)
          var isFound = match(link.extracting(start..<mark), routes)
          if !isFound, mark > start, link[mark - 1] == 0x2F {
            isFound = match(link.extracting(start..<mark - 1), routes)
          }
          isRead = isFound && addQuery(link.extracting((mark < end ? mark + 1 : end)..<end))
        }
        guard isRead else { return nil }
      }

      /// Where the first base ends that the link begins with; 0 where there is none.
      @inline(never)
      private static func endOfBase(_ link: UnsafeBufferPointer<UInt8>, _ bases: [String]) -> Int {
        var position = 0
        while position < bases.count {
          let base = bases[position].lowercased()
          let end = base.utf8.count
          if end <= link.count, link.text(0..<end).lowercased() == base { return end }
          position += 1
        }
        return 0
      }

      @inline(never)
      private mutating func match(
        _ path: UnsafeBufferPointer<UInt8>, _ routes: StaticString
      ) -> Bool {
        match(path, routes, withParameters: false) || match(path, routes, withParameters: true)
      }

      @inline(never)
      private mutating func match(
        _ path: UnsafeBufferPointer<UInt8>, _ routes: StaticString, withParameters: Bool
      ) -> Bool {
        let table = UnsafeBufferPointer(routes)
        var start = 0
        while start < table.count {
          let end = table.place(of: 0x0A, in: start..<table.count)
          let space = table.place(of: 0x20, in: start..<end)
          let hasParameters = table.place(of: 0x7B, in: space..<end) < end
          let route = table.extracting((space < end ? space + 1 : end)..<end)
          if hasParameters == withParameters, match(path, route) {
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
        _ path: UnsafeBufferPointer<UInt8>, _ route: UnsafeBufferPointer<UInt8>
      ) -> Bool {
        var found = DeepLinkValues()
        var place = 0
        var next = 0
        while next < route.count {
          if route[next] == 0x7B {
            let close = route.place(of: 0x7D, in: next..<route.count)
            let stop = path.place(of: 0x2F, in: place..<path.count)
            guard let value = DeepLinkText.decoded(path.extracting(place..<stop)) else { return false }
            found.add(route.text(next + 1..<close), value)
            next = close + 1
            place = stop
          } else {
            guard place < path.count, path[place] == route[next] else { return false }
            next += 1
            place += 1
          }
        }
        guard place == path.count else { return false }
        values = found
        return true
      }

      @inline(never)
      private mutating func addQuery(_ query: UnsafeBufferPointer<UInt8>) -> Bool {
        var start = 0
        while start < query.count {
          let end = query.place(of: 0x26, in: start..<query.count)
          let sign = query.place(of: 0x3D, in: start..<end)
          let value = query.extracting((sign < end ? sign + 1 : end)..<end)
          guard let name = DeepLinkText.decoded(query.extracting(start..<sign)),
            let value = DeepLinkText.decoded(value)
          else { return false }
          values.add(name, value)
          start = end + 1
        }
        return true
      }
    }
    """#
}
