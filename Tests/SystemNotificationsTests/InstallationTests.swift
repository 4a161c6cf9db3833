import Foundation
import SystemNotifications
import Testing

/// What an installation is told apart by.
@Suite struct InstallationTests {
  @Test func aLostStateIsCountedAndTheNumberStays() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "installation-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let first = Installation.kept(in: file, hasState: false)
    #expect(first.lostStates == 0)
    #expect(Installation.kept(in: file, hasState: true) == first)
    let second = Installation.kept(in: file, hasState: false)
    #expect(second == Installation(number: first.number, lostStates: 1))
    #expect(Installation.kept(in: file, hasState: true) == second)
  }

  /// A backup brings the state, and not this file.
  @Test func aNewDeviceIsAnotherInstallation() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "installation-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let old = Installation.kept(in: file, hasState: false)
    try FileManager.default.removeItem(at: file)
    let new = Installation.kept(in: file, hasState: true)
    #expect(new.number != old.number)
    #expect(new.lostStates == 0)
    try Data("damaged".utf8).write(to: file)
    #expect(Installation.kept(in: file, hasState: true).number != new.number)
  }
}
