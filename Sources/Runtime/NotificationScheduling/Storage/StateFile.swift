import NotificationCivilTime

/// The state of an app as the bytes of one file: a version, the length, a checksum, the state.
///
/// The same state gives the same bytes. What can be read back is exactly what was written; everything else is an error,
/// and an app then starts over (reason `state.reset`).
public enum StateFile {
  /// Grows with every change of what is stored once a release has stored it.
  public static let version = 1

  public enum Problem: Error, Sendable, Hashable {
    /// No state file, or another file.
    case foreign
    /// Written by a newer version of the app, whose state this one does not understand.
    case newer(version: Int)
    case truncated
    /// The checksum does not match, or the file contains something that no version wrote.
    case corrupt
  }

  /// What a file begins with.
  struct Kind {
    let mark: [UInt8]

    init(_ mark: String) { self.mark = Array(mark.utf8) }
  }

  static func bytes(of state: some StateCodable, _ kind: Kind) -> [UInt8] {
    var body = StateWriter()
    body.write(state)
    var head = StateWriter()
    head.bytes = kind.mark
    head.write(fixed: UInt32(version))
    head.write(fixed: UInt64(body.bytes.count))
    head.write(fixed: checksum(body.bytes[...]))
    return head.bytes + body.bytes
  }

  static func state<State: StateCodable>(from bytes: [UInt8], _ kind: Kind) throws(Problem) -> State {
    guard bytes.starts(with: kind.mark) else { throw kind.mark.starts(with: bytes) ? .truncated : .foreign }
    let headLength = kind.mark.count + 4 + 8 + 8
    guard bytes.count >= headLength else { throw .truncated }
    var reader = StateReader(bytes[kind.mark.count...])
    let written: UInt32 = try reader.readFixed()
    guard written <= version else { throw .newer(version: Int(written)) }
    guard written == version else { throw .corrupt }
    let length: UInt64 = try reader.readFixed()
    let expected: UInt64 = try reader.readFixed()
    let body = bytes[headLength...]
    guard length == UInt64(body.count) else { throw length > UInt64(body.count) ? .truncated : .corrupt }
    guard checksum(body) == expected else { throw .corrupt }
    reader = StateReader(body)
    let state: State = try reader.read()
    guard reader.isAtEnd else { throw .corrupt }
    return state
  }

  /// FNV-1a, 64 bits: every change of a byte changes it.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    var hash = FNV1a()
    hash.add(bytes)
    return hash.value
  }
}
