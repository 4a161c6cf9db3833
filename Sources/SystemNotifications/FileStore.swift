public import Foundation
public import NotificationScheduling

/// The state of a scheduler in one file of the app.
///
/// A write goes to a file beside it, reaches the disk and takes the place of the old one: killed at any moment, the old
/// or the new state is there whole.
public struct FileStore: SchedulerStore, Sendable {
  /// A file that can be neither read nor written.
  public struct Failure: Error, Sendable, Hashable, CustomStringConvertible {
    /// As the system puts it.
    public var description: String
  }

  public private(set) var writes = 0
  private let file: URL

  /// - Parameter file: In a folder that is there and that is not cleared by the system: Application Support.
  public init(_ file: URL) { self.file = file }

  /// Nil when there is no file.
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
      // The new name is on the disk once the folder is.
      let folder = try FileHandle(forReadingFrom: file.deletingLastPathComponent())
      try folder.synchronize()
      try folder.close()
    } catch {
      throw Failure(description: "\(error)")
    }
    writes += 1
  }
}
