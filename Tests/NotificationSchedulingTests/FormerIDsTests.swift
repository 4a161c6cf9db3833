import NotificationCivilTime
import NotificationRules
import NotificationTerms
import Testing

@testable import NotificationScheduling

/// An app under new ids, on a device that knows the old ones.
struct FormerIDsTests {
  private let now = Moment(instant: Device.instant("2026-03-02", "09:00"), zone: .utc)

  private func table(
    app: String, type id: String, button: String, option: String, formerIDs: [FormerID] = []
  ) -> RuleTable {
    var limit = SampleRules.limit
    limit.id = id
    limit.content.category = "limits"
    var table = SampleRules.table(types: [limit])
    table.app = app
    table.categories = [
      CategoryRule("limits", actions: [ActionRule(button, target: "dashboard", opensApp: true)])
    ]
    table.preferences.append(
      PreferenceRule("often", .choice(default: option, options: [OptionRule(option), OptionRule("never")])))
    table.formerIDs = formerIDs
    return table
  }

  private var old: AppCore { AppCore(Scheduler(table(app: "app", type: "limit", button: "LATER", option: "daily"))) }

  private var new: AppCore {
    AppCore(
      Scheduler(
        table(
          app: "shop", type: "allowance", button: "SNOOZE", option: "each_day",
          formerIDs: [
            FormerID(.app, "app", isNow: "shop"), FormerID(.type, "limit", isNow: "allowance"),
            FormerID(.action(of: "limits"), "LATER", isNow: "SNOOZE"),
            FormerID(.option(of: "often"), "daily", isNow: "each_day"),
            FormerID(.category, "LIMITS", isNow: "limits"),
          ])))
  }

  private func report(_ pending: [String]) -> AppReport {
    AppReport(center: CenterReport(authorization: .authorized, pending: pending), authorization: .authorized)
  }

  /// What the old app has left.
  private func left() -> [UInt8] {
    var state = AppState(SchedulerState(locale: "en"))
    let commands = old.step(
      &state,
      on: [
        .installed(number: 1), .launched, .ready, .foregrounded(isForced: false),
        .preferenceChanged("often", .choice("daily")), .signal("limit_reached", [:], isInFront: true),
      ], report([]), at: now)
    for case .add(let request) in commands {
      _ = old.step(&state, on: [.addsCompleted([AddResult(request, error: nil)])], at: now)
    }
    return StateFile.bytes(of: state)
  }

  private func launch(
    _ state: inout AppState, _ pending: [String], _ events: [AppEvent] = []
  ) -> [AppCommand] {
    new.step(
      &state, on: [.installed(number: 1), .launched, .ready, .foregrounded(isForced: false)] + events, report(pending),
      at: Moment(instant: now.instant + .minutes(5), zone: .utc))
  }

  @Test func whatIsScheduledIsCalledByItsNewID() {
    var state = new.restore(from: left(), locale: "en")
    let commands = launch(&state, ["app.limit.1"])
    #expect(state.scheduler.pending.map(\.request.identifier) == ["shop.allowance.1"])
    #expect(!commands.contains { if case .report = $0 { true } else { false } })
    let asked = commands.compactMap { command -> String? in
      switch command {
      case .remove(let identifiers): "remove \(identifiers)"
      case .add(let request): "add \(request.identifier)"
      default: nil
      }
    }
    #expect(asked == ["remove [\"app.limit.1\"]", "add shop.allowance.1"])
  }

  /// The app was killed between the two.
  @Test func oneOfTwoGoes() {
    var state = new.restore(from: left(), locale: "en")
    _ = launch(&state, ["app.limit.1"])
    var again = new.restore(from: StateFile.bytes(of: state), locale: "en")
    let commands = launch(&again, ["app.limit.1", "shop.allowance.1"])
    #expect(commands.contains(.remove(["app.limit.1"])))
    #expect(again.scheduler.pending.map(\.request.identifier) == ["shop.allowance.1"])
  }

  /// Also what a lost state knows nothing of.
  @Test(arguments: [false, true]) func aTapOpensItsScreen(_ isLost: Bool) throws {
    var state = new.restore(from: isLost ? nil : left(), locale: "en")
    let commands = launch(&state, [], [.opened(.local("app.limit.1", carried: ["target": "paywall"]))])
    #expect(
      commands.contains {
        if case .open(let target) = $0 {
          target.target == "paywall" && target.identifier == "shop.allowance.1"
        } else {
          false
        }
      })
  }

  @Test func aButtonDoesWhatItDid() {
    for source in [
      NotificationSource.local("app.limit.1"),
      .push(ReceivedPush(identifier: "p", type: "limit", payload: ["type": "limit"])),
    ] {
      var state = new.restore(from: left(), locale: "en")
      let commands = launch(&state, [], [.acted(source, action: "LATER", text: nil)])
      #expect(
        commands.contains { if case .perform(let response) = $0 { response.action == "SNOOZE" } else { false } },
        "\(source)")
    }
  }

  @Test func whatWasChosenStays() {
    let state = new.restore(from: left(), locale: "en")
    #expect(state.scheduler.preferences["often"] == .choice("each_day"))
  }

  @Test func whatIsOurs() {
    let scheduler = new.scheduler
    #expect(scheduler.isOurs("app.limit.1") && scheduler.isOurs("shop.allowance.1") && !scheduler.isOurs("apple.x.1"))
  }

  /// What is shown with an old category keeps its buttons.
  @Test func categoriesAreRegisteredUnderBoth() {
    let registrations = [
      CategoryRegistration(identifier: "limits", actions: []), .init(identifier: "other", actions: []),
    ]
    #expect(
      new.scheduler.rules.formerIDs.adding(to: registrations).map(\.identifier) == ["limits", "other", "LIMITS"])
  }

  /// Everything of a type that the user has read goes, whatever it was called when it came.
  @Test func whatIsReadGoesUnderEveryID() {
    var state = new.restore(from: left(), locale: "en")
    let later = Moment(instant: now.instant + .hours(2), zone: .utc)
    _ = new.step(&state, on: [.launched], report([]), at: later)
    let commands = new.step(&state, on: [.seen("allowance")], report([]), at: later)
    #expect(
      commands.contains {
        if case .removeDelivered(let ids) = $0 {
          Set(ids).isSuperset(of: ["app.limit.1", "shop.allowance.1"])
        } else {
          false
        }
      })
  }
}
