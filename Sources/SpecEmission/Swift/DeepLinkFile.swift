import SpecModel
import TextWriting

extension SwiftModule {
  /// Links in both directions: a case with its values to text, and text to a case. Nil for an app without deep links.
  var deepLinkFile: [UInt8]? {
    guard let links = spec.deepLinks, !links.targets.isEmpty else { return nil }
    let targets = links.targets
    var names = ParameterNames()
    let shapes = targets.indices.map { DeepLinkShape(targets[$0], name: targetNames[$0], &names) }
    let base = "\(links.scheme.value)://"
    var writer = SwiftWriter(generatedFor: spec.app.id, shapes.count, of: 800)
    writer.deepLinkEnum(shapes, base: base, app: appName, targets)
    writer.line()
    writer.deepLinkText(shapes, base: base, universal: links.universal?.value)
    writer.line()
    writer.deepLinkReading(shapes, bases: [base] + (links.universal.map { [withSlash($0.value)] } ?? []))
    writer.line()
    writer.leanEnum(
      LeanEnum(
        name: "DeepLink.Target", doc: "The screens, without the values that a link to one carries.",
        names: targetNames, id: { shapes[$0].id },
        writeDoc: { writer, position in
          if let summary = targets[position].summary { return writer.doc(summary) }
          writer.docRow { $0.linkTemplate(of: shapes[position], base: base) }
        },
        idDoc: "The id in the spec, which analytics carries.", lookupDoc: "The screen with this id in the spec"))
    writer.line()
    writer.block("extension DeepLink.Target") { writer in
      writer.doc("The screen that opens in place of this one when what a notification announced is over.")
      writer.property("public var fallback: DeepLink.Target?", of: targetNames) { writer, position in
        guard let id = targets[position].fallback?.value, let fallback = targetIndex[id] else {
          return writer.write("nil")
        }
        writer.write(".")
        writer.write(targetNames[fallback])
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
    _ shapes: [DeepLinkShape], base: String, app: String, _ targets: [TargetItem]
  ) {
    doc("The screens of \(app) that a link opens.")
    block("public enum DeepLink: Sendable") { writer in
      for position in shapes.indices {
        let shape = shapes[position]
        writer.doc(targets[position].summary) { $0.linkTemplate(of: shape, base: base) }
        let parameters = shape.parameters
        if parameters.isEmpty {
          writer.line("case ", shape.name)
        } else {
          writer.list("case ", shape.name, "(", parameters.count, ")") { writer, position in
            writer.write(parameters[position].label)
            writer.write(": ")
            writer.write(parameters[position].kind.swiftType)
            if parameters[position].isOptional { writer.write("? = nil") }
          }
        }
      }
    }
  }

  /// What a link to a screen looks like, as code in a documentation.
  fileprivate mutating func linkTemplate(of shape: DeepLinkShape, base: String) {
    write("`")
    write(base)
    shape.writeTemplate(to: &self)
    write("`")
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
  static func groups(_ shapes: [DeepLinkShape]) -> [ArraySlice<DeepLinkShape>] { shapes.groups }

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
      line("case .", shape.name, ": return (.", shape.name, ", ", SwiftWriter.literal(shape.routes[0]) + ")")
      return
    }
    let parameters = shape.parameters
    list("case .", shape.name, "(", parameters.count, "):") { writer, position in
      writer.write("let ")
      writer.write(parameters[position].name)
    }
    indented { $0.deepLinkReturn(shape) }
  }

  /// The screen and its link as calls one upon the other, on one line where they fit.
  private mutating func deepLinkReturn(_ shape: DeepLinkShape) {
    beginLine()
    write("return (.")
    write(shape.name)
    write(", ")
    deepLinkSteps(of: shape, begin: { _, _ in }, end: { _ in })
    write(")")
    if lineFits { return endLine() }
    takeBack(to: 0)
    line("return (")
    indented { writer in
      writer.line(".", shape.name, ",")
      writer.deepLinkSteps(
        of: shape,
        begin: { writer, isFirst in
          writer.beginLine()
          if !isFirst { writer.write("  ") }
        }, end: { $0.endLine() })
    }
    line(")")
  }

  /// - Parameters:
  ///   - begin: What stands before a call, the first or another.
  ///   - end: What stands behind each.
  private mutating func deepLinkSteps(
    of shape: DeepLinkShape, begin: (inout SwiftWriter, _ isFirst: Bool) -> Void, end: (inout SwiftWriter) -> Void
  ) {
    let parameters = shape.parameters
    var literal = ""
    var isFirst = true
    for segment in shape.segments {
      switch segment {
      case .literal(let text): literal = text
      case .parameter(let id):
        if isFirst || !literal.isEmpty { deepLinkStep(literal, isFirst, begin, end) }
        isFirst = false
        literal = ""
        guard let position = parameters.firstIndex(where: { $0.id == id }) else { continue }
        begin(&self, false)
        write(".path(")
        write(parameters[position].kind.linkLabel)
        write(": ")
        write(parameters[position].name)
        write(")")
        end(&self)
      }
    }
    if isFirst || !literal.isEmpty { deepLinkStep(literal, isFirst, begin, end) }
    for position in parameters.indices where !parameters[position].isInPath {
      begin(&self, false)
      write(".query(")
      writeLiteral(parameters[position].key)
      write(", ")
      write(parameters[position].kind.linkLabel)
      write(": ")
      write(parameters[position].name)
      write(")")
      end(&self)
    }
    begin(&self, false)
    write(".text")
    end(&self)
  }

  /// Segments that stand in the spec are one text, however many there are.
  private mutating func deepLinkStep(
    _ path: String, _ isFirst: Bool, _ begin: (inout SwiftWriter, Bool) -> Void, _ end: (inout SwiftWriter) -> Void
  ) {
    begin(&self, isFirst)
    write(isFirst ? "DeepLinkText(" : ".path(")
    if !path.isEmpty { writeLiteral(path) }
    write(")")
    end(&self)
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
