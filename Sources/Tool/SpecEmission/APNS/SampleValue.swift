import NotificationCivilTime
import NotificationRules
public import NotificationTerms
public import NotificationText
public import SpecLanguage
import TextWriting

/// A value to show where a spec only says what kind of value it is: in sample payloads and in previews.
public enum SampleValue: Sendable, Hashable, CustomStringConvertible {
  case int(Int)
  case double(Double)
  case text(String)
  case flag(Bool)
  /// A number that texts write as each locale does.
  indirect case formatted(SampleValue, TextArgument.Value)

  /// The example in the spec; without one a small number, or the id as a text.
  ///
  /// - Parameters:
  ///   - others: What has the currency of money.
  ///   - moment: In seconds since 1970, for a moment without an example; nil for that of every sample.
  public init(of parameter: ParameterItem, among others: [ParameterItem] = [], moment: Int? = nil) {
    let example = parameter.example
    let moment = moment ?? SampleMoment.seconds
    if let format = parameter.rule(locales: [])?.format {
      self = Self.formatted(example, format, others, moment)
      return
    }
    switch parameter.kind {
    case .int: self = .int(example.flatMap { Int($0) } ?? 5)
    case .percent: self = .int(example.flatMap { Int($0) } ?? 50)
    case .double, .decimal, .money: self = .double(example.flatMap { Double($0) } ?? 1.5)
    case .string, .time, .times, .weekdays: self = .text(example ?? parameter.id)
    case .instant: self = .int(example.flatMap { Int($0) } ?? moment * 1000)
    }
  }

  /// A value that the spec gives, as it is written there.
  init(_ text: String, _ kind: ParameterItem.Kind) {
    switch kind {
    case .int, .instant: self = Int(text).map { .int($0) } ?? .text(text)
    case .percent, .double, .decimal, .money: self = Double(text).map { .double($0) } ?? .text(text)
    case .string, .time, .times, .weekdays: self = .text(text)
    }
  }

  private static func formatted(
    _ example: String?, _ format: ValueFormat, _ others: [ParameterItem], _ moment: Int
  ) -> SampleValue {
    switch format {
    case .decimal:
      let number = example.flatMap { Double($0) } ?? 1234.5
      return .formatted(.double(number), .decimal(number))
    case .money(let rule):
      let number = example.flatMap { Double($0) } ?? 23.5
      let currency: String
      switch rule {
      case .code(let code): currency = code
      case .argument(let id): currency = others.first { $0.id == id }?.example ?? "EUR"
      }
      return .formatted(.double(number), .money(number, currency: currency))
    case .instant(let style):
      let milliseconds = example.flatMap { Int($0) } ?? moment * 1000
      let local = ZoneRules.utc.local(at: Instant(milliseconds: Int64(milliseconds)))
      return .formatted(.int(milliseconds), .civil(local.fields, style))
    }
  }

  /// As a text shows it: ASCII digits without grouping.
  public var description: String {
    switch self {
    case .int(let number): String(number)
    case .double(let number): Int(exactly: number).map(String.init) ?? number.description
    case .text(let text): text
    case .flag(let flag): flag ? "true" : "false"
    case .formatted(let raw, _): raw.description
    }
  }

  /// As the texts of a locale show it.
  public func text(in locale: LanguageTag) -> String {
    if case .formatted(_, let value) = self { CLDRFormats.text(value, in: locale) } else { description }
  }

  /// As it stands in a text of a locale.
  func said(in locale: LanguageTag) -> String {
    switch self {
    case .int, .double: text(in: locale)
    case .formatted(_, let value): value.keptApart(text(in: locale), in: locale.text)
    case .text, .flag: TextArgument.Value.string(description).keptApart(description, in: locale.text)
    }
  }

  /// The number that decides the plural form.
  var integer: Int? {
    switch self {
    case .int(let number): number
    case .double(let number): Int(exactly: number)
    case .text, .flag, .formatted: nil
    }
  }
}

/// The moment of every sample: 1 January 2026, 12:00 UTC. Samples have no clock, so that the same spec gives the same
/// bytes.
public enum SampleMoment {
  /// Since 1970.
  static let seconds = 1_767_268_800
  /// 24 September 2026, 18:30 UTC, to show how a language writes a moment: which of its numbers is the day, whether the
  /// clock has 12 or 24 hours, and how long it can be.
  public static let telling = 1_790_274_600
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
    case .formatted(let raw, _): member(key, raw)
    }
  }
}
