public import SpecModel
public import TextWriting

/// What Apple's servers carry for a Live Activity, with sample values.
///
/// ActivityKit decodes `attributes` and `content-state` with a plain decoder: the keys are those of the Swift type, a
/// date is a number, and an `enum` is its raw value.
/// - Source: `platform-facts.md`, section 4
public struct LiveActivityPayload: Sendable, Hashable {
  public enum Event: String, Sendable, Hashable, CaseIterable {
    case start, update, end
  }

  public var activity: LiveActivityItem
  public var event: Event
  public var wording: SampleWording

  public init(_ activity: LiveActivityItem, _ event: Event, wording: SampleWording = .first) {
    self.activity = activity
    self.event = event
    self.wording = wording
  }

  /// The bytes that Apple counts in a push.
  public var json: [UInt8] {
    var writer = JSONWriter(style: .compact)
    writer.object { write(to: &$0) }
    return writer.bytes
  }

  /// The bytes of what does not change and what does, which ActivityKit counts together, pushed or not.
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

  /// Writes `aps` into an object that is open.
  public func write(to json: inout JSONWriter) {
    json.section("aps") { json in
      json.member("timestamp", SampleMoment.seconds)
      json.member("event", event.rawValue)
      write("content-state", activity.state, to: &json)
      if event == .start {
        json.member("attributes-type", activity.swiftName.value)
        write("attributes", activity.attributes, to: &json)
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
    json.section(key) { json in
      for field in fields {
        if case .fields(let parts) = field.kind {
          write(field.payloadKey, parts, to: &json)
        } else {
          json.member(field.payloadKey, sample(of: field))
        }
      }
    }
  }

  /// The example that the spec gives, or a small value. Of a status the last one at the end, else the first.
  private func sample(of field: LiveActivityField) -> SampleValue {
    switch field.kind {
    case .int: return .int(field.example.flatMap { Int($0) } ?? 5)
    case .double: return .double(field.example.flatMap { Double($0) } ?? 1.5)
    case .string: return .text(field.example ?? field.id)
    case .bool: return .flag(field.example != "false")
    case .date(let unit): return field.example.flatMap { Double($0) }.map { .double($0) } ?? .int(unit.sample)
    case .enumeration(let values): return .text(word(of: field, values.map(\.value)))
    case .fields: return .text("")
    }
  }

  private func word(of field: LiveActivityField, _ words: [String]) -> String {
    if wording == .longest { return words.max { $0.utf8.count < $1.utf8.count } ?? "" }
    if let example = field.example { return example }
    guard field.id == activity.statusField?.id else { return words.first ?? "" }
    return (event == .end ? activity.final.first : activity.initial)?.value ?? words.first ?? ""
  }
}

extension LiveActivityField.DateUnit {
  /// The same moment in each unit.
  fileprivate var sample: Int {
    switch self {
    case .secondsSince2001: SampleMoment.seconds - SampleMoment.secondsTo2001
    case .secondsSince1970: SampleMoment.seconds
    case .millisecondsSince1970: SampleMoment.seconds * 1000
    }
  }
}
