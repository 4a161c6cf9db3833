import NotificationRules
import SpecLanguage
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
    writer.deepLinkReading(shapes, bases: links.bases)
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
      if targets.contains(where: { $0.module != nil }), !spec.modules.isEmpty {
        writer.line()
        writer.doc(
          "The part of the app that the screen belongs to: while a refused permission takes that away, a tap opens what "
            + "is shown in its place, or the fallback.")
        writer.property("public var module: Module?", of: targetNames) { writer, position in
          guard let id = targets[position].module?.value else { return writer.write("nil") }
          writer.write(".")
          writer.write(name(id, of: .module))
        }
      }
      writer.line()
      writer.doc(
        "One line a way to a screen: its id and the segments of the path, a `{parameter}` standing for any. The first "
          + "that fits is taken.")
      writer.line("fileprivate static let routes: StaticString =")
      writer.indented { writer in
        writer.line("#\"\"\"")
        let routes = shapes.flatMap { shape in shape.routes.map { (id: shape.id, path: $0) } }
        for route in LinkSpecificity.sorted(routes, by: { DeepLinkShape.parameters(in: $0.path) }) {
          writer.catalogueLine(route.id, " ", route.path)
        }
        writer.line("\"\"\"#")
      }
    }
    return writer.bytes
  }
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
      writer.line("public var url: String { \(SwiftWriter.literal(base)) + parts.text }")
      if let universal {
        let site = universal.hasSuffix("/") ? universal : universal + "/"
        writer.line()
        writer.doc("The same link as an address of the app's site.")
        writer.line("public var universalLink: String { \(SwiftWriter.literal(site)) + parts.text }")
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
      writer.line("public static func == (left: Self, right: Self) -> Bool { left.parts.text == right.parts.text }")
      writer.line()
      writer.line("public func hash(into hasher: inout Hasher) { hasher.combine(parts.text) }")
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
    let link = Self.linkName(besides: shapes)
    block("private var parts: DeepLinkText") { writer in
      writer.line("var ", link, " = DeepLinkText(.", shapes[0].name + ")")
      if groups.count == 1 {
        writer.line("switch self {")
        for shape in shapes { writer.deepLinkCase(shape, link) }
        writer.line("}")
      }
      // Each but the last says whether it has written.
      for group in groups.indices.dropFirst() { writer.line("if write\(group - 1)(&\(link)) { return \(link) }") }
      if groups.count > 1 { writer.line("_ = write\(groups.count - 1)(&\(link))") }
      writer.line("return ", link)
    }
    guard groups.count > 1 else { return }
    for (number, group) in groups.enumerated() {
      line()
      if number == 0 { doc("Whether the screen is one of these, and is written now.") }
      line("@inline(never)")
      block("private func write\(number)(_ \(link): inout DeepLinkText) -> Bool") { writer in
        writer.line("switch self {")
        for shape in group { writer.deepLinkCase(shape, link) }
        writer.line("default: return false")
        writer.line("}")
        writer.line("return true")
      }
    }
  }

  /// What a link is called while it is written: a name that no value of a screen has.
  private static func linkName(besides shapes: [DeepLinkShape]) -> String {
    var name = "link"
    while shapes.contains(where: { $0.parameters.contains { $0.name == name } }) { name += "Text" }
    return name
  }

  /// A screen and its link piece by piece.
  private mutating func deepLinkCase(_ shape: DeepLinkShape, _ link: String) {
    let parameters = shape.parameters
    if parameters.isEmpty {
      line("case .", shape.name, ":")
    } else {
      list("case .", shape.name, "(", parameters.count, "):") { writer, position in
        writer.write("let ")
        writer.write(parameters[position].name)
      }
    }
    indented { $0.deepLinkPieces(of: shape, link) }
  }

  private mutating func deepLinkPieces(of shape: DeepLinkShape, _ link: String) {
    let parameters = shape.parameters
    var isFirst = true
    // Segments that stand in the spec are one text, however many there are.
    func begin(_ path: String, _ writer: inout SwiftWriter) {
      writer.beginLine()
      writer.write(link)
      writer.write(isFirst ? ".screen(." : ".path(")
      if isFirst { writer.write(shape.name) }
      if isFirst, !path.isEmpty { writer.write(", ") }
      if !path.isEmpty { writer.writeLiteral(path) }
      writer.write(")")
      writer.endLine()
      isFirst = false
    }
    if case .parameter? = shape.segments.first { begin("", &self) }
    for segment in shape.segments {
      switch segment {
      case .literal(let text): begin(text, &self)
      case .parameter(let id):
        guard let position = parameters.firstIndex(where: { $0.id == id }) else { continue }
        beginLine()
        write(link)
        write(".path(")
        write(parameters[position].kind.linkLabel)
        write(": ")
        write(parameters[position].name)
        write(")")
        endLine()
      }
    }
    for position in parameters.indices where !parameters[position].isInPath {
      beginLine()
      write(link)
      write(".query(")
      writeLiteral(parameters[position].key)
      write(", ")
      write(parameters[position].kind.linkLabel)
      write(": ")
      write(parameters[position].name)
      write(")")
      endLine()
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
