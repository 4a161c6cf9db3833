import SpecLanguage
import TextWriting

extension SwiftModule {
  /// What all Live Activities of an app share: the units of their dates, and when one goes away.
  var liveActivityTermsFile: [UInt8]? {
    guard !spec.liveActivities.isEmpty else { return nil }
    var units: [LiveActivityField.DateUnit] = []
    for item in spec.liveActivities { Self.addUnits(of: item.attributes + item.state, to: &units) }
    var writer = newWriter()
    writer.lines(dismissal)
    for unit in LiveActivityField.DateUnit.allCases where units.contains(unit) {
      writer.line()
      writer.lines(dateType(unit))
    }
    return writer.bytes
  }

  private static func addUnits(of fields: [LiveActivityField], to units: inout [LiveActivityField.DateUnit]) {
    for field in fields {
      switch field.kind {
      case .date(let unit): units.append(unit)
      case .fields(let parts): addUnits(of: parts, to: &units)
      case .int, .double, .string, .bool, .enumeration: break
      }
    }
  }

  private var dismissal: String {
    #"""
    /// When a Live Activity leaves the Lock Screen after its end: `ActivityUIDismissalPolicy`.
    \#(access)enum LiveActivityDismissal: Sendable, Hashable {
      /// The system decides, after four hours at most.
      case standard
      case immediate
      case after(seconds: Double)
    }
    """#
  }

  private func dateType(_ unit: LiveActivityField.DateUnit) -> String {
    let (doc, fromUnix, toUnix): (String, String, String) =
      switch unit {
      case .secondsSince2001:
        (
          "A date as ActivityKit decodes one: seconds since 1 January 2001, `Date.timeIntervalSinceReferenceDate`.",
          "secondsSince1970 - 978_307_200", "value + 978_307_200"
        )
      case .secondsSince1970:
        ("A date as servers count: seconds since 1970, `Date.timeIntervalSince1970`.", "secondsSince1970", "value")
      case .millisecondsSince1970:
        ("A date in milliseconds since 1970.", "secondsSince1970 * 1000", "value / 1000")
      }
    return #"""
      /// \#(doc)
      \#(access)struct \#(unit.swiftType): Sendable, Hashable, Codable, Comparable {
        /// As the payload has it.
        \#(access)var value: Double

        /// The date that a payload has as this number.
        \#(access)init(_ value: Double) {
          self.value = value
        }

        /// - Parameter secondsSince1970: `Date.timeIntervalSince1970`.
        \#(access)init(secondsSince1970: Double) {
          value = \#(fromUnix)
        }

        /// `Date.timeIntervalSince1970`.
        \#(access)var secondsSince1970: Double { \#(toUnix) }

        \#(access)init(from decoder: any Decoder) throws {
          value = try decoder.singleValueContainer().decode(Double.self)
        }

        \#(access)func encode(to encoder: any Encoder) throws {
          var container = encoder.singleValueContainer()
          try container.encode(value)
        }

        \#(access)static func < (left: Self, right: Self) -> Bool { left.value < right.value }
      }
      """#
  }
}
