import SpecLanguage
import YAMLNodes

struct MutantGatherer {
  private(set) var mutants: [SpecMutant] = []
  private let everything: Bool
  /// What else a value can name.
  private var names = MutantNames()
  private var order = PriorityOrder()
  private var priorities: [(visit: ShapeWalk.Visit, file: Int, value: Int)] = []
  /// The keys of the language down to each value, by its path.
  private var keys: [String: [String]] = [:]
  private var items: [String: [SpecMutant.Item]] = [:]
  private var paths = NamedPaths()
  private var shownNames: [String: String] = [:]

  init(everything: Bool) { self.everything = everything }

  mutating func note(_ visit: ShapeWalk.Visit) {
    if let item = visit.item {
      names.ids[item.kind, default: []].append(item.id)
      if item.kind == .notification { order.note(type: visit.path) }
    }
    if case .field(let field, let shape) = visit.kind, "\(shape.name).\(field.key)" == Self.priority,
      case .int(let value) = visit.node.core
    {
      order.note(value, of: visit.outer)
    }
    // A group exists because types are in it.
    if case .reference(.group) = visit.type, case .field = visit.kind {
      names.ids[.group, default: []].append(visit.node.text)
    }
    if case .languageTag = visit.type, visit.kind == nil { names.languages.append(visit.node.text) }
  }

  mutating func gather(_ visit: ShapeWalk.Visit, _ file: Int) {
    shownNames[visit.path] = paths.name(of: visit)
    let outer = keys[visit.outer] ?? []
    switch visit.kind {
    case .field(let field, let shape): keys[visit.path] = outer + ["\(shape.name).\(field.key)"]
    case .unknown: return
    case .name, nil: keys[visit.path] = outer
    }
    items[visit.path] = (items[visit.outer] ?? []) + (visit.item.map { [$0] } ?? [])
    if !everything, keys[visit.path]?.contains(where: Self.isNote) ?? false { return }
    let isPriority = keys[visit.path]?.last == Self.priority
    for change in visit.changes(names: names, withTexts: everything) {
      if isPriority, order.isKept(with: Int(change.word) ?? PriorityOrder.lowest, of: visit.outer) { continue }
      add(
        change.word, visit.mutator(of: change.action), visit,
        [SpecMutant.Edit(file: file, address: visit.address, action: change.action)])
    }
    if isPriority, case .int(let value) = visit.node.core {
      priorities.append((visit, file, value))
    }
  }

  private static let priority = "notification.priority"

  /// - Parameter key: `notification.summary`
  private static func isNote(_ key: String) -> Bool {
    SpecMutants.notes.contains { key.hasSuffix(".\($0)") }
  }

  /// Each priority with the next one up.
  mutating func swapPriorities() {
    let sorted = priorities.enumerated().sorted { ($0.element.value, $0.offset) < ($1.element.value, $1.offset) }
      .map(\.element)
    for (low, high) in zip(sorted, sorted.dropFirst()) where low.value != high.value {
      let other = high.visit.outer.split(separator: ".").last ?? ""
      add(
        SpecMutant.swap + other, .swapped, low.visit,
        [
          SpecMutant.Edit(file: low.file, address: low.visit.address, action: .replace("\(high.value)")),
          SpecMutant.Edit(file: high.file, address: high.visit.address, action: .replace("\(low.value)")),
        ])
    }
  }

  private mutating func add(
    _ change: String, _ mutator: SpecMutant.Mutator, _ visit: ShapeWalk.Visit, _ edits: [SpecMutant.Edit]
  ) {
    mutants.append(
      SpecMutant(
        path: visit.path, name: shownNames[visit.path] ?? visit.path, change: change, mutator: mutator,
        span: visit.node.span, keys: keys[visit.path] ?? [],
        items: items[visit.path] ?? [], edits: edits))
  }
}

/// What a value can name in one app.
struct MutantNames {
  var ids: [ItemKind: [String]] = [:]
  var languages: [String] = []
}

extension ShapeWalk.Visit {
  /// The item that the key before the value names.
  fileprivate var item: SpecMutant.Item? {
    guard case .name(.identifier(let kind)) = self.kind, let key else { return nil }
    return SpecMutant.Item(kind: kind, id: key.text)
  }

  fileprivate func mutator(of action: SpecMutant.Action) -> SpecMutant.Mutator {
    switch action {
    case .leaveOut: .leftOut
    case .wrap, .unwrap: .negated
    case .replace:
      switch type {
      case .int, .number, .numberIn: .number
      case .duration, .durationRange: .duration
      case .localTime: .time
      case .choice: .choice
      case .flag: .flag
      case .reference, .languageTag: .reference
      case .text, .pattern, .object, .recursive, .map, .list, .oneOrMore, .either, nil: .text
      }
    }
  }
}
