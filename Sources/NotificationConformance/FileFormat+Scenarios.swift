public import SpecModel

extension FileFormat {
  /// A suite of scenarios.
  public static let scenarios = FileFormat(
    "scenarios", title: "Scenario file", place: "conformance/**/*.yaml", root: ScenarioShape.file,
    tableShapes: ScenarioShape.steps + ScenarioShape.assertions + [ScenarioShape.start])
}
