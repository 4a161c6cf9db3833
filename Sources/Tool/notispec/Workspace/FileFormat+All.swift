import NotificationConformance
import SpecLanguage

extension FileFormat {
  /// Every kind of file that people write, in the order of the reference page.
  static let all: [FileFormat] = [
    .spec, .workspace, .scenarios, .stories, .requirements, .knownFailing, .outputs, .mutants,
  ]
}
