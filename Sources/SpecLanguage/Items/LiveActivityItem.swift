public import NotificationCivilTime
public import SpecDiagnostics

/// One entry of `live_activities`: something that goes on for a while, as ActivityKit shows it.
public struct LiveActivityItem: Sendable, Hashable {
  /// When it leaves the Lock Screen after its end: `ActivityUIDismissalPolicy`.
  public enum Dismissal: Sendable, Hashable {
    /// The system decides, after four hours at most.
    case standard
    case immediate
    case after(TimeSpan)
  }

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

  public var id: String
  public var idSpan: SourceSpan
  public var summary: String?
  /// The Swift type of its attributes: `PizzaDeliveryAttributes`.
  public var swiftName: Located<String>
  /// What does not change while it lasts.
  public var attributes: [LiveActivityField]
  /// What changes: `ContentState`.
  public var state: [LiveActivityField]
  public var copy: [LiveActivityCopyItem]
  public var progress: [LiveActivityProgressItem]
  public var labels: [LiveActivityLabelItem]
  /// A value of `statusField`.
  public var initial: Located<String>?
  public var next: [LiveActivityStep]
  /// Values of `statusField` in which it ends.
  public var final: [Located<String>]
  /// How long it usually takes.
  public var estimate: Located<TimeSpan>?
  /// How long after an update its content counts as out of date; nil when it never does.
  public var staleAfter: Located<TimeSpan>?
  public var dismissal: Located<Dismissal>
  /// All of them by default.
  public var presentations: [Located<Presentation>]
  public var hasPushUpdates: Located<Bool>
  public var hasFrequentUpdates: Located<Bool>
  public var covers: [Located<String>]

  public init(
    id: String, idSpan: SourceSpan, summary: String? = nil, swiftName: Located<String>? = nil,
    attributes: [LiveActivityField] = [], state: [LiveActivityField] = [], copy: [LiveActivityCopyItem] = [],
    progress: [LiveActivityProgressItem] = [], labels: [LiveActivityLabelItem] = [],
    initial: Located<String>? = nil, next: [LiveActivityStep] = [], final: [Located<String>] = [],
    estimate: Located<TimeSpan>? = nil, staleAfter: Located<TimeSpan>? = nil, dismissal: Located<Dismissal>? = nil,
    presentations: [Located<Presentation>]? = nil, hasPushUpdates: Located<Bool>? = nil,
    hasFrequentUpdates: Located<Bool>? = nil, covers: [Located<String>] = []
  ) {
    self.id = id
    self.idSpan = idSpan
    self.summary = summary
    self.swiftName = swiftName ?? Located(Self.swiftName(for: id), at: idSpan)
    self.attributes = attributes
    self.state = state
    self.copy = copy
    self.progress = progress
    self.labels = labels
    self.initial = initial
    self.next = next
    self.final = final
    self.estimate = estimate
    self.staleAfter = staleAfter
    self.dismissal = dismissal ?? Located(.standard, at: idSpan)
    self.presentations = presentations ?? Presentation.allCases.map { Located($0, at: idSpan) }
    self.hasPushUpdates = hasPushUpdates ?? Located(false, at: idSpan)
    self.hasFrequentUpdates = hasFrequentUpdates ?? Located(false, at: idSpan)
    self.covers = covers
  }

  /// The field whose values `initial`, `next` and `final` name: the first of `state` that has an `enum`.
  public var statusField: LiveActivityField? { state.first { !$0.values.isEmpty } }

  /// The attributes and fields that its texts may show as `{name}`.
  public var textArguments: [ParameterItem] {
    (attributes + state).compactMap { field in
      field.textKind.map {
        ParameterItem(
          id: field.id, idSpan: field.idSpan, kind: $0, isOptional: field.isOptional, key: field.key,
          example: field.example)
      }
    }
  }

  /// `pizza_delivery` gives `PizzaDeliveryAttributes`.
  public static func swiftName(for id: String) -> String {
    id.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + "Attributes"
  }
}

/// `copy.<field>`: the words for each value of a field.
public struct LiveActivityCopyItem: Sendable, Hashable {
  public struct Entry: Sendable, Hashable {
    public var value: Located<String>
    public var text: LocalizedText

    public init(value: Located<String>, text: LocalizedText) {
      self.value = value
      self.text = text
    }
  }

  public var field: Located<String>
  /// One for every value of the field.
  public var entries: [Entry]

  public init(field: Located<String>, entries: [Entry]) {
    self.field = field
    self.entries = entries
  }
}

/// `progress.<field>`: how far along each value of a field is.
public struct LiveActivityProgressItem: Sendable, Hashable {
  public struct Entry: Sendable, Hashable {
    public var value: Located<String>
    /// From 0 to 1.
    public var progress: Located<Double>

    public init(value: Located<String>, progress: Located<Double>) {
      self.value = value
      self.progress = progress
    }
  }

  public var field: Located<String>
  public var entries: [Entry]

  public init(field: Located<String>, entries: [Entry]) {
    self.field = field
    self.entries = entries
  }
}

/// One entry of `labels`: a text that its views always show, whatever the state.
public struct LiveActivityLabelItem: Sendable, Hashable {
  public var id: String
  public var idSpan: SourceSpan
  public var text: LocalizedText

  public init(id: String, idSpan: SourceSpan, text: LocalizedText) {
    self.id = id
    self.idSpan = idSpan
    self.text = text
  }
}

/// One entry of `next`: the values that may follow a value.
public struct LiveActivityStep: Sendable, Hashable {
  public var from: Located<String>
  public var to: [Located<String>]

  public init(from: Located<String>, to: [Located<String>]) {
    self.from = from
    self.to = to
  }
}
