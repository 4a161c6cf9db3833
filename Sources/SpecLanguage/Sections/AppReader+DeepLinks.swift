import SpecDiagnostics

/// `deep_links`.
extension AppReader {
  func readDeepLinks(_ links: ObjectReader, targets: [MapEntry]) -> DeepLinks? {
    let scheme = links.pattern("scheme")
    let universal = links.pattern("universal")
    let items = session.readEach(targets, readTarget)
    reportFallbackCircles(items)
    guard let scheme else {
      for item in items { brokenTargetParameters[item.id] = item.parameters.map(\.id) }
      return nil
    }
    return DeepLinks(scheme: scheme, universal: universal, targets: items)
  }

  private func readTarget(_ entry: MapEntry) -> TargetItem? {
    let errors = session.errorCount
    guard let target = session.object(entry.value, DeepLinkShape.target) else { return nil }
    let summary = target.sourceText("summary")
    let path = target.pattern("path")
    let aliases = session.distinctPlaces(target.list("aliases") ?? []) { session.pattern($0, .pathSegment) }
    let parameters = readParameters(target, "parameters", ParameterShape.object)
    if let path { checkPlaceholders(of: path, in: target, parameters.items, parameters.facts) }
    let fallback = target.reference("fallback")
    let module = target.reference("module")
    let covers = target.covers()
    guard entry.isNameValid, session.errorCount == errors, let path else {
      brokenTargetParameters[entry.name] = parameters.facts.names
      return nil
    }
    return TargetItem(
      id: entry.name, idSpan: entry.nameSpan, summary: summary, path: path, aliases: aliases,
      parameters: parameters.items, fallback: fallback, module: module, covers: covers)
  }

  /// `{name}` in a path is a declared parameter that is always there.
  private func checkPlaceholders(
    of path: Located<String>, in target: ObjectReader, _ items: [ParameterItem], _ facts: SignalFacts
  ) {
    guard path.value.utf8.contains(UInt8(ascii: "{")), let value = target.written("path") else { return }
    var seen: [String] = []
    for part in path.value.split(separator: "/") where part.hasPrefix("{") {
      let name = String(part.dropFirst().dropLast())
      if seen.contains(name) { session.report(.duplicateID, "has '{\(name)}' twice", about: value) }
      seen.append(name)
      guard facts.parameter(name) != nil else {
        if facts.isComplete {
          session.report(.unknownID, "has '{\(name)}', which 'parameters' does not declare", about: value)
        }
        continue
      }
      if let item = items.first(where: { $0.id == name }), item.isOptional {
        session.report(
          .badValue, "has '{\(name)}', which is optional, but a part of the path cannot be left out", about: value,
          notes: [Diagnostic.Note("'\(name)' is declared here", at: item.idSpan)])
      }
    }
  }

  /// A fallback that leads back to where it started would never open a screen. Each circle is reported once.
  private func reportFallbackCircles(_ targets: [TargetItem]) {
    guard targets.contains(where: { $0.fallback != nil }) else { return }
    let byID = Dictionary(targets.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var settled: Set<String> = []
    for target in targets {
      var path: [TargetItem] = []
      var next: TargetItem? = target
      while let step = next, settled.insert(step.id).inserted {
        path.append(step)
        next = step.fallback.flatMap { byID[$0.value] }
      }
      // The walk ended at a screen that was seen: in this walk, then it closed a circle, or in an earlier one.
      guard let end = next, let fallback = path.last?.fallback, path.contains(where: { $0.id == end.id }) else {
        continue
      }
      session.add(
        Diagnostic(
          .badValue, .error, "The fallbacks of 'deep_links.targets.\(end.id)' lead back to '\(end.id)'",
          at: fallback.span))
    }
  }
}
