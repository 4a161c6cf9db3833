extension ObjectShape {
  /// This shape and every shape inside it, each once, in the order in which a reader of the page meets them.
  ///
  /// - Parameter shapes: What `ValueShape.recursive` means, by name.
  public func reachable(shapes: [ObjectShape] = []) -> [ObjectShape] {
    var found: [ObjectShape] = []
    var seen: Set<ObjectIdentifier> = []
    var open: [ObjectShape] = [self]
    while let next = open.popLast() {
      guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
      found.append(next)
      let types = next.fields.map(\.type) + (next.others.map { [$0.values] } ?? [])
      open += types.flatMap { $0.objects(shapes: shapes) }.reversed()
    }
    return found
  }
}

extension ValueShape {
  fileprivate func objects(shapes: [ObjectShape]) -> [ObjectShape] {
    switch self {
    case .object(let shape): [shape]
    case .recursive(let name): shapes.filter { $0.name == name }
    case .map(_, let value), .list(let value), .oneOrMore(let value): value.objects(shapes: shapes)
    case .either(let values): values.flatMap { $0.objects(shapes: shapes) }
    case .text, .flag, .int, .number, .numberIn, .choice, .reference, .duration, .durationRange, .localTime,
      .languageTag, .pattern:
      []
    }
  }
}
