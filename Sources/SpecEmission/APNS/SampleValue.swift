public import SpecLanguage
import TextWriting

/// A value to show where a spec only says what kind of value it is: in sample payloads and in previews.
public enum SampleValue: Sendable, Hashable, CustomStringConvertible {
  case int(Int)
  case double(Double)
  case text(String)
  case flag(Bool)

  /// The example in the spec; without one a small number, or the id as a text.
  public init(of parameter: ParameterItem) {
    let example = parameter.example
    switch parameter.kind {
    case .int: self = .int(example.flatMap { Int($0) } ?? 5)
    case .percent: self = .int(example.flatMap { Int($0) } ?? 50)
    case .double: self = .double(example.flatMap { Double($0) } ?? 1.5)
    case .string: self = .text(example ?? parameter.id)
    case .instant: self = .int(example.flatMap { Int($0) } ?? SampleMoment.seconds * 1000)
    }
  }

  /// As a text shows it: ASCII digits without grouping.
  public var description: String {
    switch self {
    case .int(let number): String(number)
    case .double(let number): number.description
    case .text(let text): text
    case .flag(let flag): flag ? "true" : "false"
    }
  }

  /// The number that decides the plural form.
  var integer: Int? {
    switch self {
    case .int(let number): number
    case .double(let number): Int(exactly: number)
    case .text, .flag: nil
    }
  }
}

/// The moment of every sample: 1 January 2026, 12:00 UTC. Samples have no clock, so that the same spec gives the same
/// bytes.
enum SampleMoment {
  /// Since 1970.
  static let seconds = 1_767_268_800
  /// From 1970 to 2001, where Foundation's `Date` and ActivityKit begin to count.
  static let secondsTo2001 = 978_307_200
}

extension JSONWriter {
  mutating func member(_ key: String, _ sample: SampleValue) {
    switch sample {
    case .int(let number): member(key, number)
    case .double(let number): member(key, number)
    case .text(let text): member(key, text)
    case .flag(let flag): member(key, flag)
    }
  }
}
