import Foundation
public import NotificationScheduling
import SystemNotifications

/// A store for the tests of an app that can be locked, as the files of a phone are before it was first unlocked, or full.
///
/// Copies share what they have, in a folder for temporary files: give one to the app, and keep another.
public struct FakeStore: SchedulerStore, Sendable {
  /// What it does not do.
  public enum Failure: Error, Sendable, Hashable, CaseIterable {
    case reading
    case writing
  }

  private let folder: URL
  private var file: FileStore

  /// - Throws: When there is no place for temporary files.
  public init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "fake-store-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    file = FileStore(folder.appending(path: "state"))
  }

  /// What was written last, whether it can be read or not.
  public var bytes: [UInt8]? { (try? file.read()) ?? nil }
  /// How often it was written, by whatever copy.
  public var writes: Int { (try? String(contentsOf: counter, encoding: .utf8)).flatMap { Int($0) } ?? 0 }

  /// Whether it can be read from now on.
  public func fail(reads: Bool) { mark("no-reads", reads) }

  /// Whether it can be written from now on.
  public func fail(writes: Bool) { mark("no-writes", writes) }

  /// The write of this number fails, counted from now; those before and after it work.
  public func fail(write number: Int) {
    try? Data("\(number)".utf8).write(to: folder.appending(path: "failing-write"))
  }

  /// Removes its folder.
  public func delete() { try? FileManager.default.removeItem(at: folder) }

  public func read() throws(Failure) -> [UInt8]? {
    guard !isMarked("no-reads") else { throw .reading }
    return bytes
  }

  public mutating func write(_ bytes: [UInt8]) throws(Failure) {
    guard !isDue(), !isMarked("no-writes"), (try? file.write(bytes)) != nil else { throw .writing }
    try? Data("\(writes + 1)".utf8).write(to: counter)
  }

  /// Whether this write is the one that fails.
  private func isDue() -> Bool {
    let mark = folder.appending(path: "failing-write")
    guard let text = try? String(contentsOf: mark, encoding: .utf8), let number = Int(text) else { return false }
    if number <= 1 { try? FileManager.default.removeItem(at: mark) } else { fail(write: number - 1) }
    return number <= 1
  }

  private var counter: URL { folder.appending(path: "writes") }

  private func mark(_ name: String, _ isMarked: Bool) {
    let mark = folder.appending(path: name)
    if isMarked {
      _ = FileManager.default.createFile(atPath: mark.path, contents: nil)
    } else {
      try? FileManager.default.removeItem(at: mark)
    }
  }

  private func isMarked(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: name).path)
  }
}
