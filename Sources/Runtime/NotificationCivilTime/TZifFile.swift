/// A TZif file taken apart (RFC 9636): transitions with the offset each brings, and the footer.
///
/// Designations, daylight flags and the standard/wall and UT/local indicators are skipped: nothing here depends on them.
struct TZifFile {
  struct Problem: Error {
    var reason: String
  }

  /// Seconds east of UTC before the first transition: those of type 0, `-00` placeholders included.
  private(set) var initialOffset = 0
  /// Seconds since 1970, ascending, and the offset in seconds from then on.
  private(set) var transitions: [(time: Int64, offset: Int)] = []
  /// nil in a version 1 file, and in one whose footer is empty.
  private(set) var rule: POSIXZoneRule?

  init(_ bytes: [UInt8]) throws(Problem) {
    var reader = BigEndianReader(bytes)
    let first = try Header(&reader)
    guard first.version >= 2 else {
      try readBlock(first, timeSize: 4, &reader)
      return
    }
    // The 32-bit block repeats a part of the 64-bit one, and newer writers leave it empty.
    try reader.skip(first.blockSize(timeSize: 4))
    let second = try Header(&reader)
    try readBlock(second, timeSize: 8, &reader)
    try readFooter(&reader)
  }

  private mutating func readBlock(_ header: Header, timeSize: Int, _ reader: inout BigEndianReader) throws(Problem) {
    guard header.blockSize(timeSize: timeSize) <= reader.remaining else {
      throw Problem(reason: "the file is shorter than its header announces")
    }
    guard header.leapCount == 0 else {
      throw Problem(reason: "the file counts leap seconds; use one that is not below 'right/'")
    }
    guard header.typeCount > 0 else { throw Problem(reason: "the file has no local time type") }
    var times: [Int64] = []
    for _ in 0..<header.timeCount {
      let time = try reader.signed(timeSize)
      if let last = times.last, last >= time { throw Problem(reason: "the transition times do not ascend") }
      times.append(time)
    }
    var types: [Int] = []
    for _ in 0..<header.timeCount { types.append(Int(try reader.signed(1) & 0xFF)) }
    var offsets: [Int] = []
    for _ in 0..<header.typeCount {
      let offset = Int(try reader.signed(4))
      guard abs(offset) <= ZoneTable.largestOffset else { throw Problem(reason: "an offset is longer than 26 hours") }
      offsets.append(offset)
      try reader.skip(2)
    }
    initialOffset = offsets[0]
    for (time, type) in zip(times, types) {
      guard type < offsets.count else { throw Problem(reason: "a transition names a local time type that is missing") }
      transitions.append((time, offsets[type]))
    }
    try reader.skip(header.tailSize(timeSize: timeSize))
  }

  private mutating func readFooter(_ reader: inout BigEndianReader) throws(Problem) {
    guard let text = reader.line() else { throw Problem(reason: "the file ends before its footer does") }
    guard !text.isEmpty else { return }
    guard let rule = POSIXZoneRule(text) else { throw Problem(reason: "the footer is not a POSIX time zone text") }
    self.rule = rule
  }
}

extension TZifFile {
  /// The 44 bytes before each data block.
  fileprivate struct Header {
    var version: Int
    var timeCount: Int
    var typeCount: Int
    var leapCount: Int
    private var designationSize: Int
    private var standardCount: Int
    private var universalCount: Int

    init(_ reader: inout BigEndianReader) throws(Problem) {
      guard reader.remaining >= 44 else { throw Problem(reason: "the file ends inside its header") }
      guard try reader.signed(4) == 0x545A_6966 else { throw Problem(reason: "the file does not begin with 'TZif'") }
      let versionByte = try reader.signed(1)
      // Later versions are promised to extend version 4; a NUL is version 1.
      version = versionByte == 0 ? 1 : Int(versionByte) - 0x30
      guard version == 1 && versionByte == 0 || (2...9).contains(version) else {
        throw Problem(reason: "the version of the file is unknown")
      }
      try reader.skip(15)
      universalCount = try reader.count()
      standardCount = try reader.count()
      leapCount = try reader.count()
      timeCount = try reader.count()
      typeCount = try reader.count()
      designationSize = try reader.count()
    }

    func blockSize(timeSize: Int) -> Int {
      timeCount * (timeSize + 1) + typeCount * 6 + tailSize(timeSize: timeSize)
    }

    /// The bytes after the local time types.
    func tailSize(timeSize: Int) -> Int {
      designationSize + leapCount * (timeSize + 4) + standardCount + universalCount
    }
  }
}

extension ZoneTable {
  convenience init(identifier: String, file: TZifFile) {
    // Old files begin with a "Big Bang" 18 billion years ago, which no `Int64` of milliseconds reaches.
    let reachable = (Int64.min / 1000 + 200_000)...(Int64.max / 1000 - 200_000)
    var initialOffset = file.initialOffset
    if file.transitions.isEmpty, let rule = file.rule { initialOffset = rule.standardOffset }
    var offset = initialOffset
    var transitions: [ZoneTransition] = []
    for (time, next) in file.transitions where next != offset && time <= reachable.upperBound {
      if time < reachable.lowerBound {
        initialOffset = next
      } else {
        transitions.append(
          ZoneTransition(instant: Instant(milliseconds: time * 1000), offsetBefore: offset, offsetAfter: next))
      }
      offset = next
    }
    let ruleStart = file.transitions.last.map { min(max($0.time, reachable.lowerBound), reachable.upperBound) * 1000 }
    self.init(
      identifier: identifier, initialOffset: initialOffset, transitions: transitions, rule: file.rule,
      ruleStart: ruleStart ?? .min)
  }
}
