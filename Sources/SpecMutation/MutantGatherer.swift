import SpecLanguage
import YAMLNodes

struct MutantGatherer {
  private(set) var mutants: [SpecMutant] = []
  private let withTexts: Bool
  /// What else a value can name.
  private var names = MutantNames()
  private var priorities: [(visit: ShapeWalk.Visit, file: Int, value: Int)] = []
  /// The keys of the language down to each value, by its path.
  private var keys: [String: [String]] = [:]

  init(withTexts: Bool) { self.withTexts = withTexts }

  mutating func noteNames(_ visit: ShapeWalk.Visit) {
    if case .name(.identifier(let kind)) = visit.kind, let key = visit.key {
      names.ids[kind, default: []].append(key.text)
    }
    if case .languageTag = visit.type, visit.kind == nil { names.languages.append(visit.node.text) }
  }

  mutating func gather(_ visit: ShapeWalk.Visit, _ file: Int) {
    let outer = keys[visit.outer] ?? []
    switch visit.kind {
    case .field(let field, let shape): keys[visit.path] = outer + ["\(shape.name).\(field.key)"]
    case .unknown: return
    case .name, nil: keys[visit.path] = outer
    }
    for change in visit.changes(names: names, withTexts: withTexts) {
      add(change.word, visit, [SpecMutant.Edit(file: file, address: visit.address, action: change.action)])
    }
    if keys[visit.path]?.last == "notification.priority", case .int(let value) = visit.node.core {
      priorities.append((visit, file, value))
    }
  }

  /// Each priority with the next one up.
  mutating func swapPriorities() {
    let sorted = priorities.enumerated().sorted { ($0.element.value, $0.offset) < ($1.element.value, $1.offset) }
      .map(\.element)
    for (low, high) in zip(sorted, sorted.dropFirst()) where low.value != high.value {
      let other = high.visit.outer.split(separator: ".").last ?? ""
      add(
        "swap-\(other)", low.visit,
        [
          SpecMutant.Edit(file: low.file, address: low.visit.address, action: .replace("\(high.value)")),
          SpecMutant.Edit(file: high.file, address: high.visit.address, action: .replace("\(low.value)")),
        ])
    }
  }

  private mutating func add(_ change: String, _ visit: ShapeWalk.Visit, _ edits: [SpecMutant.Edit]) {
    mutants.append(
      SpecMutant(
        path: visit.path, change: change, span: visit.node.span, keys: keys[visit.path] ?? [], edits: edits))
  }
}

/// What a value can name in one app.
struct MutantNames {
  var ids: [ItemKind: [String]] = [:]
  var languages: [String] = []
}
