import NotificationCivilTime
import NotificationRules
import NotificationTerms
import TestSupport
import Testing

@testable import NotificationScheduling

/// What a plan settles once gives the answers that a condition gives when it is asked for every occurrence.
struct SettledConditionTests {
  private static let signals = ["a", "b", "c"]
  private static let start = Instant(milliseconds: 1_772_442_000_000)

  private func test(_ random: inout SplitMix64) -> ValueTest {
    ValueTest("n", random.pick(ValueTest.Comparison.allCases), Double(random.below(3)))
  }

  private func condition(_ random: inout SplitMix64, depth: Int = 0) -> ConditionRule {
    switch random.below(depth < 2 ? 7 : 4) {
    case 0:
      let span = TimeSpan.hours(Int64(random.below(4)))
      return .elapsed(
        since: random.pick(Self.signals), orSince: random.oneIn(2) ? random.pick(Self.signals) : nil,
        random.oneIn(2) ? .moreThan(span) : .atLeast(span))
    case 1: return .last(signal: random.pick(Self.signals), test(&random))
    case 2:
      let rule = SignalRule(random.pick(Self.signals), where: random.oneIn(2) ? test(&random) : nil)
      let since: [HappenedSince] = [
        .ever, .trigger, .lastDelivery, .today, .within(.hours(3)), .signal(random.pick(Self.signals)),
      ]
      return .happened(rule, since: random.pick(since), atLeast: random.pick([1, 1, 2, 3]))
    case 3:
      return random.pick([
        .preference("enabled", is: random.oneIn(2)), .attribute("tier", is: random.pick(["free", "gold"])),
        .device(DeviceRule(regions: ["DE"])), .flag("offers"), .experiment("wording", is: "play"),
      ])
    case 4: return .not(condition(&random, depth: depth + 1))
    default:
      let parts = (0..<random.below(4)).map { _ in condition(&random, depth: depth + 1) }
      return random.oneIn(2) ? .any(parts) : .all(parts)
    }
  }

  private func type(_ number: Int, _ random: inout SplitMix64) -> TypeRule {
    let triggers = (0...random.below(3)).map { trigger in
      TriggerRule(
        "t\(trigger)",
        random.oneIn(4)
          ? .slotAfter(SignalRule("a"), atLeast: .hours(2)) : .calendar(CalendarRule(every: .day)),
        conditions: (0..<random.below(3)).map { _ in condition(&random) })
    }
    return TypeRule(
      "type_\(number)", target: "dashboard", triggers: triggers,
      conditions: (0..<random.below(3)).map { _ in condition(&random) }, copy: [])
  }

  @Test(arguments: 0..<40)
  func theAnswersAreTheSame(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let types = (0..<5).map { type($0, &random) }
    let scheduler = Scheduler(SampleRules.table(types: types))
    var state = SchedulerState(authorization: .authorized, locale: "en")
    var now = Moment(instant: Self.start, zone: .utc)
    for _ in 0..<random.below(8) {
      now.instant = now.instant + .minutes(Int64(random.below(120)))
      let value: [String: ParameterValue] = random.oneIn(3) ? [:] : ["n": .int(random.below(4))]
      _ = scheduler.step(&state, on: StepInput([.signal(random.pick(Self.signals), value)]), at: now)
    }
    if random.oneIn(2) { state.preferences["enabled"] = .toggle(random.oneIn(2)) }
    if random.oneIn(2) { state.attributes["tier"] = "gold" }
    if random.oneIn(2) { state.flags["offers"] = random.oneIn(2) }
    if random.oneIn(2) { state.arms["wording"] = random.pick(["play", "none"]) }
    if random.oneIn(2) { state.device.region = random.pick(["DE", "AT"]) }
    let step = Step(scheduler: scheduler, state: state, now: now)
    let planner = Planner(step)
    var answers: Set<Bool> = []
    for (type, rule) in types.enumerated() {
      for trigger in rule.triggers.indices {
        for minutes in stride(from: -60, through: 600, by: 20) {
          var subject = ConditionSubject(
            type: rule.id, instant: Self.start + .minutes(Int64(minutes)), birth: state.signals.newest("a"))
          subject.followsPlanned = random.oneIn(2)
          let expected = step.conditionsHold(type, trigger, subject)
          answers.insert(expected)
          let place = TriggerPlace(type: type, trigger: trigger)
          #expect(
            planner.conditionsHold(at: place, subject.instant) { subject } == expected,
            "\(rule.conditions) \(subject)")
        }
      }
    }
    #expect(!answers.isEmpty)
  }
}
