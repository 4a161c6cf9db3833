import NotificationCivilTime
import NotificationRules
import NotificationTerms
import NotificationText
import TestSupport
import Testing

@testable import NotificationScheduling

@Suite struct PushHandlingTests {
  private let now = Moment(instant: Instant(milliseconds: 1_772_442_000_000), zone: .utc)

  private func handling(screenKey: String? = "screen", foreground: ForegroundRule = .banner) throws -> PushHandling {
    let slot = try #require(WallClockTime(hour: 20, minute: 0))
    return PushHandling(
      RuleTable(
        app: "messenger", locales: ["en"], sourceLocale: "en",
        policies: PolicyRule(slot: slot, foreground: foreground),
        targets: [
          TargetRule("chats"),
          TargetRule(
            "chat", parameters: ["chat_id", "message_id"], fallback: "chats", module: "talk",
            payload: [
              LinkParameter("chat_id", key: "chatId"), LinkParameter("message_id", key: "messageId", isOptional: true),
            ]),
        ],
        categories: [
          CategoryRule(
            "MESSAGE",
            actions: [
              ActionRule("REPLY", takesText: true, requires: ["chatId"]),
              ActionRule("SHOW", target: "chat", opensApp: true),
            ])
        ],
        types: [
          TypeRule(
            "message", target: "chat", triggers: [], content: ContentRule(category: "MESSAGE"), copy: [],
            push: PushRule(screenKey: screenKey))
        ],
        events: [
          EventRule("shown", on: [.notificationFired]),
          EventRule("opened", on: [.notificationOpened], parameters: [.target]),
          EventRule("acted", on: [.notificationAction], parameters: [.action]),
          EventRule("dismissed", on: [.notificationDismissed]),
          EventRule("elsewhere", on: [.linkFallback], parameters: [.target]),
        ]))
  }

  private func push(_ payload: [String: String]) -> ReceivedPush {
    ReceivedPush(identifier: "p-1", type: "message", payload: payload)
  }

  @Test func aScreenOpensWithAllItNeedsOrNotAtAll() throws {
    let handling = try handling()
    let chat = try #require(handling.target(of: push(["screen": "chat", "chatId": "7"])))
    #expect(chat.target == "chat")
    #expect(chat.parameters == ["chat_id": .string("7")])
    let whole = try #require(handling.target(of: push(["screen": "chat", "chatId": "7", "messageId": "m"])))
    #expect(whole.parameters == ["chat_id": .string("7"), "message_id": .string("m")])
    #expect(handling.target(of: push(["screen": "chats"]))?.target == "chats")
    for payload in [["screen": "shop"], ["chatId": "7"], [:]] {
      #expect(handling.target(of: push(payload)) == nil, "\(payload)")
    }
  }

  @Test func whatAScreenLacksLeadsToItsFallbackAndIsSaid() throws {
    let handling = try handling()
    for payload in [["screen": "chat"], ["screen": "chat", "chatId": ""]] {
      var state = PushState()
      let commands = handling.step(&state, on: .opened(push(payload)), at: now)
      let opened = try #require(target(commands), "\(payload)")
      #expect(opened.target == "chats" && opened.isFallback)
      #expect(commands.contains(.lacking(MissingValues(request: "p-1", id: "chat", keys: ["chatId"]))))
      #expect(events(commands) == ["shown", "opened", "elsewhere"])
    }
    var state = PushState()
    let unknown = handling.step(&state, on: .opened(push(["screen": "shop"])), at: now)
    #expect(target(unknown) == nil)
    #expect(unknown.contains(.lacking(MissingValues(request: "p-1", id: "shop", keys: []))))
  }

  /// The data of the type have no screen, so the spec says where a tap leads.
  @Test func withoutAFallbackTheFirstScreenOpens() throws {
    var table = try handling(screenKey: nil).rules
    for index in table.targets.indices { table.targets[index].fallback = nil }
    let handling = PushHandling(table)
    #expect(handling.target(of: push([:]))?.target == "chats")
    #expect(handling.target(of: push(["chatId": "7"]))?.target == "chat")
  }

  /// Somebody who looks at the fallback does not look at what the push is about.
  @Test func whatLacksItsValuesIsShownInFrontOfTheFallback() throws {
    var state = PushState()
    let commands = try handling().step(
      &state, on: .willPresent(push(["screen": "chat"])), screen: VisibleScreen("chats"), at: now)
    #expect(commands.contains(.present("p-1", .standard)))
  }

  /// Every push of a collapse id has it as its identifier.
  @Test func aLaterPushUnderAUsedCollapseIDIsAnother() throws {
    let handling = try handling()
    var state = PushState()
    func chat(at milliseconds: Int64) -> ReceivedPush {
      ReceivedPush(
        identifier: "chat-7", type: "message", payload: ["screen": "chat", "chatId": "7"],
        instant: Instant(milliseconds: milliseconds))
    }
    func ids(_ commands: [PushCommand]) -> [String] {
      commands.flatMap { if case .deliver(let records) = $0 { records.map(\.id) } else { [String]() } }
    }
    let first = handling.step(&state, on: .opened(chat(at: 1)), at: now)
    let again = handling.step(&state, on: .opened(chat(at: 1)), at: now)
    let second = handling.step(&state, on: .opened(chat(at: 2)), at: now)
    let third = handling.step(&state, on: .acted(chat(at: 3), action: "REPLY", text: "Hi"), at: now)
    #expect(target(first) != nil && again == [] && target(second) != nil)
    #expect(events(first) == ["shown", "opened"] && events(second) == events(first))
    #expect(third.contains { if case .perform = $0 { true } else { false } })
    let all = ids(first) + ids(second) + ids(third)
    #expect(Set(all).count == all.count)
    // What names no time is the one that is known.
    let timeless = ReceivedPush(identifier: "chat-7", type: "message", payload: [:])
    #expect(handling.step(&state, on: .opened(timeless), at: now) == [])
  }

  private func target(_ commands: [PushCommand]) -> OpenedTarget? {
    commands.lazy.compactMap { if case .open(let target) = $0 { target } else { nil } }.first
  }

  @Test func withoutAKeyForItTheScreenIsThatOfTheType() throws {
    let handling = try handling(screenKey: nil)
    #expect(handling.target(of: push(["chatId": "7"]))?.target == "chat")
    #expect(handling.target(of: push(["chatId": "7", "target": "chats"]))?.target == "chats")
    #expect(handling.target(of: push(["chatId": "7", "target": "shop"]))?.target == "chat")
  }

  @Test func aTapThatIsReportedTwiceCountsOnce() throws {
    let handling = try handling()
    var state = PushState()
    let first = handling.step(&state, on: .opened(push(["screen": "chats"])), at: now)
    #expect(first.contains { if case .open = $0 { true } else { false } })
    let second = handling.step(&state, on: .opened(push(["screen": "chats"])), at: now)
    #expect(second == [])
    // Shown, then opened.
    #expect(events(first) == ["shown", "opened"])
    // What was opened is no longer there to be dismissed.
    #expect(events(handling.step(&state, on: .dismissed(push([:])), at: now)) == [])
  }

  @Test func whatWasShownInTheBackgroundIsCountedOnceWhenTheAppIsBack() throws {
    let handling = try handling()
    var state = PushState()
    #expect(events(handling.step(&state, on: .found([push([:])]), at: now)) == ["shown"])
    #expect(events(handling.step(&state, on: .found([push([:])]), at: now)) == [])
    #expect(events(handling.step(&state, on: .opened(push([:])), at: now)) == ["opened"])
  }

  @Test func whatIsSuppressedInTheForegroundIsNotShown() throws {
    let handling = try handling(foreground: .suppress)
    var state = PushState()
    let commands = handling.step(&state, on: .willPresent(push([:])), at: now)
    #expect(commands.contains(.present("p-1", [])))
    #expect(events(commands) == [])
  }

  @Test func buttonsNeedWhatTheyNeed() throws {
    for (payload, text, isDone) in [
      (["chatId": "7"], "Hi", true), (["chatId": "7"], " \n", false), (["chatId": "7"], nil, false),
      (["chatId": ""], "Hi", false), ([:], "Hi", false),
    ] as [([String: String], String?, Bool)] {
      let handling = try handling()
      var state = PushState()
      let commands = handling.step(&state, on: .acted(push(payload), action: "REPLY", text: text), at: now)
      #expect(
        commands.contains { if case .perform = $0 { true } else { false } } == isDone, "\(payload) \(text ?? "nil")")
      #expect(events(commands).contains("acted") == isDone)
      #expect(events(commands).first == "shown", "what was pressed has come")
      if isDone {
        #expect(
          commands.contains(
            .perform(ActionResponse(identifier: "p-1", action: "REPLY", text: text, values: payload))))
      }
      let isLacking = commands.contains(.lacking(MissingValues(request: "p-1", id: "REPLY", keys: ["chatId"])))
      #expect(isLacking == (text == "Hi" && payload["chatId"]?.isEmpty != false))
    }
  }

  /// Analytics would have an event without what it is about.
  @Test(arguments: ["message", ""]) func anEventSaysOfWhichTypeItIs(_ type: String) throws {
    var rules = try handling().rules
    rules.events = [
      EventRule("shown", on: [.notificationFired]),
      EventRule("received", on: [.notificationFired], parameters: [.type]),
    ]
    var state = PushState()
    let push = ReceivedPush(identifier: "p-1", type: type, payload: [:])
    let commands = PushHandling(rules).step(&state, on: .willPresent(push), at: now)
    #expect(events(commands) == (type.isEmpty ? ["shown"] : ["shown", "received"]))
  }

  @Test func whatOpensTheFallbackSaysSo() throws {
    let handling = try handling()
    let push = push(["screen": "chat", "chatId": "7"])
    for event in [PushEvent.opened(push), .acted(push, action: "SHOW", text: nil)] {
      var state = PushState()
      let commands = handling.step(&state, on: event, blocked: BlockedModules(withoutScreen: ["talk"]), at: now)
      #expect(events(commands).last == "elsewhere")
      #expect(
        commands.contains { if case .open(let opened) = $0 { opened.target == "chats" } else { false } }, "\(event)")
    }
  }

  /// As many as Notification Center may list.
  @Test func aHundredNotificationsAreRememberedToCountEachOnce() throws {
    let handling = try handling()
    var state = PushState()
    let pushes = (1...100).map { ReceivedPush(identifier: "p-\($0)", type: "message", payload: [:]) }
    #expect(events(handling.step(&state, on: .found(pushes), at: now)).count == 100)
    #expect(events(handling.step(&state, on: .found(pushes), at: now)) == [])
  }

  @Test func backgroundWorkEndsOnceAndInTime() throws {
    let handling = try handling()
    var state = PushState()
    #expect(
      handling.step(&state, on: .silent(1), at: now).contains(.wait(1, PushHandling.patience)))
    #expect(PushHandling.patience < .seconds(30))
    #expect(handling.step(&state, on: .waited(1), at: now).contains(.complete(1, .failed)))
    #expect(handling.step(&state, on: .fetched(1, .newData), at: now) == [])
    _ = handling.step(&state, on: .silent(2), at: now)
    #expect(handling.step(&state, on: .fetched(2, nil), at: now).contains(.complete(2, .failed)))
    #expect(handling.step(&state, on: .waited(2), at: now) == [])
  }

  private func events(_ commands: [PushCommand]) -> [String] {
    commands.flatMap { if case .deliver(let records) = $0 { records.map(\.event) } else { [String]() } }
  }
}
