import CLibYAML

extension TreeBuilder {
  /// A mapping or sequence that has begun and not ended.
  struct Frame {
    var record: Int
    var isMapping: Bool
    /// Written with brackets or braces.
    var isFlow: Bool
    /// This container itself stands where a key belongs.
    var isKey: Bool
    /// Keys, values or items so far.
    var children: Int = 0
    /// How many containers lie inside each other below this one.
    var height: Int = 0
    /// Where its keys start on the stack of keys.
    var firstKey: Int
    /// Its anchor's number, if it has one.
    var anchor: Int?
    var isIncomplete = false
  }

  /// Counts a new node for the container it stands in and says whether it is a key.
  @inline(__always)
  mutating func countChild() -> Bool {
    guard let top = frames.indices.last else { return false }
    frames[top].children &+= 1
    return frames[top].isMapping && frames[top].children & 1 == 1
  }

  mutating func openContainer(_ event: UnsafePointer<yaml_event_t>) -> Bool {
    guard hasRoom(for: event) else { return false }
    guard frames.count < limits.depth else {
      findings.append(.tooDeep(limits.depth, span(event)))
      isUsable = false
      return false
    }
    let isKey = countChild()
    let isMapping = event.pointee.type == YAML_MAPPING_START_EVENT
    let isFlow: Bool
    let tag: UnsafeMutablePointer<yaml_char_t>?
    let anchor: UnsafeMutablePointer<yaml_char_t>?
    if isMapping {
      isFlow = event.pointee.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
      tag = event.pointee.data.mapping_start.tag
      anchor = event.pointee.data.mapping_start.anchor
    } else {
      isFlow = event.pointee.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
      tag = event.pointee.data.sequence_start.tag
      anchor = event.pointee.data.sequence_start.anchor
    }
    var start = scanner.place(event.pointee.start_mark)
    if tag != nil || anchor != nil {
      let properties = scanner.properties(at: start, before: nil)
      start = properties.content
      if let tag { checkTag(tag, of: isMapping ? .mapping : .sequence, at: properties) }
    }
    var frame = Frame(
      record: records.count, isMapping: isMapping, isFlow: isFlow, isKey: isKey, firstKey: keys.count)
    if let anchor { frame.anchor = anchors.open(String(cString: anchor), at: records.count, counts) }
    frames.append(frame)
    records.append(
      NodeRecord(form: isMapping ? .mapping : .sequence, link: 0, extent: 0, start: start, end: start))
    return true
  }

  mutating func closeContainer(_ event: UnsafePointer<yaml_event_t>) {
    guard let frame = frames.popLast() else { return }
    // The end of a block is only noticed at what follows it, and so is that of a lone `key: value` in brackets.
    if frame.isFlow, event.pointee.start_mark.index != event.pointee.end_mark.index {
      lastEnd = scanner.place(event.pointee.end_mark)
    }
    records[frame.record].link = UInt32(truncatingIfNeeded: records.count)
    records[frame.record].end = lastEnd
    var count = frame.children
    if frame.isMapping {
      count = count / 2 - leaveOutRepeatedKeys(of: frame)
      if frame.isIncomplete {
        records[frame.record].flags.insert(.incomplete)
      }
    }
    records[frame.record].extent = UInt32(truncatingIfNeeded: count)
    if let anchor = frame.anchor { anchors.close(anchor, height: frame.height + 1, counts) }
    if let parent = frames.indices.last {
      frames[parent].height = max(frames[parent].height, frame.height + 1)
    }
    if frame.isKey { reportKeyNotText(frame.record) }
  }

  mutating func reportKeyNotText(_ index: Int) {
    findings.append(.keyNotText(span(of: records[index])))
    isUsable = false
  }

  /// Whether one more node may be read; reports the file if not.
  @inline(__always)
  mutating func hasRoom(for event: UnsafePointer<yaml_event_t>) -> Bool {
    if records.count < limits.items { return true }
    findings.append(.tooManyItems(limits.items, span(event)))
    isUsable = false
    return false
  }

  /// What has been read so far, aliases followed.
  var counts: ExpandedCounts {
    ExpandedCounts(items: records.count + aliasItems, textBytes: textBytes)
  }
}
