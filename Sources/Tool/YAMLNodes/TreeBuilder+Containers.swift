import CLibYAML

extension TreeBuilder {
  /// A mapping or sequence that has begun and not ended.
  struct Frame {
    var record: Int
    var isMapping: Bool
    /// Written with brackets or braces.
    var isFlow: Bool
    /// This container itself is where a key belongs.
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

    /// The document itself, which holds one node.
    static let document = Frame(record: 0, isMapping: false, isFlow: false, isKey: false, firstKey: 0)
  }

  /// How many containers are open.
  var depth: Int { parents.count }

  /// Counts a new node for its container and says whether it is a key.
  mutating func countChild() -> Bool {
    frame.children += 1
    return frame.isMapping && frame.children % 2 == 1
  }

  mutating func openContainer(_ event: UnsafePointer<yaml_event_t>) -> Bool {
    guard hasRoom(for: event) else { return false }
    guard depth < limits.depth else {
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
    let mark = start
    if tag != nil || anchor != nil {
      let properties = scanner.properties(at: start, before: nil)
      start = properties.content
      if let tag { checkTag(tag, of: isMapping ? .mapping : .sequence, at: properties) }
    }
    parents.append(frame)
    frame = Frame(
      record: nodes.records.count, isMapping: isMapping, isFlow: isFlow, isKey: isKey, firstKey: keys.count)
    if let anchor { frame.anchor = anchors.open(String(cString: anchor), mark, at: nodes.records.count, counts) }
    nodes.records.append(
      NodeRecord(
        form: isMapping ? .mapping : .sequence, link: 0,
        extent: UInt32(truncatingIfNeeded: nodes.containers.count), start: start))
    nodes.containers.append(ContainerRecord(end: start))
    return true
  }

  mutating func closeContainer(_ event: UnsafePointer<yaml_event_t>) {
    let frame = frame
    self.frame = parents.removeLast()
    // The end of a block is only noticed at what follows it, and so is that of a lone `key: value` in brackets.
    if frame.isFlow, event.pointee.start_mark.index != event.pointee.end_mark.index {
      lastEnd = scanner.place(event.pointee.end_mark)
    }
    var count = frame.children
    if frame.isMapping {
      let repeated = leaveOutRepeatedKeys(of: frame)
      count = count / 2 - repeated
      // One that is there twice was probably meant as another that is missing.
      if frame.isIncomplete || repeated > 0 { nodes.records[frame.record].flags.insert(.incomplete) }
    }
    nodes.records[frame.record].link = UInt32(truncatingIfNeeded: nodes.records.count)
    nodes.containers[Int(nodes.records[frame.record].extent)] = ContainerRecord(
      count: UInt32(truncatingIfNeeded: count), end: lastEnd)
    if let anchor = frame.anchor { anchors.close(anchor, height: frame.height + 1, counts) }
    self.frame.height = max(self.frame.height, frame.height + 1)
    if frame.isKey { reportKeyNotText(frame.record) }
  }

  mutating func reportKeyNotText(_ index: Int) {
    findings.append(.keyNotText(span(of: nodes.records[index])))
    isUsable = false
  }

  /// Whether one more node may be read; reports the file, or the container that is being read, if not.
  mutating func hasRoom(for event: UnsafePointer<yaml_event_t>) -> Bool {
    let isFull = frame.children / (frame.isMapping ? 2 : 1) >= limits.entries
    if nodes.records.count < limits.items, !isFull { return true }
    findings.append(
      isFull
        ? .tooManyEntries(limits.entries, isMapping: frame.isMapping, span(event))
        : .tooManyItems(limits.items, span(event)))
    isUsable = false
    return false
  }

  /// What has been read so far, aliases followed.
  var counts: ExpandedCounts {
    ExpandedCounts(items: nodes.records.count + aliasItems, textBytes: textBytes)
  }
}
