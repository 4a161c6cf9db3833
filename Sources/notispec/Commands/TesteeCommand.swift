import ArgumentParser
import NotificationConformance

/// `notispec testee`: the reference as a testee, which `conform --testee` runs.
struct TesteeCommand: WorkspaceVerb {
  static let configuration = CommandConfiguration(
    commandName: "testee",
    abstract: "Be the scheduler under test for 'conform --testee': messages on standard input, answers on standard output.",
    discussion: "docs/testee.md describes the messages, for a scheduler of your own.")

  @OptionGroup(title: "Workspace")
  var places: WorkspaceOptions

  @OptionGroup(title: "Results")
  var report: ReportOptions

  func execute() throws(WorldError) -> ExitStatus {
    let loaded = try LoadedWorkspace(workspace, withScenarios: false)
    if let status = try report.refuse(loaded, as: .json) { return status }
    let zones = loaded.zones.allNames.reduce(into: [:]) { $0[$1] = loaded.zones.rules($1) }
    var testee = ReferenceTestee(
      loaded.specs.map { TestedApp($0) }, zones: zones, name: "notispec \(ProductVersion.text)")
    while !testee.isDone, let line = readLine(strippingNewline: true) {
      do throws(SystemError) {
        let answer = testee.answer(Array(line.utf8)) + [0x0A]
        var failure: SystemError?
        answer.withUnsafeBytes { bytes in
          do throws(SystemError) { try Descriptor.write(bytes, to: STDOUT_FILENO) } catch { failure = error }
        }
        if let failure { throw failure }
      } catch {
        throw .brokenOutput(error)
      }
    }
    return .success
  }
}
