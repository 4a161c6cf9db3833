public import NotificationTerms

/// What became of a request that came due. Only `willPresent` ever reaches an app; the rest is for the one who watches.
public enum CenterEvent: Sendable, Hashable {
  /// The app is in the foreground and is asked: `present(_:options:at:)` is the answer. Without one nothing shows.
  case willPresent(NotificationRequest)
  /// Shown; `quietly` under provisional authorization.
  case presented(NotificationRequest, quietly: Bool)
  /// In the list, but Focus kept it from showing.
  case silencedByFocus(NotificationRequest)
  /// Not shown: notifications were not permitted at the instant it came due.
  case notPermitted(NotificationRequest)
  /// Jumped over by a change of the clock or the zone.
  case missed(NotificationRequest)

  public var request: NotificationRequest {
    switch self {
    case .willPresent(let request), .presented(let request, _), .silencedByFocus(let request),
      .notPermitted(let request), .missed(let request):
      request
    }
  }
}
