import ArgumentParser
import NotificationConformance
import SpecEmission
import SpecLanguage

/// `notispec json-schema`: the schema of one kind of file, as `generate` writes it.
struct JSONSchemaCommand: Verb {
  enum Kind: String, CaseIterable, ExpressibleByArgument {
    case spec, workspace, scenarios, stories, requirements, outputs
    case knownFailing = "known-failing"
    case mutants
    /// The lines that `conform --testee` exchanges; no file.
    case testee
    /// What the server of `preview --live` answers; no file.
    case live

    /// Nil for what is no file.
    var format: FileFormat? {
      switch self {
      case .spec: .spec
      case .workspace: .workspace
      case .scenarios: .scenarios
      case .stories: .stories
      case .requirements: .requirements
      case .knownFailing: .knownFailing
      case .outputs: .outputs
      case .mutants: .mutants
      case .testee, .live: nil
      }
    }
  }

  static let configuration = CommandConfiguration(
    commandName: "json-schema",
    abstract: "Print the JSON Schema of the files that people write, for editors and validators.")

  @Option(
    help:
      "The kind of file, 'testee' for the messages of 'conform --testee', or 'live' for the answers of 'preview --live'."
  )
  var kind = Kind.spec

  @OptionGroup(title: "Results")
  var report: ReportOptions

  func execute() throws(WorldError) -> ExitStatus {
    let other = kind == .live ? LiveSchema.text : TesteeSchema.text
    try report.deliver(.document(kind.format.map { JSONSchema(of: $0).text } ?? other))
    return .success
  }
}
