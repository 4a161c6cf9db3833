/// SHA-256 (FIPS 180-4), so that an output can be told from any other by 64 digits.
///
/// Written out because this room imports no platform library. A shorter hash would do against accidents, but a digest in
/// a committed file should also hold against somebody who hides an edit.
struct SHA256 {
  /// The eight words, `a` to `h`.
  private var state: (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32) = (
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19
  )
  /// What came behind the last whole block, fewer than 64 bytes.
  private var rest: [UInt8] = []
  private var count: UInt64 = 0

  /// The digest as 64 lowercase hexadecimal digits.
  static func digest(of bytes: some Collection<UInt8>) -> String {
    var hash = SHA256()
    let isAdded: Void? = bytes.withContiguousStorageIfAvailable { hash.add(UnsafeRawBufferPointer($0)) }
    if isAdded == nil { Array(bytes).withUnsafeBytes { hash.add($0) } }
    return hash.digest
  }

  /// Takes the next bytes. In which pieces they come makes no difference.
  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    count += UInt64(bytes.count)
    var start = 0
    if !rest.isEmpty {
      start = min(64 - rest.count, bytes.count)
      rest.append(contentsOf: bytes[..<start])
      if rest.count < 64 { return }
      let block = rest
      rest = []
      block.withUnsafeBytes { addBlocks($0) }
    }
    let end = start + (bytes.count - start) / 64 * 64
    addBlocks(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
    rest.append(contentsOf: bytes[end...])
  }

  /// The digest of what came so far, as 64 lowercase hexadecimal digits.
  var digest: String {
    var last = self
    last.addEnd()
    let words = last.state
    let digits = Array("0123456789abcdef".utf8)
    let text = [words.0, words.1, words.2, words.3, words.4, words.5, words.6, words.7].flatMap { word in
      stride(from: 28, through: 0, by: -4).map { digits[Int(word >> UInt32($0) & 15)] }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// A one bit, zeros up to 56 bytes modulo 64, and the length in bits.
  private mutating func addEnd() {
    var end = rest
    end.append(0x80)
    while end.count % 64 != 56 { end.append(0) }
    let bits = count * 8
    for shift in stride(from: 56, through: 0, by: -8) { end.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift))) }
    end.withUnsafeBytes { addBlocks($0) }
  }

  /// - Parameter bytes: Whole blocks of 64 bytes.
  private mutating func addBlocks(_ bytes: UnsafeRawBufferPointer) {
    var state = state
    Self.constants.withUnsafeBufferPointer { constants in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
        for start in stride(from: 0, to: bytes.count, by: 64) {
          Self.spread(bytes, from: start, over: words)
          var (a, b, c, d, e, f, g, h) = state
          // Eight at a time: the names move on by one each time, so that no word has to be moved.
          for index in stride(from: 0, to: 64, by: 8) {
            Self.turn(a, b, c, &d, e, f, g, &h, words[index] &+ constants[index])
            Self.turn(h, a, b, &c, d, e, f, &g, words[index + 1] &+ constants[index + 1])
            Self.turn(g, h, a, &b, c, d, e, &f, words[index + 2] &+ constants[index + 2])
            Self.turn(f, g, h, &a, b, c, d, &e, words[index + 3] &+ constants[index + 3])
            Self.turn(e, f, g, &h, a, b, c, &d, words[index + 4] &+ constants[index + 4])
            Self.turn(d, e, f, &g, h, a, b, &c, words[index + 5] &+ constants[index + 5])
            Self.turn(c, d, e, &f, g, h, a, &b, words[index + 6] &+ constants[index + 6])
            Self.turn(b, c, d, &e, f, g, h, &a, words[index + 7] &+ constants[index + 7])
          }
          state = (
            state.0 &+ a, state.1 &+ b, state.2 &+ c, state.3 &+ d,
            state.4 &+ e, state.5 &+ f, state.6 &+ g, state.7 &+ h
          )
        }
      }
    }
    self.state = state
  }

  /// Makes the 64 words of a block out of its 16, four at a time, as far as one does not need the one before.
  @inline(__always)
  private static func spread(
    _ block: UnsafeRawBufferPointer, from start: Int, over words: UnsafeMutableBufferPointer<UInt32>
  ) {
    for index in 0..<16 {
      words[index] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: start + 4 * index, as: UInt32.self))
    }
    for index in stride(from: 16, to: 64, by: 4) {
      let early = SIMD4(words[index - 15], words[index - 14], words[index - 13], words[index - 12])
      let sum =
        SIMD4(words[index - 16], words[index - 15], words[index - 14], words[index - 13])
        &+ SIMD4(words[index - 7], words[index - 6], words[index - 5], words[index - 4])
        &+ ((early &>> 7 | early &<< 25) ^ (early &>> 18 | early &<< 14) ^ (early &>> 3))
      words[index] = sum[0] &+ late(words[index - 2])
      words[index + 1] = sum[1] &+ late(words[index - 1])
      words[index + 2] = sum[2] &+ late(words[index])
      words[index + 3] = sum[3] &+ late(words[index + 1])
    }
  }

  @inline(__always)
  private static func late(_ word: UInt32) -> UInt32 { rotate(word, 17) ^ rotate(word, 19) ^ (word &>> 10) }

  @inline(__always)
  private static func turn(
    _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32, _ e: UInt32, _ f: UInt32, _ g: UInt32, _ h: inout UInt32,
    _ word: UInt32
  ) {
    let choice = g ^ (e & (f ^ g))
    let majority = (a & b) | (c & (a | b))
    let first = h &+ (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) &+ choice &+ word
    d &+= first
    h = first &+ (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) &+ majority
  }

  @inline(__always)
  private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 { word &>> count | word &<< (32 &- count) }

  private static let constants: [UInt32] = [
    0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4, 0xAB1C_5ED5,
    0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE, 0x9BDC_06A7, 0xC19B_F174,
    0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F, 0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA,
    0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7, 0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967,
    0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC, 0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85,
    0xA2BF_E8A1, 0xA81A_664B, 0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070,
    0x19A4_C116, 0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
    0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7, 0xC671_78F2,
  ]
}
