extension MistakePages {
  /// Findings from running scenarios.
  static let conformance: [MistakePage] = [
    MistakePage(
      "conform/no-case", "There are no scenarios to run.",
      "Scenarios are below 'conformance/', in files whose first key is 'notispec_scenarios'. With '--app', only those "
        + "of that app count."),
    MistakePage(
      "conform/failed", "A case does not do what the scenario expects.",
      "A case also fails if a step cannot be done, if something that must hold in every case does not, or if a second "
        + "run gives a different result. '--format html' shows what happened and what was expected on one timeline, with the "
        + "reasons that the scheduler gave.",
      standing: "an error, or a note while 'conformance/known-failing.yaml' excuses the case"),
    MistakePage(
      "conform/remark", "A step of a case never took effect.",
      "For example, a `crash` after the third write proves nothing if the app writes only twice. Name an earlier write, "
        + "or add steps that make the app write.",
      standing: "a note: it cannot be waived"),
    MistakePage(
      "coverage/open", "A requirement is open.",
      "No case, text, file or rule of the kind that its `checked_by` asks for proves it, or a case that should prove it "
        + "fails. Write a scenario with its id in `covers`, or whatever `checked_by` names. If nothing here can meet it, "
        + "give it `not_applicable` with a reason, an owner and a date.",
      standing: "an error of 'coverage --format github'; in text it is the list of open requirements"),
    MistakePage(
      "coverage/named-only", "A requirement is named, but nothing would fail if it were not met.",
      "An item or a case has its id in `covers`, but what its `checked_by` asks for is missing: a text, a line of a "
        + "generated file, or a rule. Add it to 'texts' of the requirement or to 'outputs.yaml'.",
      standing: "a note of 'coverage --format github', and an error with '--strict'"),
    MistakePage(
      "known-failing/expired", "A known failure is past its date.",
      "'conformance/known-failing.yaml' excused it until that day. Fix the case and remove the entry, or agree on a "
        + "new date with the owner of the entry."),
    MistakePage(
      "known-failing/matches-nothing", "A known failure matches no case.",
      "The case was renamed or removed, or the pattern is wrong: it must match a whole id, as in 'cleaner.limits/*'. "
        + "Correct the pattern, or remove the entry, so that it does not excuse a future case with that id."),
    MistakePage(
      "known-failing/passes", "A case that is known to fail passes.",
      "Remove its entry, or let the pattern match only what fails. Otherwise it would hide the next failure."),
    MistakePage(
      "outputs/differs", "A generated file does not say what 'outputs.yaml' asks for.",
      "A value is different, or something is there that must not be. Correct the spec. If the requirement changed, "
        + "correct the entry."),
    MistakePage(
      "outputs/missing", "A generated file lacks what 'outputs.yaml' asks for.",
      "The file is not generated, or it has no such value or line. Correct the spec. If the file itself changed, "
        + "correct the entry. If the lines are there several times, add the line before or after. For a file that is "
        + "neither JSON nor a property list, use 'lines'."),
    MistakePage(
      "requirements/expired", "The date until which a requirement may stay unproven has passed.",
      "Prove the requirement and remove 'not_applicable' or 'named_only', or agree on a new date with the owner of the "
        + "entry."),
    MistakePage(
      "requirements/needs-no-reason", "A requirement has a 'named_only' that it does not need.",
      "It is proven now, or not applicable. Remove 'named_only', so that it does not excuse the requirement once its proof "
        + "is gone."),
    MistakePage(
      "requirements/other-words", "A text does not have the words of the document.",
      "'texts' in 'requirements.yaml' says that the text must be that line of the quote, to the letter. Correct the text. "
        + "If the document changed, correct the quote."),
    MistakePage(
      "requirements/unknown-text", "A requirement names a text that is unknown.",
      "'texts' in 'requirements.yaml' names an app, the key of a text, a language and, in 'with', a value for each "
        + "placeholder. One of them is misspelled or missing, or the text is gone. 'notispec strings export' lists the "
        + "keys."),
  ]
}
