/// The forms that take more than a look at each byte.
extension TextPattern {
  static func isDotted(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let parts = bytes.split(separator: 0x2E, omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { isLetter($0) || isDigit($0) || $0 == 0x2D } }
  }

  static func isLinkPath(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.first == 0x2F else { return false }
    return bytes.dropFirst().split(separator: 0x2F, omittingEmptySubsequences: false).allSatisfy { part in
      if part.first == 0x7B, part.last == 0x7D {
        let name = part.dropFirst().dropLast()
        return isLower(name.first) && name.allSatisfy { isLower($0) || isDigit($0) || $0 == 0x5F }
      }
      return isSegment(part)
    }
  }

  static func isSegment(_ part: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    !part.isEmpty && part.allSatisfy(isUnreserved) && !(part.count <= 2 && part.allSatisfy { $0 == 0x2E })
  }

  static func isRuleCode(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let parts = bytes.split(separator: 0x2F, omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.allSatisfy { part in
        part.split(separator: 0x2D, omittingEmptySubsequences: false).allSatisfy { word in
          !word.isEmpty && word.allSatisfy { isLower($0) || isDigit($0) }
        }
      }
  }

  static func isPlace(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let parts = bytes.split(separator: 0x2F, omittingEmptySubsequences: false)
    guard let app = parts.first, !app.isEmpty, app.allSatisfy({ isWord($0) || $0 == 0x2D }) else { return false }
    return parts.count == 1 || (parts.count == 2 && !parts[1].isEmpty && !parts[1].contains(0x20))
  }

  static func isDate(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.count == 10
      && bytes.enumerated().allSatisfy { index, byte in index == 4 || index == 7 ? byte == 0x2D : isDigit(byte) }
  }

  static func isVersion(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let parts = bytes.split(separator: 0x2E, omittingEmptySubsequences: false)
    return parts.count == 2 && parts[0].first != 0x30 && (parts[1].first != 0x30 || parts[1].count == 1)
      && parts.allSatisfy { (1...2).contains($0.count) && $0.allSatisfy(isDigit) }
  }

  static func isVersion(_ bytes: UnsafeBufferPointer<UInt8>, atMost count: Int) -> Bool {
    let parts = bytes.split(separator: 0x2E, maxSplits: count, omittingEmptySubsequences: false)
    return parts.count <= count && parts.allSatisfy { (1...9).contains($0.count) && $0.allSatisfy(isDigit) }
  }

  static func isZone(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let parts = bytes.split(separator: 0x2F, omittingEmptySubsequences: false)
    return parts.count <= 3
      && parts.allSatisfy { isUpper($0.first) && $0.allSatisfy { isWord($0) || $0 == 0x2B || $0 == 0x2D } }
  }

  static func isUsageKey(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = "NS".utf8
    let end = "UsageDescription".utf8
    return bytes.count > start.count + end.count && bytes.starts(with: start)
      && bytes.suffix(end.count).elementsEqual(end) && bytes.allSatisfy { isLetter($0) }
  }

  static func isFileName(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let parts = bytes.split(separator: 0x2E, omittingEmptySubsequences: false)
    guard parts.count > 1, let first = parts.first, let start = first.first, isWord(start) else { return false }
    return first.allSatisfy { isWord($0) || $0 == 0x2D || $0 == 0x20 }
      && parts.dropFirst().allSatisfy { !$0.isEmpty && $0.allSatisfy { isWord($0) || $0 == 0x2D } }
  }

  static func isDocumentPath(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let parts = bytes.split(separator: 0x2F, omittingEmptySubsequences: false)
    return parts.count.isMultiple(of: 2)
      && parts.allSatisfy { part in
        if part.first == 0x7B, part.last == 0x7D {
          let name = part.dropFirst().dropLast()
          return isLetter(name.first) && name.allSatisfy(isWord)
        }
        return isSegment(part)
      }
  }

  static func isEndpoint(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.starts(with: "https://".utf8) else { return false }
    let rest = bytes.dropFirst(8)
    let host = rest.prefix { $0 != 0x2F }
    guard rest.dropFirst(host.count).allSatisfy({ $0 == 0x2F || isUnreserved($0) }) else { return false }
    guard let colon = host.firstIndex(of: 0x3A) else { return isDotted(host) }
    let port = host[host.index(after: colon)...]
    return isDotted(host[..<colon]) && (1...5).contains(port.count) && port.allSatisfy(isDigit)
  }

  static func isUpper(_ byte: UInt8?) -> Bool { byte.map { (0x41...0x5A).contains($0) } ?? false }
  static func isLower(_ byte: UInt8?) -> Bool { byte.map { (0x61...0x7A).contains($0) } ?? false }
  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  static func isLetter(_ byte: UInt8?) -> Bool { byte.map { (0x61...0x7A).contains($0 | 0x20) } ?? false }
  static func isWord(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) || byte == 0x5F }
  /// RFC 3986, section 2.3.
  static func isUnreserved(_ byte: UInt8) -> Bool {
    isWord(byte) || byte == 0x2D || byte == 0x2E || byte == 0x7E
  }
}
