import CLibYAML

/// Memory in large pages, where the system has them.
///
/// A file of many megabytes and its tree are filled from end to end, and in usual pages the system is asked for every
/// 4 KiB of them: that takes as long as a third of the parsing.
public enum LargePages {
  /// Two of the 2 MiB that a large page mostly has: below that there is nothing to win.
  private static let fewestBytes = 4 << 20

  /// Asks for large pages behind memory that is about to be filled; no more than a wish, and without effect on what
  /// stands there.
  public static func use(for memory: UnsafeMutableRawBufferPointer) {
    #if os(Linux)
      guard memory.count >= fewestBytes, let base = memory.baseAddress else { return }
      // The call takes whole pages, and what else stands on the first and the last one stays out of it.
      let page = 4096
      let skipped = (page - Int(bitPattern: base) % page) % page
      _ = madvise(base + skipped, (memory.count - skipped) / page * page, MADV_HUGEPAGE)
    #endif
  }
}
