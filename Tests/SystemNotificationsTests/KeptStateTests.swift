import Foundation
import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms
import Testing

@testable import SystemNotifications

/// What is kept in memory and in the file.
@Suite struct KeptStateTests {
  private let core = AppCore(
    Scheduler(
      RuleTable(
        app: "app", locales: ["en"], sourceLocale: "en", policies: PolicyRule(slot: .midnight, horizon: .days(1)),
        types: [])), hasFlow: false)
  private let now = Moment(instant: .init(milliseconds: 1_772_442_000_000), zone: .utc)

  @Test func theFirstThousandEventsWait() throws {
    var kept = KeptState(InMemoryStore())
    let failure = FileStore.Failure(description: "locked")
    #expect(kept.keep([.launched, .ready], because: failure).count == 1)
    #expect(kept.keep(Array(repeating: .timeChanged, count: 998), because: failure).count == 1)
    let failures = kept.keep([.backgrounded, .launched], because: failure)
    #expect(failures.count == 2)
    #expect(failures.last as? ForgottenEvents == ForgottenEvents(count: 2))
    #expect(kept.waiting.count == 1_000)
    #expect(Array(kept.waiting.prefix(3)) == [.launched, .ready, .timeChanged])
    #expect(kept.waiting.last == .timeChanged)
  }

  /// Whoever is here in the end is known whatever else had no room.
  @Test func whoLeftIsNeverForgotten() throws {
    var kept = KeptState(InMemoryStore())
    let failure = FileStore.Failure(description: "locked")
    _ = kept.keep(Array(repeating: .timeChanged, count: 1_000), because: failure)
    let failures = kept.keep([.signedOut, .timeChanged, .signedIn("bob")], because: failure)
    #expect(failures.last as? ForgottenEvents == ForgottenEvents(count: 3))
    #expect(kept.waiting.count == 1_000)
    #expect(Array(kept.waiting.suffix(3)) == [.timeChanged, .signedOut, .signedIn("bob")])
    _ = kept.keep((0..<1_200).map { .signedIn("user \($0)") }, because: failure)
    #expect(kept.waiting.count == 1_000)
    #expect(kept.waiting.last == .signedIn("user 1199"))
  }

  @Test func whatIsInTheFileAlreadyIsNotWrittenAgain() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "kept-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    var kept = KeptState(FileStore(file))
    try kept.read(core, locale: "en", at: now)
    func step(_ event: AppEvent, _ kept: inout KeptState) -> KeptState.Step {
      kept.step(core, on: [event], takesWaiting: true, AppReport(), at: now)
    }
    #expect(step(.backgrounded, &kept).failures.isEmpty)
    #expect(FileManager.default.fileExists(atPath: file.path))
    try FileManager.default.removeItem(at: file)
    #expect(step(.backgrounded, &kept).failures.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: file.path))
    #expect(step(.flagChanged("new", true), &kept).failures.isEmpty)
    _ = step(.signedIn("alice"), &kept)
    #expect(FileManager.default.fileExists(atPath: file.path))
    // Another process finds what it needs, and does not write the same again.
    var next = KeptState(FileStore(file))
    try next.read(core, locale: "en", at: now)
    #expect(next.state?.scheduler == kept.state?.scheduler)
  }

  /// The system waits for it, and storage may be slow.
  @Test func theAnswerToTheSystemWaitsForNoWrite() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "kept-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "state")
    var kept = KeptState(FileStore(file))
    try kept.read(core, locale: "en", at: now)
    let step = kept.step(
      core, on: [.willPresent(.local("app.x.1"))], takesWaiting: false, putsOffWrite: true, AppReport(), at: now)
    #expect(step.failures.isEmpty)
    #expect(step.commands.first == .write)
    #expect(throws: (any Error).self) { try kept.save() }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try kept.save()
    #expect(FileManager.default.fileExists(atPath: file.path))
  }

  @Test func aStepThatCannotBeStoredHasNotHappened() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "kept-\(UUID().uuidString)")
    var kept = KeptState(FileStore(folder.appending(path: "state")))
    try kept.read(core, locale: "en", at: now)
    let before = kept.state
    let failed = kept.step(core, on: [.signedIn("alice")], takesWaiting: true, AppReport(), at: now)
    #expect(failed.failures.count == 1)
    #expect(failed.commands.isEmpty)
    #expect(kept.state == before)
    #expect(kept.waiting == [.signedIn("alice")])
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // An answer to the center does not take along what asks the center first.
    _ = kept.step(core, on: [.willPresent(.local("app.x.1"))], takesWaiting: false, AppReport(), at: now)
    #expect(kept.waiting == [.signedIn("alice")])
    _ = kept.step(core, on: [.timeChanged], takesWaiting: true, AppReport(), at: now)
    #expect(kept.waiting.isEmpty)
    #expect(kept.state?.scheduler.user == "alice")
  }
}
