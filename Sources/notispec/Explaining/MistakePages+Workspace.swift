extension MistakePages {
  /// What is wrong with settings, folders and generated files.
  static let workspace: [MistakePage] = [
    MistakePage(
      "workspace/no-app", "There is no description of an app.",
      "'specs/' holds one folder per app, named as the app's id, with '*.yaml' in it. 'notispec init' "
        + "writes an example."),
    MistakePage(
      "workspace/outside-app-folder", "A file stands beside the folders of the apps.",
      "It belongs to no app and would not be read. Move it into the folder of its app."),
    MistakePage(
      "workspace/unread-file", "A file below 'conformance/' is of no kind that is read.",
      "A file of scenarios begins with 'notispec_scenarios: 1', one that describes an app for scenarios with "
        + "'notispec: 1'. Directly in 'conformance/' there may be 'requirements.yaml', 'traps.yaml' and "
        + "'known-failing.yaml'. Anything else would be left out without a word, with all its cases."),
    MistakePage(
      "workspace/same-module", "Two apps have one Swift module.",
      "Each app's Swift is a module of its own, in a folder of its name. Give one of them another 'app.module'. Capitals "
        + "make no difference, because some disks do not tell folders apart by them."),
    MistakePage(
      "workspace/second-app", "Two folders describe an app of the same id.",
      "A folder below 'conformance/' may describe an app that only its scenarios have, named as the app's id. An app of "
        + "'specs/', or of another such folder, is described there already: give this one another id and folder."),
    MistakePage(
      "waivers/expired", "A waiver is past its date.",
      "It was agreed on until that day. Mend what it silences, or agree on a new date.",
      MistakeExample(
        .workspace,
        """
          notispec: 1
          waivers:
            - rule: signals/unused
              place: demo/signals.never
              reason: "It is wanted."
              owner: care
        -     until: 2026-01-31
        +     until: 2099-12-31
        """)),
    MistakePage(
      "waivers/silences-nothing", "A waiver silences nothing.",
      "What it was for has been mended, or the rule is off. Remove it, so that it does not hide the "
        + "next finding.",
      MistakeExample(
        .workspace,
        """
          notispec: 1
          waivers:
            - rule: signals/unused
        -     place: demo/signals.opened
        +     place: demo/signals.never
              reason: "It is wanted."
              owner: care
              until: 2099-12-31
        """)),
    MistakePage(
      "waivers/unknown-place", "The place of a waiver is nowhere.",
      "A place is the app's folder, a slash and the keys down to the item, as findings name it.",
      MistakeExample(
        .workspace,
        """
          notispec: 1
          waivers:
            - rule: signals/unused
        -     place: demo/signals.nver
        +     place: demo/signals.never
              reason: "It is wanted."
              owner: care
              until: 2099-12-31
        """)),
    MistakePage(
      "breaks/acknowledges-nothing", "An agreement on a breaking change is about no such change.",
      "'notispec diff' finds nothing that breaks at its place, compared with the base it was given. Most often the "
        + "release is out and the entry of 'breaks' has done its work: remove it. Else its place is not the one that "
        + "'notispec diff' names."),
    MistakePage(
      "workspace/stray-link", "A spec of the commit that 'notispec diff' compares with is a link out of it.",
      "A commit holds where a symbolic link leads, and not what is there. What the link led to is not compared. "
        + "Compare with a folder that holds the specs of that time, or keep the specs in the repository."),
    MistakePage(
      "generated/edited-by-hand", "A generated file was changed by hand.",
      "The change would be lost with the next 'notispec generate'. Change the spec or the app's own "
        + "code instead."),
    MistakePage(
      "generated/foreign-file", "A file that 'generate' has to write is there already, and notispec did not write it.",
      "It may be somebody's work, so it is not overwritten. Move or delete it."),
    MistakePage(
      "generated/in-the-way", "Something is in the way of a file that 'generate' has to write.",
      "A folder stands where a file belongs, or the other way round. Move or delete it."),
    MistakePage(
      "generated/missing", "A generated file is missing.",
      "'notispec generate' writes it."),
    MistakePage(
      "generated/orphan", "A generated file has no spec any more.",
      "What it was made from is gone. 'notispec generate' removes it."),
    MistakePage(
      "generated/other-generator", "Another version of notispec wrote the files.",
      "They may differ although the specs are the same. Use the version that the team has agreed on, "
        + "and generate again."),
    MistakePage(
      "generated/same-path", "One file would be written twice.",
      "The path of a template's output lacks '{app}', or is that of another output. Give one of them another 'output'. "
        + "Capitals make no difference, because some disks do not tell them apart."),
    MistakePage(
      "generated/spec-changed", "A spec has changed since the files were generated.",
      "'notispec generate' writes them anew. Commit them together with the spec."),
    MistakePage(
      "generated/template-changed", "A template has changed since its files were generated.",
      "'notispec generate' writes them anew. Commit them together with the template."),
    MistakePage(
      "templates/malformed", "A template cannot be read.",
      "A section or a tag in it does not end, or it asks for a part of Mustache that is not supported. "
        + "'generated/reference/templates.md' says what templates are made of."),
    MistakePage(
      "templates/missing-file", "A template is not there.",
      "'file' of an entry of 'templates' is a path below 'specs/'."),
    MistakePage(
      "templates/missing-partial", "A template includes one that is not there.",
      "'{{>row}}' is 'row.mustache' in the folder of the template that includes it."),
    MistakePage(
      "templates/too-large", "A template would take very long, or become very large.",
      "Lists in each other multiply: with 100 types a list in a list is filled in 10 000 times. All templates together "
        + "may look for a name 2 000 000 times and write 16 000 000 characters; one may include 10 000 partials, and have "
        + "8 functions in each other."),
    MistakePage(
      "templates/unknown-name", "A template names what there is not.",
      "It would leave a gap in the output without a word. 'generated/reference/templates.md' has all names and "
        + "functions, and where they can be used."),
    MistakePage(
      "generated/unreadable-manifest", "'generated/manifest.json' cannot be read.",
      "It says what notispec wrote, so without it nothing is overwritten. Most often it holds "
        + "conflict marks of a merge: delete the marks, keep the lines of both sides and generate again. With "
        + "'generated/manifest.json merge=union' in '.gitattributes' git does that itself."),
  ]
}
