// On macOS there is nothing that could show one.
#if canImport(ActivityKit) && !os(macOS)
  public import ActivityKit
  import Foundation
  public import NotificationCivilTime
  public import NotificationRules
  public import NotificationTerms

  /// ActivityKit, for the Live Activities of one kind: `SystemActivities<OrderAttributes>()`.
  @available(iOS 16.2, *)
  public struct SystemActivities<Attributes: AppActivity & ActivityAttributes>: ActivityCenter {
    public init() {}

    public func running() -> [RunningActivity<Attributes>] {
      Activity<Attributes>.activities.filter { $0.activityState == .active || $0.activityState == .stale }.map {
        RunningActivity(
          id: $0.id, attributes: $0.attributes, state: $0.content.state,
          staleDate: $0.content.staleDate.map { Instant($0) })
      }
    }

    public func request(
      _ attributes: Attributes, _ state: Attributes.ContentState, staleDate: Instant?, hasPushUpdates: Bool
    ) throws -> String {
      try Activity<Attributes>.request(
        attributes: attributes, content: content(state, staleDate), pushType: hasPushUpdates ? .token : nil
      ).id
    }

    public func update(_ id: String, _ state: Attributes.ContentState, staleDate: Instant?) async {
      await activity(id)?.update(content(state, staleDate))
    }

    public func end(_ id: String, _ state: Attributes.ContentState, _ dismissal: ActivityDismissal) async {
      let policy: ActivityUIDismissalPolicy =
        switch dismissal {
        case .standard: .default
        case .immediate: .immediate
        case .after(let span): .after(Date(timeIntervalSinceNow: Double(span.milliseconds) / 1_000))
        }
      await activity(id)?.end(content(state, nil), dismissalPolicy: policy)
    }

    public func tokens(of id: String) -> AsyncStream<[UInt8]> {
      AsyncStream { tokens in
        let listening = Task {
          if let activity = activity(id) {
            // After a launch only what is new comes by itself.
            var last = activity.pushToken
            if let last { tokens.yield(Array(last)) }
            for await token in activity.pushTokenUpdates where token != last {
              last = token
              tokens.yield(Array(token))
            }
          }
          tokens.finish()
        }
        tokens.onTermination = { _ in listening.cancel() }
      }
    }

    public func startTokens() -> AsyncStream<[UInt8]> {
      AsyncStream { tokens in
        guard #available(iOS 17.2, *) else { return tokens.finish() }
        let listening = Task {
          // After a launch only what is new comes by itself.
          var last = Activity<Attributes>.pushToStartToken
          if let last { tokens.yield(Array(last)) }
          for await token in Activity<Attributes>.pushToStartTokenUpdates where token != last {
            last = token
            tokens.yield(Array(token))
          }
          tokens.finish()
        }
        tokens.onTermination = { _ in listening.cancel() }
      }
    }

    public func begun() -> AsyncStream<RunningActivity<Attributes>> {
      AsyncStream { begun in
        let observing = Task {
          for await activity in Activity<Attributes>.activityUpdates {
            begun.yield(
              RunningActivity(
                id: activity.id, attributes: activity.attributes, state: activity.content.state,
                staleDate: activity.content.staleDate.map { Instant($0) }))
          }
          begun.finish()
        }
        begun.onTermination = { _ in observing.cancel() }
      }
    }

    public func states(of id: String) -> AsyncStream<Attributes.ContentState> {
      AsyncStream { states in
        let watching = Task {
          if let activity = activity(id) {
            for await content in activity.contentUpdates { states.yield(content.state) }
          }
          states.finish()
        }
        states.onTermination = { _ in watching.cancel() }
      }
    }

    private func activity(_ id: String) -> Activity<Attributes>? {
      Activity<Attributes>.activities.first { $0.id == id }
    }

    private func content(
      _ state: Attributes.ContentState, _ staleDate: Instant?
    ) -> ActivityKit.ActivityContent<Attributes.ContentState> {
      ActivityKit.ActivityContent(
        state: state, staleDate: staleDate.map { Date($0) })
    }
  }
#endif
