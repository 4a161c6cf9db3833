import Foundation
import SpecEmission
import SpecLanguage

/// What the compiler takes for a generated module, and what look-ups in it take.
struct GeneratedModuleBenchmark {
  let swiftc: String
  /// Where the modules stand that generated code imports.
  let modules: String

  /// The optimizer takes minutes for 10 000 types; see the open figures in the README.
  private static let mostOptimized = 1_000

  func compile(_ counts: [Int]) throws {
    print(row("generated module, swiftc", "types", "CPU s", "ms a type", "peak MiB", "x leanest"))
    for count in counts {
      let folder = try write(count)
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let files = try swiftFiles(in: "\(folder)/module")
      let common = ["-swift-version", "6", "-module-name", "SyntheticNotifications", "-I", modules]
      let whole = ["-O", "-wmo", "-parse-as-library", "-c", "-o", "\(folder)/out.o"]
      func report(_ name: String, _ cost: ProcessCost, leanest: Double? = nil) {
        print(
          row(
            name, String(count), hundredths(cost.cpu), hundredths(cost.cpu * 1000 / Double(count)),
            hundredths(cost.peak), leanest.map { hundredths(cost.cpu / $0) } ?? "-"))
      }
      let check = ProcessCost.medians(rounds: 3, [{ .of([swiftc, "-typecheck"] + common + files) }])
      report("type-check", check[0])
      guard count <= Self.mostOptimized else { continue }
      let costs = ProcessCost.medians(
        rounds: 1,
        [
          { .of([swiftc] + whole + common + ["\(folder)/empty.swift"]) },
          { .of([swiftc] + whole + ["\(folder)/lean.swift"]) }, { .of([swiftc] + whole + common + files) },
        ])
      report("-O, only the imports", costs[0])
      report("-O, leanest shape", costs[1], leanest: costs[1].cpu)
      report("-O, whole module", costs[2], leanest: costs[1].cpu)
    }
    print("")
  }

  /// A program of the module with its runtime embedded, and a loop over its look-ups.
  func lookUps(_ counts: [Int]) throws {
    print("look-ups in the generated module")
    fflush(nil)
    for count in counts {
      let folder = try write(count)
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let files = try swiftFiles(in: "\(folder)/embedded")
      try Self.program.write(toFile: "\(folder)/main.swift", atomically: true, encoding: .utf8)
      _ = ProcessCost.of([swiftc, "-O", "-wmo", "-o", "\(folder)/lookups", "\(folder)/main.swift"] + files)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "\(folder)/lookups")
      try process.run()
      process.waitUntilExit()
    }
    print("")
  }

  private func write(_ count: Int) throws -> String {
    let path = "synthetic/types.yaml"
    let source = SpecSource(path: path, bytes: Array(SyntheticSpec.yaml(types: count).utf8))
    guard let spec = SpecReader.read([source]).spec else { fatalError("the synthetic spec does not read") }
    let temporary = FileManager.default.temporaryDirectory
    let folder = temporary.appendingPathComponent("notispec-benchmark-module-\(count)").path
    try? FileManager.default.removeItem(atPath: folder)
    for (part, emitter) in [("module", SwiftEmitter()), ("embedded", SwiftEmitter(runtime: .embedded))] {
      try FileManager.default.createDirectory(atPath: "\(folder)/\(part)", withIntermediateDirectories: true)
      for file in emitter.files(for: spec) {
        let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
        try Data(file.bytes).write(to: URL(fileURLWithPath: "\(folder)/\(part)/\(name)"))
      }
    }
    try Data(Self.imports.utf8).write(to: URL(fileURLWithPath: "\(folder)/empty.swift"))
    try Data(LeanestModule.swift(types: count).utf8).write(to: URL(fileURLWithPath: "\(folder)/lean.swift"))
    return folder
  }

  private func swiftFiles(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }.sorted()
      .map { "\(folder)/\($0)" }
  }

  /// What the files of a module import.
  private static let imports = """
    import NotificationCivilTime
    import NotificationRules
    import NotificationTerms
    import NotificationText

    """

  private static let program = """
    func now() -> Double {
      let time = SuspendingClock.now
      return Double((time - start) / .nanoseconds(1))
    }
    let start = SuspendingClock.now
    func median(_ count: Int, _ work: () -> Int) -> Double {
      var sum = work()
      var times: [Double] = []
      for _ in 0..<21 {
        let before = now()
        sum &+= work()
        times.append((now() - before) / Double(count))
      }
      guard sum != 0 else { fatalError("nothing was measured") }
      return times.sorted()[10]
    }
    let ids = NotificationType.allCases.map(\\.rawValue).shuffled()
    let types = NotificationType.allCases.shuffled()
    let lookUp = median(ids.count) { ids.reduce(0) { $0 &+ (NotificationType(rawValue: $1)?.hashValue ?? 0) } }
    let texts = median(types.count) { types.reduce(0) { $0 &+ (NotificationCopy($1).title(in: .ru)?.utf8.count ?? 0) } }
    print("\\(ids.count) types: id to type \\(Int(lookUp)) ns, a text \\(Int(texts)) ns")
    """
}
