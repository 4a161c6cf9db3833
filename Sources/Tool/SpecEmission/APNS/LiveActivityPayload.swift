import NotificationCivilTime
public import NotificationTerms
public import SpecLanguage
public import TextWriting

/// What Apple's servers carry for a Live Activity, with sample values.
///
/// ActivityKit decodes `attributes` and `content-state` with a plain decoder: the keys are those of the Swift type, a
/// date is a number, and an `enum` is its raw value.
public struct LiveActivityPayload: Sendable, Hashable {
  public enum Event: String, Sendable, Hashable, CaseIterable {
    case start, update, end
  }

  public var activity: LiveActivityItem
  public var event: Event
  public var wording: SampleWording
  /// The alert when it starts: an activity that a server starts must alert.
  public var alert: Alert?

  /// The texts that come with a start.
  public struct Alert: Sendable, Hashable {
    public var title: String
    public var body: String
  }

  public init(_ activity: LiveActivityItem, _ event: Event, wording: SampleWording = .first) {
    self.activity = activity
    self.event = event
    self.wording = wording
  }

  /// The start in one language: the app's name, and the words for the first state, or else a label.
  public init(start activity: LiveActivityItem, in locale: LanguageTag, of spec: Spec, wording: SampleWording = .first)
  {
    self.init(activity, .start, wording: wording)
    let status = activity.statusField
    let words = activity.copy.first { $0.field.value == status?.id }
    let value = status.map { Self(activity, .start).word(of: $0, $0.values.map(\.value)) }
    let texts = words?.entries.first { $0.value.value == value }?.text ?? activity.labels.first?.text
    let values = Dictionary(
      activity.textArguments.map { ($0.id, SampleValue(of: $0)) }, uniquingKeysWith: { first, _ in first })
    let name = spec.app.name ?? spec.app.id
    alert = Alert(title: name, body: texts?[locale]?.sample(values)?.text ?? activity.summary ?? name)
  }

  /// The bytes that Apple counts in a push.
  public var json: [UInt8] {
    var writer = JSONWriter(style: .compact)
    writer.object { write(to: &$0) }
    return writer.bytes
  }

  /// The bytes of attributes and state, which ActivityKit counts together, pushed or not.
  public var dataSize: Int {
    var writer = JSONWriter(style: .compact)
    writer.object { json in
      write("attributes", activity.attributes, to: &json)
      write("content-state", activity.state, to: &json)
    }
    return writer.bytes.count
  }

  /// The most bytes of a push, and of the data.
  public static let limit = 4096

  /// Writes `aps` into an open object.
  public func write(to json: inout JSONWriter) {
    json.object("aps") { json in
      json.member("timestamp", SampleMoment.seconds)
      json.member("event", event.rawValue)
      write("content-state", activity.state, to: &json)
      if event == .start {
        json.member("attributes-type", activity.swiftName.value)
        write("attributes", activity.attributes, to: &json)
      }
      if let alert {
        json.object("alert") { json in
          json.member("title", alert.title)
          json.member("body", alert.body)
        }
      }
      if event != .end, let span = activity.staleAfter?.value {
        json.member("stale-date", SampleMoment.seconds + Int(span.milliseconds / 1000))
      }
      guard event == .end else { return }
      switch activity.dismissal.value {
      case .standard: break
      case .immediate: json.member("dismissal-date", SampleMoment.seconds)
      case .after(let span): json.member("dismissal-date", SampleMoment.seconds + Int(span.milliseconds / 1000))
      }
    }
  }

  private func write(_ key: String, _ fields: [LiveActivityField], to json: inout JSONWriter) {
    json.object(key) { json in
      for field in fields {
        if case .fields(let parts) = field.kind {
          write(field.payloadKey, parts, to: &json)
        } else {
          json.member(field.payloadKey, sample(of: field))
        }
      }
    }
  }

  /// The example in the spec, or a small value. Of a status the first one, the one after it, or the last.
  private func sample(of field: LiveActivityField) -> SampleValue {
    switch field.kind {
    case .int: return .int(field.example.flatMap { Int($0) } ?? 5)
    case .double: return .double(field.example.flatMap { Double($0) } ?? 1.5)
    case .string: return .text(field.example ?? field.id)
    case .bool: return .flag(field.example != "false")
    case .date(let unit):
      if let example = field.example { return Int(example).map { .int($0) } ?? .double(Double(example) ?? 0) }
      return .int(unit.sample(after: activity.estimate?.value))
    case .enumeration(let values): return .text(word(of: field, values.map(\.value)))
    case .fields: return .text("")
    }
  }

  /// The alert of a start says the same as its state: both take their word from here. The order of statuses in the spec
  /// comes before its example, which is one word for all events.
  private func word(of field: LiveActivityField, _ words: [String]) -> String {
    if wording == .longest { return words.max { $0.utf8.count < $1.utf8.count } ?? "" }
    let standard = field.example ?? words.first ?? ""
    guard field.id == activity.statusField?.id else { return standard }
    let first = activity.initial?.value ?? standard
    return switch event {
    case .start: first
    case .update: field.example ?? activity.next.first { $0.from.value == first }?.to.first?.value ?? first
    case .end: activity.final.first?.value ?? standard
    }
  }
}

extension LiveActivityField.DateUnit {
  /// The same moment in each unit: this long after that of all samples.
  fileprivate func sample(after span: TimeSpan?) -> Int {
    let seconds = SampleMoment.seconds + Int((span?.milliseconds ?? 0) / 1000)
    return switch self {
    case .secondsSince2001: seconds - SampleMoment.secondsTo2001
    case .secondsSince1970: seconds
    case .millisecondsSince1970: seconds * 1000
    }
  }
}
