extension MistakePages {
  /// What running scenarios finds.
  static let conformance: [MistakePage] = [
    MistakePage(
      "conform/no-case", "There is no scenario to run.",
      "Scenarios stand below 'conformance/' in files whose first key is 'notispec_scenarios'."),
    MistakePage(
      "conform/failed", "A case does not give what the scenario expects.",
      "'--format html' shows what happened and what was expected on one line of time, with the reasons that the "
        + "scheduler gave."),
    MistakePage(
      "conform/remark", "A case did not do all that it says.",
      "A kill that waits for a write that never comes proves nothing about kills. Name an earlier write, or more steps "
        + "that make the app write."),
    MistakePage(
      "known-failing/expired", "A known failure is past its date.",
      "'conformance/known-failing.yaml' excused it until that day. Mend the case, or agree on a new date with the owner "
        + "of the entry."),
    MistakePage(
      "known-failing/matches-nothing", "A known failure names no case.",
      "The case was renamed or removed. Remove the entry, so that it does not excuse another case of that id one day."),
    MistakePage(
      "known-failing/passes", "A case that is known to fail passes.",
      "Remove its entry, or let the pattern name only what fails: left in, it would hide the next failure."),
  ]
}
