import NotificationCivilTime
import NotificationTerms
import Testing

@testable import CenterSimulation

/// What Apple leaves undocumented is switchable, and every switch changes what an app or its user meets with.
@Suite struct CenterChoicesTests {
  /// What is to be seen with the standard answer and with each other one.
  struct Probe: Sendable, CustomTestStringConvertible {
    var name: String
    var outcomes: [(choices: CenterChoices, seen: String)]
    var observe: @Sendable (CenterChoices) throws -> String
    var testDescription: String { name }
  }

  @Test(arguments: probes) func aChoiceChangesWhatIsSeen(_ probe: Probe) throws {
    for outcome in probe.outcomes { #expect(try probe.observe(outcome.choices) == outcome.seen) }
    #expect(Set(probe.outcomes.map(\.seen)).count == probe.outcomes.count)
    #expect(probe.outcomes.first?.choices == .standard)
  }

  @Test func everyChoiceHasAProbe() {
    let names = Mirror(reflecting: CenterChoices.standard).children.compactMap(\.label)
    #expect(names.sorted() == Self.probes.map(\.name).sorted())
  }

  static let probes: [Probe] = [
    Probe(
      name: "pendingLimit", outcomes: [(.standard, "3 pending"), (CenterChoices(pendingLimit: 2), "2 pending")],
      observe: { "\(try full($0).center.pending.count) pending" }),
    Probe(
      name: "overflow",
      outcomes: [
        (.standard, "64 pending, the last one lost"),
        (CenterChoices(overflow: .keepsLastAdded), "64 pending, the first one lost"),
        (CenterChoices(overflow: .ignoresNew), "64 pending, the new one lost"),
      ],
      observe: { choices in
        var bench = try CenterBench(at: "2026-03-02 10:00", choices: choices)
        // The first is neither the one due last nor the new one.
        for number in 1...64 { try bench.add("\(number)", .timeInterval(.minutes(Int64(number)), repeats: false)) }
        try bench.add("new", .timeInterval(.seconds(30), repeats: false))
        let kept = Set(bench.center.pending.map(\.request.identifier))
        let lost = !kept.contains("1") ? "first" : !kept.contains("64") ? "last" : !kept.contains("new") ? "new" : "?"
        return "\(kept.count) pending, the \(lost) one lost"
      }),
    Probe(
      name: "addingUnpermitted",
      outcomes: [(.standard, "1 pending"), (CenterChoices(addingUnpermitted: .throwsNotAllowed), "refused")],
      observe: { choices in
        var bench = try CenterBench(at: "2026-03-02 10:00", authorization: .denied, choices: choices)
        do throws(CenterError) {
          try bench.center.add(request("a", .timeInterval(.hours(1), repeats: false)), at: bench.now)
          return "\(bench.center.pending.count) pending"
        } catch {
          return error == .notificationsNotAllowed ? "refused" : error.name
        }
      }),
    Probe(
      name: "pastDate", outcomes: [(.standard, "refused"), (CenterChoices(pastDate: .forgets), "0 pending")],
      observe: { choices in
        var bench = try CenterBench(at: "2026-03-02 10:00", choices: choices)
        let past = request("a", try dated("2026-03-01 10:00"))
        do throws(CenterError) {
          try bench.center.add(past, at: bench.now)
          return "\(bench.center.pending.count) pending"
        } catch {
          return error == .invalidTrigger ? "refused" : error.name
        }
      }),
    Probe(
      name: "skippedTime",
      outcomes: [
        (.standard, "a shown 2026-03-08 03:00"),
        (CenterChoices(skippedTime: .doesNotFire), "a shown 2026-03-09 02:30"),
      ],
      observe: { choices in
        var bench = try CenterBench(at: "2026-03-07 12:00", in: "America/New_York", choices: choices)
        try bench.add("a", .calendar(CalendarComponents(hour: 2, minute: 30), repeats: false))
        try bench.run(to: "2026-03-10 12:00")
        return bench.log.joined()
      }),
    Probe(
      name: "repeatedTime",
      outcomes: [(.standard, "1h30m"), (CenterChoices(repeatedTime: .firesAtSecond), "2h30m")],
      observe: { choices in
        var bench = try CenterBench(at: "2026-11-01 00:00", in: "America/New_York", choices: choices)
        try bench.add("a", .calendar(CalendarComponents(hour: 1, minute: 30), repeats: false))
        return "\(try #require(bench.center.nextDue(at: bench.now)) - bench.now.instant)"
      }),
    Probe(
      name: "intervalAfterClockChange",
      outcomes: [
        (.standard, "a shown 2026-03-02 14:00"),
        (CenterChoices(intervalAfterClockChange: .keepsInstant), "a shown 2026-03-02 12:00"),
      ],
      observe: { choices in
        var bench = try CenterBench(at: "2026-03-02 10:00", choices: choices)
        try bench.add("a", .timeInterval(.hours(2), repeats: false))
        // What is late by a few minutes is due at once.
        bench.setClock(by: .hours(2))
        try bench.run(to: "2026-03-02 20:00")
        return bench.log.joined()
      }),
    Probe(
      name: "focusInForeground",
      outcomes: [
        (.standard, "a silenced 2026-03-02 11:00"),
        (
          CenterChoices(focusInForeground: .asksTheApp), "a asked 2026-03-02 11:00, a silenced 2026-03-02 11:00"
        ),
      ],
      observe: { choices in
        var bench = try CenterBench(at: "2026-03-02 10:00", app: .foreground, choices: choices)
        bench.center.isFocusOn = true
        try bench.add("a", try dated("2026-03-02 11:00"))
        try bench.run(to: "2026-03-02 12:00")
        return bench.log.joined(separator: ", ")
      }),
    Probe(
      name: "lateness",
      outcomes: [
        (.standard, "a shown 2026-03-02 11:10"), (CenterChoices(lateness: .minutes(5)), "a missed 2026-03-02 11:10"),
      ],
      observe: { choices in
        var bench = try CenterBench(at: "2026-03-02 10:00", choices: choices)
        try bench.add("a", try dated("2026-03-02 11:00"))
        bench.setClock(by: .minutes(70))
        return bench.log.joined()
      }),
    Probe(
      name: "zeroBadge",
      outcomes: [(.standard, "0 listed"), (CenterChoices(zeroBadge: .keepsList), "1 listed")],
      observe: { choices in
        var bench = try shown(choices)
        bench.center.setBadge(0)
        return "\(bench.center.delivered.count) listed"
      }),
    Probe(
      name: "listAfterDenial",
      outcomes: [(.standard, "1 listed"), (CenterChoices(listAfterDenial: .isCleared), "0 listed")],
      observe: { choices in
        var bench = try shown(choices)
        bench.center.authorization = .denied
        return "\(bench.center.delivered.count) listed"
      }),
    Probe(
      name: "afterKeep",
      outcomes: [
        (.standard, "a quiet 2026-03-02 10:00, b shown 2026-03-02 10:00"),
        (CenterChoices(afterKeep: .quietly), "a quiet 2026-03-02 10:00, b quiet 2026-03-02 10:00"),
      ],
      observe: { choices in
        var bench = try shown(choices, authorization: .provisional)
        #expect(bench.center.choose(.keep) == true)
        #expect(bench.center.authorization == .authorized)
        try bench.add("b", .immediate)
        try bench.run(to: "2026-03-02 10:00")
        return bench.log.joined(separator: ", ")
      }),
    Probe(
      name: "askingWhileProvisional",
      outcomes: [
        (.standard, "showsDialog"), (CenterChoices(askingWhileProvisional: .keepsProvisional), "answered provisional"),
      ],
      observe: { choices in
        var bench = try CenterBench(at: "2026-03-02 10:00", authorization: .provisional, choices: choices)
        switch bench.center.requestAuthorization([.alert]) {
        case .showsDialog: return "showsDialog"
        case .answered(let status): return "answered \(status.rawValue)"
        }
      }),
    Probe(
      name: "criticalWithoutConsent",
      outcomes: [
        (.standard, "a silenced 2026-03-02 10:00"),
        (CenterChoices(criticalWithoutConsent: .timeSensitive), "a shown 2026-03-02 10:00"),
      ],
      observe: { choices in
        var bench = try CenterBench(at: "2026-03-02 10:00", choices: choices)
        bench.center.isFocusOn = true
        bench.center.settings.allowsCritical = false
        try bench.add("a", .immediate, level: .critical)
        try bench.run(to: "2026-03-02 10:00")
        return bench.log.joined()
      }),
    Probe(
      name: "listedForSummary",
      outcomes: [(.standard, "0, then 1 listed"), (CenterChoices(listedForSummary: .atOnce), "1, then 1 listed")],
      observe: { choices in
        var bench = try CenterBench(at: "2026-03-02 10:00", choices: choices)
        bench.center.settings.summaryTimes = [try #require(WallClockTime("18:00"))]
        try bench.add("a", .immediate)
        try bench.run(to: "2026-03-02 17:59")
        let before = bench.center.delivered.count
        try bench.run(to: "2026-03-02 18:00")
        return "\(before), then \(bench.center.delivered.count) listed"
      }),
    Probe(
      name: "alreadyInside",
      outcomes: [(.standard, ""), (CenterChoices(alreadyInside: .firesAtOnce), "a shown 2026-03-02 10:00")],
      observe: { choices in
        var bench = try CenterBench(at: "2026-03-02 10:00", choices: choices)
        bench.center.allowsLocation = true
        _ = bench.center.moved(to: Place(latitude: 55, longitude: 37), at: bench.now)
        try bench.add("a", place(55, 37))
        try bench.run(to: "2026-03-02 11:00")
        return bench.log.joined()
      }),
    Probe(
      name: "silentExtension",
      outcomes: [(.standard, "shown"), (CenterChoices(silentExtension: .showsNothing), "nothing")],
      observe: { choices in
        var bench = try pushed(choices)
        try bench.run(to: "2026-03-02 10:01")
        return bench.center.endExtension(of: "push", at: bench.now) == nil ? "nothing" : "shown"
      }),
    Probe(
      name: "undecodableState",
      outcomes: [(.standard, "stale"), (CenterChoices(undecodableState: .countsAsUpdate), "active")],
      observe: { choices in
        var activities = SimulatedActivities(choices: choices)
        let start = Instant(milliseconds: 0)
        let content = ActivityContent(status: "baking", staleDate: start + .minutes(45))
        let id = activities.request("pizza", content, hasPushUpdates: true, appState: .foreground, at: start)
        _ = activities.receive(nil, for: id ?? "", at: start + .minutes(1))
        let now = start + .hours(1)
        return activities.newest("pizza", at: now)?.state(at: now).rawValue ?? "none"
      }),
    Probe(
      name: "locationLimit",
      outcomes: [(.standard, "20 pending"), (CenterChoices(locationLimit: 10), "10 pending")],
      observe: { choices in
        var bench = try CenterBench(at: "2026-03-02 10:00", choices: choices)
        for number in 1...25 { try bench.add("\(number)", place(55, Double(number))) }
        #expect(bench.center.pending.allSatisfy { (Int($0.request.identifier) ?? 99) <= choices.locationLimit })
        return "\(bench.center.pending.count) pending"
      }),
    Probe(
      name: "extensionLimit",
      outcomes: [(.standard, "30s"), (CenterChoices(extensionLimit: .seconds(20)), "20s")],
      observe: { choices in
        let bench = try pushed(choices)
        return "\(try #require(bench.center.nextDue(at: bench.now)) - bench.now.instant)"
      }),
    Probe(
      name: "backgroundLimit",
      outcomes: [(.standard, "30s"), (CenterChoices(backgroundLimit: .seconds(20)), "20s")],
      observe: { choices in
        var background = BackgroundDelivery(choices: choices)
        let start = Instant(milliseconds: 0)
        _ = background.wake(at: start)
        return "\(try #require(background.nextDue) - start)"
      }),
    Probe(
      name: "endedActivityLimit",
      outcomes: [(.standard, "ended"), (CenterChoices(endedActivityLimit: .hours(2)), "dismissed")],
      observe: { choices in
        var activities = SimulatedActivities(choices: choices)
        let start = Instant(milliseconds: 0)
        let content = ActivityContent(status: "baking")
        let id = activities.request("pizza", content, hasPushUpdates: false, appState: .foreground, at: start)
        activities.end(id ?? "", content, .standard, at: start)
        let now = start + .hours(3)
        return activities.newest("pizza", at: now)?.state(at: now).rawValue ?? "none"
      }),
  ]

  private static func full(_ choices: CenterChoices) throws -> CenterBench {
    var bench = try CenterBench(at: "2026-03-02 10:00", choices: choices)
    for number in 1...3 { try bench.add("\(number)", .timeInterval(.minutes(Int64(number)), repeats: false)) }
    return bench
  }

  private static func shown(_ choices: CenterChoices, authorization: AuthorizationStatus = .authorized) throws
    -> CenterBench
  {
    var bench = try CenterBench(at: "2026-03-02 10:00", authorization: authorization, choices: choices)
    try bench.add("a", .immediate)
    try bench.run(to: "2026-03-02 10:00")
    return bench
  }

  private static func pushed(_ choices: CenterChoices) throws -> CenterBench {
    var bench = try CenterBench(at: "2026-03-02 10:00", choices: choices)
    let push = RemoteNotification(identifier: "push", content: NotificationContent(body: "As sent"), isMutable: true)
    _ = bench.center.receive(push, hasExtension: true, at: bench.now)
    return bench
  }
}

/// Two hundred metres around a place, entered or left.
func place(_ latitude: Double, _ longitude: Double, onEntry: Bool = true, onExit: Bool = false) -> Trigger {
  .location(
    CircularRegion(
      latitude: latitude, longitude: longitude, radius: 200, notifyOnEntry: onEntry, notifyOnExit: onExit))
}
