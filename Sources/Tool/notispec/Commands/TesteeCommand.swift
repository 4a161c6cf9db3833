import ArgumentParser
import NotificationConformance

/// `notispec testee`: the reference as a testee, which `conform --testee` runs.
struct TesteeCommand: WorkspaceVerb {
  static let configuration = CommandConfiguration(
    commandName: "testee",
    abstract:
      "Be the scheduler under test for 'conform --testee': messages on standard input, answers on standard output.",
    discussion: "docs/testee.md describes the messages, for a scheduler of your own.")

  @OptionGroup(title: "Workspace")
  var places: WorkspaceOptions

  @OptionGroup(title: "Results")
  var report: ReportOptions

  func execute() throws(WorldError) -> ExitStatus {
    let loaded = try LoadedWorkspace(workspace, withScenarios: true, loadsCases: false)
    // Mistakes of one app do not keep the others from being told about.
    let apps = loaded.testedApps.filter { !loaded.unread.contains($0.app.id) }
    if apps.isEmpty, let status = try report.refuse(loaded, as: .json) { return status }
    let zones = loaded.zones.allNames.reduce(into: [:]) { $0[$1] = loaded.zones.rules($1) }
    var testee = ReferenceTestee(
      apps.map { TestedApp($0) }, zones: zones, name: "notispec \(ProductVersion.text)")
    while !testee.isDone, let line = readLine(strippingNewline: true) {
      let answer = String(decoding: testee.answer(Array(line.utf8)), as: UTF8.self)
      do throws(SystemError) { try Descriptor.write(answer + "\n", to: STDOUT_FILENO) } catch {
        throw .brokenOutput(error)
      }
    }
    return .success
  }
}
