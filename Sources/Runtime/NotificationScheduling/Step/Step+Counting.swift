import NotificationRules
import NotificationTerms

extension Step {
  /// Whether caps count a delivery.
  func isCounted(_ type: String, _ key: OccurrenceKey) -> Bool {
    !key.isRepeat && scheduler.indexOfType[type].map { scheduler.types[$0].onCap != .exempt } ?? true
  }

  /// The number of the group in which caps count a type.
  func capGroup(of type: String) -> Int {
    guard scheduler.hasCapGroups else { return 0 }
    return scheduler.indexOfType[type].map { scheduler.types[$0].capGroup } ?? 0
  }

  /// What gates all planning: a user, authorization and the toggles.
  func gate(_ type: Int) -> OutcomeReason? { gate(type, authorization: state.authorization) }

  func gate(_ type: Int, authorization: AuthorizationStatus) -> OutcomeReason? {
    if state.isSignedOut, !has(.signedOutPlans) { return .cancelledSignedOut }
    switch authorization {
    case .denied: if !has(.permissionIgnored) { return .permissionDenied }
    case .notDetermined: if !has(.undecidedIgnored) { return .permissionNotDetermined }
    case .authorized, .provisional, .ephemeral: break
    }
    for toggle in scheduler.types[type].toggles
    where (state.preferences[toggle.id] ?? toggle.standard) == .toggle(false) && !has(.toggleIgnored) {
      return .preferenceOff
    }
    return nil
  }
}
