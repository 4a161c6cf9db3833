import SpecDiagnostics
public import SpecLanguage
import TextWriting

/// What changed in the files of an app, each value by itself, so that any of them can be put back.
public struct AppComparison: Sendable {
  public let app: String
  public private(set) var changes: [AppChange] = []
  /// The sections of the app, by name: each is a file of its own when changes are put back.
  private var sections: [(name: String, node: MergedNode, changes: Set<Int>, source: SpecSource?)] = []
  /// The changes at a place.
  private var numbers: [SourceSpan: [Int]] = [:]
  private let renames: [String: Rename]
  /// What items were called, by their names today.
  private let formerNames: [String: String]
  /// The numbers of the renames that have been met, by today's names.
  private var renamed: [String: Int] = [:]

  /// An item that has another id than before.
  public struct Rename: Sendable {
    /// The way to it in the earlier files, its id last.
    let path: [String]
    let new: String

    public init(_ path: [String], to new: String) { (self.path, self.new) = (path, new) }
  }

  public init(app: String, from base: [SpecSource], to current: [SpecSource], renames: [Rename] = []) {
    self.app = app
    self.renames = Dictionary(renames.map { ($0.new, $0) }, uniquingKeysWith: { first, _ in first })
    formerNames = self.renames.compactMapValues(\.path.last)
    guard let old = PlacedValue.whole(base), let new = PlacedValue.whole(current) else { return }
    let file = current.first?.path ?? app
    guard case .map(let parts, _) = compare(old, new, Way()) else { return }
    for part in parts where part.name != Self.version {
      let node = part.node
      var numbers = node.changes
      switch part.presence {
      case .both: break
      case .added(let number), .removed(let number): numbers = [number]
      }
      let isAbsent = if case .removed = part.presence { true } else { false }
      sections.append(
        (
          part.name, .map([part], order: nil), numbers,
          isAbsent ? nil : Self.source(file, part.name, node.yaml(puttingBack: []))
        ))
    }
  }

  /// The key that every file begins with.
  private static let version = "notispec"

  private static func source(_ file: String, _ section: String, _ yaml: String) -> SpecSource {
    let text = "{ \(version): 1, \(YAMLScalar.doubleQuoted(section)): \(yaml) }\n"
    return SpecSource(path: file, bytes: Array(text.utf8))
  }

  /// The files of the app with some changes put back, one for each section.
  public func sources(puttingBack back: Set<Int>) -> [SpecSource] {
    sections.compactMap { section in
      guard !section.changes.isDisjoint(with: back) else { return section.source }
      guard case .map(let parts, _) = section.node, let part = MergedNode.present(parts, nil, back).first else {
        return nil
      }
      return Self.source(section.source?.path ?? app, part.name, part.node.yaml(puttingBack: back))
    }
  }

  private struct Way {
    var new: [String] = []
    var old: [String] = []
    var name = ""

    /// - Parameter number: The place of an item in its list.
    func down(_ part: PlacedValue.Part, wasCalled oldName: String? = nil, number: Int?) -> Way {
      let isOtherWord = part.value.parts == nil && oldName.map { $0 != part.name } ?? false
      let key = number == nil ? part.name : isOtherWord ? nil : part.value.ownName
      let step = key.map { (name.isEmpty ? "" : ".") + $0 } ?? "[\(number ?? 0)]"
      return Way(new: new + [part.name], old: old + [oldName ?? part.name], name: name + step)
    }
  }

  private mutating func note(
    _ kind: AppChange.Kind, _ way: Way, _ old: PlacedValue?, _ new: PlacedValue?, at place: SourceSpan
  ) -> Int {
    let change = AppChange(
      kind: kind, path: way.new, oldPath: way.old, name: way.name, old: old, new: new, place: place)
    // What an alias repeats has changed once.
    let twins = numbers[place, default: []]
    if let twin = twins.first(where: { changes[$0].saysTheSame(as: change) }) { return twin }
    numbers[place] = twins + [changes.count]
    changes.append(change)
    return changes.count - 1
  }

  /// The number of a rename. What names the item may come before the item.
  private mutating func number(ofRename new: String, _ way: Way, at place: SourceSpan) -> Int {
    let isItem = renames[new]?.path == way.old
    if let known = renamed[new], !isItem { return known }
    let name = (renames[new]?.path ?? way.old).joined(separator: ".")
    let change = AppChange(
      kind: .renamed, path: way.new, oldPath: way.old, name: name, old: nil, new: nil, place: place)
    if let known = renamed[new] {
      changes[known] = change
      return known
    }
    renamed[new] = changes.count
    changes.append(change)
    return changes.count - 1
  }

  private mutating func compare(
    _ old: PlacedValue, _ new: PlacedValue, _ way: Way, at span: SourceSpan? = nil, _ more: [SourceSpan] = []
  ) -> MergedNode {
    if old.says(new) { return .same(new) }
    if let name = follows(old, new) {
      return .changed(number(ofRename: name, way, at: span ?? new.span), old: old, new: new)
    }
    guard let before = old.parts, let after = new.parts, old.isMap == new.isMap else {
      return .changed(note(.changed, way, old, new, at: span ?? new.span), old: old, new: new)
    }
    let pairs = PartPairs(before, after, formerNames, areItems: !new.isMap)
    var merged: [MergedNode.Part] = []
    for (index, part) in after.enumerated() {
      let number = new.isMap ? nil : index
      if let was = pairs.oldNames[part.name], let value = old[was] {
        let way = way.down(part, wasCalled: was, number: number)
        let isRename = formerNames[part.name] == was && new.isMap
        let rename = isRename ? self.number(ofRename: part.name, way, at: part.span) : nil
        let node = compare(value, part.value, way, at: part.span, part.more)
        merged.append(.init(name: part.name, presence: .both, node: node, former: rename.map { ($0, was) }))
      } else if part.name == "formerly", let name = way.new.last, part.value.flow == "[\(formerNames[name] ?? "")]" {
        // It says that there was a rename, and would be wrong without it.
        let change = self.number(ofRename: name, way, at: part.span)
        merged.append(.init(name: part.name, presence: .added(change), node: .same(part.value)))
      } else {
        let change = note(.added, way.down(part, number: number), nil, part.value, at: part.span)
        merged.append(.init(name: part.name, presence: .added(change), node: .same(part.value)))
      }
    }
    for (index, part) in before.enumerated() where pairs.newNames[part.name] == nil {
      // It goes where it was: behind what was before it.
      let earlier = before[..<index].last.map { pairs.newNames[$0.name] ?? $0.name }
      let place = earlier.flatMap { name in merged.firstIndex { $0.name == name } }.map { $0 + 1 } ?? 0
      // Of a section that several files have a part of, the one that it was in.
      let home = ([span].compactMap(\.self) + more).first { $0.file == part.span.file }
      let change = note(
        .removed, way.down(part, number: new.isMap ? nil : index), part.value, nil, at: home ?? span ?? new.span)
      merged.insert(.init(name: part.name, presence: .removed(change), node: .same(part.value)), at: place)
    }
    let common = before.compactMap { pairs.newNames[$0.name] }
    var order: MergedNode.Order?
    if common != after.map(\.name).filter({ pairs.oldNames[$0] != nil }) {
      order = .init(change: note(.moved, way, old, new, at: span ?? new.span), names: common)
    }
    return new.isMap ? .map(merged, order: order) : .list(merged, order: order)
  }

  /// Today's name of a renamed item, if a value names it as the earlier one did.
  private func follows(_ old: PlacedValue, _ new: PlacedValue) -> String? {
    guard case .scalar(_, let before) = old.form, case .scalar(_, let after) = new.form else { return nil }
    return formerNames[after] == before ? after : nil
  }
}
