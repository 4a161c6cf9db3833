import SpecLanguage
import TextWriting

extension SwiftWriter {
  /// `init?(url:)` and `init?(_ target:)`.
  mutating func deepLinkReading(_ shapes: [DeepLinkShape], bases: [String]) {
    block("extension DeepLink") { writer in
      writer.doc(
        "The link that a text names; nil for another scheme, an unknown path, a missing or mistyped value.",
        "A mistyped value that is optional is left out. Text after `#` is not read.")
      writer.block("public init?(url: String)") { writer in
        writer.expression(
          .call("DeepLinkReader", [(nil, .atom("url")), ("bases", .texts(bases)), ("routes", .atom("Target.routes"))]),
          after: "let reader = ")
        writer.line("guard let reader, let target = Target(rawValue: reader.id),")
        writer.indented { $0.line("let link = Self.link(to: target, reader.values)") }
        writer.line("else { return nil }")
        writer.line("self = link")
      }
      writer.line()
      writer.doc("The link to a screen without any values; nil for a screen that needs one.")
      writer.block("public init?(_ target: Target)") { writer in
        writer.line("guard let link = Self.link(to: target, DeepLinkValues()) else { return nil }")
        writer.line("self = link")
      }
      writer.line()
      writer.doc(
        "The link to a screen with the values that a payload carries, by their keys in it; nil when one is missing that "
          + "the screen needs.")
      writer.block("public init?(_ target: Target, values: [String: String])") { writer in
        writer.line("guard let link = Self.link(to: target, DeepLinkValues(values)) else { return nil }")
        writer.line("self = link")
      }
      writer.line()
      writer.deepLinkReadingCases(Self.groups(shapes))
    }
  }

  private mutating func deepLinkReadingCases(_ groups: [ArraySlice<DeepLinkShape>]) {
    let head = "(to target: Target, _ values: DeepLinkValues) -> DeepLink?"
    guard groups.count > 1 else {
      return block("private static func link\(head)") { writer in
        writer.line("switch target {")
        for shape in groups.joined() { writer.deepLinkReadingCase(shape) }
        writer.line("}")
      }
    }
    block("private static func link\(head)") { writer in
      writer.line("switch target.index / \(groups[0].count) {")
      for group in groups.indices.dropLast() { writer.line("case \(group): return link\(group)(to: target, values)") }
      writer.line("default: return link\(groups.count - 1)(to: target, values)")
      writer.line("}")
    }
    for (number, group) in groups.enumerated() {
      line()
      block("private static func link\(number)\(head)") { writer in
        writer.line("switch target {")
        for shape in group { writer.deepLinkReadingCase(shape) }
        writer.line("default: return nil")
        writer.line("}")
      }
    }
  }

  private mutating func deepLinkReadingCase(_ shape: DeepLinkShape) {
    if shape.parameters.isEmpty {
      line("case .", shape.name, ": return .", shape.name)
      return
    }
    line("case .", shape.name, ":")
    let parameters = shape.parameters
    indented { writer in
      var required = 0
      for position in parameters.indices where !parameters[position].isOptional { required += 1 }
      var written = 0
      for position in parameters.indices where !parameters[position].isOptional {
        writer.beginLine()
        writer.write(written == 0 ? "guard let " : "  let ")
        writer.write(parameters[position].name)
        writer.write(" = ")
        writer.deepLinkReading(parameters, position)
        written += 1
        writer.write(required == 1 ? " else { return nil }" : written < required ? "," : "")
        writer.endLine()
      }
      if required > 1 { writer.line("else { return nil }") }
      writer.list("return .", shape.name, "(", parameters.count, ")") { writer, position in
        writer.write(parameters[position].passedLabel)
        writer.write(": ")
        if parameters[position].isOptional {
          writer.deepLinkReading(parameters, position)
        } else {
          writer.write(parameters[position].name)
        }
      }
    }
  }

  /// A value from the path or the query of a link, or from a payload, whose key for it may be another.
  private mutating func deepLinkReading(_ parameters: [DeepLinkShape.Parameter], _ position: Int) {
    let method =
      switch parameters[position].kind {
      case .int, .instant: "values.int("
      case .double, .percent: "values.double("
      case .string: "values.text("
      }
    write(method)
    writeLiteral(parameters[position].key)
    write(")")
    if parameters[position].payloadKey == parameters[position].key { return }
    write(" ?? ")
    write(method)
    writeLiteral(parameters[position].payloadKey)
    write(")")
  }
}
