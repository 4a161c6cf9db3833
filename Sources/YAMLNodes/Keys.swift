/// The keys of all mappings that are still open, those of the innermost on top.
///
/// A nested mapping is closed, and its keys are gone, before the next key of its parent comes: so the keys of one
/// mapping always stand together.
struct KeyStack {
  struct Key {
    /// Equal for equal texts; seldom equal for others.
    var fingerprint: UInt64
    var record: Int
  }

  /// Those above `count` have been popped; their room is used again.
  private(set) var keys: [Key] = []
  private(set) var count = 0

  @inline(__always)
  mutating func push(_ key: Key) {
    if count < keys.count { keys[count] = key } else { keys.append(key) }
    count &+= 1
  }

  mutating func pop(to count: Int) { self.count = count }
}

/// A key's text as a dictionary compares it.
///
/// Texts that are canonically equivalent are one key, as they are for Swift's `String`: nobody can see the difference.
private enum KeyText: Hashable {
  case ascii([UInt8])
  case other(String)
}

extension TreeBuilder {
  /// Up to so many keys of a mapping are compared pair by pair, which is faster than a dictionary.
  private static let fewKeys = 16

  /// How many keys above a repeated one an empty key is looked for.
  private static let reach = 32

  /// Takes the scalar read last, which stands where a key belongs.
  @inline(__always)
  mutating func noteKey(_ text: UnsafeRawBufferPointer, form: NodeRecord.Form, flags: NodeRecord.Flags) {
    let index = nodes.records.count - 1
    keys.push(.init(fingerprint: Self.fingerprint(text), record: index))
    if text.count == 2, text[0] == UInt8(ascii: "<"), text[1] == UInt8(ascii: "<"), form == .plain,
      !flags.contains(.text)
    {
      findings.append(.mergeKey(span(of: nodes.records[index])))
      nodes.records[index].insert(.leftOut)
      frame.isIncomplete = true
    }
  }

  /// Takes the alias read last, which stands where a key belongs.
  mutating func noteAliasKey() {
    let index = nodes.records.count - 1
    if isContainerKey(index) {
      reportKeyNotText(index)
      keys.push(.init(fingerprint: 0, record: index))
    } else {
      keys.push(.init(fingerprint: withText(of: index, Self.fingerprint), record: index))
    }
  }

  /// Reports keys written twice and marks the later ones and merge keys; returns how many entries are left out.
  mutating func leaveOutRepeatedKeys(of frame: Frame) -> Int {
    let range = frame.firstKey..<keys.count
    defer { keys.pop(to: frame.firstKey) }
    if range.count <= Self.fewKeys {
      for later in range.dropFirst() {
        let fingerprint = keys.keys[later].fingerprint
        for earlier in range.lowerBound..<later where keys.keys[earlier].fingerprint == fingerprint {
          if isSameKey(keys.keys[earlier].record, keys.keys[later].record) {
            reportRepeatedKey(keys.keys[later].record, first: keys.keys[earlier].record, upTo: later, in: range)
            break
          }
        }
      }
    } else if !areDifferent(range) {
      var first: [KeyText: Int] = Dictionary(minimumCapacity: range.count)
      for (number, key) in zip(range, keys.keys[range]) where !isContainerKey(key.record) {
        let text = withText(of: key.record) { bytes -> KeyText in
          bytes.allSatisfy { $0 < 0x80 } ? .ascii(Array(bytes)) : .other(String(decoding: bytes, as: UTF8.self))
        }
        if let earlier = first[text] {
          reportRepeatedKey(key.record, first: earlier, upTo: number, in: range)
        } else {
          first[text] = key.record
        }
      }
    }
    guard frame.isIncomplete || findings.hasRepeatedKey else { return 0 }
    return keys.keys[range].count { nodes.records[$0.record].flags.contains(.leftOut) }
  }

  /// Whether many keys are certainly different: all are ASCII, and the numbers made of their bytes differ.
  ///
  /// Nearly always they are, and a dictionary would keep a copy of each.
  private func areDifferent(_ range: Range<Int>) -> Bool {
    let bits = Int.bitWidth - (2 * range.count).leadingZeroBitCount
    // A number stands at the place that its first bits say, or soon after it.
    var table = [UInt64](repeating: 0, count: 1 << bits)
    for key in keys.keys[range] {
      guard !isContainerKey(key.record) else { return false }
      let number = withText(of: key.record, Self.number)
      guard number != 0 else { return false }
      var place = Int(number >> UInt64(64 - bits))
      var steps = 0
      while table[place] != 0 {
        // Many in one place were put there on purpose.
        if table[place] == number || steps == 64 { return false }
        steps += 1
        place = (place + 1) & (table.count - 1)
      }
      table[place] = number
    }
    return true
  }

  /// A number made of all bytes of a text; 0 for a text that is not ASCII.
  private static func number(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
    var number = UInt64(bytes.count)
    var signs: UInt64 = 0
    var index = 0
    while index &+ 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      signs |= word
      number = (number ^ word) &* factor
      number ^= number &>> 32
      index &+= 8
    }
    var rest: UInt64 = 0
    while index < bytes.count {
      rest = rest &<< 8 | UInt64(bytes[index])
      index &+= 1
    }
    guard (signs | rest) & 0x8080_8080_8080_8080 == 0 else { return 0 }
    number = (number ^ rest) &* factor
    return (number ^ number &>> 32) &* factor | 1
  }

  private mutating func reportRepeatedKey(_ later: Int, first: Int, upTo number: Int, in range: Range<Int>) {
    // A second merge key is reported as a merge key.
    guard !nodes.records[later].flags.contains(.leftOut) else { return }
    nodes.records[later].insert(.leftOut)
    findings.hasRepeatedKey = true
    let firstSpan = span(of: nodes.records[first])
    if let empty = emptyKey(between: first, andNumber: number, in: range) {
      if lastEmptyKey != empty { findings.append(.emptyKey(text(of: empty), span(of: nodes.records[empty]))) }
      lastEmptyKey = empty
      return
    }
    findings.append(.repeatedKey(text(of: later), span(of: nodes.records[later]), first: firstSpan))
  }

  /// The key with nothing behind it that stands between a key and its repetition. It is indented too far, or what belongs
  /// in it too little: its keys then stand beside it and repeat those of its neighbour.
  private func emptyKey(between first: Int, andNumber number: Int, in range: Range<Int>) -> Int? {
    for index in max(range.lowerBound, number - Self.reach)..<number {
      let record = keys.keys[index].record
      guard record > first, !nodes.records[record].isContainer, record + 1 < nodes.records.count else { continue }
      let value = nodes.records[record + 1]
      if value.has(.plain), value.extent == 0, !value.flags.contains(.text) { return record }
    }
    return nil
  }

  private func isContainerKey(_ index: Int) -> Bool {
    let record = nodes.records[index]
    return record.isContainer || (record.form == .alias && nodes.records[Int(record.link)].isContainer)
  }

  private func isSameKey(_ a: Int, _ b: Int) -> Bool {
    guard !isContainerKey(a), !isContainerKey(b) else { return false }
    return withText(of: a) { one in
      withText(of: b) { two in
        if one.elementsEqual(two) { return true }
        guard one.contains(where: { $0 >= 0x80 }), two.contains(where: { $0 >= 0x80 }) else { return false }
        return String(decoding: one, as: UTF8.self) == String(decoding: two, as: UTF8.self)
      }
    }
  }

  /// Eight bytes from either end and the length; the same for all texts that are not ASCII.
  @inline(__always)
  private static func fingerprint(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    let high: UInt64 = 0x8080_8080_8080_8080
    let count = bytes.count
    var mixed: UInt64 = 0
    if count >= 8 {
      let head = bytes.loadUnaligned(as: UInt64.self)
      let tail = bytes.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
      if (head | tail) & high != 0 { return 0 }
      if count > 16, bytes.contains(where: { $0 >= 0x80 }) { return 0 }
      mixed = head &* 0x9E37_79B9_7F4A_7C15 ^ tail
    } else if count >= 4 {
      let head = bytes.loadUnaligned(as: UInt32.self)
      let tail = bytes.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
      mixed = UInt64(head) << 32 | UInt64(tail)
      if mixed & high != 0 { return 0 }
    } else {
      for byte in bytes { mixed = mixed << 8 | UInt64(byte) }
      if mixed & high != 0 { return 0 }
    }
    return mixed &* 31 &+ UInt64(count) &+ 1
  }
}
