public import SpecLanguage

/// The tracking plan, as a page and as a table: which events are logged, when, and with what.
public struct TrackingPlanEmitter: Emitter {
  public static let id = "tracking_plan"

  public init() {}

  public func files(for spec: Spec) -> [OutputFile] {
    guard let plan = TrackingPlan(spec) else { return [] }
    let folder = "\(Self.id)/\(spec.app.id)"
    return [
      OutputFile(path: "\(folder)/tracking-plan.csv", contents: TrackingPlanTable(plan: plan).text),
      OutputFile(path: "\(folder)/tracking-plan.md", contents: TrackingPlanPage(plan: plan).text),
    ]
  }
}
