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
    let digest = try? compute(path, limit: .max)
    return digest ?? nil
  }

  /// - Parameters:
  ///   - limit: The most bytes that are read.
  ///   - known: Bytes with their digest, which the file mostly has: only others are hashed.
  /// - Returns: Nil when the file has more bytes than `limit`.
  static func compute(
    _ path: String, limit: Int, knowing known: (bytes: [UInt8], digest: String) = ([], "")
  ) throws(SystemError) -> String? {
    let file = try OpenFile.regular(path)
    var comparison = Comparison(known)
    let result = withUnsafeTemporaryAllocation(byteCount: pieceBytes, alignment: 16) { piece in
      Result<String?, SystemError> { () throws(SystemError) in
        guard let base = piece.baseAddress else { return nil }
        while true {
          let count = try uninterrupted { Descriptor.read(file.descriptor, base, piece.count) }
          if count == 0 { return comparison.digest }
          if count > limit - comparison.count { return nil }
          comparison.add(UnsafeRawBufferPointer(start: base, count: count))
        }
      }
    }
    return try result.get()
  }

  /// Bytes held against known ones, and hashed from the piece on in which they differ.
  private struct Comparison {
    private let known: (bytes: [UInt8], digest: String)
    private var hash: XXH64?
    private(set) var count = 0

    init(_ known: (bytes: [UInt8], digest: String)) { self.known = known }

    mutating func add(_ piece: UnsafeRawBufferPointer) {
      let isSame = known.bytes.withUnsafeBytes { bytes in
        guard hash == nil, piece.count <= bytes.count - count, let a = piece.baseAddress, let b = bytes.baseAddress
        else { return false }
        return memcmp(a, b + count, piece.count) == 0
      }
      if !isSame {
        var hash = hash ?? hashOfSame
        hash.add(piece)
        self.hash = hash
      }
      count += piece.count
    }

    private var hashOfSame: XXH64 {
      var hash = XXH64()
      known.bytes.withUnsafeBytes { hash.add(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
      return hash
    }

    var digest: String {
      if let hash { return hash.digest }
      return count == known.bytes.count && !known.bytes.isEmpty ? known.digest : hashOfSame.digest
    }
  }
}
