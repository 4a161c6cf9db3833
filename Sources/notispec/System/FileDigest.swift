import SpecEmission

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The digest of a file that is only compared: it is read piece by piece and never held as a whole.
enum FileDigest {
  private static let pieceBytes = 1 << 18

  /// As `OutputManifest.digest`; nil for what is no file or cannot be read.
  static func of(_ path: String) -> String? {
    guard let file = try? OpenFile(path, O_RDONLY), let status = try? file.status(), status.kind == .regular else {
      return nil
    }
    return withUnsafeTemporaryAllocation(byteCount: pieceBytes, alignment: 16) { piece in
      guard let base = piece.baseAddress else { return nil }
      var hash = XXH64()
      while true {
        let read = try? uninterrupted { Descriptor.read(file.descriptor, base, piece.count) }
        guard let count = read else { return nil }
        if count == 0 { return hash.digest }
        hash.add(UnsafeRawBufferPointer(start: base, count: count))
      }
    }
  }
}
