extension MistakePages {
  /// Findings of `mutate`.
  static let mutants: [MistakePage] = [
    MistakePage(
      "mutants/survived", "A value of the specs can change, and nothing fails.",
      "If somebody changes it by mistake, nobody will notice. Add an assertion to the case that the finding names, or a "
        + "scenario. If the change does not matter, list its id in 'conformance/mutants.yaml', with a reason.",
      standing: "a finding of 'mutate': waive it in 'conformance/mutants.yaml'"),
    MistakePage(
      "mutants/not-green", "A case fails although nothing was changed.",
      "A case that fails anyway cannot say whether it notices a change. Fix it first, or list it in "
        + "'conformance/known-failing.yaml'."),
    MistakePage(
      "mutants/expired", "The waiver of a change is past its date.",
      "'conformance/mutants.yaml' waived it until that day. Write a case that notices the change and remove the "
        + "entry, or agree on a new date with the owner of the entry."),
    MistakePage(
      "mutants/matches-nothing", "A waiver names a change that 'mutate' does not make.",
      "The key was renamed or removed, it has another value now, or the id is misspelled. Correct the id, or remove "
        + "the entry."),
    MistakePage(
      "mutants/needs-no-waiver", "A change is waived, although it need not be.",
      "A case notices it, 'check' refuses it, it changes nothing, or another entry waives it too. Remove the entry, "
        + "so that it does not hide a change that nobody notices later."),
  ]
}
