import Foundation
import NotificationConformance
import SpecDiagnostics
import TestSupport
import Testing

@testable import notispec

/// After a save only what has changed is read again. Whatever is saved, the pages say what they would say if everything
/// were.
@Suite struct LiveSavesTests {
  @Test(arguments: 1...4)
  func afterAnySaveSmallAppsAreAsIfReadAfresh(_ seed: UInt64) throws {
    try walk(Self.smallApps(), saves: 25, seed: seed)
  }

  @Test func afterAnySaveShippedAppsAreAsIfReadAfresh() throws {
    try walk(Self.shippedApps(), saves: 6, seed: 5)
  }

  /// What is wrong with a case is said at another, which has not changed.
  @Test func aCaseWhoseDoubleIsGoneIsReadAgain() throws {
    let workspace = try Self.smallApps()
    let cases = try workspace.read("conformance/accounts/cases.yaml")
    try workspace.write(cases, to: "conformance/accounts/again.yaml")
    try expectSame(workspace) { try workspace.write("", to: "conformance/accounts/again.yaml") }
  }

  /// What is wrong with many cases is said once, with their number.
  @Test func whatIsSaidOnceForManyIsCountedAgain() throws {
    let workspace = try Self.smallApps()
    let cases = try workspace.read("conformance/accounts/cases.yaml")
    let others = cases.replacingOccurrences(of: "suite: accounts", with: "suite: others")
    try workspace.write(others, to: "conformance/accounts/others.yaml")
    try workspace.edit("conformance/traps.yaml", "id: TRAP/T190,", to: "id: TRAP/T999,")
    try expectSame(workspace) {
      let known = others.replacingOccurrences(of: "TRAP/T190", with: "TRAP/T189")
      try workspace.write(known, to: "conformance/accounts/others.yaml")
    }
  }

  /// A requirement with a mistake may be named. Once it is gone, it may not.
  @Test func aBrokenRequirementThatIsGoneIsMissed() throws {
    let workspace = try Self.smallApps()
    let traps = try workspace.read("conformance/traps.yaml")
    try workspace.write(traps + "\n- { id: TRAP/T999 }\n", to: "conformance/traps.yaml")
    let cases = try workspace.read("conformance/accounts/cases.yaml")
    try workspace.write(
      cases.replacing(/TRAP\/T[0-9]+/) { _ in "TRAP/T999" }, to: "conformance/accounts/cases.yaml")
    try expectSame(workspace) { try workspace.write(traps, to: "conformance/traps.yaml") }
  }

  private func expectSame(_ workspace: TestWorkspace, after save: () throws -> Void) throws {
    let live = try LiveCall(workspace)
    _ = try LiveView(live)
    try save()
    #expect(live.routes.desk.look())
    #expect(try LiveView(live).differences(from: LiveView(LiveCall(workspace))) == [])
  }

  private func walk(_ workspace: TestWorkspace, saves: Int, seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let sound = try workspace.yamlFiles.map { ($0, try workspace.read($0)) }
    let live = try LiveCall(workspace)
    _ = try LiveView(live)
    var story: [String] = []
    for _ in 0..<saves {
      if random.oneIn(5) {
        story.append(try Self.repair(workspace, sound, all: random.oneIn(2), &random))
      } else {
        for _ in 0..<(random.oneIn(4) ? 2 : 1) {
          if let saved = try random.pick(RandomSave.allCases).make(in: workspace, &random) { story.append(saved) }
        }
      }
      _ = live.routes.desk.look()
      // Who does not look at the page keeps pieces of an older one.
      guard !random.oneIn(5) else { continue }
      let (running, fresh) = (try LiveView(live), try LiveView(LiveCall(workspace)))
      let differences = running.differences(from: fresh)
      #expect(differences.isEmpty, "seed \(seed), after \(story.joined(separator: "; "))")
      guard differences.isEmpty else { return }
    }
  }

  /// Files are as they were, all or half of them; new ones are gone.
  private static func repair(
    _ workspace: TestWorkspace, _ sound: [(String, String)], all: Bool, _ random: inout SplitMix64
  ) throws -> String {
    for path in try workspace.yamlFiles where !sound.contains(where: { $0.0 == path }) && (all || random.oneIn(2)) {
      try FileManager.default.removeItem(at: workspace.url(path))
    }
    for (path, text) in sound where all || random.oneIn(2) {
      if workspace.exists(path), try workspace.read(path) == text { continue }
      try workspace.write(text, to: path)
    }
    return all ? "repaired" : "repaired half"
  }

  /// Two small apps, and one that only scenarios use.
  private static func smallApps() throws -> TestWorkspace {
    let workspace = try TestWorkspace(["specs/notispec.yaml": "notispec: 1\n"])
    for app in ["accounts", "clocks", "seconds"] {
      try workspace.takeShipped("conformance/\(app)")
      guard app != "seconds" else { continue }
      try workspace.takeShipped("conformance/\(app)/app.yaml", to: "specs/\(app)/app.yaml")
      try FileManager.default.removeItem(at: workspace.url("conformance/\(app)/app.yaml"))
    }
    try workspace.takeShipped("conformance/traps.yaml")
    try workspace.write(RandomSave.story(of: "clocks", 9), to: "conformance/clocks/stories/a-day.yaml")
    return workspace
  }

  private static func shippedApps() throws -> TestWorkspace {
    let workspace = try TestWorkspace()
    for path in ["specs/courier", "conformance/courier", "conformance/seconds", "conformance/traps.yaml"] {
      try workspace.takeShipped(path)
    }
    return workspace
  }
}

extension TestWorkspace {
  fileprivate func takeShipped(_ path: String, to place: String? = nil) throws {
    let destination = url(place ?? path)
    try FileManager.default.createDirectory(
      at: destination.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: Self.package.appendingPathComponent(path), to: destination)
  }
}

/// What a live preview says.
private struct LiveView {
  let problem: String?
  let findings: [Diagnostic]
  let waived: Int
  let page: [Substring]
  let apps: JSONValue
  /// By the ids of cases.
  let verdicts: [String: CaseVerdict]
  let values: [JSONValue]

  init(_ live: LiveCall) throws {
    let desk = live.routes.desk
    problem = desk.problem?.text
    findings = desk.loaded?.findings ?? []
    waived = desk.loaded?.waived.count ?? 0
    // Which reading it is, is not compared.
    page = try live.page().replacing("data-reading=\"\(desk.version)\"", with: "").split(separator: "\n")
    apps = try live.get("apps").1["apps"] ?? .null
    let ids = (desk.loaded?.testedApps ?? []).map(\.app.id)
    verdicts = Dictionary(ids.flatMap { desk.verdicts(of: $0) }, uniquingKeysWith: { first, _ in first })
    values = try ids.map { try live.get("values", ["app": $0]).1 }
  }

  /// What the two say differently, in words. A workspace that cannot be read at all leaves what was there before.
  func differences(from fresh: LiveView) -> [String] {
    guard problem == fresh.problem else { return ["problem: \(problem ?? "none"), not \(fresh.problem ?? "none")"] }
    guard problem == nil else { return [] }
    var found: [String] = []
    let tooMany = findings.filter { !fresh.findings.contains($0) }
    let tooFew = fresh.findings.filter { !findings.contains($0) }
    if findings != fresh.findings {
      found.append("findings: more \(tooMany.prefix(2).map(\.message)), fewer \(tooFew.prefix(2).map(\.message))")
    }
    if waived != fresh.waived { found.append("waived: \(waived), not \(fresh.waived)") }
    if let line = zip(page, fresh.page).first(where: { $0 != $1 }) {
      found.append("page: \(line.0.prefix(300)), not \(line.1.prefix(300))")
    } else if page.count != fresh.page.count {
      found.append("page: \(page.count) lines, not \(fresh.page.count)")
    }
    if apps != fresh.apps { found.append("apps: \(apps), not \(fresh.apps)") }
    for id in Set(verdicts.keys).union(fresh.verdicts.keys).sorted() where verdicts[id] != fresh.verdicts[id] {
      found.append("\(id): \(verdicts[id]?.words ?? "none"), not \(fresh.verdicts[id]?.words ?? "none")")
    }
    if values != fresh.values { found.append("values") }
    return found
  }
}
