extension MistakePages {
  /// Findings from running scenarios.
  static let conformance: [MistakePage] = [
    MistakePage(
      "conform/no-case", "There are no scenarios to run.",
      "Scenarios are below 'conformance/', in files whose first key is 'notispec_scenarios'."),
    MistakePage(
      "conform/failed", "A case does not do what the scenario expects.",
      "'--format html' shows what happened and what was expected on one timeline, with the reasons that the "
        + "scheduler gave."),
    MistakePage(
      "conform/remark", "A case did not do everything that it says.",
      "For example, a kill that waits for a write that never comes proves nothing about kills. Name an earlier write, or "
        + "add steps that make the app write."),
    MistakePage(
      "known-failing/expired", "A known failure is past its date.",
      "'conformance/known-failing.yaml' excused it until that day. Fix the case, or agree on a new date with the owner "
        + "of the entry."),
    MistakePage(
      "known-failing/matches-nothing", "A known failure matches no case.",
      "The case was renamed or removed. Remove the entry, so that it does not excuse a future case with that id."),
    MistakePage(
      "known-failing/passes", "A case that is known to fail passes.",
      "Remove its entry, or let the pattern match only what fails. Otherwise it would hide the next failure."),
  ]
}
