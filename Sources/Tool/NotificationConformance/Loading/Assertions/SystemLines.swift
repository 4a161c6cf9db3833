public import NotificationCivilTime
import NotificationScheduling
public import NotificationTerms
import SpecDiagnostics
import SpecLanguage

/// What a line expects of these parts.
public enum SystemAssertion: Sendable, Hashable {
  /// Types in Notification Center, oldest first; an empty list is `none`.
  case listed([String])
  /// The lines of the debug listing.
  case listing([String])
  case activity(kind: String, ExpectedActivity)
}

/// The newest Live Activity of a kind.
public struct ExpectedActivity: Sendable, Hashable {
  /// Nil when there must be none.
  public var state: ActivityState?
  public var status: String?
  public var estimate: Instant?
  /// What the server was sent for it.
  public var tokens: [String]?
  public var hasPushUpdates: Bool?
}

extension AssertionWord {
  /// Notification Center, the debug listing and Live Activities.
  static let system = [
    AssertionWord(
      "listed",
      .listOrNone(of: .reference(.notification), expected: .list(of: .text), notEmpty: Self.isEmpty),
      "The types, or 'none'.", example: "[new_message]",
      doc: "What is in Notification Center now, oldest first, and nothing else.", lines: .one
    ) { .system(.listed($0)) },
    AssertionWord(
      "listing", KeyType.list(of: .text).notEmpty(.assertsNothing, Self.isUnlisted), "The lines.",
      example: "[\"\(PendingListing.head(count: 0))\"]",
      doc: "What the debug listing of the pending requests says now, line by line.", lines: .one
    ) { .system(.listing($0)) },
    AssertionWord(
      "activity", .reference(.liveActivity), "The Live Activity.", example: "pizza_delivery",
      doc: "The newest Live Activity of a kind, as it is now."
    ) { kind, line in
      let state = line(
        "is", KeyType<ActivityState>.choiceOrNone, required: true,
        doc:
          "Whether it is still running; 'stale' if what it shows is out of date, 'ended' while it stays on the Lock "
          + "Screen, 'none' if there never was one.", example: "active")
      let status = line("status", .text, doc: "How far it is.", example: "outForDelivery")
      let estimate = line("estimate", .time(), doc: "When it will be over.", example: "\"10:30\"")
      line.fold()
      let tokens = line(
        "tokens", .list(of: .text), doc: "The tokens that the server was sent for it.", example: "[\"0aff00\"]")
      let hasPushUpdates = line("push_updates", .flag, doc: "Whether pushes may update it.", example: "true")
      guard let kind, let state else { return nil }
      var expected = ExpectedActivity(state: state)
      guard state != nil else { return .system(.activity(kind: kind, expected)) }
      expected.status = status
      expected.estimate = estimate
      expected.tokens = tokens
      expected.hasPushUpdates = hasPushUpdates
      return .system(.activity(kind: kind, expected))
    },
  ]

  private static let isEmpty = "is empty: write 'none' if there is nothing"
  private static let isUnlisted =
    "is empty, but the listing always has a first line, such as \"\(PendingListing.head(count: 0))\""
}
