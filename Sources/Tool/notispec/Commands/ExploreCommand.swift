import ArgumentParser
import NotificationConformance
import SpecDiagnostics
import SpecExplore
import SpecLanguage
import TextWriting

/// `notispec explore`: makes up histories, and looks for one in which something that always holds does not.
struct ExploreCommand: WorkspaceVerb {
  static let configuration = CommandConfiguration(
    commandName: "explore",
    abstract: "Make up histories of people and devices, and look for one in which a promise is broken.",
    discussion: """
      Each app is searched in two ways: all short histories over small alphabets, and random long ones. A finding is made \
      as short as it gets and printed as a scenario file that fails. The same options and seed give the same result. \
      docs/explore.md says what is checked.
      """)

  @Option(parsing: .unconditional, help: ArgumentHelp("How many random histories of each app.", valueName: "n"))
  var runs = 200

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many steps a random history has before its quiet phase.", valueName: "n"))
  var steps = 30

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The seed of the first random history; the next ones count on.", valueName: "number"))
  var seed = 1

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many steps the histories have of which all are looked at; 0 for none.", valueName: "n"))
  var depth = 3

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many states of one small alphabet are looked at, at most.", valueName: "n"))
  var states = 2_000

  @Flag(help: "Print facts about the policy too, each with a story: what people get at most, what never comes.")
  var facts = false

  @Option(
    help: ArgumentHelp(
      "For '--facts': the signal that the app reports whenever it is opened. Whoever opens it daily reports it.",
      valueName: "signal"))
  var opening: String?

  @Option(
    help: ArgumentHelp(
      "Write the scenarios into this folder, one file each, in place of those there.", valueName: "folder"))
  var write: String?

  @Option(
    help: ArgumentHelp(
      "Exit with 1 unless this type of notification came in some history. Can be repeated.", valueName: "type"))
  var reach: [String] = []

  @Option(
    help: ArgumentHelp(
      "Play the random histories on another scheduler too, and compare it with the reference: 'python3 testee.py'.",
      valueName: "command"))
  var testee: String?

  @Option(
    help: ArgumentHelp("How many seconds the testee may take for an answer. Default: 10.", valueName: "seconds"))
  var answerWithin: Double?

  @Option(
    help: ArgumentHelp(
      "Let the core make this mistake, to see whether the search finds it. 'mutate --core --fault list' names them.",
      valueName: "name"))
  var fault: String?

  @Option(
    help: ArgumentHelp("How many histories are made up at a time. Default: the number of processors.", valueName: "n"))
  var jobs: Int?

  @OptionGroup(title: "Workspace")
  var places: WorkspaceOptions

  @Option(help: "The format of the results.")
  var format = ExploreFormat.text

  @OptionGroup(title: "Results")
  var report: ReportOptions

  func validate() throws {
    for (name, value, range) in [
      ("runs", runs, 0...10_000_000), ("steps", steps, 1...1_000), ("depth", depth, 0...12),
      ("states", states, 1...10_000_000),
      ("seed", seed, 1...Int.max - 10_000_000), ("jobs", jobs ?? 1, 1...64),
    ] where !range.contains(value) {
      throw ValidationError("The value of '--\(name)' must be from \(range.lowerBound) to \(range.upperBound).")
    }
    if runs == 0, depth == 0 { throw ValidationError("'--runs 0' with '--depth 0' looks at nothing.") }
    if let fault, !CoreJudge.faults.contains(fault) {
      throw ValidationError("There is no mistake '\(fault)'. 'notispec mutate --core --fault list' prints them all.")
    }
    if opening != nil, !facts { throw ValidationError("'--opening' is for '--facts'.") }
    if answerWithin != nil, testee == nil { throw ValidationError("'--answer-within' is for '--testee'.") }
    if let answerWithin, !(0.001...3_600).contains(answerWithin) {
      throw ValidationError("The value of '--answer-within' must be from 0.001 to 3600.")
    }
  }

  func execute() throws(WorldError) -> ExitStatus {
    var loaded = try LoadedWorkspace(workspace, withScenarios: true, loadsCases: false)
    loaded.keep { $0.severity == .error }
    // Apps of scenarios alone are explored only if they are asked for.
    let asked =
      workspace.apps.isEmpty ? loaded.soundSpecs : loaded.testedApps.filter { workspace.apps.contains($0.app.id) }
    let specs = asked.filter { !loaded.brokenApps.contains($0.app.id) }
    try refuseUnknownNames(specs)
    let files = write.map { ExploredFiles($0) }
    try files?.prepare()
    let exploring = Exploring(self, loaded)
    var apps: [ExplorationReport.App] = []
    for spec in specs { apps.append(try exploring.explore(spec)) }
    try loaded.zones.verify()
    let result = ExplorationReport(
      ExplorationReport.Bounds(seed: UInt64(seed), runs: runs, steps: steps, depth: depth, states: states), apps,
      nanoseconds: Clock.processor())
    try files?.replace(with: apps)
    let text =
      FindingsReport(loaded).text(colored: report.usesColor) + result.text + (report.quiet ? "" : result.summary)
    try report.deliver(format == .json ? .document(result.json) : Results(text), inWords: text)
    let isMissed = reach.contains { type in apps.contains { $0.unreached.contains(type) } }
    return loaded.hasErrors || result.isFailed || isMissed ? .findings : .success
  }

  private func refuseUnknownNames(_ specs: [Spec]) throws(WorldError) {
    let types = specs.flatMap { $0.notifications.filter { !$0.triggers.isEmpty }.map(\.id) }
    for type in reach { try refuse(type, among: types, "--reach: no app plans a type") }
    if let opening {
      try refuse(opening, among: specs.flatMap { $0.signals.map(\.id) }, "--opening: no app has a signal")
    }
  }

  private func refuse(_ name: String, among names: [String], _ what: String) throws(WorldError) {
    if names.contains(name) { return }
    let meant = Spelling.suggestion(for: name, among: names).map { "; did you mean '\($0)'?" } ?? ""
    throw .usage("\(what) '\(name)'\(meant)")
  }
}

/// The formats of what was found.
enum ExploreFormat: String, CaseIterable, ExpressibleByArgument { case text, json }
