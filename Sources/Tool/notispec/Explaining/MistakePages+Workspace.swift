extension MistakePages {
  /// What is wrong with settings, folders and generated files.
  static let workspace: [MistakePage] = [
    MistakePage(
      "workspace/no-app", "There is no description of an app.",
      "'specs/' has one folder per app, named after the app's id, with '*.yaml' files in it. 'notispec init' "
        + "writes an example."),
    MistakePage(
      "workspace/outside-app-folder", "A file is next to the folders of the apps.",
      "It belongs to no app and would not be read. Move it into the folder of its app."),
    MistakePage(
      "workspace/unread-file", "A file below 'conformance/' is of an unknown kind.",
      "A file of scenarios begins with 'notispec_scenarios: 1', one that describes an app for scenarios with "
        + "'notispec: 1'. Besides those there are 'known-failing.yaml', 'mutants.yaml', 'requirements.yaml' and "
        + "'traps.yaml' in 'conformance/' itself, and 'requirements.yaml' and 'outputs.yaml' in the folder of an app. "
        + "Without this finding any other file would be silently ignored, cases and all."),
    MistakePage(
      "workspace/former-app", "An old id of an app is that of another app, or of two.",
      "'app.formerly' gives an app what phones have under an old id: its requests, its state, its taps. If another app has "
        + "that id today, or says that it had it too, nobody can say whose that is. Take it out of one of them."),
    MistakePage(
      "workspace/same-module", "Two apps have the same Swift module.",
      "Each app has its own Swift module, in a folder of that name. Give one of them another 'app.module'. Names that "
        + "differ only in upper and lower case count as the same, because some disks do not distinguish them."),
    MistakePage(
      "workspace/second-app", "Two folders describe an app with the same id.",
      "A folder below 'conformance/' may describe an app that only its scenarios use, named after the app's id. But this "
        + "id already belongs to an app in 'specs/' or in another such folder: choose another id and folder."),
    MistakePage(
      "workspace/other-version", "The workspace asks for another version of notispec.",
      "'requires' in 'specs/notispec.yaml' is the version that the team has agreed on, so that all machines check and "
        + "generate alike. It gives the first numbers of a version: \"0.2\" is 0.2.0 and every other 0.2, but not "
        + "0.3, which may read specs differently, and \"0.2.1\" is that one alone. Install that version with the command "
        + "in the finding; or, if the team wants this one, change 'requires' and run 'notispec generate'."),
    MistakePage(
      "waivers/ends-soon", "A waiver ends in 30 days or less.",
      "The same is said of known failures, of changes that need not be noticed, and of requirements that are not applicable "
        + "or may be named only. After that day it is an error. Fix what it excuses, or agree on a new date with its owner. "
        + "'notispec check --verbose' lists all of them.",
      standing: "a note: it cannot be waived"),
    MistakePage(
      "waivers/expired", "A waiver is past its date.",
      "It was agreed only until that day. Fix what it silences and remove the waiver, or agree on a new date.",
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
      "What it was for has been fixed, the rule is off, or its place is not where the rule finds something. Correct "
        + "the place, or remove the waiver, so that it does not hide the next finding.",
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
      "waivers/unknown-place", "The place of a waiver does not exist.",
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
      "breaks/acknowledges-nothing", "An entry of 'breaks' matches no breaking change.",
      "'notispec diff' finds nothing that breaks at its place, compared with the given base. Most often the "
        + "release is out and the entry is no longer needed: remove it. Otherwise its place is not the one that "
        + "'notispec diff' prints, or the change breaks nothing for its audience.",
      standing: "a warning: it cannot be waived"),
    MistakePage(
      "workspace/stray-link",
      "In the commit that 'notispec diff' compares with, a spec is a symbolic link to a file outside that commit.",
      "A commit stores where such a link leads, but not what is there, so its target is not compared. "
        + "Compare with a folder that has the specs of that time, or keep the specs in the repository."),
    MistakePage(
      "workspace/outside-link", "A file or folder is a symbolic link that leads out of the repository.",
      "Whoever changes the repository could make notispec read and print any file of the machine that it runs on, so "
        + "it reads nothing outside, and nothing in '.git'. Without git, the folder that holds 'specs' counts as the "
        + "repository. Put a copy in place of the link. If you trust everybody who can change the repository, run with "
        + "'--allow-links'."),
    MistakePage(
      "workspace/half-changed", "A run was killed while it changed specs.",
      "'rename', 'check --fix' and 'strings import' change all of their files or none. If the process is killed, its "
        + "journal 'specs/.notispec-unfinished' says what it had begun, and the next command that writes puts the files "
        + "back. Run the same command again."),
    MistakePage(
      "generated/edited-by-hand", "A generated file was changed by hand.",
      "The change would be lost with the next 'notispec generate'. Change the spec or the app's own "
        + "code instead."),
    MistakePage(
      "generated/line-ends", "Generated files have other line ends than notispec wrote.",
      "With 'core.autocrlf', git changes the ends of lines when it checks files out. 'generated/** -text' in "
        + "'.gitattributes' keeps it from that; 'notispec init' writes this line. Then generate again."),
    MistakePage(
      "generated/conflict", "A generated file contains the marks of a merge conflict.",
      "Resolve the conflict in the spec, and generate again: the file is written again, whatever is in it. With "
        + "'generated/** -merge' in '.gitattributes' git leaves no marks in such files."),
    MistakePage(
      "generated/reformatted", "A formatter has changed the layout of a generated file.",
      "Keep 'generated/' out of the formatters and hooks of the repository, for example with "
        + "'exclude: ^generated/' in '.pre-commit-config.yaml', and generate again."),
    MistakePage(
      "generated/foreign-file", "A file that 'generate' has to write exists already, and notispec did not write it.",
      "It may be somebody's work, so it is not overwritten. Move or delete it. Without 'generated/manifest.json' "
        + "nothing says what notispec wrote: restore that file."),
    MistakePage(
      "generated/in-the-way", "Something is in the way of a file that 'generate' has to write.",
      "A folder is where a file belongs, or the other way round, or a symbolic link is there. Move or delete it."),
    MistakePage(
      "generated/missing", "A generated file is missing.",
      "'notispec generate' writes it."),
    MistakePage(
      "generated/orphan", "A generated file is left over.",
      "Nothing in the specs produces it any more. 'notispec generate' removes it."),
    MistakePage(
      "generated/other-generator",
      "Another version of notispec wrote the files, or the options of an output have changed.",
      "They differ although the specs are the same. Use the version that the team has agreed on, or generate them again."
    ),
    MistakePage(
      "generated/same-path", "One file would be written twice.",
      "The path of a template's output lacks '{app}', or is also that of another output or of a folder with another "
        + "output. Give one of them another 'output'. Paths that differ only in upper and lower case count as the "
        + "same, because some disks do not distinguish them."),
    MistakePage(
      "generated/spec-changed", "A spec has changed since the files were generated.",
      "'notispec generate' writes them again. Commit them together with the spec. The outputs in 'specs/notispec.yaml' "
        + "count too."),
    MistakePage(
      "generated/template-changed", "A template has changed since its files were generated.",
      "'notispec generate' writes them again. Commit them together with the template."),
    MistakePage(
      "templates/malformed", "A template cannot be read.",
      "A section or a tag in it is not closed, a list is where a text belongs, it includes itself, or it uses a part "
        + "of Mustache that is not supported. 'generated/reference/templates.md' says what templates can contain. The "
        + "file must be UTF-8 and at most 1 MiB."),
    MistakePage(
      "templates/missing-file", "A template does not exist.",
      "'file' of an entry of 'templates' is a path below 'specs/'."),
    MistakePage(
      "templates/missing-partial", "A template includes one that does not exist.",
      "'{{>row}}' is 'row.mustache' in the folder of the template that includes it."),
    MistakePage(
      "templates/too-large", "A template's output takes too long or is too large.",
      "Nested lists multiply: with 100 types, a list inside a list is rendered 10 000 times. All templates together "
        + "may look up 2 000 000 names and write 16 000 000 characters; one template may have 200 000 tags, include "
        + "10 000 partials and nest 8 functions."),
    MistakePage(
      "templates/unknown-name", "A template uses an unknown name.",
      "It would silently leave a gap in the output. 'generated/reference/templates.md' lists all names and "
        + "functions, and where they can be used."),
    MistakePage(
      "generated/unreadable-manifest", "'generated/manifest.json' cannot be read.",
      "It lists what notispec wrote, so without it nothing is overwritten. Most often it contains the conflict "
        + "markers of a merge: delete the markers, keep the lines of both sides and generate again. With "
        + "'generated/manifest.json merge=union' in '.gitattributes', git does that itself. If a newer version of "
        + "notispec wrote it, use that version. If it is damaged, restore it from git."),
  ]
}
