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
    let scenarios = PlaceIndex(cases.indices.map { ($0, cases[$0].scenario) })
    let rows = PlaceIndex(cases.indices.compactMap { index in cases[index].row.map { (index, $0) } })
    for error in errors {
      guard let first = scenarios.place(of: error.span) else {
        outside = outside ?? error
        continue
      }
      if let row = rows.place(of: error.span) {
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

/// Finds the first of many places that contains another: a table may have thousands of rows with a mistake in each.
private struct PlaceIndex {
  /// In the order of their beginnings, each beginning once. Places of scenarios and of rows do not overlap.
  private var places: [(number: Int, span: SourceSpan)] = []

  init(_ all: [(number: Int, span: SourceSpan)]) {
    for place in all.sorted(by: { ($0.span.start, $0.number) < ($1.span.start, $1.number) })
    where places.last?.span.start != place.span.start {
      places.append(place)
    }
  }

  func place(of span: SourceSpan) -> Int? {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle].span.start <= span.start { low = middle + 1 } else { high = middle }
    }
    guard low > 0, places[low - 1].span.contains(span) else { return nil }
    return places[low - 1].number
  }
}

extension SourceSpan {
  fileprivate func contains(_ other: SourceSpan) -> Bool {
    source == other.source && start <= other.start && other.start <= end
  }
}
