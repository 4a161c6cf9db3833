public import SpecDiagnostics

/// One entry of `attributes` or `state` of a Live Activity.
public struct LiveActivityField: Sendable, Hashable {
  public indirect enum Kind: Sendable, Hashable {
    case int, double, string, bool
    case date(DateUnit)
    /// One of these words.
    case enumeration([Located<String>])
    case fields([LiveActivityField])
  }

  /// How a date is written in the payload. There is no default: ActivityKit decodes plain numbers as seconds since
  /// 2001, and servers count from 1970.
  public enum DateUnit: String, Sendable, Hashable, CaseIterable {
    case secondsSince2001 = "seconds_since_2001"
    case secondsSince1970 = "seconds_since_1970"
    case millisecondsSince1970 = "milliseconds_since_1970"
  }

  /// The words for kinds of values.
  public enum TypeName: String, Sendable, Hashable, CaseIterable {
    case int, double, string, bool, date
  }

  public var id: String
  public var idSpan: SourceSpan
  public var kind: Kind
  /// The key in the payload, if it is not the id.
  public var key: Located<String>?
  public var isOptional: Bool
  /// A sample value, as written.
  public var example: String?

  public init(
    id: String, idSpan: SourceSpan, kind: Kind, key: Located<String>? = nil, isOptional: Bool = false,
    example: String? = nil
  ) {
    self.id = id
    self.idSpan = idSpan
    self.kind = kind
    self.key = key
    self.isOptional = isOptional
    self.example = example
  }

  /// The key in the payload.
  public var payloadKey: String { key?.value ?? id }

  /// What texts show it as; nil for anything but a number or a text.
  public var textKind: ParameterItem.Kind? {
    switch kind {
    case .int: .int
    case .double: .double
    case .string: .string
    case .bool, .date, .enumeration, .fields: nil
    }
  }

  /// The words of an `enum`; empty for any other field.
  public var values: [Located<String>] {
    switch kind {
    case .enumeration(let values): values
    case .int, .double, .string, .bool, .date, .fields: []
    }
  }
}
