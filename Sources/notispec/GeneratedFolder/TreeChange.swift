import SpecEmission

/// What is to change below `generated/`. Everything else there stays as it is.
struct TreeChange {
  /// New files, and files whose bytes differ.
  var writes: [OutputFile] = []
  /// Files that notispec wrote and no longer emits.
  var removals: [String] = []

  var isEmpty: Bool { writes.isEmpty && removals.isEmpty }

  /// Every path that is not taken over as it is.
  var paths: Set<String> { Set(writes.map(\.path)).union(removals) }
}
