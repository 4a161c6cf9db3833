import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms
import Testing

/// The machines beside the scheduler: links and the service extension; and the listing.
@Suite struct RemoteMachineTests {
  private func target(_ id: String, _ identifier: String = "a") -> OpenedTarget {
    OpenedTarget(target: id, identifier: identifier, isFallback: false)
  }

  private let now = Instant(milliseconds: 0)

  @Test func aLinkWaitsForTheFirstScreen() {
    var router = LinkRouter()
    #expect(router.open(target("chat"), at: now) == nil)
    #expect(router.open(target("chat"), at: now) == nil, "told of in two places")
    #expect(router.becameReady(at: now) == target("chat"))
    #expect(router.becameReady(at: now) == nil, "it is opened once")
    #expect(router.open(target("media"), at: now) == target("media"))
  }

  @Test func ofTwoLinksTheNewerWins() {
    var router = LinkRouter()
    _ = router.open(target("chat", "a"), at: now)
    _ = router.open(target("media", "b"), at: now)
    #expect(router.becameReady(at: now) == target("media", "b"))
  }

  private let rule = ServiceExtensionRule(handles: ["image_url", "encrypted_body"])

  private func content(_ payload: [String: String]) -> NotificationContent {
    NotificationContent(body: "As sent", userInfo: payload)
  }

  @Test func withoutWorkItIsHandedOverAtOnce() {
    var machine = ServiceExtension(rule)
    let sent = content(["chatId": "1", "image_url": ""])
    #expect(machine.step(on: .received(sent)) == [.deliver(sent, attachments: [])])
    #expect(machine.step(on: .timeWillExpire) == [])
  }

  @Test func everythingIsWaitedFor() {
    var machine = ServiceExtension(rule)
    let sent = content(["image_url": "u", "encrypted_body": "x"])
    #expect(machine.step(on: .received(sent)) == [.download(key: "image_url", url: "u"), .decrypt("x")])
    #expect(machine.step(on: .downloaded(key: "image_url")) == [])
    var expected = sent
    expected.body = "Clear"
    #expect(machine.step(on: .decrypted("Clear")) == [.deliver(expected, attachments: ["image_url"])])
  }

  @Test func aFileThatIsMissingDoesNotEndTheOtherWork() {
    var machine = ServiceExtension(rule)
    let sent = content(["image_url": "u", "encrypted_body": "x"])
    _ = machine.step(on: .received(sent))
    #expect(machine.step(on: .downloadFailed(key: "image_url")) == [])
    // What failed does not come after all, and what was not asked for is not attached.
    #expect(machine.step(on: .downloaded(key: "image_url")) == [])
    #expect(machine.step(on: .downloaded(key: "other")) == [])
    var expected = sent
    expected.body = "Clear"
    #expect(machine.step(on: .decrypted("Clear")) == [.deliver(expected, attachments: [])])
  }

  @Test func whatCannotBeDecryptedShowsWhatWasSent() {
    var machine = ServiceExtension(rule)
    let sent = content(["encrypted_body": "x"])
    _ = machine.step(on: .received(sent))
    #expect(machine.step(on: .decrypted(nil)) == [.deliver(sent, attachments: [])])
  }

  @Test func aShorterLimitOfTheSpecIsWaitedFor() {
    var machine = ServiceExtension(ServiceExtensionRule(handles: ["image_url"], timeLimit: .seconds(20)))
    let sent = content(["image_url": "u"])
    #expect(
      machine.step(on: .received(sent)) == [.download(key: "image_url", url: "u"), .wait(.seconds(20))])
    #expect(machine.step(on: .timeWillExpire) == [.deliver(sent, attachments: [])])
    #expect(machine.step(on: .downloaded(key: "image_url")) == [])
    var idle = ServiceExtension(ServiceExtensionRule(handles: ["image_url"], timeLimit: .seconds(20)))
    #expect(idle.step(on: .received(content([:]))) == [.deliver(content([:]), attachments: [])])
  }

  @Test func theLastChanceHandsOverTheBestAttemptOnce() {
    var machine = ServiceExtension(rule)
    let sent = content(["image_url": "u", "encrypted_body": "x"])
    _ = machine.step(on: .received(sent))
    _ = machine.step(on: .decrypted("Clear"))
    var best = sent
    best.body = "Clear"
    #expect(machine.step(on: .timeWillExpire) == [.deliver(best, attachments: [])])
    #expect(machine.step(on: .downloaded(key: "image_url")) == [])
    #expect(machine.step(on: .downloadFailed(key: "image_url")) == [])
    #expect(machine.step(on: .timeWillExpire) == [])
  }

  @Test func aListingSaysWhatWaits() {
    let device = Device(SampleRules.table())
    let lines = PendingListing.lines(
      [
        NotificationRequest(
          identifier: "a", content: NotificationContent(title: "T", body: "B"),
          trigger: .calendar(CalendarComponents(dated: device.now.local.adding(days: 1)), repeats: false)),
        NotificationRequest(
          identifier: "b", content: NotificationContent(body: "B"), trigger: .timeInterval(.seconds(90), repeats: true)),
        NotificationRequest(identifier: "c", content: NotificationContent(body: "B"), trigger: .immediate),
        NotificationRequest(
          identifier: "d", content: NotificationContent(body: "B"),
          trigger: .calendar(CalendarComponents(hour: 9), repeats: true)),
      ], at: device.now)
    #expect(lines.count == 5)
    #expect(lines[0] == "Pending notifications: 4")
    #expect(lines[1] == "a: \"T / B\" on \(device.now.local.adding(days: 1)), in 1d")
    #expect(lines[2] == "b: \"B\" every 1m30s")
    #expect(lines[3] == "c: \"B\" at once")
    #expect(lines[4] == "d: \"B\" at every match of its components")
  }
}
