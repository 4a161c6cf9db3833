import LibYAMLLoop
import NotificationCivilTime
import NotificationConformance
import SpecEmission
import SpecLanguage
import SpecLint
import YAMLNodes

/// The parts of the work, each called by itself in this process.
enum LibraryBenchmark {
  static func reading(_ counts: [Int]) {
    print(row("in this process", "types", "ns a type", "x libyaml"))
    for count in counts {
      let bytes = Array(SyntheticSpec.yaml(types: count).utf8)
      let floor = measureFloor(bytes)
      func report(_ what: String, _ time: Double) { Self.report(what, count, time, floor) }
      report("libyaml loop", floor)
      report("YAML read", measure { _ = YAMLReader.read(bytes, file: "specs/synthetic/types.yaml") })
      var spec: Spec?
      report("read and validate", measure { spec = read(bytes) })
      guard let spec else { fatalError("the synthetic spec does not read") }
      report(
        "lint", measure { guard LintRoster.check(spec).isEmpty else { fatalError("the synthetic spec has findings") } })
      let emitters = EmitterRoster.all.filter { type(of: $0).id == "swift" }
      report("generate Swift", measure { for emitter in emitters { _ = emitter.files(for: spec) } })
    }
    print("")
  }

  static func cases(_ counts: [Int]) {
    print(row("three-step cases, in this process", "cases", "ns a case", "x libyaml"))
    guard let app = read(Array(SyntheticSpec.yaml(types: 10).utf8)) else { return }
    for count in counts {
      let bytes = Array(SyntheticScenarios.yaml(cases: count).utf8)
      let floor = measureFloor(bytes)
      report("libyaml loop", count, floor, floor)
      let loader = ScenarioLoader(specs: [app]) { ZoneRules(identifier: $0, fixedOffsetSeconds: 10_800) }
      let runner = ScenarioRunner(specs: [app])
      var cases: [ScenarioCase] = []
      let loading = measure {
        guard let tree = YAMLReader.read(bytes, file: "c.yaml").tree else { fatalError("no cases") }
        let loaded = loader.load([tree])
        guard loaded.cases.count == count else { fatalError("\(loaded.diagnostics.prefix(3))") }
        cases = loaded.cases
      }
      report("read and load", count, loading, floor)
      report("run once", count, measure { for scenario in cases { _ = runner.run(scenario) } }, floor)
    }
    print("")
  }

  static func steps() {
    print(row("in this process", "", "ns"))
    for (what, isKeptBack) in [("nothing kept back", false), ("half kept back", true)] {
      for count in [10, 100] {
        var plan = PlanBenchmark(types: count, isKeptBack: isKeptBack)
        let rounds = 100
        let time = measure { for _ in 0..<rounds { plan.replan() } }
        print(row("scheduler step, 14 days, \(what), types", String(count), hundredths(time / Double(rounds))))
      }
    }
    if var app = ReportBenchmark() {
      let time = measure { app.report() }
      print(row("report, 48 series, requests", String(app.pending), hundredths(time), "\(app.stored) bytes"))
    }
    guard let time = CivilTimeBenchmark().nanosecondsPerTime else { return }
    print(row("local time to instant", "", hundredths(time)))
    print("")
  }

  private static func measureFloor(_ bytes: [UInt8]) -> Double {
    measure {
      guard bytes.withUnsafeBufferPointer({ libyaml_loop($0.baseAddress, $0.count) }) > 0 else { fatalError("no YAML") }
    }
  }

  private static func read(_ bytes: [UInt8]) -> Spec? {
    let path = "specs/synthetic/types.yaml"
    let result = SpecReader.read([SpecSource(path: path, yaml: YAMLReader.read(bytes, file: path))])
    guard result.diagnostics.isEmpty else { fatalError("\(result.diagnostics.prefix(3))") }
    return result.spec
  }

  private static func report(_ what: String, _ count: Int, _ time: Double, _ floor: Double) {
    print(row(what, String(count), String(Int(time / Double(count))), hundredths(time / floor)))
  }
}
