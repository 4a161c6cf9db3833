import SpecLanguage
import TextWriting

extension SwiftWriter {
  /// `init?(url:)` and `init?(_ target:)`.
  mutating func deepLinkReading(_ shapes: [DeepLinkShape], _ links: DeepLinks) {
    block("extension DeepLink") { writer in
      writer.doc(
        "The link in a text; nil for another scheme, an unknown path, or a value that is missing or has the wrong "
          + "type.",
        "An optional value of the wrong type is left out. Text after `#` is not read.")
      writer.block("\(writer.access)init?(url: String)") { writer in
        writer.line("guard let found = Self.links.screen(of: url), let target = Target(rawValue: found.id),")
        writer.indented { $0.line("let link = Self.link(to: target, found.values)") }
        writer.line("else { return nil }")
        writer.line("self = link")
      }
      writer.line()
      writer.doc("The link to a screen without any values; nil for a screen that needs one.")
      writer.block("\(writer.access)init?(_ target: Target)") { writer in
        writer.line("guard let link = Self.link(to: target, LinkValues()) else { return nil }")
        writer.line("self = link")
      }
      writer.line()
      writer.doc(
        "The link to a screen with the values of a payload, by their keys in it; nil if one is missing that "
          + "the screen needs. An empty text is no value.")
      writer.block("\(writer.access)init?(_ target: Target, values: [String: String])") { writer in
        writer.line("guard let link = Self.link(to: target, LinkValues(payload: values)) else { return nil }")
        writer.line("self = link")
      }
      writer.line()
      writer.deepLinkReadingCases(shapes.groups)
      writer.line()
      writer.doc(
        "One line a way to a screen: its id and its path. Of several that fit, the most specific one is taken.")
      writer.line("static let links = LinkTable(")
      writer.indented { writer in
        writer.expression(.texts(links.bases), label: "bases", before: ",")
        writer.line("#\"\"\"")
        for route in links.routes { writer.line(route) }
        writer.line("\"\"\"#)")
      }
    }
  }

  private mutating func deepLinkReadingCases(_ groups: [ArraySlice<DeepLinkShape>]) {
    let head = "(to target: Target, _ values: LinkValues) -> DeepLink?"
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
      line("case .\(shape.name): return .\(shape.name)")
      return
    }
    line("case .\(shape.name):")
    indented { writer in
      let required = shape.parameters.filter { !$0.isOptional }
      for (position, parameter) in required.enumerated() {
        let end = required.count == 1 ? " else { return nil }" : position + 1 < required.count ? "," : ""
        writer.line("\(position == 0 ? "guard" : " ") let \(parameter.name) = \(parameter.reading)\(end)")
      }
      if required.count > 1 { writer.line("else { return nil }") }
      writer.list(
        "return .\(shape.name)(",
        shape.parameters.map { "\($0.passedLabel): \($0.isOptional ? $0.reading : $0.name)" }, ")")
    }
  }
}

extension DeepLinkShape.Parameter {
  /// The value as a link or a payload carries it.
  fileprivate var reading: String { "values.\(kind)(\(SwiftWriter.literal(key)))" }
}
