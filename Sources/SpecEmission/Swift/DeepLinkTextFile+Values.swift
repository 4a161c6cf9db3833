extension SwiftModule {
  /// What a link carries, and how its bytes are read; the same code for every app.
  static let deepLinkValues = #"""
    /// What a link carries, by name. Of two values of one name the first counts, and what the path says goes first.
    struct DeepLinkValues {
      private struct Pair {
        let name: String
        let value: String
      }

      private var pairs: [Pair] = []

      init() {}

      init(_ values: [String: String]) {
        for (name, value) in values { add(name, value) }
      }

      @inline(never)
      mutating func add(_ name: String, _ value: String) {
        pairs.append(Pair(name: name, value: value))
      }

      @inline(never)
      func text(_ name: StaticString) -> String? {
        let name = name.description
        for pair in pairs where pair.name == name { return pair.value }
        return nil
      }

      @inline(never)
      func int(_ name: StaticString) -> Int? {
        guard let text = text(name) else { return nil }
        return Int(text)
      }

      /// Infinity and NaN are no values.
      @inline(never)
      func double(_ name: StaticString) -> Double? {
        guard let text = text(name), let number = Double(text), number.isFinite else { return nil }
        return number
      }
    }

    extension DeepLinkText {
      /// Nil when a `%` is not followed by two hexadecimal digits or the bytes are no UTF-8.
      @inline(never)
      static func decoded(_ link: [UInt8], _ start: Int, _ end: Int) -> String? {
        var out: [UInt8] = []
        var next = start
        while next < end {
          if link[next] == 0x25 {
            guard next + 2 < end, let high = digit(link[next + 1]), let low = digit(link[next + 2])
            else { return nil }
            out.append(high << 4 | low)
            next += 3
          } else {
            out.append(link[next])
            next += 1
          }
        }
        let text = String(decoding: out, as: UTF8.self)
        // Decoding repairs what is no UTF-8, and the repair shows.
        var place = 0
        for byte in text.utf8 {
          if place == out.count || byte != out[place] { return nil }
          place += 1
        }
        return place == out.count ? text : nil
      }

      private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: return byte - 0x30
        case 0x41...0x46: return byte - 0x37
        case 0x61...0x66: return byte - 0x57
        default: return nil
        }
      }
    }
    """#
}
