/// Finds the tags of a template and where they are.
///
/// The library that renders templates reports neither where a name is nor that it is unknown; a misspelled name
/// would silently leave a gap in the output.
struct TemplateScanner {
  private let file: String
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var line = 1
  private var lineStart = 0
  private var open: [Unicode.Scalar] = ["{", "{"]
  private var close: [Unicode.Scalar] = ["}", "}"]
  /// The delimiters outside of each open section: a section's own end with it.
  private var outer: [(open: [Unicode.Scalar], close: [Unicode.Scalar])] = []
  private var tags: [TemplateTag] = []
  /// Where the present tag begins.
  private var tagStart = 0

  /// - Throws: For a tag that does not end, or has no sensible name.
  static func tags(of text: String, file: String) throws(TemplateMistake) -> [TemplateTag] {
    var scanner = TemplateScanner(text, file)
    try scanner.run()
    return scanner.tags
  }

  private init(_ text: String, _ file: String) {
    self.file = file
    scalars = Array(text.unicodeScalars)
  }

  private mutating func run() throws(TemplateMistake) {
    while index < scalars.count {
      if matches(open, at: index) {
        try readTag()
      } else {
        step()
      }
    }
  }

  private mutating func step() {
    if scalars[index] == "\n" {
      line += 1
      lineStart = index + 1
    }
    index += 1
  }

  private func matches(_ text: [Unicode.Scalar], at start: Int) -> Bool {
    start + text.count <= scalars.count && scalars[start..<start + text.count].elementsEqual(text)
  }

  private mutating func readTag() throws(TemplateMistake) {
    let start = index
    tagStart = start
    let (startLine, startColumn) = (line, index - lineStart + 1)
    for _ in open { step() }
    let mark = index < scalars.count ? scalars[index] : " "
    let isTriple = mark == "{"
    let end: [Unicode.Scalar] = isTriple ? ["}"] + close : close
    while index < scalars.count, !matches(end, at: index) { step() }
    guard index < scalars.count else {
      throw mistake("this tag is never closed: '\(String(close))' is missing", startLine, startColumn)
    }
    let inside = scalars[start + open.count..<index]
    for _ in end { step() }
    let place = TemplatePlace(
      line: startLine, column: startColumn, endColumn: line == startLine ? index - lineStart + 1 : startColumn + 2)
    switch mark {
    case "!": add(.comment, "", place)
    case "=": try changeDelimiters(inside, place)
    case "#": try add(.section, named: inside.dropFirst(), place)
    case "^": try add(.invertedSection, named: inside.dropFirst(), place)
    case "/": try add(.end, named: inside.dropFirst(), place)
    case ">":
      let name = Self.trimmed(inside.dropFirst())
      add(name.hasPrefix("*") ? .unsupported : .partial, name, place)
    case "<", "$", "%": add(.unsupported, String(mark), place)
    case "{", "&": try add(.value, named: inside.dropFirst(), place)
    default: try add(.value, named: inside, place)
    }
  }

  private mutating func add(_ kind: TemplateTag.Kind, _ name: String, _ place: TemplatePlace) {
    tags.append(TemplateTag(kind: kind, name: name, transforms: [], place: place, range: tagStart..<index))
  }

  private mutating func add(
    _ kind: TemplateTag.Kind, named inside: ArraySlice<Unicode.Scalar>, _ place: TemplatePlace
  ) throws(TemplateMistake) {
    let text = Self.trimmed(inside)
    var parts = text.split(separator: "(", omittingEmptySubsequences: false).map(String.init)
    var name = parts.removeLast()
    let closing = name.reversed().prefix { $0 == ")" }.count
    name.removeLast(closing)
    guard closing == parts.count, !name.isEmpty, (parts + [name]).allSatisfy(Self.isName) else {
      throw TemplateMistake(
        code: TemplateMistake.malformed, file: file, place: place,
        message: "'\(text)' is neither a name such as 'app.id' nor a name in functions such as 'uppercased(id)'")
    }
    guard parts.count <= TemplateBudget.deepestFunctions else {
      throw TemplateMistake(
        code: TemplateMistake.tooLarge, file: file, place: place,
        message:
          "functions are nested \(parts.count) deep here; the limit is \(TemplateBudget.deepestFunctions)")
    }
    tags.append(TemplateTag(kind: kind, name: name, transforms: parts, place: place, range: tagStart..<index))
    switch kind {
    case .section, .invertedSection: outer.append((open, close))
    case .end: if let last = outer.popLast() { (open, close) = last }
    case .value, .partial, .comment, .delimiters, .unsupported: break
    }
  }

  private mutating func changeDelimiters(
    _ inside: ArraySlice<Unicode.Scalar>, _ place: TemplatePlace
  ) throws(TemplateMistake) {
    let words = inside.dropFirst().dropLast().split(separator: " ")
    guard inside.last == "=", words.count == 2, inside.count > 2 else {
      throw TemplateMistake(
        code: TemplateMistake.malformed, file: file, place: place,
        message: "two delimiters are expected here, as in '{{=<% %>=}}'")
    }
    (open, close) = (Array(words[0]), Array(words[1]))
    add(.delimiters, "", place)
  }

  private func mistake(_ message: String, _ line: Int, _ column: Int) -> TemplateMistake {
    TemplateMistake(
      code: TemplateMistake.malformed, file: file,
      place: TemplatePlace(line: line, column: column, endColumn: column + 2), message: message)
  }

  private static func trimmed(_ inside: ArraySlice<Unicode.Scalar>) -> String {
    let isBlank = { (scalar: Unicode.Scalar) in " \t\r\n".unicodeScalars.contains(scalar) }
    return String(inside.split(whereSeparator: isBlank).joined(separator: [" "]))
  }

  private static func isName(_ text: String) -> Bool {
    text == "."
      || text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
        !part.isEmpty
          && part.utf8.allSatisfy { byte in
            (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == 0x5F
          }
      }
  }
}

extension String {
  fileprivate init(_ scalars: some Sequence<Unicode.Scalar>) {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    self.init(view)
  }
}
