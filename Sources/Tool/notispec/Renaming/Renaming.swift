import NotificationConformance
import NotificationRules
import SpecDiagnostics
import SpecLanguage
import YAMLNodes

/// Every place that names an item by its id, found by reading the files and not by searching their text, and what it is
/// to say instead.
struct Renaming {
  let kind: RenameKind
  let old: String
  let new: String
  let spec: Spec
  /// By file.
  private(set) var edits: [String: [Diagnostic.FixIt]] = [:]
  /// Places whose text only a cell of a table completes: nobody can say what they are to be.
  private(set) var parts: [SourceSpan] = []
  /// Items that cannot say what they were, because they share their keys with others.
  private(set) var unnoted: [SourceSpan] = []
  private var noteCount = 0
  /// For a button, the categories that have it.
  private let categories: Set<String>

  init(_ kind: RenameKind, _ old: String, to new: String, of spec: Spec) {
    self.kind = kind
    self.old = old
    self.new = new
    self.spec = spec
    categories = Set(spec.categories.filter { $0.action(old) != nil }.map(\.id))
  }

  var placeCount: Int { edits.values.reduce(0) { $0 + $1.count } - noteCount }

  private mutating func replace(_ span: SourceSpan, _ written: String, with text: String) {
    let quote = written.first.flatMap { "\"'".contains($0) ? String($0) : nil } ?? ""
    let fixIt = Diagnostic.FixIt("rename", replace: span, with: quote + text + quote)
    if edits[span.file]?.contains(fixIt) != true { edits[span.file, default: []].append(fixIt) }
  }

  // MARK: Specs and scenarios

  /// Everything that was noted while the files of the app were read.
  mutating func add(_ mentions: [MentionLog.Mention]) {
    for mention in mentions {
      guard let text = renamed(mention), text != mention.text else { continue }
      if mention.isPart {
        parts.append(mention.span)
      } else {
        replace(mention.span, mention.written, with: text)
      }
    }
  }

  /// A button is named where it is defined by a key of its own, which is no reference.
  mutating func addDefinitions(_ written: (SourceSpan) -> String) {
    for place in kind.ids(of: spec) where place.value == old { replace(place.span, written(place.span), with: new) }
  }

  /// What a mention is to say; nil if it is about something else.
  private func renamed(_ mention: MentionLog.Mention) -> String? {
    let text = mention.text
    switch mention.subject {
    case .item(let item): return item == kind.item && text == old ? new : nil
    case .event: return renamed(event: text)
    case .button(let type):
      guard kind == .action, text == old, let category = spec.notification(type)?.content.category else { return nil }
      return categories.contains(category.value) ? new : nil
    case .value(let parameter):
      if [.app, .notification].contains(kind), parameter == EventRule.Parameter.request.rawValue {
        return renamed(request: text)
      }
      return parameter == kind.eventParameter?.rawValue && text == old ? new : nil
    }
  }

  /// The ids of requests begin with the app and the type: `courier.rate_order.1`.
  private func renamed(request: String) -> String? {
    if kind == .app { return request.hasPrefix("\(old).") ? new + request.dropFirst(old.count) : nil }
    let start = "\(spec.app.id).\(old)"
    guard request == start || request.hasPrefix(start + ".") else { return nil }
    return "\(spec.app.id).\(new)\(request.dropFirst(start.count))"
  }

  /// An event by its own name, or by one that it has for a type: `notif_type_{id}`.
  private func renamed(event name: String) -> String? {
    switch kind {
    case .event:
      if name == old { return new }
      guard old.contains("{id}") else { return nil }
      let type = spec.notifications.first { old.replacing("{id}", with: $0.id) == name }
      return type.map { new.replacing("{id}", with: $0.id) }
    case .notification:
      let templates = (spec.analytics?.events ?? []).map(\.name).filter { $0.contains("{id}") }
      return templates.first { $0.replacing("{id}", with: old) == name }.map { $0.replacing("{id}", with: new) }
    case .app, .signal, .target, .preference, .category, .action: return nil
    }
  }

  // MARK: Requirements, waivers and mutants

  /// The texts that a requirement quotes, by their keys.
  mutating func add(_ requirements: [Requirement], _ written: (SourceSpan) -> String) {
    for text in requirements.flatMap(\.texts) where text.app == spec.app.id {
      if kind == .app {
        replace(text.text.span, written(text.text.span), with: "\(new)/\(text.key)")
        continue
      }
      let owners: [String?] = kind == .action ? categories.sorted() : [nil]
      for owner in owners {
        guard let start = kind.textKey(old, in: owner), let other = kind.textKey(new, in: owner),
          text.key.hasPrefix(start)
        else { continue }
        let key = "\(text.app)/\(other)\(text.key.dropFirst(start.count))"
        replace(text.text.span, written(text.text.span), with: key)
      }
    }
  }

  /// Places of keys: of waivers and of mutants.
  mutating func add(places: [Located<String>], _ written: (SourceSpan) -> String) {
    if kind == .app {
      for place in places where place.value == old || place.value.hasPrefix("\(old)/") {
        replace(place.span, written(place.span), with: new + place.value.dropFirst(old.count))
      }
      return
    }
    guard let section = kind.section else { return }
    let start = "\(spec.app.id)/\(section).\(old)"
    for place in places {
      var text = place.value
      if text == start || [".", "[", ":"].contains(where: { text.hasPrefix(start + $0) }) {
        text = "\(spec.app.id)/\(section).\(new)\(text.dropFirst(start.count))"
      }
      // A mutant that gives two types each other's priority.
      if kind == .notification, place.value.hasPrefix("\(spec.app.id)/"), text.hasSuffix(":swap-\(old)") {
        text = text.dropLast(old.count) + new
      }
      if text != place.value { replace(place.span, written(place.span), with: text) }
    }
  }

  // MARK: Apps

  /// A file below `conformance/` says which app it is about, and where its generated files are.
  mutating func add(file tree: SourceTree) {
    let root = tree.root
    guard kind == .app, let app = root["app"], app.hasText(old) else { return }
    replace(app.span, app.sourceText, with: new)
    for item in root["outputs"]?.items ?? tree.root.items {
      guard let file = item["file"] else { continue }
      let parts = file.text.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count > 2, parts[1] == old else { continue }
      replace(file.span, file.sourceText, with: ([parts[0], new[...]] + parts.dropFirst(2)).joined(separator: "/"))
    }
  }

  // MARK: Former ids

  /// Notes in the spec what the item was called until now.
  ///
  /// - Parameter root: Of a file of the spec.
  mutating func noteFormerID(_ written: (SourceSpan) -> String, root: (_ file: String) -> SourceNode?) {
    for place in kind.ids(of: spec) where place.value == old {
      let note = FormerlyNote(written(place.span), isNow: new)
      guard let edit = root(place.span.file).flatMap({ note.edit(at: place.span, in: $0) }) else {
        unnoted.append(place.span)
        continue
      }
      edits[place.span.file, default: []].append(edit)
      noteCount += 1
    }
  }

  // MARK: Aliases

  /// An alias follows what it names: if that says the new id, the alias stays. One that means something else gets the
  /// old text.
  ///
  /// - Parameter aliases: Of one file: the places of aliases and of what they name.
  mutating func follow(_ aliases: [(place: SourceSpan, target: SourceSpan)], _ written: (SourceSpan) -> String) {
    for (place, target) in aliases {
      guard let renamed = edits[place.file]?.first(where: { $0.span == target }) else { continue }
      let own = edits[place.file]?.first { $0.span == place }
      if let own, Self.bare(own.replacement) == Self.bare(renamed.replacement) {
        edits[place.file]?.removeAll { $0 == own }
      } else if own == nil {
        edits[place.file]?.append(Diagnostic.FixIt("rename", replace: place, with: written(target)))
      }
    }
  }

  private static func bare(_ written: String) -> Substring {
    let quote = written.first.flatMap { "\"'".contains($0) ? $0 : nil }
    return quote == nil ? written[...] : written.dropFirst().dropLast()
  }
}
