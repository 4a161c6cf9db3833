extension TreeBuilder {
  /// Up to so many keys of a mapping are compared pair by pair, which is faster than a dictionary.
  private static let fewKeys = 16

  /// How many keys above a repeated one an empty key is looked for.
  private static let reach = 32

  /// Takes the scalar read last, which is where a key belongs.
  mutating func noteKey(_ text: UnsafeRawBufferPointer) {
    let index = nodes.records.count - 1
    keys.append(index)
    guard text.elementsEqual("<<".utf8), nodes.records[index].form == .plain,
      !nodes.records[index].flags.contains(.text)
    else { return }
    findings.append(.mergeKey(span(of: nodes.records[index])))
    nodes.records[index].flags.insert(.leftOut)
    frame.isIncomplete = true
  }

  /// Takes the alias read last, which is where a key belongs.
  mutating func noteAliasKey() {
    let index = nodes.records.count - 1
    keys.append(index)
    if isContainerKey(index) { reportKeyNotText(index) }
  }

  /// Reports keys written twice and marks the later ones and merge keys; returns how many entries are left out.
  ///
  /// Texts that are canonically equivalent are one key, as they are for Swift's `String`: the difference is invisible.
  mutating func leaveOutRepeatedKeys(of frame: Frame) -> Int {
    let range = frame.firstKey..<keys.count
    defer { keys.removeSubrange(range) }
    if range.count <= Self.fewKeys {
      for later in range.dropFirst() {
        if let first = keys[range.lowerBound..<later].first(where: { isSameKey($0, keys[later]) }) {
          reportRepeatedKey(keys[later], first: first, upTo: later, in: range)
        }
      }
    } else {
      var first: [String: Int] = Dictionary(minimumCapacity: range.count)
      for number in range where !isContainerKey(keys[number]) {
        let key = keys[number]
        let text = text(of: key)
        if let earlier = first[text] {
          reportRepeatedKey(key, first: earlier, upTo: number, in: range)
        } else {
          first[text] = key
        }
      }
    }
    guard frame.isIncomplete || findings.hasRepeatedKey else { return 0 }
    return keys[range].count { nodes.records[$0].flags.contains(.leftOut) }
  }

  private mutating func reportRepeatedKey(_ later: Int, first: Int, upTo number: Int, in range: Range<Int>) {
    // A second merge key is reported as a merge key.
    guard !nodes.records[later].flags.contains(.leftOut) else { return }
    nodes.records[later].flags.insert(.leftOut)
    findings.hasRepeatedKey = true
    let firstSpan = span(of: nodes.records[first])
    if let empty = emptyKey(between: first, andNumber: number, in: range) {
      if lastEmptyKey != empty { findings.append(.emptyKey(text(of: empty), span(of: nodes.records[empty]))) }
      lastEmptyKey = empty
      return
    }
    let areGroups = [first, later].allSatisfy {
      !isContainerKey($0) && $0 + 1 < nodes.records.count && nodes.records[$0 + 1].isContainer
    }
    findings.append(
      .repeatedKey(text(of: later), span(of: nodes.records[later]), first: firstSpan, areGroups: areGroups))
  }

  /// The key without a value between a key and its repetition. It is indented too far, or its content
  /// too little: its keys are then next to it and repeat those of its neighbour.
  private func emptyKey(between first: Int, andNumber number: Int, in range: Range<Int>) -> Int? {
    for index in max(range.lowerBound, number - Self.reach)..<number {
      let record = keys[index]
      guard record > first, !nodes.records[record].isContainer, record + 1 < nodes.records.count else { continue }
      let value = nodes.records[record + 1]
      if value.form == .plain, value.extent == 0, !value.flags.contains(.text) { return record }
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
        if one.count == two.count, one.elementsEqual(two) { return true }
        guard one.contains(where: { $0 >= 0x80 }), two.contains(where: { $0 >= 0x80 }) else { return false }
        return String(decoding: one, as: UTF8.self) == String(decoding: two, as: UTF8.self)
      }
    }
  }
}
