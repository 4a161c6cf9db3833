public import Foundation
public import NotificationScheduling

/// The state of an app's notifications in one file.
///
/// One process may write it: the app. An extension must not, and none of ours reads it. There is no lock that would catch a
/// second one: a process that is suspended while it holds a lock on a file that it shares is terminated by the system.
///
/// A write goes to a file next to it, reaches the disk and then replaces the old one: if it is killed at any moment,
/// the complete old or the complete new state is there.
public struct FileStore: SchedulerStore, Sendable {
  /// A file that can be neither read nor written.
  public struct Failure: Error, Sendable, Hashable, CustomStringConvertible {
    /// In the system's words.
    public var description: String
  }

  /// When the system lets the app read and write the file. Only iOS and its relatives know the difference.
  public enum Protection: Sendable, Hashable, CaseIterable {
    /// Always.
    case none
    /// Once the phone was unlocked since it was switched on.
    case untilFirstUnlock
    /// While the phone is unlocked. What is reported to the app while it is locked waits in memory, and is lost if the
    /// system ends the app before.
    case complete
  }

  public private(set) var writes = 0
  private let file: URL
  private let protection: Protection

  /// - Parameters:
  ///   - file: In an existing folder that the system does not clear: Application Support.
  ///   - protection: A later release may change it: each write applies it.
  public init(_ file: URL, protection: Protection = .untilFirstUnlock) {
    self.file = file
    self.protection = protection
  }

  /// Nil if there is no file.
  public func read() throws(Failure) -> [UInt8]? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    do {
      return [UInt8](try Data(contentsOf: file))
    } catch {
      throw Failure(description: "\(error)")
    }
  }

  public mutating func write(_ bytes: [UInt8]) throws(Failure) {
    let draft = file.appendingPathExtension("new")
    do {
      try Data(bytes).write(to: draft, options: options)
      let handle = try FileHandle(forUpdating: draft)
      try handle.synchronize()
      try handle.close()
      guard rename(draft.path, file.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
      // The new name is on disk once the folder is.
      let folder = try FileHandle(forReadingFrom: file.deletingLastPathComponent())
      try folder.synchronize()
      try folder.close()
    } catch {
      throw Failure(description: "\(error)")
    }
    writes += 1
  }

  private var options: Data.WritingOptions {
    #if canImport(Darwin)
      switch protection {
      case .none: .noFileProtection
      case .untilFirstUnlock: .completeFileProtectionUntilFirstUserAuthentication
      case .complete: .completeFileProtection
      }
    #else
      []
    #endif
  }
}
