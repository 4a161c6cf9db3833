public import NotificationConformance
public import SpecDiagnostics
public import SpecEmission
public import SpecLanguage

/// Says what becomes of the mutants of one app.
public struct MutantJudge: Sendable {
  /// A changed spec, or the code of the error that `check` finds in it.
  public enum Reading: Sendable {
    case spec(Spec)
    case refused(DiagnosticCode)
  }

  private let app: TestedApp
  private let sources: [SpecSource]
  private let files: [OutputFile]
  private let cases: [ScenarioCase]
  private let tzdata: String?
  private let read: @Sendable ([SpecSource]) -> Reading
  private let emit: @Sendable (Spec) -> [OutputFile]
  private let contradiction: @Sendable (Spec, [OutputFile]) -> Diagnostic?

  /// - Parameters:
  ///   - spec: The app without a change.
  ///   - sources: Its files.
  ///   - cases: Those of the app. Each of them passes.
  ///   - tzdata: The release of the time zone data that the cases were loaded with.
  ///   - read: Reads the files of a changed app as `check` does.
  ///   - emit: Makes the generated files of an app.
  ///   - contradiction: What `coverage` finds wrong with the texts and the generated files of an app; nil for one without
  ///     a change.
  public init(
    _ spec: Spec, sources: [SpecSource], cases: [ScenarioCase], tzdata: String?,
    reading read: @escaping @Sendable ([SpecSource]) -> Reading,
    emitting emit: @escaping @Sendable (Spec) -> [OutputFile],
    contradiction: @escaping @Sendable (Spec, [OutputFile]) -> Diagnostic?
  ) {
    app = TestedApp(spec)
    self.sources = sources
    files = emit(spec)
    self.emit = emit
    self.contradiction = contradiction
    self.cases = cases
    self.tzdata = tzdata
    self.read = read
  }

  /// The verdicts on mutants in their order. Neighbours are mostly noticed by the same proof, so that it comes first.
  public func judge(_ mutants: [SpecMutant]) -> [JudgedMutant] {
    var killers: [ScenarioCase] = []
    var isContradicted = false
    return mutants.map { mutant in
      let judged = judge(mutant, killers, filesFirst: isContradicted)
      if case .killed(let killer) = judged.verdict, isContradicted || killers.first?.id != killer.id {
        let scenario = cases.first { $0.id == killer.id }
        isContradicted = scenario == nil
        if let scenario {
          killers.removeAll { $0.id == killer.id }
          killers.insert(scenario, at: 0)
        }
      }
      return judged
    }
  }

  private func judge(_ mutant: SpecMutant, _ killers: [ScenarioCase], filesFirst: Bool) -> JudgedMutant {
    var judged = JudgedMutant(app: app.id, mutant: mutant)
    switch read(mutant.applied(to: sources)) {
    case .refused(let code): judged.verdict = .refused(code)
    case .spec(let spec):
      let changed = TestedApp(spec)
      judged.effect = changed == app || changed.behaves(like: app) ? .content : .behaviour
      if filesFirst { compareFiles(of: spec, changed, &judged) }
      if judged.verdict == .survived, changed != app { run(changed, killers, &judged) }
      if judged.verdict == .survived, !filesFirst { compareFiles(of: spec, changed, &judged) }
    }
    return judged
  }

  private func compareFiles(of spec: Spec, _ changed: TestedApp, _ judged: inout JudgedMutant) {
    let changedFiles = emit(spec)
    if changed == app, changedFiles == files {
      judged.effect = nil
      judged.verdict = .equivalent
    } else if let finding = contradiction(spec, changedFiles) {
      judged.verdict = .killed(by: MutantKiller(finding))
    }
  }

  /// Runs the cases of the app until one fails: those that noticed a neighbour, those that name what the change is about,
  /// and the others.
  private func run(_ changed: TestedApp, _ killers: [ScenarioCase], _ judged: inout JudgedMutant) {
    let runner = ScenarioRunner([changed], tzdata: tzdata)
    func fails(_ scenario: ScenarioCase) -> Bool {
      judged.casesRun += 1
      let result = runner.run(scenario)
      guard result.isFailed else { return false }
      judged.verdict = .killed(
        by: MutantKiller(
          id: scenario.id, file: scenario.span.file, message: result.failures.first?.message ?? ""))
      return true
    }
    if killers.contains(where: fails) { return }
    let done = Set(killers.map(\.id))
    let items = judged.mutant.items
    var others: [ScenarioCase] = []
    for scenario in cases where !done.contains(scenario.id) {
      guard items.contains(where: { scenario.mentions($0.kind, $0.id) }) else {
        others.append(scenario)
        continue
      }
      if fails(scenario) { return }
    }
    if !others.contains(where: fails) { judged.hint = hint(runner) }
  }

  /// The first case in which the change shows, though the case asserts nothing about it.
  private func hint(_ runner: ScenarioRunner) -> JudgedMutant.Hint? {
    let plain = ScenarioRunner([app], tzdata: tzdata)
    for scenario in cases {
      if let difference = plain.run(scenario).difference(from: runner.run(scenario), by: \.happening) {
        return JudgedMutant.Hint(
          id: scenario.id, span: scenario.span, before: difference.first, after: difference.second)
      }
    }
    return nil
  }
}
