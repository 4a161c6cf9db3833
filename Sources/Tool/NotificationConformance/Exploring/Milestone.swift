public import NotificationRules
import NotificationScheduling

/// Something beside deliveries that a history may reach.
public enum Milestone: String, Sendable, Hashable, CaseIterable {
  case pushShown = "a push was shown"
  case pushOpened = "a push was opened"
  case silentPushEnded = "the work for a silent push ended"
  case linkFollowed = "a link opened a screen"
  case flowFinished = "the permission flow was finished"
  case moduleTaken = "a refusal took a part of the app away"
  case tokenStored = "a push token was stored"
  case tokenRemoved = "a push token was taken out of the store"
  case registrationFailed = "a registration failed"
  case activityEnded = "a Live Activity ended"
  case activityTokenSent = "a Live Activity sent its token"
  case buttonPressed = "a button did its work"
  case textSent = "a button sent a text"
  case snoozed = "a snoozed notification came back"

  /// Whether an app gives occasion for it.
  public func isWithinReach(of rules: RuleTable, _ vocabulary: DeviceVocabulary) -> Bool {
    let actions = rules.categories.flatMap(\.actions)
    return switch self {
    case .pushShown, .pushOpened: vocabulary.sends { if case .alert = $0 { true } else { false } }
    case .silentPushEnded: vocabulary.sends { if case .silent = $0 { true } else { false } }
    case .linkFollowed: !vocabulary.all(.links).isEmpty
    case .flowFinished: rules.permissionFlow?.completedFlag != nil
    case .moduleTaken: rules.permissionFlow?.steps.flatMap(\.consequences).contains(where: \.takesModules) ?? false
    case .tokenStored, .tokenRemoved, .registrationFailed: rules.token != nil
    case .activityEnded: !rules.liveActivities.isEmpty
    case .activityTokenSent: rules.liveActivities.contains(where: \.hasPushUpdates)
    case .buttonPressed: actions.contains { $0.snooze == nil }
    case .textSent: actions.contains(where: \.takesText)
    case .snoozed: actions.contains { $0.snooze != nil }
    }
  }
}

extension DeviceVocabulary {
  fileprivate func sends(_ isIt: (PushAction) -> Bool) -> Bool {
    all(.pushes).contains { if case .push(let action) = $0 { isIt(action) } else { false } }
  }
}

extension HistoryWatch {
  /// What can be seen only when it happens.
  mutating func noteMilestones(since before: World, _ world: World, _ actions: [ScenarioStep.Action]) {
    if world.opened.count > before.opened.count, actions.contains(where: \.isLink) { passing.insert(.linkFollowed) }
    guard let app = world.app else { return }
    if app.token.registration == .failed { passing.insert(.registrationFailed) }
    if world.core.blockedModules(in: app) != BlockedModules() { passing.insert(.moduleTaken) }
    if world.core.flow != nil, app.flow.ended != nil { passing.insert(.flowFinished) }
  }
}

extension ScenarioStep.Action {
  fileprivate var isLink: Bool { if case .link = self { true } else { false } }
}

extension World {
  /// What was reached so far, as far as it leaves something behind.
  var milestones: [Milestone] { Milestone.allCases.filter(hasReached) }

  private func hasReached(_ milestone: Milestone) -> Bool {
    switch milestone {
    case .pushShown: deliveries.contains { remote.push($0.identifier) != nil && !$0.isSilenced }
    case .pushOpened: opened.contains { remote.push($0.identifier) != nil }
    case .silentPushEnded: !remote.completed.isEmpty
    case .linkFollowed, .flowFinished, .moduleTaken, .registrationFailed: false
    case .tokenStored: push.store.writes > 0
    case .tokenRemoved: push.store.removals > 0
    case .activityEnded: system.activities.all.contains { $0.ended != nil }
    case .activityTokenSent: !system.activityTokens.isEmpty
    case .buttonPressed: !performed.isEmpty
    case .textSent: performed.contains { $0.text != nil }
    case .snoozed:
      deliveries.contains { delivery in
        guard case .snoozed? = scheduler.parse(identifier: delivery.identifier)?.key else { return false }
        return true
      }
    }
  }
}
