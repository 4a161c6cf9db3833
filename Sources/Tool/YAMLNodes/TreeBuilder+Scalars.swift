import CLibYAML

extension TreeBuilder {
  mutating func addScalar(_ event: UnsafePointer<yaml_event_t>) -> Bool {
    guard hasRoom(for: event) else { return false }
    let isKey = countChild()
    let scalar = event.pointee.data.scalar
    let form: NodeRecord.Form =
      switch scalar.style {
      case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
      case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
      case YAML_LITERAL_SCALAR_STYLE: .literal
      case YAML_FOLDED_SCALAR_STYLE: .folded
      default: .plain
      }
    var start = scanner.place(event.pointee.start_mark)
    var end = scanner.place(event.pointee.end_mark)
    var flags: NodeRecord.Flags = []
    let text = UnsafeRawBufferPointer(start: scalar.value, count: scalar.length)
    if scalar.tag != nil || scalar.anchor != nil {
      let properties = scanner.properties(at: start, before: end)
      start = properties.content
      if text.isEmpty, form == .plain, !isKey, reportSign(event, at: properties) {
        // A text was meant, so it is not reported as missing.
        flags.insert(.text)
        start = scanner.place(event.pointee.start_mark)
        return addSign(from: start, to: end, flags)
      }
      if let tag = scalar.tag {
        let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
        if checkTag(tag, of: .scalar(form, bytes), at: properties) { flags.insert(.text) }
      }
    }
    // `{ a, b }` and `? a`: libyaml puts the missing value at the next token, which may be lines below.
    if text.isEmpty, form == .plain, start.line != lastEnd.line, frame.isMapping, !isKey {
      start = lastEnd
      end = lastEnd
    }
    let link = place(text, form: form, start: start, end: &end, flags: &flags)
    nodes.records.append(
      NodeRecord(
        form: form, flags: flags, link: link, extent: UInt32(truncatingIfNeeded: scalar.length), start: start))
    if isKey { noteKey(text) }
    if form == .plain, let first = text.first, first >= 0xC2, SpaceIndentation.begins(text) {
      reportSpaces(at: start)
    }
    textBytes += scalar.length
    lastEnd = end
    if let anchor = scalar.anchor {
      let mark = scanner.place(event.pointee.start_mark)
      anchors.add(String(cString: anchor), mark, at: nodes.records.count - 1, textBytes: scalar.length)
    }
    return true
  }

  /// A text that starts with `!` or `&` and has no blank in it: YAML sees a mark and nothing behind it.
  ///
  /// - Returns: False for marks that we know.
  private mutating func reportSign(_ event: UnsafePointer<yaml_event_t>, at properties: NodeProperties) -> Bool {
    let scalar = event.pointee.data.scalar
    if let tag = scalar.tag { return reportEmptyTag(tag, at: properties) }
    guard let anchor = scalar.anchor else { return false }
    let start = scanner.place(event.pointee.start_mark)
    let name = String(cString: anchor)
    let end = Place(line: start.line, column: start.column + UInt32(truncatingIfNeeded: name.unicodeScalars.count) + 1)
    findings.append(.emptyAnchor(name, span(start, end)))
    return true
  }

  private mutating func addSign(from start: Place, to end: Place, _ flags: NodeRecord.Flags) -> Bool {
    var offset = scanner.offset
    if scanner.seek(start) { offset = scanner.offset }
    let last = lines.offset(of: end) ?? offset
    nodes.records.append(
      NodeRecord(
        form: .plain, flags: flags, link: UInt32(truncatingIfNeeded: offset),
        extent: UInt32(truncatingIfNeeded: max(last - offset, 0)), start: start))
    lastEnd = end
    return true
  }

  /// Finds a scalar's text in the source, or keeps a copy where it reads differently; returns its offset.
  ///
  /// The file has nearly all texts verbatim, and pointing there saves half the memory of a tree.
  private mutating func place(
    _ text: UnsafeRawBufferPointer, form: NodeRecord.Form, start: Place, end: inout Place, flags: inout NodeRecord.Flags
  ) -> UInt32 {
    let source = scanner.source
    if scanner.seek(start) {
      switch form {
      case .plain:
        let offset = scanner.offset
        if start.line == end.line, text.count <= source.count - offset, isSame(text, at: offset) {
          scanner.skip(to: offset + text.count, at: end)
          return UInt32(truncatingIfNeeded: offset)
        }
      case .singleQuoted, .doubleQuoted:
        let offset = scanner.offset + 1
        let quote = form == .doubleQuoted ? UInt8(ascii: "\"") : UInt8(ascii: "'")
        if start.line == end.line, text.count < source.count - offset, source[offset + text.count] == quote,
          isSame(text, at: offset)
        {
          scanner.skip(to: offset + text.count + 1, at: end)
          return UInt32(truncatingIfNeeded: offset)
        }
      case .literal, .folded:
        end = scanner.blockTextEnd(from: start, to: end)
      case .sequence, .mapping, .alias:
        break
      }
    }
    flags.insert(.rewritten)
    nodes.rewritten.append(
      RewrittenText(offset: UInt32(truncatingIfNeeded: nodes.rewrittenBytes.count), end: end))
    nodes.rewrittenBytes.append(contentsOf: text)
    return UInt32(truncatingIfNeeded: nodes.rewritten.count - 1)
  }

  private func isSame(_ text: UnsafeRawBufferPointer, at offset: Int) -> Bool {
    guard let base = scanner.source.baseAddress, let start = text.baseAddress else { return text.isEmpty }
    return memcmp(base + offset, start, text.count) == 0
  }
}
