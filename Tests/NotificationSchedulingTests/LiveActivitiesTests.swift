import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms
import Testing

@Suite struct LiveActivitiesTests {
  private let now = Instant(milliseconds: 1_000_000_000_000)

  private func machine(_ unit: LiveActivityRule.DateUnit = .secondsSince2001) -> LiveActivities {
    let rule = LiveActivityRule(
      "pizza", statusKey: "status", statuses: ["baking", "onTheWay", "there"], estimateKey: "eta", estimateUnit: unit,
      initial: "baking", next: [.init("baking", to: ["onTheWay"]), .init("onTheWay", to: ["there"])],
      final: ["there"], estimate: .minutes(30), staleAfter: .minutes(45), dismissal: .immediate, hasPushUpdates: true)
    return LiveActivities(
      RuleTable(
        app: "app", locales: ["en"], sourceLocale: "en", policies: PolicyRule(slot: .midnight), types: [],
        liveActivities: [rule]))
  }

  private func running(_ status: String) -> LiveActivities.Running {
    .init(id: "pizza-1", kind: "pizza", content: ActivityContent(status: status, estimate: now + .minutes(5)))
  }

  @Test func itStartsWithItsFirstStatusAndEstimate() {
    let content = ActivityContent(
      status: "baking", estimate: now + .minutes(30), staleDate: now + .minutes(45))
    #expect(
      machine().step(on: .start(kind: "pizza"), at: now) == [.request(kind: "pizza", content, hasPushUpdates: true)])
    #expect(machine().step(on: .start(kind: "soup"), at: now) == [.refuse("there is no Live Activity 'soup'")])
  }

  @Test(arguments: [
    ("baking", "onTheWay", true), ("onTheWay", "there", true), ("baking", "baking", true), ("baking", "there", false),
    ("there", "baking", false), ("onTheWay", "baking", false), ("baking", "burnt", false),
  ])
  func aStatusFollowsAnother(_ old: String, _ new: String, _ isAllowed: Bool) {
    let commands = machine().step(on: .update(running(old), status: new, estimate: nil), at: now)
    if case .update(_, let content)? = commands.first {
      #expect(isAllowed)
      #expect(content.status == new)
      #expect(content.estimate == now + .minutes(5))
      #expect(content.staleDate != nil)
    } else if case .end(_, let content, let dismissal)? = commands.first {
      #expect(new == "there", "only a last status ends it")
      #expect(content.status == new)
      #expect(content.staleDate == nil, "what is over does not go out of date")
      #expect(dismissal == .immediate)
    } else {
      #expect(!isAllowed)
    }
  }

  @Test func itEndsWithItsLastStatus() {
    let content = ActivityContent(status: "there", estimate: now + .minutes(5))
    #expect(machine().step(on: .end(running("baking"), nil), at: now) == [.end(id: "pizza-1", content, .immediate)])
    #expect(
      machine().step(on: .end(running("there"), .standard), at: now) == [.end(id: "pizza-1", content, .standard)])
  }

  @Test func whatAPushHasFinishedEndsWhenItIsFound() {
    let content = ActivityContent(status: "there", estimate: now + .minutes(5))
    #expect(machine().step(on: .found(running("there")), at: now) == [.end(id: "pizza-1", content, .immediate)])
    #expect(machine().step(on: .found(running("onTheWay")), at: now).isEmpty)
  }

  @Test func tokensAreTwoSmallDigitsAByte() {
    let commands = machine().step(on: .token(running("baking"), [0, 9, 10, 15, 16, 255]), at: now)
    #expect(commands == [.sendToken(id: "pizza-1", hex: "00090a0f10ff")])
  }

  @Test(arguments: [
    (LiveActivityRule.DateUnit.secondsSince2001, ParameterValue.int(21_692_800)),
    (.secondsSince1970, .int(1_000_000_000)), (.secondsSince1970, .double(1_000_000_000.0)),
    (.millisecondsSince1970, .int(1_000_000_000_000)),
  ])
  func datesAreReadInTheirUnit(_ unit: LiveActivityRule.DateUnit, _ eta: ParameterValue) {
    let content = machine(unit).decode(["status": .string("onTheWay"), "eta": eta], kind: "pizza", at: now)
    #expect(content?.estimate == now)
    #expect(content?.status == "onTheWay")
    #expect(content?.staleDate == now + .minutes(45))
  }

  @Test(
    arguments: [
      ["status": .string("on_the_way"), "eta": .int(1)], ["status": .int(1), "eta": .int(1)],
      ["status": .string("baking")], ["status": .string("baking"), "eta": .string("10:00")], ["eta": .int(1)],
      ["status": .string("baking"), "eta": .double(.infinity)], ["status": .string("baking"), "eta": .double(.nan)],
      ["status": .string("baking"), "eta": .double(1e300)], ["status": .string("baking"), "eta": .int(.min)],
    ] as [[String: ParameterValue]])
  func whatDoesNotDecodeIsIgnored(_ state: [String: ParameterValue]) {
    #expect(machine().decode(state, kind: "pizza", at: now) == nil)
  }
}
