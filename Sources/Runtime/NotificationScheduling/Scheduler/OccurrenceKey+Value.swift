import NotificationCivilTime
import NotificationRules
import NotificationTerms

/// Occurrences of a type with `per` are told apart by a value, which is part of their identifiers.
extension OccurrenceKey {
  /// The name of the value; nil in a type without `per`.
  var value: String? {
    switch self {
    case .of(let value, _): value
    case .snoozed(let key, _), .followUp(let key, _): key.value
    case .date, .signal, .milestone: nil
    }
  }

  /// Which occurrence it is of its value.
  public var ofValue: OccurrenceKey {
    switch self {
    case .of(_, let key): key
    case .snoozed(let key, let number): .snoozed(key.ofValue, number)
    case .followUp(let key, let number): .followUp(key.ofValue, number)
    case .date, .signal, .milestone: self
    }
  }

  /// The occurrence with this key of a value; nil for the only series of a type.
  func of(_ value: String?) -> OccurrenceKey {
    guard let value else { return self }
    switch self {
    case .snoozed(let key, let number): return .snoozed(key.of(value), number)
    case .followUp(let key, let number): return .followUp(key.of(value), number)
    case .date, .signal, .milestone, .of: return .of(value, self)
    }
  }

  /// What guards and counts are kept for.
  func series(of type: String) -> String { Self.series(of: type, value) }

  /// A type, or one value of it.
  package static func series(of type: String, _ value: String?) -> String { value.map { "\(type)/\($0)" } ?? type }
}

extension PerRule {
  /// What the value of a signal is called in identifiers, which have no room for long ones; nil if it carries none.
  func name(in parameters: [String: ParameterValue]) -> String? {
    guard let value = parameters[parameter]?.description, !value.isEmpty else { return nil }
    var name = ""
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        name.unicodeScalars.append(Unicode.Scalar(byte))
      default: name += "%" + [byte].hexadecimal
      }
    }
    guard name.utf8.count > Self.longestName else { return name }
    var hash = FNV1a()
    hash.add(value)
    return name.prefix(Self.longestName - 17) + "~" + withUnsafeBytes(of: hash.value.bigEndian) { $0.hexadecimal }
  }

  /// In bytes.
  private static let longestName = 40
}
