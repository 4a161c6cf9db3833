public import NotificationRules
public import SpecDiagnostics

/// `analytics`: event names and the transitions that log them.
public struct AnalyticsItem: SpecSection, Hashable {
  public enum Provider: String, Sendable, Hashable, CaseIterable {
    case firebase
    case noProvider = "none"
  }

  public let provider: Provider
  public let events: [EventItem]

  public static let keys = SectionKeys<Self>("analytics", doc: "What is counted.")

  public init(_ read: KeyReader<Self>) {
    provider = read(
      "provider", \.provider, .choice, doc: "The provider whose rules for event names and counts apply.",
      example: "firebase")
    events = read(
      "events", \.events, many: .map(.eventName, atMost: ReadingSession.sectionLimit), required: true,
      doc: "The events by name; `{id}` in a name is the id of the type.",
      example: "{ notif_opened: { on: notification.opened } }")
  }
}

/// One analytics event; its name may contain `{id}`.
public struct EventItem: SpecItem, Hashable {
  public enum Status: String, Sendable, Hashable, CaseIterable {
    case approved, proposed, stale
  }

  public let itemID: Located<String>
  public let transitions: [Located<EventRule.Transition>]
  public let allParameters: [Located<EventParameterItem>]
  /// A line of the console that is written instead of an event; its arguments are parameters of the event.
  public let console: TextTemplate?
  public let status: Status
  public let summary: String?
  public let covers: [Located<String>]

  public var name: String { id }
  public var nameSpan: SourceSpan { idSpan }
  /// Those that notispec knows.
  public var parameters: [Located<EventRule.Parameter>] {
    allParameters.compactMap { if case .known(let word) = $0.value { Located(word, at: $0.span) } else { nil } }
  }

  public static let keys = SectionKeys<Self>(
    "event", doc: "An event and the moments it is logged at.", elsewhere: elsewhere)

  /// An event of one type alone is a common first try.
  private static let elsewhere: [String: String] = {
    let advice =
      "an event is logged for every type. To tell them apart write 'type' into 'parameters', or '{id}' into its name"
    return ["for": advice, "type": advice, "types": advice, "notification": advice]
  }()

  public init(_ read: KeyReader<Self>) {
    itemID = read.name
    read.check { mapping, app in app.checkEventName(read.name, mapping) }
    transitions = read(
      "on", \.transitions, many: .transitions, required: true, doc: "What must happen for it to be logged.",
      example: "notification.opened")
    let parameters = read(
      "parameters", \.allParameters, listOf: .eventParameter,
      doc:
        "What is logged with it; `{ order_id: { argument: order_id } }` logs a value that the notification carries. "
        + "`variant` is the arm of the experiment of a text or of the conditions; without one, the variant of the first "
        + "text that has several. Pushes have none, nor has anything before an arm is drawn.", example: "[type, target]"
    )
    allParameters = parameters
    var facts = SignalFacts()
    read.check { mapping, app in
      facts = Self.facts(parameters, mapping)
      app.checkNames(of: parameters, mapping)
    }
    console = read(
      "console", \.console, .template(facts),
      doc: "A line that is written to the console instead of an event, with its parameters.",
      example: "\"FCM Token: {token}\"")
    status = read(
      "status", \.status, .choice, default: .approved,
      doc: "Whether the event is approved, proposed, or out of date.", example: "proposed")
    summary = read.summary(\.summary)
    covers = read.covers(\.covers)
  }

  /// A line of the console shows what the event carries and nothing else.
  private static func facts(_ parameters: [Located<EventParameterItem>], _ event: ObjectReader) -> SignalFacts {
    let count = event.written("parameters")?.node.count ?? 0
    return SignalFacts(
      parameters: ParameterList(
        parameters.map { ParameterFacts(name: $0.value.name, kind: .string, span: $0.span) }),
      isComplete: parameters.count == count && !event.isIncomplete && !event.meantKeys.contains("parameters"),
      declaringKey: "parameters")
  }
}

extension KeyType where Value == [Located<EventRule.Transition>] {
  fileprivate static var transitions: Self {
    let list = oneOrMore(of: .transition)
    return Self(list.shape, sample: [], resolve: list.resolve) { written in
      let part = written.session.beginPart()
      guard let transitions = list.read(written) else { return nil }
      if part.isSound, transitions.isEmpty {
        written.session.report(.badValue, "lists no moment to log it at", about: written.value)
      }
      return transitions
    }
  }
}

extension KeyType where Value == EventRule.Transition {
  /// All transitions together are too many for a finding: it lists those of the subject that was written.
  fileprivate static var transition: Self {
    let all = Value.allCases
    return Self(
      .choice(all.map(\.rawValue)), sample: all[0], resolve: { .text($0.rawValue) },
      read: { written in
        let (value, session) = (written.value, written.session)
        guard let text = session.text(value) else { return nil }
        if let transition = Value(rawValue: text) { return transition }
        let (subject, stage) = Value.parts(of: text)
        let near = all.filter { $0.subject == subject }
        var meant =
          KindredWords.suggestion(for: text, among: all.map(\.rawValue))
          ?? KindredWords.suggestion(for: stage, among: near.map(\.stage)).map { subject + "." + $0 }
        if meant != nil {
          // `delivered` is no slip of another moment.
        } else if near.isEmpty {
          meant = Spelling.suggestion(for: subject, among: Set(all.map(\.subject)).sorted()).map { $0 + "." + stage }
          // `opened`
          let ends = all.filter { $0.rawValue.hasSuffix("." + text) }
          if meant == nil, ends.count == 1 { meant = ends[0].rawValue }
        } else {
          meant = Spelling.suggestion(for: stage, among: near.map(\.stage)).map { subject + "." + $0 }
        }
        if let name = meant, Value(rawValue: name) == nil { meant = nil }
        let expectation =
          near.isEmpty
          ? "a moment such as 'notification.opened', 'permission.photos.granted' or 'permission_flow.completed'"
          : ValueShape.choice(near.map(\.rawValue)).expectation
        session.report(
          .wrongType, "must be \(expectation), not '\(excerpt(text))'", about: value,
          fixIt: meant.map { session.replacing(value, with: $0, among: Value.allCases.map(\.rawValue)) })
        return nil
      })
  }
}

extension AppReader {
  /// The letters of a name are for the rules of the provider; here only `{id}` is looked at.
  fileprivate func checkEventName(_ name: Located<String>, _ event: ObjectReader) {
    let isBrace = { (byte: UInt8) in byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") }
    if !name.value.isEmpty, !name.value.utf8.contains(where: isBrace) { return }
    let rest = name.value.replacing("{id}", with: "")
    if name.value.isEmpty || rest.utf8.contains(where: isBrace) {
      session.report(
        .badID, "is not an event name: its only placeholder is '{id}', the id of the type", about: event.origin,
        at: name.span)
    }
  }
}
