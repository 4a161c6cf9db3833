import Foundation

/// `Benchmarks [part…]`: all parts when none is named. `run`, beside this package, builds what they need.
let parts: [(name: String, run: () throws -> Void)] = [
  ("reading", { LibraryBenchmark.reading([100, 1_000, 10_000]) }),
  ("steps", { LibraryBenchmark.steps() }),
  ("start", { try command.start() }),
  ("check", { try command.specs([1_000, 10_000]) }),
  // Each has a signal of its own and there is one more: as many as an app may have.
  ("growth", { try command.specs([99_999]) }),
  ("cases", { LibraryBenchmark.cases([1_000, 10_000]) }),
  ("conform", { try command.cases([1_000, 10_000, 100_000]) }),
  ("compile", { try module.compile([100, 1_000, 10_000]) }),
  ("preview", { try live.preview() }),
  ("live", { try live.live() }),
  ("release", { try ReleaseBenchmark(notispec: required("NOTISPEC")).plantedBreaks() }),
  ("lookups", { try module.lookUps([100, 1_000]) }),
]

var command: CommandBenchmark {
  CommandBenchmark(notispec: required("NOTISPEC"), floor: required("NOTISPEC_FLOOR"))
}
var live: LiveBenchmark { LiveBenchmark(notispec: required("NOTISPEC")) }
var module: GeneratedModuleBenchmark {
  GeneratedModuleBenchmark(swiftc: required("NOTISPEC_SWIFTC"), modules: required("NOTISPEC_MODULES"))
}

let wanted = CommandLine.arguments.dropFirst()
for name in wanted where !parts.contains(where: { $0.name == name }) {
  print("There is no part '\(name)'; there is: \(parts.map(\.name).joined(separator: ", "))")
  exit(64)
}
print("CPU time, user and system, medians. Ratios are to bare libyaml over the same bytes in the same run.\n")
for part in parts where wanted.isEmpty || wanted.contains(part.name) {
  // Programs of a part print too.
  fflush(nil)
  try part.run()
}
