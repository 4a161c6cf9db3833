import TextWriting

extension SwiftModule {
  /// Percent-encoding, taking apart and matching of links; the same code for every app.
  var deepLinkTextFile: String {
    var writer = SwiftWriter(generatedFor: spec.app.id)
    writer.lines(Self.deepLinkText)
    writer.line()
    writer.lines(Self.deepLinkAddress)
    writer.line()
    writer.lines(Self.routeTable)
    return writer.text
  }

  private static let deepLinkText = #"""
    /// The part of a link behind `scheme://`, written piece by piece.
    struct DeepLinkText {
      private(set) var text = ""
      private var isFirst = true
      private var hasQuery = false

      /// A segment of the spec, which is written as it stands.
      mutating func segment(_ segment: String) {
        if !isFirst { text += "/" }
        isFirst = false
        text += segment
      }

      mutating func value(_ value: String) { segment(Self.encoded(value)) }
      mutating func value(_ value: Int) { segment(String(value)) }
      mutating func value(_ value: Double) { segment(Self.encoded(String(value))) }

      mutating func query(_ name: String, _ value: String?) {
        guard let value else { return }
        text += hasQuery ? "&" : "?"
        hasQuery = true
        text += Self.encoded(name) + "=" + Self.encoded(value)
      }

      mutating func query(_ name: String, _ value: Int?) { query(name, value.map { String($0) }) }
      mutating func query(_ name: String, _ value: Double?) { query(name, value.map { String($0) }) }

      /// The unreserved characters of RFC 3986 stay, every other byte of the UTF-8 becomes `%XX`.
      static func encoded(_ value: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var out: [UInt8] = []
        for byte in value.utf8 {
          switch byte {
          case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: out.append(byte)
          default: out += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
          }
        }
        return String(decoding: out, as: UTF8.self)
      }

      /// Nil when a `%` is not followed by two hexadecimal digits or the bytes are no UTF-8.
      static func decoded(_ text: some StringProtocol) -> String? {
        var out: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
          if byte == 0x25 {
            guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else { return nil }
            out.append(high << 4 | low)
          } else {
            out.append(byte)
          }
        }
        let decoded = String(decoding: out, as: UTF8.self)
        return decoded.utf8.elementsEqual(out) ? decoded : nil
      }

      private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x37
        case 0x61...0x66: byte - 0x57
        default: nil
        }
      }
    }
    """#

  private static let deepLinkAddress = #"""
    /// A link taken apart: decoded segments of the path and values of the query.
    struct DeepLinkAddress {
      let segments: [String]
      let query: DeepLinkValues

      /// Nil for a text that begins with none of the bases or is not encoded properly. Case counts only behind the base.
      init?(_ url: String, bases: [String]) {
        let start = bases.first { url.utf8.prefix($0.utf8.count).elementsEqual($0.utf8, by: Self.isSameLetter) }
        guard let base = start else { return nil }
        let link = url.utf8.dropFirst(base.utf8.count).prefix { $0 != 0x23 }
        let mark = link.firstIndex(of: 0x3F) ?? link.endIndex
        var segments: [String] = []
        for part in link[..<mark].split(separator: 0x2F, omittingEmptySubsequences: false) {
          guard let segment = DeepLinkText.decoded(Substring(part)) else { return nil }
          segments.append(segment)
        }
        var query = DeepLinkValues()
        for pair in link[mark...].dropFirst().split(separator: 0x26) {
          let sign = pair.firstIndex(of: 0x3D) ?? pair.endIndex
          guard let name = DeepLinkText.decoded(Substring(pair[..<sign])),
            let value = DeepLinkText.decoded(Substring(pair[sign...].dropFirst()))
          else { return nil }
          query.add(name, value)
        }
        self.segments = segments
        self.query = query
      }

      private static func isSameLetter(_ left: UInt8, _ right: UInt8) -> Bool {
        left == right || (left | 0x20 == right | 0x20 && (0x61...0x7A).contains(left | 0x20))
      }
    }

    /// What a link carries, by name. Of two values of one name the first counts.
    struct DeepLinkValues {
      private var values: [String: String] = [:]

      mutating func add(_ name: String, _ value: String) {
        if values[name] == nil { values[name] = value }
      }

      /// What the path says goes before what the query says.
      mutating func add(_ others: DeepLinkValues) {
        values.merge(others.values) { value, _ in value }
      }

      func text(_ name: String) -> String? { values[name] }
      func int(_ name: String) -> Int? { values[name].flatMap { Int($0) } }
      func double(_ name: String) -> Double? { values[name].flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil } }
    }
    """#

  private static let routeTable = #"""
    /// The ways to the screens, by the first segment of their paths.
    struct RouteTable: Sendable {
      private struct Route: Sendable {
        let id: String
        let segments: [String]
      }

      private var routes: [String: [Route]] = [:]

      /// One line a way: an id, a space, the path.
      init(_ text: StaticString) {
        for line in text.description.split(separator: "\n") {
          let words = line.split(separator: " ", maxSplits: 1)
          guard let id = words.first else { continue }
          let path = words.count > 1 ? words[1] : ""
          let segments = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
          routes[Self.key(segments), default: []].append(Route(id: String(id), segments: segments))
        }
      }

      /// The first way that fits; one that begins with a word goes before one that begins with a parameter. A `/` at the
      /// end may be missing or too many.
      func match(_ address: DeepLinkAddress) -> (id: String, values: DeepLinkValues)? {
        if let found = match(address.segments, address.query) { return found }
        return address.segments.last == "" ? match(Array(address.segments.dropLast()), address.query) : nil
      }

      private func match(_ segments: [String], _ query: DeepLinkValues) -> (id: String, values: DeepLinkValues)? {
        let candidates = (routes[segments.first ?? ""] ?? []) + (routes[Self.anyWord] ?? [])
        for route in candidates where route.segments.count == segments.count {
          var values = DeepLinkValues()
          let fits = zip(route.segments, segments).allSatisfy { part, segment in
            guard Self.isParameter(part) else { return part == segment }
            values.add(String(part.dropFirst().dropLast()), segment)
            return true
          }
          guard fits else { continue }
          values.add(query)
          return (route.id, values)
        }
        return nil
      }

      private static let anyWord = "{}"
      private static func key(_ segments: [String]) -> String {
        guard let first = segments.first else { return "" }
        return isParameter(first) ? anyWord : first
      }

      private static func isParameter(_ segment: String) -> Bool { segment.hasPrefix("{") && segment.hasSuffix("}") }
    }
    """#
}
