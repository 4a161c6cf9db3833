public import NotificationCivilTime
public import NotificationTerms

/// Something that happened to a push, or that the user did with it.
public enum PushEvent: Sendable, Hashable {
  /// It came while the app is in the foreground; the answer is a `present` command.
  case willPresent(ReceivedPush)
  /// What is in Notification Center when the app comes to the foreground.
  case found([ReceivedPush])
  case opened(ReceivedPush)
  case acted(ReceivedPush, action: String, text: String?)
  /// Reported only for categories that ask for it.
  case dismissed(ReceivedPush)
  /// A silent push, by a number: the app has something to fetch.
  case silent(Int)
  /// The work for it has ended, with an error if there is no result.
  case fetched(Int, FetchResult?)
  /// The wait for it is over.
  case waited(Int)
}

/// `UIBackgroundFetchResult`.
public enum FetchResult: String, Sendable, Hashable, CaseIterable {
  case newData = "new_data"
  case noData = "no_data"
  case failed
}

/// What the handling of pushes asks of the outside, in the order in which it must be carried out.
public enum PushCommand: Sendable, Hashable {
  /// The answer to `willPresent`.
  case present(String, PresentationOptions)
  case open(OpenedTarget)
  /// Do what a button means, with what the push carries.
  case perform(ActionResponse)
  /// For logs: it does not carry what a tap or a button needs.
  case lacking(MissingValues)
  /// Begin the work for a silent push.
  case fetch(Int)
  case wait(Int, TimeSpan)
  /// Call the completion handler of a silent push: once for each.
  case complete(Int, FetchResult)
  /// For analytics.
  case deliver([AnalyticsRecord])
}

/// All that the handling of pushes remembers.
public struct PushState: Sendable, Hashable {
  /// The notifications that were counted as shown, and those that were answered; the newest last.
  public var shown: [KnownPush] = []
  public var answered: [KnownPush] = []
  /// Silent pushes whose completion handler waits; gone with the process.
  public var working: Set<Int> = []

  public init() {}
}
