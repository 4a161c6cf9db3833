extension MistakePages {
  /// What `diff --format github` writes at lines.
  static let changes: [MistakePage] = [
    MistakePage(
      "diff/break", "A change breaks something for somebody.",
      "The notes say for whom: code that no longer compiles, a payload or an event that others read, or a notification "
        + "that is already scheduled. Undo the change, or list it under 'breaks' in 'specs/notispec.yaml' with a reason, "
        + "an approver and the release.",
      standing: "an error, or a note once 'breaks' acknowledges it; 'diff --breaking' exits with 1 for the former"),
    MistakePage(
      "diff/risk", "A change may surprise somebody.",
      "Nothing stops working, but something means or does something else than before: counts that can no longer be "
        + "compared, or a text that translators have to look at. The notes say what and for whom.",
      standing: "a warning of 'diff --format github'"),
    MistakePage(
      "diff/safe", "A change breaks nothing.", "It is listed so that whoever reads a pull request sees every change.",
      standing: "a note of 'diff --format github'"),
    MistakePage(
      "diff/not-compared", "Something could not be compared.",
      "The specs of one side have errors there, or the base does not say what was there, so what changed is unknown. If it "
        + "is a base that you chose, compare with a commit whose specs are valid. A branch that repairs the commit at which "
        + "it began has no other one: it passes, and somebody should look at what was not compared.",
      standing: "a warning of 'diff --format github'; with '--breaking', 'diff' exits with 1, unless only the base has "
        + "errors and it is where a branch began: with '--base-branch', or without a base"),
  ]
}
