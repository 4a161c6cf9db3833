import SpecLanguage
import TextWriting

/// Where the mappings of a format are used.
struct ShapePlaces {
  /// "`trigger` of [notification](#notification)", by the name of the shape.
  private var places: [String: [String]] = [:]

  init(in format: FileFormat) {
    for owner in format.shapes {
      let title = MarkdownWriter.link(toHeading: owner === format.root ? format.title : owner.name)
      for field in owner.fields {
        let place = "\(MarkdownWriter.code(field.key)) of \(title)"
        for name in field.type.mappings { places[name, default: []].append(place) }
      }
      for name in owner.others?.values.mappings ?? [] { places[name, default: []].append("keys of \(title)") }
    }
  }

  /// Steps and lines of scenarios are all in the same places: the first few say enough.
  func text(for shape: ObjectShape) -> String {
    let found = places[shape.name] ?? []
    let shown = found.count > 4 ? found.prefix(3) + ["\(found.count - 3) more places"] : found[...]
    return shown.joined(separator: ", ")
  }
}

extension ValueShape {
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
