import SpecDiagnostics

/// How much work a template is with the values at hand, counted before it is rendered.
///
/// Lists in each other multiply: forty times `{{#notifications}}` with three types never comes to an end. The renderer
/// has no separate limit.
struct TemplateWork {
  /// Where the limit was passed: in the outermost section there.
  struct Excess: Error {
    let file: String
    let place: TemplatePlace
    let isSize: Bool

    var finding: Diagnostic {
      let message =
        isSize
        ? """
        with this template the files of all templates together would have more than \
        \(TemplateBudget.mostCharacters) characters, the limit, including what functions read and write
        """
        : """
        with this template all templates would look up names more than \(TemplateBudget.mostLookUps) times, which is \
        the limit: sections are nested here
        """
      return TemplateMistake(code: TemplateMistake.tooLarge, file: file, place: place, message: message).finding
    }
  }

  private let outline: TemplateOutline
  private(set) var budget: TemplateBudget
  private var scopes: [[String: Any]?] = []
  private var outermost: (file: String, place: TemplatePlace)?

  /// - Parameter budget: What earlier templates have left.
  init(_ outline: TemplateOutline, _ budget: TemplateBudget) {
    self.outline = outline
    self.budget = budget
  }

  /// Counts one output more.
  mutating func add(_ values: [String: Any]) throws(Excess) {
    scopes = [values]
    outermost = nil
    // A file costs more than its characters.
    budget.lookUps -= 10
    try count(outline.main.parts, in: outline.main.path)
  }

  private mutating func count(_ parts: [TemplateOutline.Part], in file: String) throws(Excess) {
    for part in parts {
      switch part {
      case .text(let length): try add(length, file)
      case .value(let tag):
        switch try look(for: tag, file) {
        case let text as TemplateText: try add(applied(tag, to: text, file).length, file)
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
    var value = try look(for: tag, file)
    if let text = value as? TemplateText { value = try applied(tag, to: text, file) }
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
    try countLookUp(file)
    scopes.append(scope)
    try count(inner, in: file)
    scopes.removeLast()
  }

  /// The value of a name, looked for from the innermost section out.
  private mutating func look(for tag: TemplateTag, _ file: String) throws(Excess) -> Any? {
    var names = tag.name.split(separator: ".").map(String.init)[...]
    guard let first = names.popFirst() else { return nil }
    for scope in scopes.reversed() {
      try countLookUp(file)
      guard var value = scope?[first] else { continue }
      for name in names {
        guard let inner = (value as? [String: Any])?[name] else { return nil }
        value = inner
      }
      return value
    }
    return nil
  }

  /// The text after the functions of the tag, each of which may make it several times as long.
  private mutating func applied(
    _ tag: TemplateTag, to text: TemplateText, _ file: String
  ) throws(Excess) -> TemplateText {
    var text = text
    for function in tag.transforms.reversed() {
      try add(text.length, file)
      text = text.transform(function) as? TemplateText ?? text
    }
    return text
  }

  private mutating func countLookUp(_ file: String) throws(Excess) {
    budget.lookUps -= 1
    if budget.lookUps < 0 { throw excess(file, isSize: false) }
  }

  private mutating func add(_ length: Int, _ file: String) throws(Excess) {
    budget.characters -= length
    if budget.characters < 0 { throw excess(file, isSize: true) }
  }

  private func excess(_ file: String, isSize: Bool) -> Excess {
    let start = TemplatePlace(line: 1, column: 1, endColumn: 1)
    return Excess(file: outermost?.file ?? file, place: outermost?.place ?? start, isSize: isSize)
  }
}
