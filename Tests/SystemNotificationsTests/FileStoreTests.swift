import Foundation
import SystemNotifications
import Testing

/// The state of a scheduler in a file.
@Suite struct FileStoreTests {
  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "store-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  @Test func whatWasWrittenLastIsRead() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "state")
    var store = FileStore(file)
    #expect(try store.read() == nil)
    try store.write([1, 2, 3])
    try store.write([4])
    #expect(store.writes == 2)
    #expect(try store.read() == [4])
    #expect(try FileStore(file).read() == [4])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["state"])
  }

  /// Killed in the middle of a write, the app leaves a draft, and the old state.
  @Test func aDraftIsNotAState() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    var store = FileStore(folder.appending(path: "state"))
    try store.write([1])
    try Data([9, 9]).write(to: folder.appending(path: "state.new"))
    #expect(try store.read() == [1])
    try store.write([2])
    #expect(try store.read() == [2])
  }

  @Test func aFolderThatIsMissingIsAFailure() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    var store = FileStore(folder.appending(path: "no/such/folder/state"))
    #expect(throws: FileStore.Failure.self) { try store.write([1]) }
    #expect(store.writes == 0)
    #expect(try store.read() == nil)
    #expect(throws: FileStore.Failure.self) { try FileStore(folder).read() }
  }
}
