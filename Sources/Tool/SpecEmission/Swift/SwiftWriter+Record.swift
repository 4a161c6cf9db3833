import SpecLanguage
import TextWriting

extension SwiftWriter {
  /// A `Codable` struct whose keys are those of the payload, with the types of its fields inside.
  ///
  /// The compiler writes the decoding: an app has a handful of fields, and a decoder written out would be no shorter.
  mutating func record(_ name: String, _ fields: [LiveActivityField], _ more: (inout SwiftWriter) -> Void = { _ in }) {
    block("\(access)struct \(name): Sendable, Hashable, Codable") { writer in
      for field in fields {
        let absence = field.isOptional ? "Nil if the payload omits it." : nil
        let doc = field.documentation
        writer.doc(absence, absence == nil && doc == nil ? "`\(field.payloadKey)` of the payload." : doc)
        writer.line("\(writer.access)var \(field.propertyName): \(field.swiftType)\(field.isOptional ? "?" : "")")
      }
      if !fields.isEmpty { writer.line() }
      let parameters = fields.map {
        "\(SwiftNames.unquoted($0.propertyName)): \($0.swiftType)\($0.isOptional ? "? = nil" : "")"
      }
      writer.doc(fields.isEmpty ? "Without fields." : "With a value for every field.")
      writer.list("\(writer.access)init(", parameters, ") {")
      writer.indented { writer in
        for field in fields { writer.line("self.\(field.propertyName) = \(field.propertyName)") }
      }
      writer.line("}")
      if fields.contains(where: { $0.payloadKey != SwiftNames.unquoted($0.propertyName) }) {
        writer.line()
        writer.block("private enum CodingKeys: String, CodingKey") { writer in
          for field in fields {
            let isSame = field.payloadKey == SwiftNames.unquoted(field.propertyName)
            writer.line("case \(field.propertyName)\(isSame ? "" : " = \(SwiftWriter.literal(field.payloadKey))")")
          }
        }
      }
      for field in fields {
        switch field.kind {
        case .int, .double, .string, .bool, .date: break
        case .enumeration(let values):
          writer.line()
          writer.doc("The values of `\(field.id)`.")
          writer.block("\(writer.access)enum \(field.swiftTypeName): String, Sendable, Codable, CaseIterable") {
            writer in
            for value in values.map(\.value) {
              let name = SwiftNames.name(value, of: .value)
              writer.line(
                SwiftNames.unquoted(name) == value ? "case \(name)" : "case \(name) = \(SwiftWriter.literal(value))")
            }
          }
        case .fields(let parts):
          writer.line()
          writer.doc("The fields of `\(field.id)`.")
          writer.record(field.swiftTypeName, parts)
        }
      }
      more(&writer)
    }
  }
}

extension LiveActivityField {
  var propertyName: String { SwiftNames.name(id, of: .field) }

  /// The type inside its struct for words of an `enum` and for a group of fields.
  var swiftTypeName: String {
    let name = SwiftNames.lowerCamelCase(id)
    let type = name.prefix(1).uppercased() + name.dropFirst()
    return Self.takenTypes.contains(type) ? type + "Value" : type
  }

  var swiftType: String {
    switch kind {
    case .int: "Int"
    case .double: "Double"
    case .string: "String"
    case .bool: "Bool"
    case .date(let unit): unit.swiftType
    case .enumeration, .fields: swiftTypeName
    }
  }

  fileprivate var documentation: String? {
    switch kind {
    case .date(let unit): "In \(unit.rawValue.split(separator: "_").joined(separator: " "))."
    case .int, .double, .string, .bool, .enumeration, .fields: nil
    }
  }

  /// What a nested type of the name would hide.
  private static let takenTypes: Set<String> = [
    "ActivityStatus", "Any", "AppLocale", "Bool", "CaseIterable", "Codable", "CodingKey", "CodingKeys", "ContentState",
    "TextArgument",
    "CopyCatalogue", "Decoder", "Double", "Encoder", "Hashable", "Hasher", "Int", "Label", "MillisecondsSince1970",
    "Protocol", "SecondsSince1970", "SecondsSince2001", "Self", "Sendable", "String", "Swift", "Type",
  ]
}

extension LiveActivityField.DateUnit {
  var swiftType: String {
    switch self {
    case .secondsSince2001: "SecondsSince2001"
    case .secondsSince1970: "SecondsSince1970"
    case .millisecondsSince1970: "MillisecondsSince1970"
    }
  }
}
