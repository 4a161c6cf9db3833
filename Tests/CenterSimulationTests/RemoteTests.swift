import CenterSimulation
import NotificationCivilTime
import NotificationTerms
import Testing

@Suite struct RemoteTests {
  private func push(mutable: Bool = true) -> RemoteNotification {
    RemoteNotification(identifier: "push", content: NotificationContent(body: "As sent"), isMutable: mutable)
  }

  @Test(arguments: [(false, true), (true, false), (false, false)])
  func whatCannotBeChangedShowsAtOnce(_ mutable: Bool, _ hasExtension: Bool) throws {
    var bench = try CenterBench(at: "2026-03-02 10:00")
    let event = bench.center.receive(push(mutable: mutable), hasExtension: hasExtension, at: bench.now)
    guard case .presented = event else {
      Issue.record("it is \(event)")
      return
    }
    #expect(bench.center.extensions.isEmpty)
  }

  @Test func withoutPermissionNoExtensionRuns() throws {
    var bench = try CenterBench(at: "2026-03-02 10:00", authorization: .denied)
    let event = bench.center.receive(push(), hasExtension: true, at: bench.now)
    guard case .notPermitted = event else {
      Issue.record("it is \(event)")
      return
    }
  }

  @Test func theFirstAnswerCounts() throws {
    var bench = try CenterBench(at: "2026-03-02 10:00")
    _ = bench.center.receive(push(), hasExtension: true, at: bench.now)
    #expect(bench.center.delivered.isEmpty)
    let changed = NotificationContent(body: "Changed")
    #expect(bench.center.modify("push", content: changed, attachments: ["image"], at: bench.now) != nil)
    #expect(bench.center.modify("push", content: NotificationContent(body: "Again"), at: bench.now) == nil)
    #expect(bench.center.delivered.map(\.request.content.body) == ["Changed"])
    #expect(bench.center.delivered.map(\.attachments) == [["image"]])
    try bench.run(to: "2026-03-02 10:01")
    #expect(bench.log.isEmpty, "nobody is warned any more")
  }

  @Test func whoWasWarnedMayStillAnswer() throws {
    var bench = try CenterBench(at: "2026-03-02 10:00")
    _ = bench.center.receive(push(), hasExtension: true, at: bench.now)
    #expect(bench.center.endExtension(of: "push", at: bench.now) == nil, "its time is not over")
    try bench.run(to: "2026-03-02 10:01")
    #expect(bench.log == ["push out of time 2026-03-02 10:00:30"])
    #expect(bench.center.modify("push", content: NotificationContent(body: "Best"), at: bench.now) != nil)
    #expect(bench.center.endExtension(of: "push", at: bench.now) == nil)
    #expect(bench.center.delivered.map(\.request.content.body) == ["Best"])
  }

  @Test func setClocksDoNotChangeTheTimeOfAnExtension() throws {
    var bench = try CenterBench(at: "2026-03-02 10:00")
    _ = bench.center.receive(push(), hasExtension: true, at: bench.now)
    bench.setClock(by: .hours(2))
    #expect(try #require(bench.center.nextDue(at: bench.now)) - bench.now.instant == .seconds(30))
  }

  @Test func aHandlerCountsOnce() {
    var background = BackgroundDelivery()
    let start = Instant(milliseconds: 0)
    let first = background.wake(at: start)
    let second = background.wake(at: start + .seconds(5))
    background.complete(second)
    background.complete(second)
    #expect(background.completed == 1)
    #expect(background.repeatedCalls == 1)
    #expect(background.expire(at: start + .milliseconds(29_999)) == false)
    #expect(background.expire(at: start + .seconds(30)) == true, "nobody answered the first")
    #expect(background.overruns == 1)
    background.complete(first)
    #expect(background.completed == 1)
  }

  @Test func anAppThatIsGoneIsLateForNothing() {
    var background = BackgroundDelivery()
    _ = background.wake(at: Instant(milliseconds: 0))
    background.appEnded()
    #expect(background.nextDue == nil)
    #expect(background.expire(at: Instant(milliseconds: 60_000)) == false)
  }
}
