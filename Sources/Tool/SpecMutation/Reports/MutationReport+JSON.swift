import SpecDiagnostics
import TextWriting

extension MutationReport {
  /// The mutation testing report schema, version 2.
  ///
  /// - Parameters:
  ///   - version: That of this program.
  ///   - source: The text of a file.
  /// - Source: github.com/stryker-mutator/mutation-testing-elements, packages/report-schema
  public func json(version: String, source: (_ file: String) -> String) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("schemaVersion", "2")
      json.object("thresholds") { json in
        json.member("high", 100)
        json.member("low", 95)
      }
      json.object("framework") { json in
        json.member("name", "notispec")
        json.member("version", version)
      }
      if !obstacles.isEmpty {
        // The schema leaves the form of this to each framework.
        json.object("config") { json in
          json.objects("notJudged", obstacles) { json, one in
            json.member("app", one.app)
            json.member("reason", one.reason)
          }
        }
      }
      json.object("files") { json in
        for (file, mutants) in byFile {
          json.object(file) { json in
            json.member("language", "yaml")
            json.member("source", source(file))
            json.array("mutants", of: mutants) { json, mutant in mutant.write(to: &json) }
          }
        }
      }
      writeTests(to: &json)
    }
    return json.text + "\n"
  }

  /// The files in the order of their paths.
  var byFile: [(file: String, mutants: [JudgedMutant])] {
    Dictionary(grouping: mutants, by: \.mutant.span.file).sorted { $0.key < $1.key }
      .map { ($0.key, $0.value.sorted { ($0.mutant.span, $0.id) < ($1.mutant.span, $1.id) }) }
  }

  /// The cases that noticed something.
  private func writeTests(to json: inout JSONWriter) {
    var tests: [String: Set<String>] = [:]
    for mutant in mutants {
      if case .killed(let killer) = mutant.verdict { tests[killer.file, default: []].insert(killer.id) }
    }
    guard !tests.isEmpty else { return }
    json.object("testFiles") { json in
      for (file, ids) in tests.sorted(by: { $0.key < $1.key }) {
        json.object(file) { json in
          json.objects("tests", ids.sorted()) { json, id in
            json.member("id", id)
            json.member("name", id)
          }
        }
      }
    }
  }
}

extension JudgedMutant {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("id", id)
      json.member("mutatorName", mutant.mutator.rawValue)
      if let effect { json.member("description", "\(effect.rawValue): \(mutant.name)") }
      json.member("replacement", mutant.change)
      json.object("location") { json in
        for (key, position) in [("start", mutant.span.start), ("end", mutant.span.end)] {
          json.object(key) { json in
            json.member("line", Int(position.line))
            json.member("column", Int(position.column))
          }
        }
      }
      json.member("status", verdict.status(casesRun: casesRun))
      if let reason = verdict.reason { json.member("statusReason", reason) }
      if case .killed(let killer) = verdict {
        json.array("killedBy") { $0.value(killer.id) }
      }
      json.member("testsCompleted", casesRun)
    }
  }
}

extension MutantVerdict {
  /// A word of the schema.
  fileprivate func status(casesRun: Int) -> String {
    switch self {
    case .killed: "Killed"
    case .survived: casesRun == 0 ? "NoCoverage" : "Survived"
    case .refused: "CompileError"
    case .equivalent, .waived: "Ignored"
    }
  }

  var reason: String? {
    switch self {
    case .killed(let killer): killer.message
    case .survived: nil
    case .refused(let code): "'check' refuses it [\(code)]"
    case .equivalent: "neither a table nor an output differs"
    case .waived(let waiver): waiver.why.sentence
    }
  }
}
