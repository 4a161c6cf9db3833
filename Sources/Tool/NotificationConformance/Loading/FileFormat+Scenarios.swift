public import SpecLanguage

extension FileFormat {
  /// A suite of scenarios.
  public static let scenarios = FileFormat(
    "scenarios", title: "Scenario file", place: "conformance/**/*.yaml", root: ScenarioFile.shape,
    tableShapes: ScenarioShape.steps + ScenarioShape.assertions + [ScenarioStart.keys.shape])

  /// What one person does with an app, told and not judged.
  public static let stories = FileFormat(
    "stories", title: "Story file", place: "conformance/<app>/stories/*.yaml", root: StoryFile.shape)

  /// The cases that may fail for a while.
  public static let knownFailing = FileFormat(
    "known-failing", title: "Known failures file", place: "conformance/known-failing.yaml",
    root: KnownFailingFile.keys.shape)

  /// The numbered requirements of the product documents.
  public static let requirements = FileFormat(
    "requirements", title: "Requirements file", place: "conformance/**/requirements.yaml", root: Requirement.keys.shape,
    isList: true)

  /// What generated files of an app must say.
  public static let outputs = FileFormat(
    "outputs", title: "Outputs file", place: "conformance/<app>/outputs.yaml", root: OutputsFile.keys.shape,
    recursiveShapes: [OutputAssertion.members])
}
