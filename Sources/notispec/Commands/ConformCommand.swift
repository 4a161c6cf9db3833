import ArgumentParser
import NotificationConformance

/// The options of `notispec conform`.
struct ConformCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "conform", abstract: "Run the scenario tables against the reference scheduler.")

  @OptionGroup(title: "Workspace")
  var workspace: WorkspaceOptions

  @Option(
    help: ArgumentHelp(
      "Run only cases whose id matches; '*' stands for any characters, '/' included, '?' for one. Can be repeated.",
      valueName: "glob"))
  var filter: [String] = []

  @Option(
    help: ArgumentHelp(
      "Run one of several parts, such as '2/5'; which case belongs to which part depends on its id alone.",
      valueName: "i/n"))
  var shard: String?

  @Flag(help: "Run each case once, not a second time in another order.")
  var once = false

  @Option(help: ArgumentHelp("What the second order is made from.", valueName: "number"))
  var seed = 1

  @Option(
    help: ArgumentHelp("How many cases run at a time; as many as there are processors if left out.", valueName: "n"))
  var jobs: Int?

  @Option(help: "How the verdicts are written.")
  var format = ConformFormat.text

  @OptionGroup(title: "Results")
  var report: ReportOptions

  func validate() throws {
    if let shard, Shard(shard) == nil {
      throw ValidationError("The value of '--shard' must be a part and the number of parts, such as '2/5'.")
    }
    if seed < 0 { throw ValidationError("The value of '--seed' must be 0 or more.") }
    if let jobs, !(1...64).contains(jobs) {
      throw ValidationError("The value of '--jobs' must be from 1 to 64.")
    }
  }

  var request: any Request {
    ConformRequest(
      workspace: workspace.choice, filters: filter, shard: shard.flatMap { Shard($0) }, isOnce: once, seed: seed,
      jobs: jobs, format: format, report: report.choice)
  }
}

extension ConformFormat: ExpressibleByArgument {}
