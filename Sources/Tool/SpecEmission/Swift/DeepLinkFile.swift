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
    var writer = newWriter(shapes.count, of: 800)
    writer.deepLinkEnum(shapes, base: base, app: appName, targets)
    writer.line()
    writer.deepLinkText(shapes, base: base, universal: links.universal?.value)
    writer.line()
    writer.deepLinkReading(shapes, links)
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
      writer.doc("The screen that opens instead of this one if what a notification announced is over.")
      writer.property("\(access)var fallback: DeepLink.Target?", of: targetNames) { writer, position in
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
        writer.property("\(access)var module: Module?", of: targetNames) { writer, position in
          guard let id = targets[position].module?.value else { return writer.write("nil") }
          writer.write(".")
          writer.write(name(id, of: .module))
        }
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
    block("\(access)enum DeepLink: Sendable") { writer in
      for position in shapes.indices {
        let shape = shapes[position]
        writer.doc(targets[position].summary) { $0.linkTemplate(of: shape, base: base) }
        let parameters = shape.parameters
        if parameters.isEmpty {
          writer.line("case ", shape.name)
        } else {
          writer.list(
            "case \(shape.name)(",
            parameters.map { "\($0.label): \($0.kind.swiftType)\($0.isOptional ? "? = nil" : "")" }, ")")
        }
      }
    }
  }

  /// What a link to a screen looks like, as code in a documentation.
  fileprivate mutating func linkTemplate(of shape: DeepLinkShape, base: String) {
    write("`\(base)\(shape.template)`")
  }

  /// `url`, `target` and, for an app with a site, `universalLink`.
  fileprivate mutating func deepLinkText(_ shapes: [DeepLinkShape], base: String, universal: String?) {
    block("extension DeepLink: Hashable") { writer in
      writer.doc("The link as text: percent-encoded so that every value survives.")
      writer.line("\(writer.access)var url: String { \(SwiftWriter.literal(base)) + path }")
      if let universal {
        let site = universal.hasSuffix("/") ? universal : universal + "/"
        writer.line()
        writer.doc("The same link as an address on the app's site.")
        writer.line("\(writer.access)var universalLink: String { \(SwiftWriter.literal(site)) + path }")
      }
      writer.line()
      writer.doc("The scheme of these links, as Info.plist declares it.")
      writer.line("\(writer.access)static var scheme: String { \(SwiftWriter.literal(String(base.dropLast(3)))) }")
      writer.line()
      writer.doc("What opens instead of this screen if what a notification announced is over; nil for nothing.")
      writer.line("\(writer.access)var fallback: DeepLink? { target.fallback.flatMap { DeepLink($0) } }")
      writer.line()
      writer.deepLinkTarget(shapes)
      writer.line()
      writer.documentation("Links are equal when their texts are.")
      writer.line("\(writer.access)static func == (left: Self, right: Self) -> Bool { left.path == right.path }")
      writer.line()
      writer.line("\(writer.access)func hash(into hasher: inout Hasher) { hasher.combine(path) }")
      writer.line()
      writer.deepLinkPath(shapes)
    }
  }

  /// One `switch`, or groups of which each but the last may know nothing: beyond some hundreds of cases with values the
  /// compiler gives up proving a `switch` complete.
  private mutating func deepLinkTarget(_ shapes: [DeepLinkShape]) {
    let groups = shapes.groups
    func answers(_ group: ArraySlice<DeepLinkShape>) -> [(pattern: String, value: String)] {
      group.map { (".\($0.name)", ".\($0.name)") }
    }
    doc("The screen, without the values.")
    guard groups.count > 1 else { return property("\(access)var target: Target", answers(shapes[...])) }
    block("\(access)var target: Target") { writer in
      for group in groups.indices.dropLast() { writer.line("if let target = target\(group) { return target }") }
      writer.line("return target\(groups.count - 1) ?? .\(shapes[0].name)")
    }
    for (number, group) in groups.enumerated() {
      line()
      block("private var target\(number): Target?") { writer in
        writer.line("switch self {")
        for answer in answers(group) { writer.line("case \(answer.pattern): return \(answer.value)") }
        writer.line("default: return nil")
        writer.line("}")
      }
    }
  }

  /// One `switch`, or groups of which each but the last says whether it has written.
  private mutating func deepLinkPath(_ shapes: [DeepLinkShape]) {
    let groups = shapes.groups
    let link = Self.linkName(besides: shapes)
    doc("What is behind the base of a link.")
    block("private var path: String") { writer in
      writer.line("var \(link) = LinkText()")
      if groups.count == 1 {
        writer.line("switch self {")
        for shape in shapes { writer.deepLinkCase(shape, link) }
        writer.line("}")
      }
      for group in groups.indices.dropFirst() { writer.line("if write\(group - 1)(&\(link)) { return \(link).text }") }
      if groups.count > 1 { writer.line("_ = write\(groups.count - 1)(&\(link))") }
      writer.line("return \(link).text")
    }
    guard groups.count > 1 else { return }
    for (number, group) in groups.enumerated() {
      line()
      if number == 0 { doc("Writes the screen if it is one of these, and returns whether it is.") }
      line("@inline(never)")
      block("private func write\(number)(_ \(link): inout LinkText) -> Bool") { writer in
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
    let pieces = shape.pieces
    if shape.parameters.isEmpty, pieces.count == 1 {
      line("case .\(shape.name): \(link).\(pieces[0])")
      return
    }
    if shape.parameters.isEmpty {
      line("case .\(shape.name):")
    } else {
      list("case .\(shape.name)(", shape.parameters.map { "let \($0.name)" }, "):")
    }
    indented { writer in
      for piece in pieces { writer.line("\(link).\(piece)") }
    }
  }
}
