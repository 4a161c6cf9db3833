import CenterSimulation
import NotificationScheduling
import NotificationTerms

extension Verification {
  func check(_ assertion: SystemAssertion) -> String? {
    switch assertion {
    case .listed(let types):
      let actual = world.center.delivered.map { world.type(of: $0.request) ?? $0.request.identifier }
      return differs("in Notification Center", types, actual)
    case .listing(let lines):
      let actual = PendingListing.lines(world.center.pending.map(\.request), at: world.now)
      return differs("in the listing", lines, actual)
    case .activity(let kind, let expected): return check(kind, expected)
    }
  }

  private func differs(_ place: String, _ expected: [String], _ actual: [String]) -> String? {
    guard expected != actual else { return nil }
    func words(_ items: [String]) -> String { items.isEmpty ? "nothing" : items.joined(separator: ", ") }
    return "expected \(place): \(words(expected)); it is: \(words(actual))"
  }

  private func check(_ kind: String, _ expected: ExpectedActivity) -> String? {
    var activities = world.system.activities
    guard let activity = activities.newest(kind, at: world.now.instant) else {
      return expected.state.map { "expected \(kind) to be \($0.rawValue); there was none" }
    }
    let state = activity.state(at: world.now.instant)
    guard state == expected.state else {
      return "expected \(kind) to be \(expected.state?.rawValue ?? "none"); it is \(state.rawValue)"
    }
    if let status = expected.status, status != activity.content.status {
      return "expected \(kind) to be '\(status)'; it is '\(activity.content.status)'"
    }
    if let estimate = expected.estimate, estimate != activity.content.estimate {
      let actual = activity.content.estimate.map { times.text($0, in: world.now.zone) } ?? "not said"
      return "expected \(kind) to be over at \(times.text(estimate, in: world.now.zone)); the estimate is \(actual)"
    }
    if let isOpen = expected.hasPushUpdates, isOpen != activity.hasPushUpdates {
      return "expected \(kind) \(isOpen ? "to take" : "to take no") updates by push"
    }
    let tokens = world.system.activityTokens.filter { $0.id == activity.id }.map(\.hex)
    return expected.tokens.flatMap { differs("sent for \(kind)", $0, tokens) }
  }
}
