import SpecDiagnostics
import SpecLanguage

/// Holds the names of a template against what it sees.
struct TemplateCheck {
  /// Templates that `{{>name}}` may name, by that name.
  private let partials: [String: TemplateFile]
  /// Each once: a partial is looked at as often as it is included.
  private(set) var mistakes: [TemplateMistake] = []
  private var seen: Set<TemplateMistake> = []
  /// Everything that was looked at, each once.
  private(set) var sources: [TemplateFile] = []
  /// The templates on the way to the present one, so that none includes itself.
  private var including: [String] = []
  /// Files and partials looked at, each as often as it is included.
  private var walked = 0
  /// Tags looked at, those of partials as often as they are included.
  private var walkedTags = 0
  /// The tags of each file: they are looked for once.
  private var tags: [String: [TemplateTag]] = [:]

  /// One level of what a tag can see.
  private enum Scope {
    case shape(ContextShape, isElement: Bool)
    /// Inside the section of a text or number, which has no names.
    case value
  }

  /// Far above what a template needs: the renderer calls itself for each level.
  private static let deepest = 50
  /// Partials that include each other twice over 30 levels are a billion.
  private static let mostInclusions = 10_000
  private static let mostTags = 200_000
  /// A template with as many is not looked at any further.
  private static let mostMistakes = 1_000

  private init(partials: [String: TemplateFile]) { self.partials = partials }

  /// Every mistake in a template and in the partials it includes, each once.
  static func run(
    _ file: TemplateFile, partials: [String: TemplateFile], for subject: TemplateItem.Subject
  ) -> TemplateCheck {
    var check = TemplateCheck(partials: partials)
    check.walk(file, UserTemplate.scopes(subject).map { .shape($0, isElement: false) })
    return check
  }

  private mutating func walk(_ file: TemplateFile, _ start: [Scope]) {
    let tags: [TemplateTag]
    do throws(TemplateMistake) {
      tags =
        if let known = self.tags[file.path] { known } else {
          try TemplateScanner.tags(of: file.text, file: file.path)
        }
    } catch {
      return add(error)
    }
    if self.tags.updateValue(tags, forKey: file.path) == nil { sources.append(file) }
    including.append(file.path)
    defer { including.removeLast() }
    var scopes = start
    var open: [(tag: TemplateTag, scopes: Int)] = []
    for tag in tags {
      walkedTags += 1
      guard walkedTags <= Self.mostTags, mistakes.count < Self.mostMistakes else {
        if walkedTags == Self.mostTags + 1 {
          report(
            tag, file, "this template has more than \(Self.mostTags) tags up to here, including those of its partials",
            TemplateMistake.tooLarge)
        }
        return
      }
      switch tag.kind {
      case .comment, .delimiters: break
      case .value: checkValue(tag, scopes, file)
      case .section, .invertedSection:
        guard open.count + including.count < Self.deepest else {
          report(tag, file, "sections and partials are nested more than \(Self.deepest) deep here")
          return
        }
        open.append((tag, scopes.count))
        scopes += entered(tag, scopes, file)
      case .end:
        guard let last = open.popLast() else {
          report(tag, file, "'\(shown(tag))' ends a section that was never opened")
          return
        }
        guard last.tag.name == tag.name, last.tag.transforms == tag.transforms else {
          let line = last.tag.place.line
          report(tag, file, "'\(shown(last.tag))' of line \(line) must end before '\(shown(tag))'")
          return
        }
        scopes.removeLast(scopes.count - last.scopes)
      case .partial: include(tag, scopes, file)
      case .unsupported:
        report(
          tag, file,
          "this kind of tag is not supported: use values, sections ('#', '^'), partials ('>') and comments")
      }
    }
    if let last = open.last { report(last.tag, file, "the section '\(shown(last.tag))' is never closed") }
  }

  private mutating func include(_ tag: TemplateTag, _ scopes: [Scope], _ file: TemplateFile) {
    // The template itself is not one of its partials, but is next to them all the same.
    let name = "\(tag.name).mustache"
    guard !including.contains(where: { $0 == name || $0.hasSuffix("/" + name) }) else {
      report(tag, file, "'\(tag.name)' includes itself endlessly")
      return
    }
    guard let partial = partials[tag.name] else {
      let meant = Spelling.suggestion(for: tag.name, among: partials.keys.sorted())
      report(
        tag, file,
        "there is no '\(tag.name).mustache' next to the template\(meant.map { ": did you mean '\($0)'?" } ?? "")",
        TemplateMistake.missingPartial)
      return
    }
    guard including.count < Self.deepest else {
      return report(tag, file, "sections and partials are nested more than \(Self.deepest) deep here")
    }
    walked += 1
    guard walked <= Self.mostInclusions else {
      // Said once: every partial on the way out would say it again.
      if walked == Self.mostInclusions + 1 {
        report(
          tag, file, "partials include each other more than \(Self.mostInclusions) times up to here",
          TemplateMistake.tooLarge)
      }
      return
    }
    walk(partial, scopes)
  }

  private mutating func checkValue(_ tag: TemplateTag, _ scopes: [Scope], _ file: TemplateFile) {
    guard let kind = resolve(tag, scopes, file) else { return }
    switch kind {
    case .text, .number, .flag: break
    case .object, .list: report(tag, file, "'\(tag.name)' is not a text: write '{{#\(tag.name)}}…{{/\(tag.name)}}'")
    }
  }

  /// The levels that a section adds.
  private mutating func entered(_ tag: TemplateTag, _ scopes: [Scope], _ file: TemplateFile) -> [Scope] {
    guard let kind = resolve(tag, scopes, file), tag.kind == .section else { return [] }
    switch kind {
    case .flag: return []
    case .text, .number: return [.value]
    case .object(let shape): return [.shape(shape, isElement: false)]
    case .list(let shape): return [.shape(shape, isElement: true)]
    }
  }

  /// What a tag names; nil after a finding.
  private mutating func resolve(_ tag: TemplateTag, _ scopes: [Scope], _ file: TemplateFile) -> ContextField.Kind? {
    guard let kind = kind(of: tag, scopes, file) else { return nil }
    guard !tag.transforms.isEmpty else { return kind }
    guard case .text = kind else {
      report(tag, file, "'\(tag.transforms[0])' is for texts, but '\(tag.name)' is not a text")
      return nil
    }
    let functions = TextFunction.allCases.map(\.rawValue)
    for name in tag.transforms where !functions.contains(name) {
      let meant = Spelling.suggestion(for: name, among: functions).map { ": did you mean '\($0)'?" }
      let there = " (the functions are: \(functions.joined(separator: ", ")))"
      report(tag, file, "there is no function '\(name)'\(meant ?? there)", TemplateMistake.unknownName)
      return nil
    }
    return kind
  }

  private mutating func kind(of tag: TemplateTag, _ scopes: [Scope], _ file: TemplateFile) -> ContextField.Kind? {
    if tag.name == "." {
      if case .value? = scopes.last { return .text }
      report(tag, file, "'.' means a text, but there is none here: write a name")
      return nil
    }
    var parts = tag.name.split(separator: ".").map(String.init)
    let first = parts.removeFirst()
    guard var kind = lookUp(first, scopes) else {
      reportUnknown(first, names(scopes), tag, file)
      return nil
    }
    var path = first
    for part in parts {
      guard case .object(let shape) = kind else {
        report(
          tag, file, "'\(path)' has no names inside, so there is no '\(path).\(part)'", TemplateMistake.unknownName)
        return nil
      }
      guard let inner = shape.kind(of: part) else {
        reportUnknown(part, shape.names, tag, file, in: path)
        return nil
      }
      kind = inner
      path += ".\(part)"
    }
    return kind
  }

  private func lookUp(_ name: String, _ scopes: [Scope]) -> ContextField.Kind? {
    for case .shape(let shape, let isElement) in scopes.reversed() {
      if let kind = shape.kind(of: name) { return kind }
      if isElement, let field = ContextShape.position.first(where: { $0.key == name }) { return field.kind }
    }
    return nil
  }

  private func names(_ scopes: [Scope]) -> [String] {
    scopes.flatMap { scope -> [String] in
      guard case .shape(let shape, let isElement) = scope else { return [] }
      return shape.names + (isElement ? ContextShape.position.map(\.key) : [])
    }
  }

  private mutating func reportUnknown(
    _ name: String, _ names: [String], _ tag: TemplateTag, _ file: TemplateFile, in path: String? = nil
  ) {
    let meant = Spelling.suggestion(for: name, among: names)
    let place = path.map { "in '\($0)'" } ?? "here"
    let advice = meant.map { ": did you mean '\($0)'?" } ?? " (see generated/reference/templates.md)"
    report(tag, file, "there is no '\(name)' \(place)\(advice)", TemplateMistake.unknownName)
  }

  private mutating func report(
    _ tag: TemplateTag, _ file: TemplateFile, _ message: String, _ code: DiagnosticCode = TemplateMistake.malformed
  ) {
    add(TemplateMistake(code: code, file: file.path, place: tag.place, message: message))
  }

  private mutating func add(_ mistake: TemplateMistake) {
    if seen.insert(mistake).inserted { mistakes.append(mistake) }
  }

  private func shown(_ tag: TemplateTag) -> String {
    let mark =
      switch tag.kind {
      case .section: "#"
      case .invertedSection: "^"
      case .end: "/"
      case .value, .partial, .comment, .delimiters, .unsupported: ""
      }
    let name = tag.transforms.joined(separator: "(") + (tag.transforms.isEmpty ? "" : "(") + tag.name
    return "{{\(mark)\(name)\(String(repeating: ")", count: tag.transforms.count))}}"
  }
}
