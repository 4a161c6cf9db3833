public import NotificationCivilTime
public import NotificationTerms

/// What a core asks of the outside, in the order in which it must be carried out. An `AppCore` knows no others.
public enum AppCommand: Sendable, Hashable {
  /// The answer to `willPresent`; no options means that nothing is shown. It comes before everything else, the
  /// write too: a person sees it late, or the system gives up.
  case present(String, PresentationOptions)
  /// Store the state durably before going on: once in a step, before all that follows. If that fails, the step is undone,
  /// and its events go in front of those of the next one. A host may do at once what the person in front waits for, such as
  /// `open`, if it does not do that again when the events come again.
  case write

  // MARK: The center

  /// `removePendingNotificationRequests(withIdentifiers:)`.
  case remove([String])
  /// `add(_:)`; a pending request with the same identifier is replaced. `addsCompleted` comes back.
  case add(NotificationRequest)
  /// `removeDeliveredNotifications(withIdentifiers:)`.
  case removeDelivered([String])
  /// `setBadgeCount(0)` and `removeAllDeliveredNotifications()`.
  case clearBadge
  /// Ask the system for a permission, with these options if it is that to notify; `answered` comes back.
  case request(Permission, [AuthorizationOption])

  // MARK: The screen

  case open(OpenedTarget)
  /// Do what a button of a notification means, with what the user wrote and what the notification carries.
  case perform(ActionResponse)
  /// Say that notifications are switched off in Settings, with a button that leads there.
  case alertPermission
  /// Show a screen of the permission flow in front of the app; nil: the flow is gone from sight.
  case show(String?)
  case openSettings

  // MARK: The network

  /// Write settings where servers look for them; `preferencesStored` comes back.
  case store(PreferenceWrite)
  /// `registerForRemoteNotifications()`.
  case register
  /// `unregisterForRemoteNotifications()`.
  case unregister
  /// Pass the device's token, in hexadecimal digits, to the provider, which makes its own from it.
  case handOver(String)
  /// The provider must forget its token; `tokenDiscarded` comes back.
  case discard(Int)
  /// Ask the provider for its present token.
  case refresh
  /// Set one field of a document, nothing else; `tokenStored` comes back.
  case set(document: String, field: String, token: String, number: Int)
  /// Delete one field of a document if it contains this token; `tokenStored` comes back.
  case clear(document: String, field: String, token: String, number: Int)
  /// Begin the work for a silent push; `fetched` comes back.
  case fetch(Int)
  /// Call the completion handler of a silent push: once for each.
  case complete(Int, FetchResult)
  /// `waited` comes back after so long.
  case wait(AppWait, TimeSpan)
  case activity(LiveActivities.Command)

  // MARK: Records

  /// Pass on to analytics, each at least once under its id; `handedOver` comes back.
  case deliver([AnalyticsRecord])
  /// For logs and people: what became of an occurrence.
  case report(OutcomeRecord)
  /// How long a part of the way of a token took, and whether that is over its budget.
  case measured(TokenPart, TimeSpan, isSlow: Bool)
  /// For logs: a tap or a button did not lead to where it should, because something is missing.
  case lacking(MissingValues)
  /// A line for developers that is not an event.
  case console(String)
}
