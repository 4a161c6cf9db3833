public import NotificationCivilTime
public import SpecDiagnostics

/// `notifications.<type>.push`: how APNs handles a notification that a server sends.
public struct PushContentItem: SpecSection, Hashable {
  /// `apns-push-type`.
  public enum PushType: String, Sendable, Hashable, CaseIterable {
    case alert, background, location, complication, fileprovider, mdm, liveactivity, pushtotalk, widgets
  }

  /// `apns-priority`.
  public enum Priority: Int, Sendable, Hashable, CaseIterable {
    case immediate = 10
    /// When the device has power to spare.
    case considerate = 5
    /// Power above all else; never wakes the device.
    case low = 1
  }

  /// The key `push`.
  public let span: SourceSpan
  public let pushType: Located<PushType>
  public let priority: Located<Priority>
  /// How long APNs keeps what it cannot deliver; zero is one attempt. Nil leaves it to APNs.
  public let expiration: Located<TimeSpan>?
  public let hasMutableContent: Located<Bool>
  public let isContentAvailable: Located<Bool>
  public let targetContentID: Located<String>?
  public let filterCriteria: Located<String>?
  /// Custom keys of the payload next to `aps`.
  public let data: [ParameterItem]
  /// At most 64 bytes when its arguments are filled in.
  public let collapseID: TextTemplate?

  /// The key under which a payload names the screen it opens; nil when it is always that of the type.
  public var screenKey: String? { data.first { $0.id == "screen" }?.payloadKey }

  public static let keys = SectionKeys<Self>(
    "push-content", doc: "A type that a server sends: how APNs handles it, and what its payload contains.",
    elsewhere: [
      "ttl": "how long Apple keeps it is 'expiration', such as '24h'",
      "time_to_live": "how long Apple keeps it is 'expiration', such as '24h'",
    ])

  public init(_ read: KeyReader<Self>) { self.init(read, SignalFacts()) { _ in } }

  /// - Parameter carries: Is given what is known about `data`, also if the rest is broken.
  init(_ read: KeyReader<Self>, _ arguments: SignalFacts, carries: (SignalFacts) -> Void) {
    span = read.span
    let type = read(
      "push_type", \.pushType, .choice, default: .alert, doc: "What kind of push it is.", example: "alert")
    pushType = type
    priority = read(
      "priority", \.priority, .priority, default: type.value == .background ? .considerate : .immediate,
      absent: "`10`, and `5` for background pushes",
      doc: "10 delivers at once, 5 when it suits the battery, 1 without waking the device.", example: "10")
    expiration = read(
      "expiration", \.expiration, .duration,
      doc: "How long Apple keeps what it cannot deliver; `0m` means one attempt.",
      example: "24h")
    hasMutableContent = read(
      "mutable_content", \.hasMutableContent, .flag, default: false,
      doc: "Whether the service extension may change it.", example: "true")
    isContentAvailable = read(
      "content_available", \.isContentAvailable, .flag, default: false,
      doc: "Whether it wakes the app in the background.", example: "true")
    targetContentID = read(
      "target_content_id", \.targetContentID, .text, doc: "The window of the app that it is about.",
      example: "\"chat\"")
    filterCriteria = read(
      "filter_criteria", \.filterCriteria, .text, doc: "What a Focus filter compares.", example: "\"work\"")
    let data = read.parameters(
      "data", \.data, ParameterItem.keys, doc: "What it carries besides the texts, by name.",
      example: "{ chat_id: { type: string, key: chatId } }")
    self.data = data.items
    carries(data.facts)
    read.check { mapping, app in
      for item in data.items where item.payloadKey == "aps" {
        app.session.report(
          .badID, "cannot have the key 'aps', which is Apple's own part of the payload", about: mapping.origin,
          at: item.key?.span ?? item.idSpan)
      }
    }
    collapseID = read(
      "collapse_id", \.collapseID, .collapseID(arguments.adding(data.facts)),
      doc: "Pushes with the same id replace each other; `{name}` is an argument. At most 64 bytes.",
      example: "\"chat-{chat_id}\"")
  }
}

extension KeyType where Value == PushContentItem.Priority {
  fileprivate static var priority: Self {
    let shape = ValueShape.either(Value.allCases.map { .int($0.rawValue...$0.rawValue) })
    return Self(
      shape, sample: .immediate, resolve: { .int($0.rawValue) },
      read: { written in
        if written.value.kind == .scalar, case .int(let number) = written.value.core,
          let priority = Value(rawValue: number)
        {
          return priority
        }
        let isQuoted = Int(written.value.text).map { Value(rawValue: $0) != nil } ?? false
        written.session.reportWrongType(
          written.value, expected: shape, fixIt: written.session.unquoting(written.value, if: isQuoted))
        return nil
      })
  }
}

extension KeyType where Value == TextTemplate {
  /// It may contain both arguments and data.
  fileprivate static func collapseID(_ values: SignalFacts) -> Self {
    let template = template(values, isID: true)
    return Self(.text, sample: template.sample(), resolve: template.resolve) { written in
      guard let text = template.read(written) else { return nil }
      var bytes = 0
      text.forEachPiece { if !$0.isArgument { bytes += $0.bytes.count } }
      if bytes <= 64 { return text }
      written.session.report(.badValue, "has \(bytes) bytes, but Apple allows at most 64", about: written.value)
      return nil
    }
  }
}
