public import NotificationRules

/// A situation in which a notification does not come, or not yet, and what is said of it.
///
/// `explain` looks reasons up here; the table in `conformance/README.md` has the same lines, which a test compares.
public struct OutcomeSituation: Sendable, Hashable {
  /// In Markdown: "a cap leaves no room, and the type defers".
  public let situation: String
  /// In Markdown, with every reason in backticks: "held, `cap.daily`, `cap.weekly` or `cap.span`".
  public let outcome: String

  private init(_ situation: String, _ outcome: String) {
    self.situation = situation
    self.outcome = outcome
  }

  /// Those in which a reason is given.
  public static func all(with reason: OutcomeReason) -> [Self] {
    // "the same" is that of the line before.
    var named = false
    return all.filter { line in
      if line.outcome.contains("the same") { return named }
      named = line.outcome.contains("`\(reason.rawValue)`")
      return named
    }
  }

  /// Those with an outcome.
  public static func all(with outcome: Outcome) -> [Self] { all.filter { $0.outcome.contains(outcome.rawValue) } }

  /// In the order of the table.
  public static let all: [Self] = [
    Self(
      "a cap leaves no room, and the type defers",
      "held, `cap.daily`, `cap.weekly` or `cap.span`; `cap` names the cap"),
    Self("a cap leaves no room, and the type drops", "dropped, the same"),
    Self(
      "it waits for a place, and a cap is full or will be",
      "held, the same; its request returns when a step finds room"),
    Self(
      "it is due in the quiet hours, and they drop it; or a follow-up ends in them",
      "dropped, `quiet`; cancelled when it was pending"),
    Self("its `window` begins after the horizon", "held, `window`; a follow-up is dropped"),
    Self("it was pending and a higher priority took its place", "displaced, `displaced`"),
    Self(
      "its conditions do not hold, or a value of its text never came; it was never pending", "dropped, `condition`"),
    Self(
      "its conditions no longer hold while it is pending: one that speaks of `happened` alone, or another",
      "cancelled, `cancelled.goal` or `condition`"),
    Self(
      "a flag of its conditions is off, or the installation is in the arm `none`",
      "dropped, `disabled`; cancelled when it was pending"),
    Self(
      "a newer signal begins the wait anew, or `until` has ended what repeats it", "cancelled, `cancelled.goal`"),
    Self(
      "the same signal again while its notification is pending, held, deferred or snoozed; or what was refused, once a "
        + "newer one waits", "dropped, `dedupe`"),
    Self("too many newer values of its `per` came", "cancelled, `per.limit`"),
    Self("delivered too recently", "dropped, `repeat_guard`"),
    Self("its user signed out", "cancelled, `cancelled.signed_out`; dropped when it was not pending"),
    Self(
      "permission or a toggle is missing",
      "dropped, `permission.denied` or `preference.off`; cancelled when it was pending"),
    Self("the user was not asked for permission yet", "held, `permission.not_determined`"),
    Self("its time passed while it was not allowed", "expired, `expired`"),
    Self("the clock or the zone jumped over it", "expired, `expired.missed`"),
    Self("the device names a zone without rules", "held, `zone.fallback`: it follows the last known zone"),
    Self("Focus kept it silent", "suppressed, `suppressed.focus`"),
    Self("the app was on the screen, and `foreground` is `suppress`", "suppressed, `suppressed.foreground`"),
    Self("the system was not allowed to show it", "suppressed, `suppressed.permission`"),
    Self("the center already has as many requests as it may", "held, `deferred.budget`"),
    Self(
      "its signal has come, and it is due later than the `horizon`",
      "held, `horizon`; it is planned at a step nearer to its time"),
    Self("the state file could not be read, and its request was left over", "cancelled, `state.reset`"),
    Self("the center refused it", "held, `center.failed`; dropped if it was due at once"),
    Self(
      "the center had it and has it no more, though it was not due",
      "held, `center.lost`: it is added again; dropped if it is due by now"),
    Self("the code before has left it, and `policies.replaces` names it", "cancelled, `replaced`"),
  ]
}

extension OutcomeReason {
  /// What it means, in a sentence.
  public var sentence: String { words.prefix(1).uppercased() + words.dropFirst() + "." }

  /// What a team looks at to find out more, or to change it.
  public var advice: String {
    switch self {
    case .capDaily, .capWeekly, .capSpan:
      "Look at `caps` in `policies`, at the `group` of the type and at its `on_cap`. The trace says which cap it was, how "
        + "much of it was used and until when."
    case .displaced: "Look at the `priority` of the two types, and at the caps."
    case .quiet: "Look at `quiet_hours` in `policies`, and at the `on_quiet` of the type."
    case .window: "Look at the `window` of the type, and at `horizon` in `policies`."
    case .permissionDenied, .suppressedPermission: "Look at the permission in the case: `authorization` in `start`."
    case .permissionNotDetermined: "Look at `ask_at` in `app.authorization`: when the app asks."
    case .preferenceOff: "Look at the toggles in `preferences` that control the type, and at those above them."
    case .condition: "Look at the `conditions` of the type and of its trigger, and at the values that its texts show."
    case .disabled: "Look at the conditions `flag` and `experiment` of the type."
    case .expired: "Look at when permission, or the toggle, came back."
    case .expiredMissed: "Look at when the app ran: nothing is sent for a time that the clock has jumped over."
    case .horizon:
      "Look at `horizon` in `policies`: the app plans no further ahead, and has to run again before it is due."
    case .deferredBudget: "Look at `pending_budget` and `horizon` in `policies`."
    case .perLimit: "Look at `at_most` in the `per` of the type."
    case .repeatGuard: "Look at the `repeat_after` of the type."
    case .dedupe: "Look at the `from` of the trigger, and at the `per` of the type."
    case .cancelledGoal: "Look at `not: { happened: … }` in its conditions, and at what ends its trigger."
    case .cancelledSignedOut: "Look at when the user signed in and out."
    case .suppressedFocus: "Look at the `interruption_level` of the type: what is time-sensitive comes through Focus."
    case .suppressedForeground: "Look at `foreground` in `policies`."
    case .stateReset: "Look at what damaged the file: the plan is made again from what the app reports."
    case .zoneFallback: "Look at the name of the zone."
    case .centerFailed: "Look at what the case has the `center` refuse."
    case .centerLost:
      "Look at what else in the app removes pending requests, or adds so many that the system keeps no more of them."
    case .replaced: "Look at `replaces` in `policies`."
    }
  }
}
