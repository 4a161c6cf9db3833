import NotificationCivilTime
public import NotificationRules

extension Step {
  /// Draws what was not drawn yet. What was drawn stays, whatever becomes of the shares, as long as there is such an arm.
  mutating func drawArms() {
    guard let number = state.installation else { return }
    for experiment in scheduler.rules.experiments {
      if let arm = state.arms[experiment.id], experiment.arms.contains(where: { $0.id == arm }) { continue }
      state.arms[experiment.id] = experiment.arm(of: number)
    }
  }
}

extension ExperimentRule {
  /// The arm that an installation draws: the same on every machine, and independent of other experiments.
  public func arm(of installation: UInt64) -> String? {
    var hash = FNV1a()
    hash.add(id)
    hash.add(Int64(truncatingIfNeeded: installation))
    var place = Int(hash.value % 100)
    for arm in arms {
      if place < arm.share { return arm.id }
      place -= arm.share
    }
    return nil
  }
}
