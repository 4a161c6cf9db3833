import SpecLanguage
import TextWriting

/// Where the mappings of a format are used.
struct ShapePlaces {
  /// The mapping around it and the key, by the name of the shape; no mapping is the root.
  private var places: [String: [(owner: String?, key: String)]] = [:]

  init(in format: FileFormat) {
    for owner in format.shapes {
      let name = owner === format.root ? nil : owner.name
      for field in owner.fields {
        let key = field.type.isMap ? field.key + ".*" : field.key
        for mapping in field.type.mappings { places[mapping, default: []].append((name, key)) }
      }
      for mapping in owner.others?.values.mappings ?? [] { places[mapping, default: []].append((name, "*")) }
    }
  }

  /// `notifications.*.copy`, and so on; what is in many places is there in the same way, so the first few say enough.
  func text(for shape: ObjectShape) -> String {
    var paths: [String] = []
    for place in places[shape.name] ?? [] {
      let path = MarkdownWriter.code(path(to: place.owner, below: [shape.name]) + place.key)
      if !paths.contains(path) { paths.append(path) }
    }
    let shown = paths.count > 3 ? paths.prefix(2) + ["\(paths.count - 2) more"] : paths[...]
    return shown.joined(separator: ", ")
  }

  /// The way to a mapping by its first place, with a dot behind it; none for the root.
  ///
  /// - Parameter seen: The mappings on the way: a condition may contain conditions.
  private func path(to name: String?, below seen: [String]) -> String {
    guard let name else { return "" }
    guard !seen.contains(name), let place = places[name]?.first(where: { !seen.contains($0.owner ?? "") }) else {
      return "….\(name)."
    }
    return path(to: place.owner, below: seen + [name]) + place.key + "."
  }
}

extension ValueShape {
  fileprivate var isMap: Bool { if case .map = self { true } else { false } }

  /// The names of the mappings that may be here, below any number of lists and maps, each once.
  fileprivate var mappings: [String] {
    switch self {
    case .object(let shape): return [shape.name]
    case .recursive(let name): return [name]
    case .map(_, let value), .list(let value), .oneOrMore(let value): return value.mappings
    case .either(let values):
      var names: [String] = []
      for name in values.flatMap(\.mappings) where !names.contains(name) { names.append(name) }
      return names
    case .text, .flag, .int, .number, .numberIn, .choice, .reference, .duration, .durationRange, .localTime,
      .languageTag,
      .pattern:
      return []
    }
  }
}
