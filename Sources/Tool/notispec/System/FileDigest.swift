import SpecEmission

/// The digest of a file that is only compared: it is read piece by piece and never held as a whole.
enum FileDigest {
  private static let pieceBytes = 1 << 18

  /// - Parameters:
  ///   - limit: The most bytes that a file may have.
  ///   - known: Bytes with their digest, which the file usually has: only others are hashed.
  /// - Returns: Nil if the file has more bytes than `limit`.
  static func compute(
    _ path: String, limit: Int, knowing known: (bytes: [UInt8], digest: String)?
  ) throws(SystemError) -> String? {
    let file = try OpenFile(path, O_RDONLY)
    guard try file.sizeOfRegular() <= limit else { return nil }
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

  /// Bytes compared with known ones, and hashed from the piece on in which they differ.
  private struct Comparison {
    private let known: (bytes: [UInt8], digest: String)?
    /// Nil while nothing differs.
    private var hash: XXH64?
    private(set) var count = 0

    init(_ known: (bytes: [UInt8], digest: String)?) {
      self.known = known
      if known == nil { hash = XXH64() }
    }

    mutating func add(_ piece: UnsafeRawBufferPointer) {
      if hash == nil, !isNext(piece) { hash = hashOfKnown }
      hash?.add(piece)
      count += piece.count
    }

    /// Whether the known bytes continue like this.
    private func isNext(_ piece: UnsafeRawBufferPointer) -> Bool {
      known?.bytes.withUnsafeBytes { bytes in
        guard piece.count <= bytes.count - count, let a = piece.baseAddress, let b = bytes.baseAddress else {
          return false
        }
        return memcmp(a, b + count, piece.count) == 0
      } ?? false
    }

    /// The hash of the known bytes so far.
    private var hashOfKnown: XXH64 {
      var hash = XXH64()
      known?.bytes.withUnsafeBytes { hash.add(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
      return hash
    }

    var digest: String {
      if let hash { return hash.digest }
      guard let known, count == known.bytes.count else { return hashOfKnown.digest }
      return known.digest
    }
  }
}
