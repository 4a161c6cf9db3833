import CenterSimulation
public import NotificationCivilTime
public import NotificationTerms

// What the scheduler asks for.
extension FakeCenter: UserNotificationCenter {
  public func report(awaiting awaited: Set<String>, clearing cleared: [String: Instant]) -> CenterReport {
    reports == .likeADevice
      ? simulation.reportLikeADevice(awaiting: awaited, clearing: cleared) : simulation.report(clearing: cleared)
  }

  public func add(_ request: NotificationRequest) -> AddAnswer {
    do {
      try simulation.add(request, at: now)
      return AddAnswer()
    } catch {
      return AddAnswer(error: error)
    }
  }

  public func remove(_ identifiers: [String]) { simulation.removePending(identifiers) }

  public func removeDelivered(_ identifiers: [String]) { simulation.removeDelivered(identifiers) }

  public func clearBadge() {
    simulation.setBadge(0)
    simulation.removeAllDelivered()
  }

  public func register(_ categories: [CategoryRegistration]) { simulation.categories = categories }

  public func authorization() -> AuthorizationStatus { simulation.authorization }

  public func requestAuthorization(_ options: [AuthorizationOption]) -> AuthorizationStatus {
    switch simulation.requestAuthorization(options) {
    case .answered(let status): return status
    case .showsDialog:
      simulation.authorization = answer
      return answer
    }
  }
}
