import NotificationConformance
import SpecEmission
import SpecLanguage

/// `notispec json-schema`: the schema of one kind of file, as `generate` writes it.
struct JSONSchemaRequest: ReportingRequest {
  enum Kind: String, CaseIterable {
    case spec, workspace, scenarios
    case knownFailing = "known-failing"

    var format: FileFormat {
      switch self {
      case .spec: .spec
      case .workspace: .workspace
      case .scenarios: .scenarios
      case .knownFailing: .knownFailing
      }
    }
  }

  let kind: Kind
  let report: ReportChoice

  func execute() throws(WorldError) -> ExitStatus {
    try report.deliver(.document(JSONSchema(of: kind.format).text))
    return .success
  }
}
