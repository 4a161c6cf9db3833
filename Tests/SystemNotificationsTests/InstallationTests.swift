import Foundation
import SystemNotifications
import Testing

/// What an installation is told apart by.
@Suite struct InstallationTests {
  @Test func aLostStateIsCountedAndTheNumberStays() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "installation-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let first = try #require(Installation.kept(in: file, hasState: false))
    #expect(first.lostStates == 0)
    #expect(Installation.kept(in: file, hasState: true) == first)
    let second = try #require(Installation.kept(in: file, hasState: false))
    #expect(second == Installation(number: first.number, lostStates: 1))
    #expect(Installation.kept(in: file, hasState: true) == second)
  }

  /// A backup brings the state, and not this file.
  @Test func aNewDeviceIsAnotherInstallation() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "installation-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let old = try #require(Installation.kept(in: file, hasState: false))
    try FileManager.default.removeItem(at: file)
    let new = try #require(Installation.kept(in: file, hasState: true))
    #expect(new.number != old.number)
    #expect(new.lostStates == 0)
    try Data("damaged".utf8).write(to: file)
    #expect(Installation.kept(in: file, hasState: true)?.number != new.number)
  }

  /// What cannot be kept would make every start that of a new device.
  @Test func aNumberThatCannotBeKeptIsNone() {
    let folder = FileManager.default.temporaryDirectory.appending(path: "missing-\(UUID().uuidString)")
    #expect(Installation.kept(in: folder.appending(path: "installation"), hasState: true) == nil)
  }
}
