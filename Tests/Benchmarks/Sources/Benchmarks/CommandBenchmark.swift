import Foundation

/// The built command, as people and CI run it, against a C program that parses the same files with bare libyaml.
struct CommandBenchmark {
  let notispec: String
  /// The C program: without an argument it only starts and ends.
  let floor: String

  func start() throws {
    let small = try SyntheticWorkspace(types: 100)
    defer { small.remove() }
    print(row("start-up", "", "ms", "ms above C", "peak MiB"))
    let costs = ProcessCost.medians(
      rounds: 41,
      [
        { .of([floor]) }, { .of([notispec, "--version"]) }, { .of([floor] + small.specFiles) },
        { .of([notispec, "check"], in: small.folder) },
      ])
    for (name, own, least) in [("--version", 1, 0), ("check of 100 types", 3, 2)] {
      let (cost, floor) = (costs[own], costs[least])
      print(
        row(
          name, "", hundredths(cost.cpu * 1000), hundredths((cost.cpu - floor.cpu) * 1000), hundredths(cost.peak)))
    }
    print("")
  }

  func specs(_ counts: [Int]) throws {
    print(row("command", "types", "ns a type", "x libyaml", "peak MiB", "peak / input"))
    for count in counts {
      let workspace = try SyntheticWorkspace(types: count)
      defer { workspace.remove() }
      let size = try bytes(of: workspace.specFiles)
      let rounds = count > 50_000 ? 3 : 7
      let generate = [notispec, "generate", "--only", "swift"]
      let costs = ProcessCost.medians(
        rounds: rounds,
        [
          { .of([floor] + workspace.specFiles) },
          { .of([notispec, "check"], in: workspace.folder) },
          {
            workspace.removeGenerated()
            return .of(generate, in: workspace.folder)
          },
          { .of(generate, in: workspace.folder) },
        ])
      let names = ["C, libyaml", "check", "check and generate Swift", "generate, nothing changed"]
      for (name, cost) in zip(names, costs) {
        print(
          row(
            name, String(count), String(Int(cost.cpu * 1e9 / Double(count))), hundredths(cost.cpu / costs[0].cpu),
            hundredths(cost.peak), hundredths(cost.peak * 1_048_576 / size)))
      }
    }
    print("")
  }

  func cases(_ counts: [Int]) throws {
    print(row("conform, with a JUnit report", "cases", "ns a case", "x goal", "cases a CPU s", "peak MiB"))
    for count in counts {
      let workspace = try SyntheticWorkspace(types: 10, cases: count)
      defer { workspace.remove() }
      let conform = [notispec, "conform", "--format", "junit", "--output", "\(workspace.folder)/report.xml"]
      let costs = ProcessCost.medians(
        rounds: count > 50_000 ? 3 : 7,
        [
          { .of([floor] + workspace.caseFiles) },
          { .of(conform + ["--once"], in: workspace.folder) },
          { .of(conform, in: workspace.folder) },
        ])
      let goal = costs[0].cpu * 2.5 + Double(count) * 3 * 10e-6
      for (name, cost) in zip(["C, libyaml", "each case once", "each case twice"], costs) {
        print(
          row(
            name, String(count), String(Int(cost.cpu * 1e9 / Double(count))), hundredths(cost.cpu / goal),
            String(Int(Double(count) / cost.cpu)), hundredths(cost.peak)))
      }
    }
    print("")
  }

  private func bytes(of files: [String]) throws -> Double {
    try files.reduce(0) { sum, path in
      let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? NSNumber
      return sum + (size?.doubleValue ?? 0)
    }
  }
}
