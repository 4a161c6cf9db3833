import NotificationCivilTime
import NotificationScheduling
import NotificationTerms

extension Wire<ActivityContent> {
  static var activityContent: Self {
    object(
      "activity_content", ActivityContent(status: ""),
      [
        .field("status", \.status, .text), .optional("estimate", \.estimate, .instant),
        .optional("stale", \.staleDate, .instant),
      ])
  }
}

extension Wire<LiveActivities.Running> {
  static var running: Self {
    object(
      "running", LiveActivities.Running(id: "", kind: "", content: ActivityContent(status: "")),
      [.field("id", \.id, .text), .field("kind", \.kind, .text), .field("content", \.content, .activityContent)])
  }
}

private enum ActivityDismissalForm: String, WireName { case standard, immediate, after }

extension Wire<ActivityDismissal> {
  static var dismissal: Self {
    choice(
      "dismissal", by: "kind",
      { (dismissal) -> ActivityDismissalForm in
        switch dismissal {
        case .standard: ActivityDismissalForm.standard
        case .immediate: .immediate
        case .after: .after
        }
      },
      { name in
        switch name {
        case .standard: .plain(.standard)
        case .immediate: .plain(.immediate)
        case .after:
          .one("span", .span, make: { .after($0) }, take: { if case .after(let span) = $0 { span } else { nil } })
        }
      })
  }
}

private enum LiveActivitiesEventForm: String, WireName { case start, update, end, found, token }

extension Wire<LiveActivities.Event> {
  static var activityEvent: Self {
    choice(
      "activity_event", by: "kind",
      { (event) -> LiveActivitiesEventForm in
        switch event {
        case .start: LiveActivitiesEventForm.start
        case .update: .update
        case .end: .end
        case .found: .found
        case .token: .token
        }
      },
      { name in
        let none = LiveActivities.Running(id: "", kind: "", content: ActivityContent(status: ""))
        return switch name {
        case .start:
          .one(
            "activity", .text, "The id of the Live Activity in the spec.", make: { .start(kind: $0) },
            take: { if case .start(let kind) = $0 { kind } else { nil } })
        case .update:
          .with(
            (running: none, status: String?.none, estimate: Instant?.none),
            [
              .field("running", \.running, .running), .optional("status", \.status, .text),
              .optional("estimate", \.estimate, .instant),
            ],
            make: { .update($0.running, status: $0.status, estimate: $0.estimate) },
            take: {
              if case .update(let running, let status, let estimate) = $0 { (running, status, estimate) } else { nil }
            })
        case .end:
          .with(
            (running: none, dismissal: ActivityDismissal?.none),
            [.field("running", \.running, .running), .optional("dismissal", \.dismissal, .dismissal)],
            make: { .end($0.running, $0.dismissal) },
            take: { if case .end(let running, let dismissal) = $0 { (running, dismissal) } else { nil } })
        case .found:
          .one(
            "running", .running, make: { .found($0) },
            take: { if case .found(let running) = $0 { running } else { nil } })
        case .token:
          .with(
            (running: none, token: [UInt8]()),
            [.field("running", \.running, .running), .field("token", \.token, .hexadecimal)],
            make: { .token($0.running, $0.token) },
            take: { if case .token(let running, let token) = $0 { (running, token) } else { nil } })
        }
      })
  }
}

private enum LiveActivitiesCommandForm: String, WireName {
  case request, update, end
  case sendToken = "send_token"
  case refuse
}

extension Wire<LiveActivities.Command> {
  static var activityCommand: Self {
    choice(
      "activity_command", by: "kind",
      { (command) -> LiveActivitiesCommandForm in
        switch command {
        case .request: LiveActivitiesCommandForm.request
        case .update: .update
        case .end: .end
        case .sendToken: .sendToken
        case .refuse: .refuse
        }
      },
      { name in
        let none = ActivityContent(status: "")
        return switch name {
        case .request:
          .with(
            (activity: "", content: none, takesPushes: false),
            [
              .field("activity", \.activity, .text), .field("content", \.content, .activityContent),
              .field("push_updates", \.takesPushes, .flag, or: false),
            ],
            make: { .request(kind: $0.activity, $0.content, hasPushUpdates: $0.takesPushes) },
            take: {
              if case .request(let kind, let content, let takesPushes) = $0 {
                (kind, content, takesPushes)
              } else {
                nil
              }
            })
        case .update:
          .with(
            (id: "", content: none), [.field("id", \.id, .text), .field("content", \.content, .activityContent)],
            make: { .update(id: $0.id, $0.content) },
            take: { if case .update(let id, let content) = $0 { (id, content) } else { nil } })
        case .end:
          .with(
            (id: "", content: none, dismissal: ActivityDismissal.standard),
            [
              .field("id", \.id, .text), .field("content", \.content, .activityContent),
              .field("dismissal", \.dismissal, .dismissal),
            ],
            make: { .end(id: $0.id, $0.content, $0.dismissal) },
            take: { if case .end(let id, let content, let dismissal) = $0 { (id, content, dismissal) } else { nil } })
        case .sendToken:
          .with(
            (id: "", token: ""), [.field("id", \.id, .text), .field("token", \.token, .text)],
            make: { .sendToken(id: $0.id, hex: $0.token) },
            take: { if case .sendToken(let id, let hex) = $0 { (id, hex) } else { nil } })
        case .refuse:
          .one("why", .text, make: { .refuse($0) }, take: { if case .refuse(let why) = $0 { why } else { nil } })
        }
      })
  }
}
