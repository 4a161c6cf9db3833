import LibYAMLLoop
import NotificationCivilTime
import NotificationConformance
import NotificationRules
import NotificationScheduling
import NotificationTerms
import SpecEmission
import SpecModel
import SpecReading
import YAMLNodes

let sizes = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let counts = sizes.isEmpty ? [100, 1_000, 10_000] : sizes

print("CPU time, medians. ratio: to a bare libyaml event loop over the same bytes in the same run.")
print(row("what", "size", "ns each", "ratio"))

for count in counts {
  let bytes = Array(SyntheticSpec.yaml(types: count).utf8)
  let floor = measure { precondition(bytes.withUnsafeBufferPointer { libyaml_loop($0.baseAddress, $0.count) } > 0) }
  report("libyaml loop", count, floor, floor)
  report("YAML read", count, measure { _ = YAMLReader.read(bytes, file: "s.yaml") }, floor)
  report(
    "read and validate", count,
    measure {
      let read = YAMLReader.read(bytes, file: "s.yaml")
      let result = SpecReader.read([SpecSource(path: "s.yaml", yaml: read)])
      precondition(result.spec?.notifications.count == count, "\(result.diagnostics.prefix(3))")
    }, floor)
  let spec = SpecReader.read([SpecSource(path: "s.yaml", bytes: bytes)]).spec
  guard let spec else { preconditionFailure("the synthetic spec does not read") }
  report(
    "generate Swift", count,
    measure { for emitter in EmitterRoster.all { _ = emitter.files(for: spec) } }, floor)
}

print("")
print(row("three-step cases", "cases", "ns each", "ratio"))
let app = SpecReader.read([SpecSource(path: "s.yaml", bytes: Array(SyntheticSpec.yaml(types: 10).utf8))]).spec
for count in counts {
  guard let app else { preconditionFailure("the synthetic spec does not read") }
  let bytes = Array(SyntheticScenarios.yaml(cases: count).utf8)
  let floor = measure { precondition(bytes.withUnsafeBufferPointer { libyaml_loop($0.baseAddress, $0.count) } > 0) }
  report("libyaml loop", count, floor, floor)
  let loader = ScenarioLoader(specs: [app]) { ZoneRules(identifier: $0, fixedOffsetSeconds: 10_800) }
  let runner = ScenarioRunner(specs: [app])
  var cases: [ScenarioCase] = []
  report(
    "read and load", count,
    measure {
      guard let tree = YAMLReader.read(bytes, file: "c.yaml").tree else { preconditionFailure("the cases do not read") }
      let loaded = loader.load([tree])
      precondition(loaded.cases.count == count, "\(loaded.diagnostics.prefix(3))")
      cases = loaded.cases
    }, floor)
  report("run", count, measure { for scenario in cases { _ = runner.run(scenario) } }, floor)
}

func report(_ what: String, _ count: Int, _ time: Double, _ floor: Double?) {
  print(row(what, String(count), String(Int(time / Double(count))), floor.map { hundredths(time / $0) } ?? "-"))
}

func hundredths(_ value: Double) -> String {
  let scaled = Int((value * 100).rounded())
  return "\(scaled / 100).\(scaled % 100 < 10 ? "0" : "")\(scaled % 100)"
}

func row(_ what: String, _ size: String, _ each: String, _ ratio: String) -> String {
  what.padded(24) + size.padded(9, left: true) + each.padded(12, left: true) + ratio.padded(9, left: true)
}

extension String {
  func padded(_ width: Int, left: Bool = false) -> String {
    let space = String(repeating: " ", count: max(0, width - count))
    return left ? space + self : self + space
  }
}

print("")
print(row("one scheduler step", "types", "ns a step", "-"))
for count in [10, 100] {
  var plan = PlanBenchmark(types: count)
  let rounds = 100
  let time = measure { for _ in 0..<rounds { plan.replan() } }
  print(row("plan 14 days", String(count), String(Int(time / Double(rounds))), "-"))
}
