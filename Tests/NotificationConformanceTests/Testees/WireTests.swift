import Foundation
import NotificationCivilTime
import NotificationRules
import NotificationTerms
import TestSupport
import Testing
import TextWriting

@testable import NotificationConformance
@testable import NotificationScheduling

/// Every event and every command as a line, and back.
@Suite struct WireTests {
  private static let instant = Instant(milliseconds: 1_772_442_000_123)
  private static let content = NotificationContent(
    title: "A \"title\"\n", subtitle: "é", body: "Time to clean", interruptionLevel: .timeSensitive,
    categoryIdentifier: "daily", threadIdentifier: "t", relevanceScore: 0.5, badge: 3,
    sound: .criticalFile("bell.caf", volume: 0.25),
    attachments: [NotificationAttachment("a", file: "a.png", typeHint: "public.png")],
    userInfo: ["type": "clean_reminder", "count": "3"])
  private static let push = ReceivedPush(identifier: "demo.p.push-1", type: "p", payload: ["a": "b"], instant: instant)
  private static let running = LiveActivities.Running(
    id: "1", kind: "delivery", content: ActivityContent(status: "on_its_way", estimate: instant, staleDate: instant))
  private static let error = TokenError(domain: "NSURLErrorDomain", code: -1009, text: "offline")

  private static func request(_ trigger: Trigger) -> NotificationRequest {
    NotificationRequest(identifier: "demo.clean_reminder.1", content: content, trigger: trigger)
  }

  private static var pinned: CalendarComponents {
    var components = CalendarComponents(
      year: 2026, month: 3, day: 2, weekday: .monday, hour: 9, minute: 0, second: 30)
    components.isUTC = true
    return components
  }

  static let events: [AppEvent] = [
    .launched, .movedToNewDevice, .foregrounded(isForced: false), .foregrounded(isForced: true), .backgrounded, .ready,
    .arrived(target: "paywall"), .timeChanged, .zoneUnknown, .localeChanged("zh-Hans"),
    .deviceChanged(DeviceFacts(region: "DE", language: "de", appVersion: AppVersion(2, 10))),
    .installed(number: .max, losses: 2), .willPresent(.local("a", carried: ["k": "v"])), .willPresent(.push(push)),
    .opened(.local("a")), .acted(.push(push), action: "reply", text: "Yes"),
    .acted(.local("a"), action: "b", text: nil),
    .dismissed(.local("a")), .silentPush(1), .fetched(1, .newData), .fetched(2, nil),
    .signal("s", ["i": .int(3), "d": .double(3), "f": .double(0.1), "t": .string("3")], isInFront: true),
    .signal("s", [:], isInFront: false), .linkOpened(target: "paywall", ["a": .int(-1)]), .linkOpened(target: nil, [:]),
    .signedIn("alice"), .signedOut, .preferenceChanged("a", .toggle(true)),
    .preferenceChanged("a", .choice("weekly")), .preferenceChanged("a", .number(1.5)),
    .preferenceChanged("a", .weekdays([.monday, .sunday])),
    .preferenceChanged("a", .times([])),
    .preferenceChanged(
      "a", .times([WallClockTime(hour: 23, minute: 59, second: 59, millisecond: 1)].compactMap(\.self))),
    .attributeChanged("plan", "pro"), .flagChanged("f", true), .seen("clean_reminder"), .flowStarted, .flowForced,
    .pressed(.secondary), .moduleOpened("photos"), .answered(.photos, .limited), .networkChanged(isOnline: false),
    .deviceToken([0, 255, 16]), .registrationFailed(error), .token("t"), .tokenFailed(error), .tokenDiscarded(1),
    .tokenNotDiscarded(1, error), .tokenStored(2), .tokenNotStored(2, error), .tokenResponded(3, status: 503),
    .documentChanged(["a": "b"]), .reportedGone("t", since: instant), .activity(.start(kind: "delivery")),
    .activity(.update(running, status: nil, estimate: instant)), .activity(.end(running, .after(.minutes(5)))),
    .activity(.end(running, nil)), .activity(.found(running)), .activity(.token(running, [1, 2])),
    .addsCompleted([AddResult(request(.immediate), error: nil), AddResult(request(.immediate), error: .invalidTrigger)]
    ),
    .refreshed, .handedOver(3), .notHandedOver, .preferencesStored(4), .waited(.token(.registration(1))),
    .waited(.token(.retry(1))),
    .waited(.token(.discard(1))), .waited(.fetch(2)),
  ]

  static let commands: [AppCommand] = [
    .present("a", []), .present("a", [.banner, .list, .sound, .badge]), .write, .remove(["a", "b"]),
    .add(request(.immediate)), .add(request(.timeInterval(.hours(24), repeats: true))),
    .add(request(.calendar(pinned, repeats: false))),
    .add(request(.calendar(CalendarComponents(hour: 9, minute: 0), repeats: true))),
    .add(
      request(
        .location(CircularRegion(latitude: 52.5, longitude: 13, radius: 100, notifyOnEntry: true, notifyOnExit: false)))
    ),
    .add(NotificationRequest(identifier: "plain", content: NotificationContent(body: ""), trigger: .immediate)),
    .removeDelivered(["a"]), .clearBadge, .request(.notifications, AuthorizationOption.allCases), .request(.photos, []),
    .open(
      OpenedTarget(
        target: "paywall", identifier: "a", isFallback: true, blockedModule: "photos", parameters: ["a": .int(1)])),
    .open(OpenedTarget(target: "paywall", identifier: "", isFallback: false)),
    .perform(ActionResponse(identifier: "a", action: "reply", text: "Yes", values: ["a": "b"])), .alertPermission,
    .show("pre_prompt"), .show(nil), .openSettings,
    .store(PreferenceWrite(document: "users/a", fields: [.init(name: "n", value: .toggle(false))], number: 1)),
    .register, .unregister, .handOver("00ff"), .discard(1), .refresh,
    .set(document: "users/a", field: "token", token: "t", number: 2),
    .clear(document: "users/a", field: "token", token: "t", number: 3), .fetch(1), .complete(1, .failed),
    .wait(.fetch(1), .seconds(29)), .activity(.request(kind: "delivery", running.content, hasPushUpdates: true)),
    .activity(.update(id: "1", running.content)), .activity(.end(id: "1", running.content, .immediate)),
    .activity(.end(id: "1", running.content, .standard)), .activity(.sendToken(id: "1", hex: "ff")),
    .activity(.refuse("no")),
    .deliver([
      AnalyticsRecord(
        id: "1.a.fired", event: "notif_fired",
        parameters: [EventValue("type", .string("a")), EventValue("n", .int(2))],
        instant: instant, local: ZoneRules.utc.local(at: instant))
    ]),
    .report(
      OutcomeRecord(
        type: "a", identifier: "demo.a.1", outcome: .dropped, reason: .capDaily, cap: "daily", due: instant,
        at: Moment(instant: Instant(milliseconds: 0), zone: .utc))),
    .measured(.upload, .seconds(3), isSlow: true), .lacking(MissingValues(request: "a", id: "b", keys: ["c"])),
    .console("a line"),
  ]

  private func text<Value>(_ value: Value, _ wire: Wire<Value>) -> String {
    var json = JSONWriter(style: .compact)
    wire.write(value, &json)
    return json.text
  }

  private func again<Value>(_ value: Value, _ wire: Wire<Value>) throws -> Value {
    try wire.read(try JSONReader.value(of: Array(text(value, wire).utf8)))
  }

  @Test func everyEventComesBack() throws {
    let time = try #require(WallClockTime(hour: 8, minute: 30))
    for event in Self.events + [.preferenceChanged("a", .time(time))] {
      #expect(try again(event, TesteeWire.event) == event)
    }
    let said = Self.events.map { text($0, TesteeWire.event) }.joined(separator: "\n")
    for name in EventName.allCases { #expect(said.contains("\"event\":\"\(name.rawValue)\""), "\(name)") }
  }

  @Test func everyCommandComesBack() throws {
    for command in Self.commands { #expect(try again(command, TesteeWire.command) == command) }
    let said = Self.commands.map { text($0, TesteeWire.command) }.joined(separator: "\n")
    for name in EffectName.allCases { #expect(said.contains("\"effect\":\"\(name.rawValue)\""), "\(name)") }
  }

  /// `docs/testee.md` says in which order effects come, and the core keeps to it.
  @Test func thePageHasTheOrderOfEffects() throws {
    let page = try String(contentsOf: Repository.root.appendingPathComponent("docs/testee.md"), encoding: .utf8)
    let order = try #require(page.firstMatch(of: /effects of different kinds come in this order: ([^.]+)\./)).1
    let places = [["present"]] + order.split(separator: ";").map { $0.matches(of: /`([a-z_]+)`/).map { String($0.1) } }
    let placed = try Self.commands.filter { $0 != .write }.map { command in
      let name = try #require(text(command, TesteeWire.command).firstMatch(of: /"effect":"([a-z_]+)"/)).1
      return (command, try #require(places.firstIndex { $0.contains(String(name)) }, "\(name)"))
    }
    for (first, place) in placed {
      for (second, other) in placed {
        var asked = [second, first]
        asked.putInOrder()
        #expect(asked == (place < other ? [first, second] : [second, first]))
      }
    }
  }

  @Test func aReportComesBack() throws {
    let settled: [CenterReport.Fate] = [.presented(quietly: true), .silencedByFocus, .notPermitted, .missed]
    let report = AppReport(
      center: CenterReport(
        authorization: .provisional, pending: ["a"],
        settled: settled.map { .init(identifier: "b", instant: Self.instant, fate: $0) }, isComplete: true,
        uncleared: ["c"], listed: ["c", "d"]),
      authorization: .denied, permissions: [.photos: .limited], listed: [Self.push])
    #expect(try again(report, .report) == report)
    #expect(try again(AppReport(), .report) == AppReport())
  }

  @Test(arguments: [
    (#"{"event":"jumped"}"#, "there is no event 'jumped'"),
    (#"{"event":"signal"}"#, "the member 'id' is missing"),
    (#"{"event":"signal","id":3}"#, "'id': expected a text, not an integer"),
    (#"{"event":"signal","id":"a","when":1}"#, "there is no member 'when' here"),
    (#"{"event":"launched","id":"a"}"#, "there is no member 'id' here"),
    (
      #"{"event":"silent_push","number":9007199254740992}"#,
      "'number': expected a number from -9007199254740991 to 9007199254740991, not 9007199254740992"
    ),
    (
      #"{"event":"opened","notification":{"kind":"local","identifier":"a","carried":{"k":1}}}"#,
      "'notification.carried.k': expected a text, not an integer"
    ),
    (#"{"event":"adds_completed","results":[{}]}"#, "'results[0]': the member 'request' is missing"),
    (#"[]"#, "expected an object, not a list"), (#"{}"#, "the member 'event' is missing, or no text"),
  ])
  func whatIsWrongIsSaidWithItsPlace(_ line: String, _ sentence: String) throws {
    do {
      _ = try TesteeWire.event.read(try JSONReader.value(of: Array(line.utf8)))
      Issue.record("it was read")
    } catch let problem as WireProblem {
      #expect(problem.sentence == sentence)
    }
  }
}
