extension ObjectShape {
  /// Where the texts of a file are, one pattern for each key that holds a text in every language:
  /// `notifications.*.copy.title`. A `*` is an id, or any item of a list.
  public var textPlaces: [String] {
    var found: [String] = []
    for place in ValueShape.object(self).textPlaces([], inside: []) where !found.contains(place) { found.append(place) }
    return found
  }
}

extension ValueShape {
  /// - Parameter outer: The mappings that it is in, none of which it goes into again.
  fileprivate func textPlaces(_ path: [String], inside outer: [ObjectShape]) -> [String] {
    switch self {
    case .map(.languageTag, let values) where values.isOneLanguage: [path.joined(separator: ".")]
    case .object(let shape):
      outer.contains { $0 === shape }
        ? []
        : shape.fields.flatMap { $0.type.textPlaces(path + [$0.key], inside: outer + [shape]) }
          + (shape.others?.values.textPlaces(path + ["*"], inside: outer + [shape]) ?? [])
    case .map(_, let values), .list(let values): values.textPlaces(path + ["*"], inside: outer)
    case .oneOrMore(let value): value.textPlaces(path, inside: outer)
    case .either(let values): values.flatMap { $0.textPlaces(path, inside: outer) }
    // What holds itself has no texts.
    case .recursive, .text, .flag, .int, .number, .numberIn, .choice, .reference, .duration, .durationRange, .localTime,
      .languageTag, .pattern:
      []
    }
  }

  private var isOneLanguage: Bool {
    guard case .either(let values) = self else { return false }
    return values.contains { if case .object(let shape) = $0 { shape === TextShape.object } else { false } }
  }
}
