import SpecModel
import TextWriting

extension SwiftModule {
  /// Links in both directions: a case with its values to text, and text to a case. Nil for an app without deep links.
  var deepLinkFile: [UInt8]? {
    guard let links = spec.deepLinks, !links.targets.isEmpty else { return nil }
    let shapes = zip(links.targets, targetNames).map { DeepLinkShape($0, name: $1) }
    let base = "\(links.scheme.value)://"
    var writer = SwiftWriter(generatedFor: spec.app.id, shapes.count, of: 800)
    writer.deepLinkEnum(shapes, base: base, app: appName, summaries: links.targets.map(\.summary))
    writer.line()
    writer.deepLinkText(shapes, base: base, universal: links.universal?.value)
    writer.line()
    writer.deepLinkReading(shapes, bases: [base] + (links.universal.map { [withSlash($0.value)] } ?? []))
    writer.line()
    writer.leanEnum(
      LeanEnum(
        name: "DeepLink.Target", doc: "The screens, without the values that a link to one carries.",
        cases: zip(shapes, links.targets).map { ($0.name, $0.id, $1.summary ?? "`\(base)\($0.template)`") },
        idDoc: "The id in the spec, which analytics carries.", lookupDoc: "The screen with this id in the spec"))
    writer.line()
    writer.block("extension DeepLink.Target") { writer in
      writer.doc("The screen that opens in place of this one when what a notification announced is over.")
      writer.property("public var fallback: DeepLink.Target?", of: targetNames) { writer, position in
        let fallback = links.targets[position].fallback.flatMap { targetIndex[$0.value] }
        writer.write(fallback.map { ".\(targetNames[$0])" } ?? "nil")
      }
      writer.line()
      writer.doc("One line a way to a screen: its id and the segments of the path, a `{parameter}` standing for any.")
      writer.line("fileprivate static let routes: StaticString =")
      writer.indented { writer in
        writer.line("#\"\"\"")
        for shape in shapes {
          for route in shape.routes { writer.catalogueLine(shape.id, " ", route) }
        }
        writer.line("\"\"\"#")
      }
    }
    return writer.bytes
  }

  private func withSlash(_ url: String) -> String { url.hasSuffix("/") ? url : url + "/" }
}

extension SwiftWriter {
  fileprivate mutating func deepLinkEnum(
    _ shapes: [DeepLinkShape], base: String, app: String, summaries: [String?]
  ) {
    doc("The screens of \(app) that a link opens.")
    block("public enum DeepLink: Sendable") { writer in
      for (shape, summary) in zip(shapes, summaries) {
        writer.doc(summary, "`\(base)\(shape.template)`")
        if shape.parameters.isEmpty {
          writer.line("case ", shape.name)
        } else {
          writer.list("case \(shape.name)(", shape.parameters.map(\.declaration), ")")
        }
      }
    }
  }

  /// `url`, `target` and, for an app with a site, `universalLink`.
  fileprivate mutating func deepLinkText(_ shapes: [DeepLinkShape], base: String, universal: String?) {
    block("extension DeepLink: Hashable") { writer in
      writer.doc("The link as text: percent-encoded so that every value survives.")
      writer.line("public var url: String { \(SwiftWriter.literal(base)) + parts.path }")
      if let universal {
        let site = universal.hasSuffix("/") ? universal : universal + "/"
        writer.line()
        writer.doc("The same link as an address of the app's site.")
        writer.line("public var universalLink: String { \(SwiftWriter.literal(site)) + parts.path }")
      }
      writer.line()
      writer.doc("The scheme of these links, as Info.plist declares it.")
      writer.line("public static var scheme: String { \(SwiftWriter.literal(String(base.dropLast(3)))) }")
      writer.line()
      writer.doc("What opens in place of this screen when what a notification announced is over; nil for nothing.")
      writer.line("public var fallback: DeepLink? { target.fallback.flatMap { DeepLink($0) } }")
      writer.line()
      writer.doc("The screen, without the values.")
      writer.line("public var target: Target { parts.target }")
      writer.line()
      writer.documentation("Links are equal when their texts are.")
      writer.line("public static func == (left: Self, right: Self) -> Bool { left.parts.path == right.parts.path }")
      writer.line()
      writer.line("public func hash(into hasher: inout Hasher) { hasher.combine(parts.path) }")
      writer.line()
      writer.deepLinkParts(shapes)
    }
  }

  /// Screens in one `switch` that makes calls: the optimizer takes time that grows with their square, and beyond some
  /// hundreds the compiler gives up proving it complete.
  private static func groups(_ shapes: [DeepLinkShape]) -> [ArraySlice<DeepLinkShape>] {
    shapes.groups
  }

  /// One `switch`, or groups that take turns.
  private mutating func deepLinkParts(_ shapes: [DeepLinkShape]) {
    let groups = Self.groups(shapes)
    if groups.count == 1 {
      block("private var parts: (target: Target, path: String)") { writer in
        writer.line("switch self {")
        for shape in shapes { writer.deepLinkCase(shape) }
        writer.line("}")
      }
      return
    }
    block("private var parts: (target: Target, path: String)") { writer in
      for group in groups.indices { writer.line("if let parts = parts\(group) { return parts }") }
      writer.line("return (.\(shapes[0].name), \"\")")
    }
    for (number, group) in groups.enumerated() {
      line()
      block("private var parts\(number): (target: Target, path: String)?") { writer in
        writer.line("switch self {")
        for shape in group { writer.deepLinkCase(shape) }
        writer.line("default: return nil")
        writer.line("}")
      }
    }
  }

  private mutating func deepLinkCase(_ shape: DeepLinkShape) {
    if shape.parameters.isEmpty {
      line("case .", shape.name, ": return (.", shape.name, ", ", SwiftWriter.literal(shape.routes.first ?? "") + ")")
      return
    }
    list("case .\(shape.name)(", shape.parameters.map { "let \($0.name)" }, "):")
    indented { writer in
      // Segments that stand in the spec are one text, however many there are.
      var steps: [String] = []
      var literal = ""
      for segment in shape.segments {
        switch segment {
        case .literal(let text): literal += (literal.isEmpty ? "" : "/") + text
        case .parameter(let id):
          steps.append(
            steps.isEmpty
              ? "DeepLinkText(\(SwiftWriter.written(literal)))"
              : literal.isEmpty ? "" : ".path(\(SwiftWriter.written(literal)))")
          literal = ""
          if let parameter = shape.parameters.first(where: { $0.id == id }) {
            steps.append(".path(\(parameter.kind.linkLabel): \(parameter.name))")
          }
        }
      }
      if steps.isEmpty || !literal.isEmpty {
        steps.append((steps.isEmpty ? "DeepLinkText" : ".path") + "(\(SwiftWriter.written(literal)))")
      }
      for parameter in shape.parameters where !parameter.isInPath {
        let key = SwiftWriter.literal(parameter.key)
        steps.append(".query(\(key), \(parameter.kind.linkLabel): \(parameter.name))")
      }
      writer.returnPair(".\(shape.name)", steps.filter { !$0.isEmpty } + [".text"])
    }
  }

  private static func written(_ path: String) -> String { path.isEmpty ? "" : SwiftWriter.literal(path) }

  /// A value and calls one upon the other, on one line where they fit.
  private mutating func returnPair(_ first: String, _ calls: [String]) {
    beginLine()
    write("return (")
    let place = self.place
    write(first)
    write(", ")
    for call in calls { write(call) }
    write(")")
    if lineFits { return endLine() }
    takeBack(to: place)
    endLine()
    indented { writer in
      writer.line(first + ",")
      writer.line(calls[0])
      writer.indented { writer in for call in calls.dropFirst() { writer.line(call) } }
    }
    line(")")
  }

  /// `init?(url:)` and `init?(_ target:)`.
  fileprivate mutating func deepLinkReading(_ shapes: [DeepLinkShape], bases: [String]) {
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
    indented { writer in
      let required = shape.parameters.filter { !$0.isOptional }
      if required.count == 1 {
        writer.line("guard let \(required[0].name) = \(required[0].reading) else { return nil }")
      } else if required.count > 1 {
        for (position, parameter) in required.enumerated() {
          let comma = position + 1 < required.count ? "," : ""
          writer.line((position == 0 ? "guard " : "  ") + "let \(parameter.name) = \(parameter.reading)\(comma)")
        }
        writer.line("else { return nil }")
      }
      let values = shape.parameters.map {
        "\(SwiftNames.passedLabel($0.id)): \($0.isOptional ? $0.reading : $0.name)"
      }
      writer.list("return .\(shape.name)(", values, ")")
    }
  }
}

extension ParameterItem.Kind {
  /// What says the type of a value to the writer of a link.
  fileprivate var linkLabel: String {
    switch self {
    case .int, .instant: "int"
    case .double, .percent: "double"
    case .string: "text"
    }
  }
}

extension DeepLinkShape.Parameter {
  fileprivate var declaration: String { "\(label): \(kind.swiftType)\(isOptional ? "? = nil" : "")" }

  /// From the path or the query of a link, or from a payload, whose key for it may be another.
  fileprivate var reading: String {
    let method =
      switch kind {
      case .int, .instant: "values.int"
      case .double, .percent: "values.double"
      case .string: "values.text"
      }
    let reading = "\(method)(\(SwiftWriter.literal(key)))"
    return payloadKey == key ? reading : reading + " ?? \(method)(\(SwiftWriter.literal(payloadKey)))"
  }
}
