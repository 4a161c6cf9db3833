/// How much one YAML file may contain. The standard limits are far above what people write by hand.
///
/// Each limit is checked where it passes, so a hostile file ends at once instead of filling memory.
public struct YAMLLimits: Sendable, Hashable {
  /// Bytes in a file.
  public var fileBytes: Int
  /// Mappings and sequences inside each other, aliases followed.
  public var depth: Int
  /// Keys, values and list items in a file, as written.
  public var items: Int
  /// Keys of one mapping, or items of one list.
  public var entries: Int
  /// Keys, values and list items that aliases add when they are followed.
  public var aliasItems: Int
  /// Bytes of text that aliases add when they are followed.
  public var aliasTextBytes: Int
  /// Findings of one file; what is left out is counted in a last finding.
  public var findings: Int

  public init(
    fileBytes: Int = 64 << 20, depth: Int = 100, items: Int = 5_000_000, entries: Int = 100_000,
    aliasItems: Int = 1_000_000,
    aliasTextBytes: Int = 2 << 20, findings: Int = 1_000
  ) {
    // Offsets into a file are kept in 32 bits.
    self.fileBytes = min(fileBytes, Int(Int32.max))
    self.depth = depth
    self.items = min(items, Int(Int32.max))
    self.entries = min(entries, Int(Int32.max))
    self.aliasItems = aliasItems
    self.aliasTextBytes = aliasTextBytes
    self.findings = findings
  }

  /// Depth 100 and 64 MiB a file, five million items, a hundred thousand in one mapping or list, a million items and 2
  /// MiB of text by alias.
  public static let standard = YAMLLimits()
}
