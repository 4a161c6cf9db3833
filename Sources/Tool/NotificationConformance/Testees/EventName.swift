import NotificationScheduling

/// What events are called on a line. One that is added does not compile without a name here and members in `Wire+Events`.
enum EventName: String, WireName {
  case launched
  case movedToNewDevice = "moved_to_new_device"
  case foregrounded, backgrounded, ready, arrived
  case timeChanged = "time_changed"
  case refreshed
  case zoneUnknown = "zone_unknown"
  case localeChanged = "locale_changed"
  case deviceChanged = "device_changed"
  case installed
  case willPresent = "will_present"
  case opened, acted, dismissed
  case silentPush = "silent_push"
  case fetched, signal
  case linkOpened = "link_opened"
  case signedIn = "signed_in"
  case signedOut = "signed_out"
  case preferenceChanged = "preference_changed"
  case attributeChanged = "attribute_changed"
  case flagChanged = "flag_changed"
  case seen
  case flowStarted = "flow_started"
  case flowForced = "flow_forced"
  case pressed
  case moduleOpened = "module_opened"
  case answered
  case networkChanged = "network_changed"
  case deviceToken = "device_token"
  case registrationFailed = "registration_failed"
  case token
  case tokenFailed = "token_failed"
  case tokenDiscarded = "token_discarded"
  case tokenNotDiscarded = "token_not_discarded"
  case tokenStored = "token_stored"
  case tokenNotStored = "token_not_stored"
  case tokenResponded = "token_responded"
  case documentChanged = "document_changed"
  case reportedGone = "reported_gone"
  case activity
  case addsCompleted = "adds_completed"
  case handedOver = "handed_over"
  case notHandedOver = "not_handed_over"
  case preferencesStored = "preferences_stored"
  case waited
}

extension EventName {
  init(_ event: AppEvent) {
    self =
      switch event {
      case .launched: .launched
      case .movedToNewDevice: .movedToNewDevice
      case .foregrounded: .foregrounded
      case .backgrounded: .backgrounded
      case .ready: .ready
      case .arrived: .arrived
      case .timeChanged: .timeChanged
      case .refreshed: .refreshed
      case .zoneUnknown: .zoneUnknown
      case .localeChanged: .localeChanged
      case .deviceChanged: .deviceChanged
      case .installed: .installed
      case .willPresent: .willPresent
      case .opened: .opened
      case .acted: .acted
      case .dismissed: .dismissed
      case .silentPush: .silentPush
      case .fetched: .fetched
      case .signal: .signal
      case .linkOpened: .linkOpened
      case .signedIn: .signedIn
      case .signedOut: .signedOut
      case .preferenceChanged: .preferenceChanged
      case .attributeChanged: .attributeChanged
      case .flagChanged: .flagChanged
      case .seen: .seen
      case .flowStarted: .flowStarted
      case .flowForced: .flowForced
      case .pressed: .pressed
      case .moduleOpened: .moduleOpened
      case .answered: .answered
      case .networkChanged: .networkChanged
      case .deviceToken: .deviceToken
      case .registrationFailed: .registrationFailed
      case .token: .token
      case .tokenFailed: .tokenFailed
      case .tokenDiscarded: .tokenDiscarded
      case .tokenNotDiscarded: .tokenNotDiscarded
      case .tokenStored: .tokenStored
      case .tokenNotStored: .tokenNotStored
      case .tokenResponded: .tokenResponded
      case .documentChanged: .documentChanged
      case .reportedGone: .reportedGone
      case .activity: .activity
      case .addsCompleted: .addsCompleted
      case .handedOver: .handedOver
      case .notHandedOver: .notHandedOver
      case .preferencesStored: .preferencesStored
      case .waited: .waited
      }
  }
}
