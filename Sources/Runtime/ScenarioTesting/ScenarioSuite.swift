public import Foundation
import NotificationConformance
public import NotificationRules
import SpecDiagnostics
import SpecLanguage
import YAMLNodes

/// A suite of scenarios, run on the module that was generated for an app, as a test of that app.
///
/// ```swift
/// private let suites = Result { try ScenarioSuite.all(of: Courier.self, specs: …, scenarios: …) }
///
/// @Test(arguments: try suites.get()) func itIsMet(_ suite: ScenarioSuite) {
///   for failure in suite.failures() {
///     Issue.record(
///       "\(failure)",
///       sourceLocation: SourceLocation(
///         fileID: "Shop/\(suite)", filePath: failure.file, line: failure.line, column: failure.column))
///   }
/// }
/// ```
public struct ScenarioSuite: Sendable, CustomStringConvertible {
  /// As its file has it: `courier.basket`.
  public let name: String
  private let cases: [ScenarioCase]
  private let runner: ScenarioRunner
  private let known: [KnownFailure]

  public var description: String { name }
  public var caseCount: Int { cases.count }

  /// The suites of an app in the order of their files. Time zones are those that notispec carries.
  ///
  /// - Parameters:
  ///   - app: The type that the generated module has for it: `Courier.self`. Its tables are what the cases run on.
  ///   - specs: The folder with its specs.
  ///   - scenarios: The folder with its scenarios. If `known-failing.yaml` is in it or beside it, what is listed there may
  ///     fail; `notispec conform` says when an entry is over.
  /// - Throws: For a folder that cannot be read or has no scenarios, and for mistakes in its files.
  public static func all<App: NotificationApp>(of app: App.Type, specs: URL, scenarios: URL) throws -> [ScenarioSuite] {
    let sources = try yamlFiles(in: specs).map { SpecSource(path: $0.path, bytes: $0.bytes) }
    let reading = SpecReader.read(sources, folder: specs.lastPathComponent)
    try ScenarioSuiteError.check(reading.diagnostics)
    guard let spec = reading.spec else { throw ScenarioSuiteError.nothing(in: specs.path) }

    let files = try yamlFiles(in: scenarios).map { YAMLReader.read($0.bytes, file: $0.path) }
    try ScenarioSuiteError.check(files.flatMap(\.diagnostics))
    let loader = ScenarioLoader(specs: [spec], zone: ZoneDatabase.rules, zoneNames: { ZoneDatabase.names })
    let loaded = loader.load(files.compactMap(\.tree))
    try ScenarioSuiteError.check(loaded.diagnostics)
    if loaded.cases.isEmpty { throw ScenarioSuiteError.nothing(in: scenarios.path) }

    let runner = ScenarioRunner([TestedApp(spec, rules: app.rules)], tzdata: ZoneDatabase.release)
    let known = try knownFailures(besides: scenarios)
    var suites: [ScenarioSuite] = []
    for scenario in loaded.cases where scenario.suite != suites.last?.name {
      let cases = loaded.cases.filter { $0.suite == scenario.suite }
      suites.append(ScenarioSuite(name: scenario.suite, cases: cases, runner: runner, known: known))
    }
    return suites
  }

  /// Runs all cases. What is known to fail is left out, and so is what these time zones are too old for.
  public func failures() -> [ScenarioFailure] {
    cases.filter { scenario in !known.contains { CaseFilter($0.pattern).matches(scenario.id) } }
      .map(runner.run).filter(\.isFailed).flatMap { result in
        result.failures.map { ScenarioFailure($0, of: result) }
      }
  }

  private static func knownFailures(besides scenarios: URL) throws -> [KnownFailure] {
    for folder in [scenarios, scenarios.deletingLastPathComponent()] {
      let file = folder.appendingPathComponent("known-failing.yaml")
      guard let bytes = try? Data(contentsOf: file) else { continue }
      let reading = YAMLReader.read([UInt8](bytes), file: file.path)
      let list = reading.tree.map { KnownFailingFile($0) }
      try ScenarioSuiteError.check(reading.diagnostics + (list?.diagnostics ?? []))
      return list?.entries ?? []
    }
    return []
  }

  private static func yamlFiles(in folder: URL) throws -> [(path: String, bytes: [UInt8])] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try names.filter { $0.hasSuffix(".yaml") }.sorted().map { name in
      let file = folder.appendingPathComponent(name)
      return (file.path, [UInt8](try Data(contentsOf: file)))
    }
  }
}

/// Something that a case expects and that did not happen.
public struct ScenarioFailure: Sendable, CustomStringConvertible {
  /// What was expected and what came instead, and what happened in the case.
  public let description: String
  /// The scenario file.
  public let file: String
  /// The line and the column of the expectation, from 1 on.
  public let line: Int
  public let column: Int

  init(_ failure: CaseResult.Failure, of result: CaseResult) {
    description = "\(failure.message)\n\(TextReport.failed(result).text)"
    file = failure.span.file
    line = Int(failure.span.start.line)
    column = Int(failure.span.start.column)
  }
}

/// Why there is nothing to run.
public enum ScenarioSuiteError: Error, Sendable, CustomStringConvertible {
  /// The mistakes in specs or scenarios, one on each line.
  case mistakes([String])
  /// The folder has no specs, or no scenarios.
  case nothing(in: String)

  public var description: String {
    switch self {
    case .mistakes(let lines): lines.joined(separator: "\n")
    case .nothing(let folder): "there is nothing to read in \(folder)"
    }
  }

  static func check(_ findings: [Diagnostic]) throws(ScenarioSuiteError) {
    let errors = findings.filter { $0.severity == .error }
    if errors.isEmpty { return }
    throw .mistakes(
      errors.map { "\($0.span.place): \($0.message) [\($0.code)]" })
  }
}
