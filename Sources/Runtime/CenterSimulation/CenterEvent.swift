public import NotificationCivilTime
public import NotificationTerms

/// What became of a request that came due. Only `willPresent` and what a service extension is told ever reach an app;
/// the rest is for the observer.
public enum CenterEvent: Sendable, Hashable {
  /// The app is in the foreground and is asked; `present(_:options:at:)` is the answer. Without an answer nothing
  /// shows.
  case willPresent(NotificationRequest)
  case presented(NotificationRequest, Presentation)
  /// In the list, but Focus kept it from showing.
  case silencedByFocus(NotificationRequest)
  /// It comes with the next scheduled summary.
  case heldForSummary(NotificationRequest)
  /// Not shown: notifications were not permitted at the instant it came due.
  case notPermitted(NotificationRequest)
  /// Skipped by a change of the clock or the zone.
  case missed(NotificationRequest)
  /// The service extension has until this instant to change it: `modify(_:content:attachments:at:)`.
  case willModify(NotificationRequest, until: Instant)
  /// `serviceExtensionTimeWillExpire()`: the last chance to answer; `endExtension(of:at:)` takes it away.
  case extensionWillExpire(NotificationRequest)

  public var request: NotificationRequest {
    switch self {
    case .willPresent(let request), .presented(let request, _), .silencedByFocus(let request),
      .heldForSummary(let request), .notPermitted(let request), .missed(let request), .willModify(let request, _),
      .extensionWillExpire(let request):
      request
    }
  }
}
