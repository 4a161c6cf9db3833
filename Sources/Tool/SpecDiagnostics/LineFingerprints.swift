/// The line hashes by which GitHub's code scanning recognizes a finding after lines above it were added or removed.
///
/// A hash covers the first 100 characters from the beginning of its line, without blanks and across line ends if need
/// be; a number distinguishes lines with equal hashes. Computed like GitHub's own upload action, which complains about
/// any other value under the same name and does not have to add its own then.
/// - Source: github/codeql-action, `src/fingerprints.ts`; its test vectors are in `LineFingerprintsTests`
struct LineFingerprints {
  private let hashByLine: [Int: String]

  private static let window = 100
  private static let factor: UInt64 = 37

  /// - Parameters:
  ///   - bytes: A whole file, a byte order mark included.
  ///   - lines: The lines that will be asked for, one-based.
  init(of bytes: [UInt8], lines: Set<Int>) {
    var hashing = Hashing(wanted: lines)
    // The action counts JavaScript's characters.
    for unit in String(decoding: bytes, as: UTF8.self).utf16 { hashing.add(unit) }
    hashing.finish()
    hashByLine = hashing.found
  }

  /// `271789c17abda88f:1`; nil for a line beyond the file.
  func hash(ofLine line: Int) -> String? { hashByLine[line] }

  private struct Hashing {
    let wanted: Set<Int>
    var found: [Int: String] = [:]
    private var counts: [UInt64: Int] = [:]
    private var characters = [UInt64](repeating: 0, count: window)
    /// The number of the line that begins at a place of the window; 0 for none.
    private var lineStarts = [Int](repeating: 0, count: window)
    private var index = 0
    private var hash: UInt64 = 0
    private var line = 0
    private var isLineStart = true
    private var isAfterReturn = false
    /// The factor of a character that leaves the window.
    private let leaving: UInt64

    init(wanted: Set<Int>) {
      self.wanted = wanted
      leaving = (0..<window).reduce(1) { power, _ in power &* factor }
    }

    mutating func add(_ unit: UInt16) {
      let isSecondHalf = isAfterReturn && unit == 0x0A
      isAfterReturn = unit == 0x0D
      if unit == 0x20 || unit == 0x09 || isSecondHalf { return }
      put(unit == 0x0D ? 0x0A : unit)
    }

    /// The end counts as one character more, then zeros fill the window for the last lines.
    mutating func finish() {
      put(0xFFFF)
      for _ in 0..<window {
        close()
        shift(0)
      }
    }

    private mutating func put(_ unit: UInt16) {
      close()
      if isLineStart {
        line += 1
        lineStarts[index] = line
      }
      isLineStart = unit == 0x0A
      shift(UInt64(unit))
    }

    /// A line whose first character is about to leave the window has its hash now.
    private mutating func close() {
      guard lineStarts[index] > 0 else { return }
      let count = counts[hash, default: 0] + 1
      counts[hash] = count
      if wanted.contains(lineStarts[index]) { found[lineStarts[index]] = "\(String(hash, radix: 16)):\(count)" }
      lineStarts[index] = 0
    }

    private mutating func shift(_ character: UInt64) {
      hash = hash &* factor &+ character &- leaving &* characters[index]
      characters[index] = character
      index = (index + 1) % window
    }
  }
}
