import CenterSimulation
import NotificationCivilTime
import NotificationScheduling
import NotificationTerms
import Testing

@testable import SystemNotifications

/// Tokens, pushes, taps and permissions over an update.
@Suite struct LeftByAnotherVersionTests {
  private let daily = "trigger: { calendar: { every: day, time: \"20:00\" } }"
  private let afterAnHour = "trigger: { after: { signal: left, delay: 1h } }"
  private let remote = "[local, remote]\n  entitlements: [aps_environment]"

  private func pushed(
    _ provider: String = "apns", _ store: String = "users/{uid}", _ field: String = "token", _ encoding: String = "hex"
  ) -> AppVersionRules {
    let token = "{ store: \"\(store)\", field: \(field), encoding: \(encoding), clear_on: [sign_out] }"
    return AppVersionRules(
      delivery: remote, sections: "push: { providers: [\(provider)], token: \(token) }",
      types: ["basket": [afterAnHour], "order": ["push: {}"]])
  }

  @Test(arguments: ["users/{uid} fcm", "devices/{uid} token"])
  func aTokenMovesToWhereServersLook(_ place: String) async throws {
    let words = place.split(separator: " ").map(String.init)
    let document = words[0].replacing("{uid}", with: "alice")
    let phone = try await UpdatedPhone()
    let first = try await phone.start(pushed())
    await first.handle(.signedIn("alice"))
    await first.handle(.deviceToken([0, 255]))
    await first.settle()
    #expect(await phone.tokens.documents == ["users/alice": ["token": "00ff"]])
    let second = try await phone.start(pushed("apns", words[0], words[1]))
    #expect(await phone.tokens.documents[document] == [words[1]: "00ff"])
    #expect(await phone.tokens.documents["users/alice"]?["token"] == nil)
    let calls = await phone.tokens.calls
    await second.handle(.deviceToken([0, 255]))
    await second.settle()
    #expect(await phone.tokens.calls == calls)
    await second.handle(.signedOut)
    await second.settle()
    #expect(await phone.tokens.documents.values.allSatisfy(\.isEmpty))
  }

  /// The store refuses what is to go from the old place.
  @Test func whatStaysInTheOldPlaceIsTakenOutLater() async throws {
    let phone = try await UpdatedPhone()
    let first = try await phone.start(pushed())
    await first.handle(.signedIn("alice"))
    await first.handle(.deviceToken([0, 255]))
    await first.settle()
    await phone.tokens.fail(with: CancellationError())
    let second = try await phone.start(pushed("apns", "devices/{uid}"))
    await second.handle(.signedOut)
    await second.settle()
    #expect(await phone.tokens.documents == ["users/alice": ["token": "00ff"]])
    await phone.tokens.fail(with: nil)
    let third = try await phone.start(pushed("apns", "devices/{uid}"))
    await third.settle()
    #expect(await phone.tokens.documents.values.allSatisfy(\.isEmpty))
  }

  @Test func aTokenOfTheDeviceIsNoneOfAProvider() async throws {
    let phone = try await UpdatedPhone()
    let first = try await phone.start(pushed())
    await first.handle(.signedIn("alice"))
    await first.handle(.deviceToken([0, 255]))
    await first.settle()
    let second = try await phone.start(pushed("fcm", "users/{uid}", "fcm", "opaque"))
    #expect(await phone.tokens.documents == ["users/alice": [:]])
    await second.handle(.token("fcm-1"))
    await second.settle()
    #expect(await phone.tokens.documents == ["users/alice": ["fcm": "fcm-1"]])
  }

  @Test(arguments: [false, true]) func aPushOfAnUnknownTypeGoesAtASignOut(_ hasOthers: Bool) async throws {
    let phone = try await UpdatedPhone()
    let app = try await phone.start(pushed())
    if hasOthers { await app.leaveUntyped() }
    await app.handle(.signedIn("alice"))
    await phone.center.enterBackground()
    await phone.center.receive(["type": "newest"], body: "Result")
    await phone.center.receive(["type": "order"], body: "Order")
    await phone.center.receive([:], body: "Untyped")
    await phone.center.enterForeground()
    await app.handle(.signedOut)
    await app.settle()
    #expect(await phone.center.delivered.map(\.body) == (hasOthers ? ["Result", "Untyped"] : []))
  }

  /// Both wait for the file, which cannot be read before the phone is unlocked.
  @Test(arguments: [AppEvent.signedOut, .signedIn("bob"), .signedIn("alice")])
  func aTapOfWhoHasLeftSinceOpensTheFirstScreen(_ next: AppEvent) async throws {
    let phone = try await afterAnAnswer(.tap, then: next)
    #expect(await phone.log.opened == [next == .signedIn("alice") ? "basket" : "home"])
  }

  @Test(arguments: [AppEvent.signedOut, .signedIn("bob"), .signedIn("alice")])
  func aButtonOfWhoHasLeftSincePerformsNothing(_ next: AppEvent) async throws {
    let phone = try await afterAnAnswer(.action("pay"), then: next)
    #expect(await phone.log.performed == (next == .signedIn("alice") ? ["pay"] : []))
  }

  private func afterAnAnswer(
    _ answer: SimulatedCenter.UserResponse, then next: AppEvent
  ) async throws -> UpdatedPhone {
    let rules = AppVersionRules(
      sections: "categories: { order: { actions: [{ id: pay, title: { en: Pay } }] } }",
      types: ["basket": [afterAnHour, "category: order"]])
    let phone = try await UpdatedPhone()
    let first = try await phone.start(rules)
    await first.handle(.signedIn("alice"))
    await first.report("left")
    try await phone.sleep(until: "2026-03-02 10:01")
    phone.store.fail(reads: true)
    let second = try await phone.start(rules, inFront: false)
    try await phone.center.respond(to: "shop.basket.1", with: answer)
    await second.handle(next)
    phone.store.fail(reads: false)
    await phone.center.enterForeground()
    await second.settle()
    return phone
  }

  @Test(arguments: [nil, "formerly: [daily]"]) func whatCameUnderAnOldIDDoesNotComeAgain(_ former: String?) async throws
  {
    let phone = try await UpdatedPhone()
    _ = try await phone.start(AppVersionRules(types: ["daily": [daily]]))
    try await phone.sleep(until: "2026-03-02 20:30")
    await phone.center.killApp()
    await phone.center.setClock(by: .hours(-1))
    let id = former == nil ? "daily" : "evening"
    let second = AppVersionRules(types: [id: [former, daily].compactMap { $0 }])
    _ = try await phone.start(second, inFront: false)
    try await phone.center.advance(to: "2026-03-02 21:30")
    #expect(await phone.center.delivered.count == 1)
  }

  @Test(arguments: [nil, "[bought]"]) func thePermissionFlowKnowsASignalByItsNewID(_ former: String?) async throws {
    func app(_ signal: String, _ rule: String) -> AppVersionRules {
      AppVersionRules(
        signals: "left: {}, \(signal): { \(rule) }",
        sections: """
          permission_flow:
            show_when: [{ signal: \(signal), at_least: 3 }]
            completed_flag: done
            steps:
              - id: news
                permission: notifications
                screen: { id: ask, title: { en: T }, primary: { en: P } }
          """, types: ["basket": [afterAnHour]])
    }
    let phone = try await UpdatedPhone(isAllowed: false)
    let first = try await phone.start(app("bought", ""))
    await first.report("bought")
    await first.report("bought")
    #expect(await phone.log.shown == [])
    let id = former == nil ? "bought" : "paid"
    let second = try await phone.start(app(id, former.map { "formerly: \($0)" } ?? ""))
    await second.report(id)
    #expect(await phone.log.shown == ["ask"])
  }

  @Test func aTapOnATypeThatIsGoneOpensTheFirstScreen() async throws {
    let phone = try await UpdatedPhone()
    let first = try await phone.start(AppVersionRules(types: ["basket": [afterAnHour]]))
    await first.report("left")
    try await phone.sleep(until: "2026-03-02 10:01")
    _ = try await phone.start(AppVersionRules(types: ["daily": [daily]]), inFront: false)
    try await phone.center.respond(to: "shop.basket.1")
    #expect(await phone.log.opened == ["home"])
  }
}
