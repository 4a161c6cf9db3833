import SpecEmission
import Testing

/// Digests by the `xxhash` package of Python.
struct XXH64Tests {
  @Test(arguments: [
    (0, "ef46db3751d8e999"), (31, "c346d2b59b4d8ee1"), (32, "cbf59c5116ff32b4"), (33, "0c535d1acafb8ead"),
    (1_000, "6ef436b00eba4078"),
  ])
  func bytesThatCountUp(_ count: Int, _ digest: String) {
    #expect(XXH64.digest(of: (0..<count).map { UInt8(truncatingIfNeeded: $0) }) == digest)
  }

  @Test(arguments: [("a", "d24ec4f1a98c6e5b"), ("abc", "44bc2cf5ad770999"), ("abcdefg12345", "c14fdc22bdf55492")])
  func texts(_ text: String, _ digest: String) { #expect(XXH64.digest(of: text.utf8) == digest) }

  @Test func theNumberOfADigestMayBeginWithZeros() {
    let short = (0..<2_000).lazy.map { XXH64.digest(of: "\($0)".utf8) }.first { $0.hasPrefix("00") }
    #expect(short?.utf8.count == 16)
  }

  @Test func piecesMakeNoDifference() {
    let bytes = (0..<300).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    for size in [1, 5, 31, 32, 33, 64, 100] {
      var hash = XXH64()
      for start in stride(from: 0, to: bytes.count, by: size) {
        Array(bytes[start..<min(start + size, bytes.count)]).withUnsafeBytes { hash.add($0) }
      }
      #expect(hash.digest == XXH64.digest(of: bytes), "in pieces of \(size)")
    }
  }
}
