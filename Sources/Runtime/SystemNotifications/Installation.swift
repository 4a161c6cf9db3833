public import Foundation

/// What an installation of the app is told apart by, kept outside the file of the state, which may be lost, and outside
/// backups, which go to other devices.
public struct Installation: Sendable, Hashable {
  /// Random. The arms of experiments are drawn by it, and the ids of events begin with it.
  public var number: UInt64
  /// How often the app has started without the state that an earlier start must have left.
  public var lostStates: Int

  public init(number: UInt64, lostStates: Int = 0) {
    self.number = number
    self.lostStates = lostStates
  }

  /// That of this device. A missing file means that the app was never started here, whatever a backup has brought; one that
  /// cannot be read now, or written, means nothing.
  ///
  /// - Parameters:
  ///   - file: In an existing folder that the system does not clear. It can be read while the phone is locked.
  ///   - hasState: Whether the state of an earlier start was found.
  /// - Returns: Nil if it could be neither read nor kept: then nothing is known of it, and the next step asks again.
  public static func kept(in file: URL, hasState: Bool) -> Self? {
    kept(in: file, hasState: hasState, first: .random(in: .min ... .max))
  }

  /// - Parameter first: The number of a new installation.
  package static func kept(in file: URL, hasState: Bool, first: @autoclosure () -> UInt64) -> Self? {
    var store = FileStore(file, protection: .none)
    guard let bytes = try? store.read() as [UInt8]?? else { return nil }
    let known = bytes.flatMap { Self(String(decoding: $0, as: UTF8.self)) }
    var installation = known ?? Self(number: first())
    if known != nil, !hasState { installation.lostStates += 1 }
    if installation != known {
      guard (try? store.write(Array(installation.text.utf8))) != nil else { return nil }
      #if canImport(Darwin)
        var file = file
        var values = URLResourceValues()
        values.isExcludedFromBackup = true
        try? file.setResourceValues(values)
      #endif
    }
    return installation
  }

  private var text: String { "\(String(number, radix: 16)) \(lostStates)" }

  private init?(_ text: String) {
    let words = text.split(separator: " ")
    guard words.count == 2, let number = UInt64(words[0], radix: 16), let lost = Int(words[1]) else { return nil }
    self.init(number: number, lostStates: lost)
  }
}
