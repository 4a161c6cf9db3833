import NotificationCivilTime
import NotificationRules
import NotificationTerms
import SpecLanguage
import Testing

@testable import NotificationConformance
@testable import NotificationScheduling
@testable import notispec

/// Every item of an app gets another id in an update, the app itself too: with `formerly` nobody notices, wherever a case
/// has led to.
@Suite struct UpdatedAppTests {
  @Test(arguments: ["courier", "remedy", "messenger", "accounts", "items"])
  func everyCaseGoesOn(_ id: String) throws {
    let app = try RenamedApp(id, isReleased: true)
    let (old, new) = (try #require(app.before.testedApps.first), try #require(app.after.testedApps.first))
    let oldRunner = ScenarioRunner(specs: [old])
    let newRunner = ScenarioRunner(specs: [new])
    var steps = 0
    for (before, after) in zip(app.before.cases, app.after.cases) {
      var told: (old: [ToldStep]?, new: [ToldStep]?) = ([], [])
      _ = oldRunner.run(before, &told.old)
      _ = newRunner.run(after, &told.new)
      let update = try #require(Update(told.old ?? [], told.new ?? [], of: after, new))
      steps += update.count
      if let difference = update.difference() {
        Issue.record("\(after.suite)/\(after.id): \(difference)")
        return
      }
    }
    #expect(steps > 0)
  }
}

/// What an app was told in a case under its old ids, and under its new ones.
private struct Update {
  let old: [ToldStep]
  let new: [ToldStep]
  let core: AppCore

  init?(_ old: [ToldStep], _ new: [ToldStep], of scenario: ScenarioCase, _ spec: Spec) {
    guard old.count == new.count else { return nil }
    self.old = old
    self.new = new
    var rules = spec.ruleTable
    if let profile = scenario.start.profile { rules = rules.applying(profile: profile) ?? rules }
    let zones = scenario.start.zones
    core = AppCore(
      Scheduler(rules) { zones[$0] },
      token: TokenRegistration(rules, build: scenario.start.token.build, isSimulator: scenario.start.token.isSimulator))
  }

  var count: Int { new.count }

  /// The app is updated after every third step in turn.
  func difference() -> String? {
    for number in stride(from: new.count % 3, to: new.count, by: 3) {
      guard let oldFile = old[number].file, let newFile = new[number].file else { continue }
      var updated = core.restore(from: oldFile, locale: new[number].locale)
      var known = core.restore(from: newFile, locale: new[number].locale)
      if let difference = difference(updated, known) { return "after step \(number + 1): \(difference)" }
      let next = number + 1
      // Another launch has the file of the old app anyway.
      guard next < new.count, new[next].beginsWith == nil else { continue }
      // What the requests say has old ids in it, and is written again.
      for index in known.scheduler.pending.indices {
        known.scheduler.pending[index].request.content = updated.scheduler.pending[index].request.content
      }
      let asked = core.step(&updated, on: events(next), old[next].report, at: new[next].now)
      let wanted = core.step(&known, on: new[next].events, new[next].report, at: new[next].now)
      if let difference = difference(updated, known) { return "in step \(next + 1): \(difference)" }
      if asked.compactMap(\.compared) != wanted.compactMap(\.compared) {
        return "in step \(next + 1): asked for \(asked), and under its own ids for \(wanted)"
      }
      let left = pending(old[next].report, asked)
      let right = pending(new[next].report, wanted)
      if left.count != right.count || Set(left.map(core.scheduler.renamed)) != Set(right) {
        return "after step \(next + 1) the center has \(left.sorted()), and would have \(right.sorted())"
      }
    }
    return nil
  }

  /// The app is a new one, and what it has left in the center is called as before.
  private func events(_ number: Int) -> [AppEvent] {
    zip(old[number].events, new[number].events).map { old, new in
      switch old {
      case .willPresent, .opened, .acted, .dismissed: old
      default: new
      }
    }
  }

  private func pending(_ report: AppReport, _ commands: [AppCommand]) -> [String] {
    var pending = report.center?.pending ?? []
    for command in commands {
      switch command {
      case .remove(let identifiers): pending.removeAll { identifiers.contains($0) }
      case .add(let request):
        pending.removeAll { $0 == request.identifier }
        pending.append(request.identifier)
      default: break
      }
    }
    return pending
  }

  private func difference(_ found: AppState, _ wanted: AppState) -> String? {
    let (found, wanted) = (plain(found), plain(wanted))
    if found == wanted { return nil }
    let (left, right) = (parts(found), parts(wanted))
    let names = left.keys.filter { left[$0] != right[$0] }.sorted()
    return names.map { "\($0) is \(left[$0] ?? ""), and would be \(right[$0] ?? "")" }.joined(separator: "; ")
  }

  /// But for what a request says, which is written again at every launch.
  private func plain(_ state: AppState) -> SchedulerState {
    var scheduler = state.scheduler
    for index in scheduler.pending.indices {
      scheduler.pending[index].request.content = NotificationContent(body: "")
      scheduler.pending[index].replaces?.request.content = NotificationContent(body: "")
    }
    return scheduler
  }

  private func parts(_ scheduler: SchedulerState) -> [String: String] {
    var parts: [String: String] = [:]
    for child in Mirror(reflecting: scheduler).children { parts[child.label ?? ""] = text(child.value) }
    return parts
  }

  /// A dictionary has no order.
  private func text(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    let children = mirror.children.map { ($0.label.map { "\($0): " } ?? "") + text($0.value) }
    if children.isEmpty { return "\(value)" }
    let isUnordered = mirror.displayStyle == .dictionary || mirror.displayStyle == .set
    return "(" + (isUnordered ? children.sorted() : children).joined(separator: ", ") + ")"
  }
}

extension AppCommand {
  /// What is taken away from the center may have an old identifier, and what is recorded has been.
  fileprivate var compared: AppCommand? {
    switch self {
    case .remove, .removeDelivered, .present, .deliver: return nil
    case .perform(var response):
      // The runner calls a push after its type.
      response.identifier = ""
      return .perform(response)
    case .open(var target):
      target.identifier = ""
      return .open(target)
    case .lacking(var missing):
      missing.request = ""
      return .lacking(missing)
    default: return self
    }
  }
}
