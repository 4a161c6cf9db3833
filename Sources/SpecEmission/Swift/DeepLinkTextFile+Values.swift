extension SwiftModule {
  /// What a link carries, and how its bytes are read; the same code for every app.
  static let deepLinkValues = #"""
    /// What a link carries, by name. Of two values of one name the first counts, and what the path says goes first.
    struct DeepLinkValues {
      private var values: [String: String]

      init(_ values: [String: String] = [:]) {
        self.values = values
      }

      @inline(never)
      mutating func add(_ name: String, _ value: String) {
        if values[name] == nil { values[name] = value }
      }

      @inline(never)
      func text(_ name: StaticString) -> String? { values[name.description] }

      /// As `Int(_:)` reads it, which for any integer takes the optimizer longer than everything here.
      @inline(never)
      func int(_ name: StaticString) -> Int? {
        var number: Int?
        text(name)?.read { number = Self.int($0) }
        return number
      }

      private static func int(_ digits: UnsafeBufferPointer<UInt8>) -> Int? {
        guard digits.count > 0 else { return nil }
        let isNegative = digits[0] == 0x2D
        var place = isNegative || digits[0] == 0x2B ? 1 : 0
        guard place < digits.count else { return nil }
        // There is one negative number more.
        var number = 0
        while place < digits.count {
          guard let digit = digits[place].hexadecimalDigit, digit < 10 else { return nil }
          let tens = number.multipliedReportingOverflow(by: 10)
          let next = tens.partialValue.subtractingReportingOverflow(digit)
          if tens.overflow || next.overflow { return nil }
          number = next.partialValue
          place += 1
        }
        if isNegative { return number }
        return number == Int.min ? nil : -number
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
      static func decoded(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
        var isValid = true
        let text = String(unsafeUninitializedCapacity: bytes.count) { out in
          var count = 0
          var place = 0
          while place < bytes.count {
            if let byte = byte(bytes, at: &place) { out[count] = byte } else { isValid = false }
            count += 1
          }
          return isValid ? count : 0
        }
        // What is no UTF-8 has been repaired, and the repair shows.
        var place = 0
        text.read { text in
          var next = 0
          while next < text.count, text[next] == byte(bytes, at: &place) { next += 1 }
          isValid = isValid && next == text.count
        }
        return isValid && place == bytes.count ? text : nil
      }

      /// The byte that begins there; the place becomes that of the next.
      private static func byte(_ bytes: UnsafeBufferPointer<UInt8>, at place: inout Int) -> UInt8? {
        guard place < bytes.count else { return nil }
        let start = place
        place += 1
        if bytes[start] != 0x25 { return bytes[start] }
        guard start + 2 < bytes.count, let high = digit(bytes[start + 1]),
          let low = digit(bytes[start + 2])
        else { return nil }
        place += 2
        return high &<< 4 | low
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
