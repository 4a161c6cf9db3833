import NotificationConformance
import SpecDiagnostics

/// Finds the cases that errors keep from being run, and the error that does.
struct UnrunSearch {
  /// Of the run, in the order of a report.
  let findings: [Diagnostic]
  /// The cases that can be run.
  let cases: [ScenarioCase]
  /// The folders of apps that cannot be used.
  let brokenApps: [String: String]
  /// Apps whose cases nobody asked for.
  let notAsked: Set<String>

  private struct Place: Hashable {
    let file: String
    let start: SourcePosition
  }

  /// By file, then in the order of the lines.
  func unrun(of outlines: [ScenarioOutline]) -> [UnrunCase] {
    let sound = Set(cases.map { Place(file: $0.span.file, start: $0.span.start) })
    let errors = Dictionary(grouping: findings.filter { $0.severity == .error }, by: \.span.file)
    var causes: [String: Diagnostic] = [:]
    for (app, folder) in brokenApps {
      causes[app] = findings.first { $0.severity == .error && $0.span.file.hasPrefix("\(folder)/") }
    }
    return outlines.sorted { $0.file < $1.file }.flatMap { outline -> [UnrunCase] in
      if let app = outline.app, notAsked.contains(app) { return [] }
      let ofFile = errors[outline.file] ?? []
      let ofApp = outline.app.flatMap { causes[$0] }
      return unrun(of: outline, sound, ofFile, ofApp)
    }
  }

  private func unrun(
    of outline: ScenarioOutline, _ sound: Set<Place>, _ errors: [Diagnostic], _ ofApp: Diagnostic?
  ) -> [UnrunCase] {
    let suite = outline.suite ?? outline.file
    let places = ErrorPlaces(errors, in: outline.cases)
    var names: Set<String> = []
    var found: [UnrunCase] = []
    for (index, one) in outline.cases.enumerated() {
      // A second case of a name is one too.
      let name = names.insert(one.name).inserted ? one.name : "\(one.name) in line \(one.span.start.line)"
      if sound.contains(Place(file: outline.file, start: one.span.start)) { continue }
      let own = places.own(of: index, one)
      found.append(
        UnrunCase(
          suite: suite, name: name, at: one.span, isNamed: one.isNamed, errors: own,
          cause: own.isEmpty ? places.outside ?? ofApp ?? errors.first : nil))
    }
    guard outline.cases.isEmpty, let cause = errors.first ?? ofApp else { return found }
    return [
      UnrunCase(
        suite: suite, name: "all of \(outline.file)", at: SourceSpan(startOf: outline.file), isNamed: false,
        cause: cause)
    ]
  }
}

/// Which errors of a file are in which of its cases.
private struct ErrorPlaces {
  /// The first one that is in no scenario and so concerns them all.
  private(set) var outside: Diagnostic?
  /// By the number of the case whose row they are in.
  private var ofRow: [Int: [Diagnostic]] = [:]
  /// Beside its rows, by where the scenario begins.
  private var ofScenario: [SourcePosition: [Diagnostic]] = [:]

  init(_ errors: [Diagnostic], in cases: [ScenarioOutline.Case]) {
    for error in errors {
      guard let first = cases.firstIndex(where: { $0.scenario.contains(error.span) }) else {
        outside = outside ?? error
        continue
      }
      if let row = cases[first...].firstIndex(where: { $0.row?.contains(error.span) == true }) {
        ofRow[row, default: []].append(error)
      } else {
        ofScenario[cases[first].scenario.start, default: []].append(error)
      }
    }
  }

  func own(of index: Int, _ one: ScenarioOutline.Case) -> [Diagnostic] {
    (ofScenario[one.scenario.start] ?? []) + (ofRow[index] ?? [])
  }
}

extension SourceSpan {
  fileprivate func contains(_ other: SourceSpan) -> Bool {
    source == other.source && start <= other.start && other.start <= end
  }
}
