import CenterSimulation
import NotificationRules
import NotificationScheduling
import NotificationTerms

/// What can be done now, for a search that wants to do nothing in vain.
extension ExploredDevice {
  /// Whether a step of a scenario could do this now, and something follows from it.
  public func isPossible(_ action: ScenarioStep.Action) -> Bool {
    switch action {
    case .signal, .prefer, .preferRefused, .attribute, .switched, .device: isRunning
    case .tap(let type), .tapTwice(let type), .act(let type, _, _), .dismiss(let type): listed.contains(type)
    case .permission(let action): isPossible(action)
    case .token(let action): isPossible(action)
    case .push(.alert(_, _, let tokens, _)): !tokens.isEmpty || hasStoredToken
    case .system(let action): isPossible(action)
    case .app, .upgrade, .link, .authorization, .zone, .zoneUnknown, .clock, .locale, .focus, .fail, .crash, .state,
      .push, .wait:
      true
    }
  }

  private func isPossible(_ action: PermissionAction) -> Bool {
    switch action {
    case .start, .force: flowState != nil
    case .press: flowState?.place != nil && dialog == nil
    case .answer(.limited): dialog.map { $0.canBeLimited } ?? false
    case .answer: dialog != nil
    case .settings: true
    case .open(let module): isInFront && !isBehindFlow && !isHidden(module)
    }
  }

  private func isPossible(_ action: TokenAction) -> Bool {
    switch action {
    case .user: isRunning
    case .remote(let user, _): user != nil || hasDocument
    case .network, .store, .server, .device, .provider, .fail, .gone, .slow, .slowFetch: true
    }
  }

  private func isPossible(_ action: SystemAction) -> Bool {
    switch action {
    case .trial(let choice): canChoose(choice)
    case .seen(let type): isInFront && listed.contains(type)
    case .arrive: isInFront && !isBehindFlow
    case .activity(let kind, let event):
      switch event {
      case .start: isInFront
      case .push: isUnderWay(kind)
      case .update, .end, .token: isRunning && isUnderWay(kind)
      }
    case .location, .settings, .firstScreen: true
    }
  }
}
