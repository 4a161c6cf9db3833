/// A template as nested texts, values and sections.
struct TemplateOutline: Sendable {
  enum Part: Sendable {
    /// As many characters of text.
    case text(Int)
    case value(TemplateTag)
    case section(TemplateTag, [Part])
    case partial(String)
  }

  struct File: Sendable {
    let path: String
    let parts: [Part]
  }

  let main: File
  private(set) var partials: [String: File] = [:]

  /// - Parameters:
  ///   - file: A template in which nothing is wrong.
  ///   - sources: Those of the partials that it includes.
  init(_ file: TemplateFile, partials: [String: TemplateFile], among sources: [TemplateFile]) {
    main = Self.parsed(file)
    for (name, partial) in partials where sources.contains(partial) { self.partials[name] = Self.parsed(partial) }
  }

  private static func parsed(_ file: TemplateFile) -> File {
    let length = file.text.unicodeScalars.count
    var tags = ((try? TemplateScanner.tags(of: file.text, file: file.path)) ?? [])[...]
    var offset = 0
    return File(path: file.path, parts: parts(&tags, &offset, to: length))
  }

  /// Parts up to the end of the section or of the file.
  private static func parts(_ tags: inout ArraySlice<TemplateTag>, _ offset: inout Int, to end: Int) -> [Part] {
    var parts: [Part] = []
    while let tag = tags.popFirst() {
      if tag.range.lowerBound > offset { parts.append(.text(tag.range.lowerBound - offset)) }
      offset = tag.range.upperBound
      switch tag.kind {
      case .end: return parts
      case .section, .invertedSection: parts.append(.section(tag, Self.parts(&tags, &offset, to: end)))
      case .value: parts.append(.value(tag))
      case .partial: parts.append(.partial(tag.name))
      case .comment, .delimiters, .unsupported: break
      }
    }
    if end > offset { parts.append(.text(end - offset)) }
    return parts
  }
}
