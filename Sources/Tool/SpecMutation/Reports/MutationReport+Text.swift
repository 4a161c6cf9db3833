import SpecDiagnostics
public import SpecLanguage
public import TextWriting

extension MutationReport {
  /// For a terminal: the survivors at their lines, those of one item together, with the start of a scenario.
  ///
  /// - Parameters:
  ///   - specs: The apps without a change.
  ///   - requirements: What `covers` may name; nil where that is not checked.
  ///   - sourceLine: A line of a file by its number from 1.
  public func text(
    specs: [Spec], requirements: [String]? = nil, isColored: Bool, sourceLine: (_ file: String, _ line: Int) -> String?
  ) -> TerminalText {
    let renderer = DiagnosticTextRenderer(isColored: isColored, findingLimit: .max)
    var text: TerminalText = ""
    for group in survivorsByItem {
      text += renderer.render(
        UnnoticedValue.all(group).compactMap(\.finding).sortedForReport(), sourceLine: sourceLine)
      if let one = group.first(where: { $0.mutant.keys.last == "notification.priority" }),
        let spec = specs.first(where: { $0.app.id == one.app }), let order = PlaceInOrder(of: one.mutant, in: spec)
      {
        text += "  \(order.sentence)\n"
      }
      // Where a case shows the change, a line in it is enough.
      if group.allSatisfy({ $0.hint != nil }) { continue }
      guard let first = group.first(where: { $0.hint == nil }), first.effect == .behaviour,
        let spec = specs.first(where: { $0.app.id == first.app }),
        let lines = ScenarioStarter(for: first.mutant, in: spec, requirements: requirements).lines
      else { continue }
      text += "  a scenario to start from:\n"
      for line in lines { text += "    \(line)\n" }
    }
    return text
  }

  /// In the order of the files; those of one item are neighbours.
  private var survivorsByItem: [[JudgedMutant]] {
    var groups: [[JudgedMutant]] = []
    for one in survivors {
      if let last = groups.last?.last, last.app == one.app, last.mutant.part == one.mutant.part {
        groups[groups.count - 1].append(one)
      } else {
        groups.append([one])
      }
    }
    return groups
  }
}

extension SpecMutant {
  /// The item or the section that the change is in.
  fileprivate var part: String {
    items.first.map { "\($0.kind.rawValue) \($0.id)" } ?? String(path.prefix { $0 != "." })
  }
}
