import NotificationRules
import NotificationScheduling
import SpecDiagnostics

/// What was opened.
extension Verification {
  func completeOpened(_ lines: [(ExpectedTarget?, SourceSpan)]) -> [CaseResult.Failure] {
    guard let first = lines.first else { return [] }
    let actual = world.opened.map(\.target)
    let expected = lines.compactMap { $0.0?.target }
    var failures: [CaseResult.Failure] = []
    if actual != expected {
      let was = actual.isEmpty ? "nothing was" : actual.joined(separator: ", ")
      let should = expected.isEmpty ? "nothing" : expected.joined(separator: ", ")
      failures.append(.init("expected \(should) to open; opened: \(was)", at: first.1))
    }
    for (index, (line, span)) in lines.enumerated() where index < world.opened.count {
      let opened = world.opened[index].parameters
      for (name, value) in (line?.parameters ?? [:]).sorted(by: { $0.key < $1.key })
      where opened[name]?.description != value.description {
        let was = opened[name].map { "it was \($0)" } ?? "there was none"
        failures.append(.init("expected '\(line?.target ?? "")' with \(name) \(value); \(was)", at: span))
      }
    }
    for (index, (line, span)) in lines.enumerated() {
      guard let line, let url = line.url else { continue }
      // Where another screen was opened, or none, the line says that already.
      guard index < world.opened.count, world.opened[index].target == line.target else { continue }
      let actual = app.links?.url(of: line.target, world.opened[index].parameters)
      if actual != url {
        failures.append(.init("expected the link \(url); '\(line.target)' has \(actual ?? "no whole link")", at: span))
      }
    }
    return failures
  }
}
