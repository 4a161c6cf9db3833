public import SpecDiagnostics

extension SourceTree {
  /// The place of each alias, and of what it names.
  public var aliases: [(place: SourceSpan, target: SourceSpan)] {
    nodes.records.indices.filter { nodes.records[$0].form == .alias }.map { index in
      (
        span(at: Int32(truncatingIfNeeded: index)),
        span(at: Int32(truncatingIfNeeded: nodes.records[index].link))
      )
    }
  }
}
