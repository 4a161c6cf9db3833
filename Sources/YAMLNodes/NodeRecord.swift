/// One node of a `SourceTree`, 28 bytes, in document order: a container's children follow it directly.
struct NodeRecord: Sendable {
  enum Form: UInt8, Sendable {
    case plain, singleQuoted, doubleQuoted, literal, folded
    case sequence, mapping
    case alias
  }

  struct Flags: OptionSet, Sendable {
    let rawValue: UInt8
    /// The text stands in the tree's buffer of rewritten texts, not in the source.
    static let rewritten = Flags(rawValue: 1)
    /// A key whose entry is left out: written a second time, or a merge key.
    static let leftOut = Flags(rawValue: 2)
    /// A mapping that may have meant more keys than it holds: it has a merge key.
    static let incomplete = Flags(rawValue: 4)
    /// Tagged `!` or `!!str`: text, whatever it looks like.
    static let text = Flags(rawValue: 8)
  }

  var form: Form
  var flags: Flags = []
  /// Scalar: offset of the text. Container: index after the subtree. Alias: index of the anchored node.
  var link: UInt32
  /// Scalar: length of the text in bytes. Container: number of items or entries.
  var extent: UInt32
  var start: Place
  var end: Place

  var isContainer: Bool { form == .sequence || form == .mapping }
}

/// A place as the tree keeps it: one-based line and column in 32 bits each.
struct Place: Sendable, Equatable {
  var line: UInt32
  var column: UInt32
}
