import SpecDiagnostics

/// How much work a template is with the values at hand, counted before it is rendered.
///
/// Lists in each other multiply: forty times `{{#notifications}}` with three types never comes to an end. The renderer has
/// no limit of its own.
struct TemplateWork {
  /// How often a section is entered or a name looked for in one, of all files of a template together: some seconds.
  static let mostLookUps = 10_000_000
  /// How long all files of a template may be together.
  static let mostCharacters = 64_000_000

  /// Where the limit was passed: in the outermost section there.
  struct Excess: Error {
    let file: String
    let place: TemplatePlace
    let isSize: Bool

    var finding: Diagnostic {
      let message =
        isSize
        ? "the files of this template would have more than \(TemplateWork.mostCharacters) characters, which is the limit"
        : """
        sections stand in each other here so that this template would look for names more than \
        \(TemplateWork.mostLookUps) times, which is the limit
        """
      return TemplateMistake(code: TemplateMistake.tooLarge, file: file, place: place, message: message).finding
    }
  }

  private let outline: TemplateOutline
  private var lookUps = 0
  private var characters = 0
  private var scopes: [[String: Any]?] = []
  private var outermost: (file: String, place: TemplatePlace)?

  init(_ outline: TemplateOutline) { self.outline = outline }

  /// Counts one output more.
  mutating func add(_ values: [String: Any]) throws(Excess) {
    scopes = [values]
    outermost = nil
    try count(outline.main.parts, in: outline.main.path)
  }

  private mutating func count(_ parts: [TemplateOutline.Part], in file: String) throws(Excess) {
    for part in parts {
      switch part {
      case .text(let length): try add(length, file)
      case .value(let tag):
        switch try look(for: tag, file) {
        case let text as TemplateText: try add(text.renderText.unicodeScalars.count, file)
        case is Int: try add(1, file)
        default: break
        }
      case .partial(let name): if let partial = outline.partials[name] { try count(partial.parts, in: partial.path) }
      case .section(let tag, let inner):
        let isOutermost = outermost == nil
        if isOutermost { outermost = (file, tag.place) }
        try count(inner, of: tag, in: file)
        if isOutermost { outermost = nil }
      }
    }
  }

  private mutating func count(_ inner: [TemplateOutline.Part], of tag: TemplateTag, in file: String) throws(Excess) {
    let value = try look(for: tag, file)
    let isInverted = tag.kind == .invertedSection
    switch value {
    case let rows as [[String: Any]]:
      if isInverted { return rows.isEmpty ? try count(inner, in: file) : () }
      for row in rows { try enter(row, inner, file) }
    case let object as [String: Any]:
      if !isInverted { try enter(object, inner, file) }
    case let text as TemplateText where text.isNull: if isInverted { try count(inner, in: file) }
    case let flag as Bool: if flag != isInverted { try count(inner, in: file) }
    // A text or a number: within it there are no names.
    default: if !isInverted { try enter(nil, inner, file) }
    }
  }

  private mutating func enter(_ scope: [String: Any]?, _ inner: [TemplateOutline.Part], _ file: String) throws(Excess) {
    // Also where nothing is looked for: the renderer goes there all the same.
    lookUps += 1
    guard lookUps <= Self.mostLookUps else { throw excess(file, isSize: false) }
    scopes.append(scope)
    try count(inner, in: file)
    scopes.removeLast()
  }

  /// The value of a name, looked for from the innermost section out.
  private mutating func look(for tag: TemplateTag, _ file: String) throws(Excess) -> Any? {
    guard lookUps <= Self.mostLookUps else { throw excess(file, isSize: false) }
    var names = tag.name.split(separator: ".").map(String.init)[...]
    guard let first = names.popFirst() else { return nil }
    for scope in scopes.reversed() {
      lookUps += 1
      guard var value = scope?[first] else { continue }
      for name in names {
        guard let inner = (value as? [String: Any])?[name] else { return nil }
        value = inner
      }
      return value
    }
    return nil
  }

  private mutating func add(_ length: Int, _ file: String) throws(Excess) {
    characters += length
    if characters > Self.mostCharacters { throw excess(file, isSize: true) }
  }

  private func excess(_ file: String, isSize: Bool) -> Excess {
    let start = TemplatePlace(line: 1, column: 1, endColumn: 1)
    return Excess(file: outermost?.file ?? file, place: outermost?.place ?? start, isSize: isSize)
  }
}
