/// One node of a `SourceTree`, in document order: a container's children follow it directly.
///
/// It holds only what cannot be worked out: most scalars are in the source as they read, on one line, and their end
/// follows from their text.
struct NodeRecord: Sendable {
  enum Form: Sendable {
    case plain, singleQuoted, doubleQuoted, literal, folded
    case sequence, mapping
    case alias
  }

  struct Flags: OptionSet, Sendable {
    let rawValue: UInt8
    /// The text differs from the source; `link` is an index into the tree's rewritten texts.
    static let rewritten = Flags(rawValue: 1)
    /// A key whose entry is left out: written a second time, or a merge key.
    static let leftOut = Flags(rawValue: 2)
    /// A mapping that may have meant more keys than it holds: it has a merge key or a repeated one.
    static let incomplete = Flags(rawValue: 4)
    /// Tagged `!` or `!!str`: text, whatever it looks like.
    static let text = Flags(rawValue: 8)
  }

  let form: Form
  var flags: Flags
  let start: Place
  /// Scalar: offset of its text in the source, or index of its rewritten text. Container: index after its subtree.
  /// Alias: index of the node it names.
  var link: UInt32
  /// Scalar: length of its text in bytes. Container: index of its `ContainerRecord`. Alias: its width in columns.
  var extent: UInt32

  init(form: Form, flags: Flags = [], link: UInt32, extent: UInt32, start: Place) {
    self.form = form
    self.flags = flags
    self.start = start
    self.link = link
    self.extent = extent
  }

  var isContainer: Bool { form == .sequence || form == .mapping }
}

/// What a container has in addition to its record.
struct ContainerRecord: Sendable {
  /// Items of a sequence; entries of a mapping that are not left out.
  var count: UInt32 = 0
  var end: Place
}

/// A text that differs from the source: escapes, folded lines, a block text.
struct RewrittenText: Sendable {
  /// Where it starts in the buffer of such texts.
  var offset: UInt32
  /// Where the node ends in the source.
  var end: Place
}

/// A place as the tree keeps it: one-based line and column in 32 bits each.
struct Place: Sendable, Equatable {
  var line: UInt32
  var column: UInt32
}

/// The arrays a tree consists of.
struct NodeStore: Sendable {
  var records: [NodeRecord] = []
  var containers: [ContainerRecord] = []
  var rewritten: [RewrittenText] = []
  var rewrittenBytes: [UInt8] = []

  /// Where the text of a scalar's record is; its bytes are those of the source unless it is rewritten.
  func textRange(of record: NodeRecord) -> Range<Int> {
    let start = record.flags.contains(.rewritten) ? rewritten[Int(record.link)].offset : record.link
    return Int(start)..<Int(start) + Int(record.extent)
  }

  /// The place after a node's last character.
  func end(of record: NodeRecord, source: UnsafeBufferPointer<UInt8>) -> Place {
    var end = record.start
    if record.isContainer { return containers[Int(record.extent)].end }
    if record.form == .alias {
      end.column += record.extent
      return end
    }
    if record.flags.contains(.rewritten) { return rewritten[Int(record.link)].end }
    // Every byte but those that go on with a character.
    for byte in UnsafeBufferPointer(rebasing: source[textRange(of: record)]) where byte & 0xC0 != 0x80 {
      end.column += 1
    }
    if record.form != .plain { end.column += 2 }
    return end
  }
}
