import Foundation

@testable import notispec

/// One verb, run inside the process of the tests: as `NotispecRun`, but nothing is started for it.
///
/// The working directory is that of the tests, so paths must be whole; the folders of the workspace are named here. What
/// a run says on standard output is not seen: name a file with `--output`.
struct NotispecCall {
  /// The exit code.
  let status: Int32
  /// Why the run could not be made.
  let error: String

  init(_ arguments: [String], in workspace: TestWorkspace) throws {
    var arguments = arguments
    if !["init", "json-schema"].contains(arguments[0]) {
      for folder in ["specs", "generated", "conformance"] where !arguments.contains("--\(folder)") {
        // A folder of scenarios that is named must be there, and without a name it is that of this package.
        if folder == "conformance" {
          try FileManager.default.createDirectory(at: workspace.url(folder), withIntermediateDirectories: true)
        }
        arguments += ["--\(folder)", workspace.url(folder).path]
      }
    }
    do {
      guard let verb = try NotispecCommand.parseAsRoot(arguments) as? any Verb else {
        throw NoVerb(arguments: arguments)
      }
      status = try verb.perform().rawValue
      error = ""
    } catch let failure as WorldError {
      status = failure.exitCode.rawValue
      error = failure.sentence.text
    }
  }

  struct NoVerb: Error {
    let arguments: [String]
  }
}
