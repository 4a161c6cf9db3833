import NotificationCivilTime
public import NotificationTerms

/// The pending requests in words, for debugging.
///
/// - Source: IOS/TEST-7: count, identifier, title, body and interval
public enum PendingListing {
  /// The first line, which is there even where no request is.
  public static func head(count: Int) -> String { "Pending notifications: \(count)" }

  /// One line with the count, then one per request, in the order given.
  public static func lines(_ requests: [NotificationRequest], at now: Moment) -> [String] {
    [head(count: requests.count)]
      + requests.map { request in
        let content = request.content
        let texts = [content.title, content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: " / ")
        return "\(request.identifier): \"\(texts)\" \(when(request.trigger, at: now))"
      }
  }

  private static func when(_ trigger: Trigger, at now: Moment) -> String {
    switch trigger {
    case .immediate: return "at once"
    case .timeInterval(let span, let repeats): return repeats ? "every \(span)" : "\(span) after it was added"
    case .calendar(let components, _):
      guard let instant = components.instant(in: now.zone) else { return "at every match of its components" }
      return "on \(now.zone.local(at: instant)), in \(instant - now.instant)"
    case .location(let region):
      let occasion =
        region.notifyOnEntry
        ? region.notifyOnExit ? "on the way into or out of" : "on the way into" : "on the way out of"
      return "\(occasion) \(region.radius) m around \(region.latitude), \(region.longitude)"
    }
  }
}
