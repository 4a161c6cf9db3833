public import Foundation
public import NotificationScheduling

/// The state of a scheduler in one file of the app.
///
/// A write goes to a file next to it, reaches the disk and then replaces the old one: if it is killed at any moment,
/// the complete old or the complete new state is there.
public struct FileStore: SchedulerStore, Sendable {
  /// A file that can be neither read nor written.
  public struct Failure: Error, Sendable, Hashable, CustomStringConvertible {
    /// In the system's words.
    public var description: String
  }

  public private(set) var writes = 0
  private let file: URL

  /// - Parameter file: In an existing folder that the system does not clear: Application Support.
  public init(_ file: URL) { self.file = file }

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
      try Data(bytes).write(to: draft)
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
}
