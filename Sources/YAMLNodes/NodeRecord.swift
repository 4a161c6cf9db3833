/// One node of a `SourceTree` in 16 bytes, in document order: a container's children follow it directly.
///
/// Reading a large file is bound by the memory it touches, so a record holds only what cannot be worked out: most
/// scalars stand in the source as they read, on one line, and their end follows from their text.
struct NodeRecord: Sendable {
  enum Form: UInt8, Sendable {
    case plain, singleQuoted, doubleQuoted, literal, folded
    case sequence, mapping
    case alias
  }

  struct Flags: OptionSet, Sendable {
    let rawValue: UInt8
    /// The text differs from what stands in the source; `link` is an index into the tree's rewritten texts.
    static let rewritten = Flags(rawValue: 1)
    /// A key whose entry is left out: written a second time, or a merge key.
    static let leftOut = Flags(rawValue: 2)
    /// A mapping that may have meant more keys than it holds: it has a merge key.
    static let incomplete = Flags(rawValue: 4)
    /// Tagged `!` or `!!str`: text, whatever it looks like.
    static let text = Flags(rawValue: 8)
  }

  /// Lines longer than this many characters are read, but columns past it are all given as this one.
  static let lastColumn: UInt32 = 1 << 24 - 1

  /// Form in the low 4 bits, then 4 bits of flags and 24 of the column.
  private var packed: UInt32
  let line: UInt32
  /// Scalar: offset of its text in the source, or index of its rewritten text. Container: index after its subtree.
  /// Alias: index of the node it names.
  var link: UInt32
  /// Scalar: length of its text in bytes. Container: index of its `ContainerRecord`. Alias: its width in columns.
  var extent: UInt32

  @inline(__always)
  init(form: Form, flags: Flags = [], link: UInt32, extent: UInt32, start: Place) {
    packed = UInt32(form.rawValue) | UInt32(flags.rawValue) << 4 | min(start.column, Self.lastColumn) << 8
    line = start.line
    self.link = link
    self.extent = extent
  }

  var form: Form { Form(rawValue: UInt8(truncatingIfNeeded: packed & 15)) ?? .plain }

  var flags: Flags { Flags(rawValue: UInt8(truncatingIfNeeded: packed >> 4 & 15)) }

  var start: Place { Place(line: line, column: packed >> 8) }

  mutating func insert(_ flag: Flags) { packed |= UInt32(flag.rawValue) << 4 }

  /// Asked for every node that is stepped over, so it looks at the bits and makes no `Form` of them.
  @inline(__always)
  var isContainer: Bool { has(.sequence) || has(.mapping) }

  /// `form == wanted`, by the bits.
  @inline(__always)
  func has(_ wanted: Form) -> Bool { packed & 15 == UInt32(wanted.rawValue) }
}

/// What a container has beside its record.
struct ContainerRecord: Sendable {
  /// Items of a sequence; entries of a mapping that are not left out.
  var count: UInt32 = 0
  var end: Place
}

/// A text that differs from what stands in the source: escapes, folded lines, a block text.
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

  /// Where the text of a scalar's record stands; its bytes are those of the source unless it is rewritten.
  func textRange(of record: NodeRecord) -> Range<Int> {
    let start = record.flags.contains(.rewritten) ? rewritten[Int(record.link)].offset : record.link
    return Int(start)..<Int(start) + Int(record.extent)
  }

  /// The place after a node's last character.
  func end(of record: NodeRecord, source: UnsafeBufferPointer<UInt8>) -> Place {
    var end = record.start
    if record.isContainer { return containers[Int(record.extent)].end }
    if record.has(.alias) {
      end.column += record.extent
      return end
    }
    if record.flags.contains(.rewritten) { return rewritten[Int(record.link)].end }
    let text = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: source[textRange(of: record)]))
    end.column += Self.characters(in: text)
    if !record.has(.plain) { end.column += 2 }
    return end
  }

  /// How many characters begin in some bytes: texts are mostly short, so eight bytes at a time.
  private static func characters(in bytes: UnsafeRawBufferPointer) -> UInt32 {
    var continuations = 0
    var index = 0
    while index &+ 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      // The high bit of a byte is left where that bit is set and the one below it is not: 10xxxxxx.
      let marks = word & ~(word &<< 1) & 0x8080_8080_8080_8080
      // The product adds up all bytes in the highest one.
      continuations &+= Int(truncatingIfNeeded: ((marks &>> 7) &* 0x0101_0101_0101_0101) &>> 56)
      index &+= 8
    }
    while index < bytes.count {
      if bytes[index] & 0xC0 == 0x80 { continuations &+= 1 }
      index &+= 1
    }
    return UInt32(truncatingIfNeeded: bytes.count &- continuations)
  }
}
