public import NotificationCivilTime
import NotificationRules
public import NotificationTerms
public import SpecDiagnostics

/// One entry of `live_activities`: something that goes on for a while, as ActivityKit shows it.
public struct LiveActivityItem: SpecItem, Hashable {
  /// The views that an app draws for it.
  public enum Presentation: String, Sendable, Hashable, CaseIterable {
    case lockScreen = "lock_screen"
    case compactLeading = "compact_leading"
    case compactTrailing = "compact_trailing"
    case minimal
    case expandedLeading = "expanded_leading"
    case expandedTrailing = "expanded_trailing"
    case expandedCenter = "expanded_center"
    case expandedBottom = "expanded_bottom"
  }

  public let itemID: Located<String>
  public let summary: String?
  /// The Swift type of its attributes: `PizzaDeliveryAttributes`.
  public let swiftName: Located<String>
  /// What does not change while it lasts.
  public let attributes: [LiveActivityField]
  /// What changes: `ContentState`.
  public let state: [LiveActivityField]
  public let copy: [LiveActivityCopyItem]
  public let progress: [LiveActivityProgressItem]
  /// Texts that its views show whatever the state.
  public let labels: [LocatedEntry<LocalizedText>]
  /// A value of `statusField`.
  public let initial: Located<String>?
  public let next: [LiveActivityStep]
  /// Values of `statusField` in which it ends.
  public let final: [Located<String>]
  /// How long it usually takes.
  public let estimate: Located<TimeSpan>?
  /// How long after an update its content counts as out of date; nil when it never does.
  public let staleAfter: Located<TimeSpan>?
  public let dismissal: Located<ActivityDismissal>
  public let presentations: [Located<Presentation>]
  public let hasPushUpdates: Located<Bool>
  public let hasFrequentUpdates: Located<Bool>
  public let covers: [Located<String>]

  public static let keys = SectionKeys<Self>(
    "live-activity", doc: "Something that takes a while, shown on the Lock Screen and in the Dynamic Island.")

  public init(_ read: KeyReader<Self>) {
    itemID = read.name
    summary = read(
      "summary", \.summary, .text, doc: "What is happening, in a sentence.", example: "\"A pizza is on its way.\"")
    swiftName = read(
      "swift_name", \.swiftName, .pattern(.swiftType), default: Self.swiftName(for: read.name.value),
      absent: "made from the id", doc: "The Swift type of its attributes.", example: "PizzaDeliveryAttributes")
    let attributes = read.fields(
      "attributes", \.attributes, .attribute, doc: "What does not change while it lasts.",
      example: "{ order_id: string }")
    self.attributes = attributes.fields
    let state = read.fields(
      "state", \.state, .state, doc: "What changes while it lasts.",
      example: "{ status: { enum: [preparing, delivered] } }")
    self.state = state.fields
    let texts = attributes.arguments(and: state)
    copy = read(
      "copy", \.copy, many: .copy(of: state, texts), doc: "What is shown for each value of a field.",
      example: "{ status: { preparing: { en: \"Preparing\" } } }")
    progress = read(
      "progress", \.progress, many: .progress(of: state),
      doc: "How far along each value of a field is, from 0 to 1.", example: "{ status: { preparing: 0.33 } }")
    labels = read(
      "labels", \.labels, many: .map(.identifier(.string), to: .localized(texts)),
      doc: "Texts that are shown whatever the state.",
      example: "{ delivery: { en: \"Delivery\" } }")
    initial = read(
      "initial", \.initial, .status(of: state), doc: "The value that the first field with an `enum` begins with.",
      example: "preparing")
    next = read(
      "next", \.next, many: .steps(of: state), doc: "The values that may follow each value.",
      example: "{ preparing: [delivered] }")
    final = read(
      "final", \.final, listOf: .status(of: state), doc: "The values it ends with.", example: "[delivered]")
    estimate = read("estimate", \.estimate, .duration, doc: "How long it usually takes.", example: "30m")
    staleAfter = read(
      "stale_after", \.staleAfter, .duration, absent: "never",
      doc: "How long after an update it counts as out of date.", example: "45m")
    dismissal = read(
      "dismissal", \.dismissal, .dismissal, default: .standard,
      doc: "When it leaves the Lock Screen after its end: when the system decides (`default`), at once, or later.",
      example: "{ after: 2h }")
    presentations = read(
      "presentations", \.presentations, .list(of: .choice, hasDefault: true),
      default: Presentation.allCases.map { Located($0, at: read.span) }, absent: "all of them",
      doc: "The views that the app draws.", example: "[lock_screen, minimal]")
    hasPushUpdates = read(
      "push_updates", \.hasPushUpdates, .flag, default: false, doc: "Whether a server updates it.", example: "true")
    hasFrequentUpdates = read(
      "frequent_updates", \.hasFrequentUpdates, .flag, default: false,
      doc: "Whether it asks for a higher update budget.", example: "true")
    covers = read.covers(\.covers)
  }

  /// The field whose values `initial`, `next` and `final` name: the first of `state` that has an `enum`.
  public var statusField: LiveActivityField? { state.first { !$0.values.isEmpty } }

  /// The attributes and fields that its texts may show as `{name}`.
  public var textArguments: [ParameterItem] {
    (attributes + state).compactMap { field in
      field.textKind.map {
        ParameterItem(
          itemID: field.itemID, kind: $0, isOptional: field.isOptional, key: field.key, example: field.example)
      }
    }
  }

  /// `pizza_delivery` gives `PizzaDeliveryAttributes`.
  public static func swiftName(for id: String) -> String {
    id.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + "Attributes"
  }

  /// Nil for one without a status, which cannot run.
  var rule: LiveActivityRule? {
    guard let status = statusField, let first = initial?.value ?? status.values.first?.value else { return nil }
    let date = state.first { $0.dateUnit != nil }
    return LiveActivityRule(
      id, statusKey: status.payloadKey, statuses: status.values.map(\.value), estimateKey: date?.payloadKey,
      estimateUnit: date?.dateUnit ?? .secondsSince2001, initial: first,
      next: next.map { LiveActivityRule.Step($0.from.value, to: $0.to.map(\.value)) },
      final: final.map(\.value), estimate: estimate?.value, staleAfter: staleAfter?.value,
      dismissal: dismissal.value, hasPushUpdates: hasPushUpdates.value)
  }
}

extension LocatedEntry where Value == LocalizedText {
  public var id: String { name.value }
  public var idSpan: SourceSpan { name.span }
  public var text: LocalizedText { value.value }
}

/// `copy.<field>`: the words for each value of a field.
public struct LiveActivityCopyItem: Sendable, Hashable {
  public struct Entry: Sendable, Hashable {
    public let value: Located<String>
    public let text: LocalizedText
  }

  public let field: Located<String>
  /// One for every value of the field.
  public let entries: [Entry]
}

/// `progress.<field>`: how far along each value of a field is.
public struct LiveActivityProgressItem: Sendable, Hashable {
  public struct Entry: Sendable, Hashable {
    public let value: Located<String>
    /// From 0 to 1.
    public let progress: Located<Double>
  }

  public let field: Located<String>
  public let entries: [Entry]
}

/// One entry of `next`: the values that may follow a value.
public struct LiveActivityStep: Sendable, Hashable {
  public let from: Located<String>
  public let to: [Located<String>]
}
