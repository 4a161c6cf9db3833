extension AppEvent {
  /// What its step has to ask the system before. The answer to `willPresent` waits for nothing, and what became of a
  /// command changes no plan.
  public var needs: AppReport.Needs {
    switch self {
    case .foregrounded: [.center, .permissions, .listed]
    // What is listed goes with whoever leaves, or because it was read.
    case .signedIn, .signedOut, .seen: [.center, .listed]
    case .launched, .movedToNewDevice, .timeChanged, .refreshed, .zoneUnknown, .localeChanged, .deviceChanged,
      .installed,
      .preferenceChanged, .attributeChanged, .flagChanged:
      .center
    // What became of a push plans nothing, and says nothing of what is planned.
    case .opened(.push), .acted(.push, _, _), .dismissed(.push): .permissions
    case .answered, .opened, .acted, .dismissed, .signal, .linkOpened: [.center, .permissions]
    case .arrived, .flowStarted, .flowForced, .pressed, .moduleOpened, .ready: .permissions
    case .backgrounded, .willPresent, .silentPush, .fetched, .networkChanged, .deviceToken, .registrationFailed, .token,
      .tokenFailed, .tokenDiscarded, .tokenNotDiscarded, .tokenStored, .tokenNotStored, .tokenResponded,
      .documentChanged, .reportedGone, .activity,
      .addsCompleted, .handedOver, .notHandedOver, .preferencesStored, .waited:
      []
    }
  }

  /// Whoever was signed in may leave: nothing of theirs may be seen any more.
  public var leavesUser: Bool {
    switch self {
    case .signedOut, .signedIn: true
    default: false
    }
  }

  /// It is learnt from a command.
  public var isLearnt: Bool {
    switch self {
    case .addsCompleted, .handedOver, .notHandedOver: true
    default: false
    }
  }

  /// What is learnt is written with the next step, but for what the center has taken: after a kill nobody could tell a
  /// notification that came and was cleared from one that was never added.
  var isWrittenLater: Bool {
    guard case .addsCompleted(let results) = self else { return isLearnt }
    return !results.contains { $0.error == nil }
  }

  /// What the scheduler makes of it; nil for what it does not hear of.
  var forScheduler: SchedulerEvent? {
    switch self {
    case .launched: .launched
    case .foregrounded: .foregrounded
    case .movedToNewDevice: .movedToNewDevice
    case .timeChanged: .timeChanged
    case .refreshed: .refreshed
    case .zoneUnknown: .zoneUnknown
    case .localeChanged(let locale): .localeChanged(locale)
    case .deviceChanged(let facts): .deviceChanged(facts)
    case .installed(let number, let losses): .installed(number: number, losses: losses)
    case .willPresent(.local(let identifier, _)): .willPresent(identifier)
    case .opened(.local(let identifier, let carried)): .opened(identifier, carried: carried)
    case .acted(.local(let identifier, let carried), let action, let text):
      .acted(ActionResponse(identifier: identifier, action: action, text: text, values: carried))
    case .dismissed(.local(let identifier, _)): .dismissed(identifier)
    case .signal(let id, let parameters, _): .signal(id, parameters)
    case .linkOpened(let target, let parameters): .linkOpened(target: target, parameters)
    case .signedIn(let user): .signedIn(user)
    case .signedOut: .signedOut
    case .preferenceChanged(let id, let value): .preferenceChanged(id, value)
    case .attributeChanged(let id, let value): .attributeChanged(id, value)
    case .flagChanged(let id, let isOn): .flagChanged(id, isOn)
    case .seen(let type): .seen(type)
    case .answered(.notifications, _): .authorizationAnswered
    case .addsCompleted(let results): .addsCompleted(results)
    case .preferencesStored(let number): .preferencesStored(number)
    case .backgrounded, .ready, .arrived, .willPresent(.push), .opened(.push), .acted(.push, _, _), .dismissed(.push),
      .silentPush, .fetched, .flowStarted, .flowForced, .pressed, .moduleOpened, .answered, .networkChanged,
      .deviceToken, .registrationFailed, .token, .tokenFailed, .tokenDiscarded, .tokenNotDiscarded, .tokenStored,
      .tokenNotStored, .tokenResponded,
      .documentChanged, .reportedGone, .activity, .handedOver, .notHandedOver, .waited:
      nil
    }
  }

  /// What the handling of pushes makes of it.
  var forPushes: PushEvent? {
    switch self {
    case .willPresent(.push(let push)): .willPresent(push)
    case .opened(.push(let push)): .opened(push)
    case .acted(.push(let push), let action, let text): .acted(push, action: action, text: text)
    case .dismissed(.push(let push)): .dismissed(push)
    case .silentPush(let number): .silent(number)
    case .fetched(let number, let result): .fetched(number, result)
    case .waited(.fetch(let number)): .waited(number)
    default: nil
    }
  }

  /// What the token registration makes of it, apart from starts and answers.
  var forToken: TokenEvent? {
    switch self {
    case .movedToNewDevice: .movedToNewDevice
    case .signedIn(let user): .signedIn(user)
    case .signedOut: .signedOut
    case .networkChanged(let isOnline): .networkChanged(isOnline: isOnline)
    case .deviceToken(let bytes): .deviceToken(bytes)
    case .registrationFailed(let error): .registrationFailed(error)
    case .token(let token): .token(token)
    case .tokenFailed(let error): .tokenFailed(error)
    case .tokenDiscarded(let number): .discarded(number)
    case .tokenNotDiscarded(let number, let error): .discardFailed(number, error)
    case .tokenStored(let number): .stored(number)
    case .tokenNotStored(let number, let error): .storeFailed(number, error)
    case .tokenResponded(let number, let status): .responded(number, status: status)
    case .documentChanged(let fields): .documentChanged(fields)
    case .reportedGone(let token, let since): .reportedGone(token, since: since)
    case .waited(.token(let wait)): .waited(wait)
    default: nil
    }
  }

  /// What the permission flow makes of it, apart from starts.
  var forFlow: PermissionFlowEvent? {
    switch self {
    case .movedToNewDevice: .movedToNewDevice
    case .flowStarted: .started
    case .flowForced: .forced
    case .pressed(let button): .pressed(button)
    case .answered(_, let answer): .answered(answer)
    case .moduleOpened(let module): .moduleOpened(module)
    case .arrived(let target): .arrived(target: target)
    default: nil
    }
  }
}

extension [AppEvent] {
  /// What a step with these events has to ask the system before.
  public var needs: AppReport.Needs { reduce(into: []) { $0.formUnion($1.needs) } }
}
