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
  /// What items were called, by their names today.
  private let formerNames: [String: String]

  /// - Parameters:
  ///   - renames: Items that have another id than before.
  public init(
    app: String, from base: [SpecSource], to current: [SpecSource], renames: [(old: String, new: String)] = []
  ) {
    self.app = app
    formerNames = Dictionary(renames.map { ($0.new, $0.old) }, uniquingKeysWith: { first, _ in first })
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

    func down(_ name: String, wasCalled oldName: String? = nil, inList: Bool) -> Way {
      let shown = inList ? "[\(name)]" : self.name.isEmpty ? name : ".\(name)"
      return Way(new: new + [name], old: old + [oldName ?? name], name: self.name + shown)
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

  private mutating func compare(_ old: PlacedValue, _ new: PlacedValue, _ way: Way, at span: SourceSpan? = nil)
    -> MergedNode
  {
    if old.says(new) || follows(old, new) { return .same(new) }
    guard let before = old.parts, let after = new.parts, old.isMap == new.isMap else {
      return .changed(note(.changed, way, old, new, at: span ?? new.span), old: old, new: new)
    }
    let pairs = PartPairs(before, after, formerNames, areItems: !new.isMap)
    var merged: [MergedNode.Part] = []
    for part in after {
      if let was = pairs.oldNames[part.name], let value = old[was] {
        let way = way.down(part.name, wasCalled: was, inList: !new.isMap)
        merged.append(.init(name: part.name, presence: .both, node: compare(value, part.value, way, at: part.span)))
      } else {
        let number = note(.added, way.down(part.name, inList: !new.isMap), nil, part.value, at: part.span)
        merged.append(.init(name: part.name, presence: .added(number), node: .same(part.value)))
      }
    }
    for (index, part) in before.enumerated() where pairs.newNames[part.name] == nil {
      // It goes where it was: behind what was before it.
      let earlier = before[..<index].last.map { pairs.newNames[$0.name] ?? $0.name }
      let place = earlier.flatMap { name in merged.firstIndex { $0.name == name } }.map { $0 + 1 } ?? 0
      let number = note(.removed, way.down(part.name, inList: !new.isMap), part.value, nil, at: span ?? new.span)
      merged.insert(.init(name: part.name, presence: .removed(number), node: .same(part.value)), at: place)
    }
    let common = before.compactMap { pairs.newNames[$0.name] }
    var order: MergedNode.Order?
    if common != after.map(\.name).filter({ pairs.oldNames[$0] != nil }) {
      order = .init(change: note(.moved, way, old, new, at: span ?? new.span), names: common)
    }
    return new.isMap ? .map(merged, order: order) : .list(merged, order: order)
  }

  /// Whether a value names a renamed item, as the earlier one did.
  private func follows(_ old: PlacedValue, _ new: PlacedValue) -> Bool {
    guard case .scalar(_, let before) = old.form, case .scalar(_, let after) = new.form else { return false }
    return formerNames[after] == before
  }
}
