extension MistakePages {
  /// Mistakes in the form of a file.
  static let yaml: [MistakePage] = [
    MistakePage(
      "yaml/alias-expansion", "A file repeats too much of itself.",
      "'&name' marks a part of a file and '*name' repeats it. Repetitions of repetitions grow without "
        + "end, so there is a limit. Write out what is meant, or repeat less."),
    MistakePage(
      "yaml/conflict-mark", "A merge conflict is not resolved.",
      "Git writes both versions of what two people changed into the file, between lines of '<<<<<<<', '=======' and "
        + "'>>>>>>>'. Keep what is right of the two and delete these three lines. Nothing else in the file is checked "
        + "before.",
      MistakeExample(
        .spec,
        """
          notispec: 1
          signals:
        - <<<<<<< HEAD
            closed: {}
        - =======
        -   shut: {}
        - >>>>>>> main
        """)),
    MistakePage(
      "yaml/control-character", "A character that nobody can see stands in the file.",
      "It comes with text that is pasted from elsewhere. Delete it: the finding names its place."),
    MistakePage(
      "yaml/duplicate-key", "A key is written twice in one place.",
      "Of two values nobody knows which one counts. Keep one of them. Two notifications with one id "
        + "are the same mistake: give one of them another id.",
      MistakeExample(
        .spec,
        """
          notispec: 1
          notifications:
            soon:
              summary: "Soon."
        -     summary: "Very soon."
              target: home
              trigger: { after: { signal: opened, delay: 1h } }
              copy:
                body: { en: "Hi", ru: "Привет" }
        """)),
    MistakePage(
      "yaml/empty", "A file is empty.",
      "A file begins with 'notispec: 1' and holds at least one section. Delete a file that is not "
        + "needed.",
      MistakeExample(
        .spec,
        """
        - # nothing yet
        + notispec: 1
        + signals: { closed: {} }
        """)),
    MistakePage(
      "yaml/empty-key", "A key has nothing in it, and the keys below it repeat those above it.",
      "The key is indented as far as what belongs in it, so YAML takes both for parts of what is above. Indent the "
        + "key less, or what belongs in it further.",
      MistakeExample(
        .spec,
        """
          notispec: 1
          categories:
            chat:
              actions: [{ id: READ, title: { en: "Read", ru: "Прочитать" }, target: home }]
        -     news:
        +   news:
              actions: [{ id: OPEN, title: { en: "Open", ru: "Открыть" }, target: home }]
        """)),
    MistakePage(
      "yaml/empty-anchor", "A text that starts with '&' has no quotes.",
      "'&word' marks a value so that it can be repeated, and none follows. Put the text in quotes.",
      MistakeExample(
        .spec,
        """
          notispec: 1
        - strings: { title: { en: &Friends, ru: "Привет" } }
        + strings: { title: { en: "&Friends", ru: "Привет" } }
        """)),
    MistakePage(
      "yaml/encoding", "A file is not written in UTF-8.",
      "Only UTF-8 holds the letters of all languages. Save the file again and choose UTF-8 in the "
        + "editor."),
    MistakePage(
      "yaml/foreign-tag", "A text that starts with '!' has no quotes.",
      "'!word' says of which type a value is, and there are no such types here. Put the text in "
        + "quotes.",
      MistakeExample(
        .spec,
        """
          notispec: 1
        - strings: { title: { en: !Now, ru: "Привет" } }
        + strings: { title: { en: "!Now", ru: "Привет" } }
        """)),
    MistakePage(
      "yaml/key-not-text", "Brackets or braces stand where a key should be.",
      "A key is a word. Most often a text with brackets or braces is not in quotes: put it in quotes.",
      MistakeExample(
        .spec,
        """
          notispec: 1
        - signals: { [a, b]: {} }
        + signals: { a: {}, b: {} }
        """)),
    MistakePage(
      "yaml/merge-key", "'<<' is not read.",
      "It would mix keys of another place into this one, and then nobody sees what holds. Write out "
        + "the keys.",
      MistakeExample(
        .spec,
        """
          notispec: 1
          strings:
        -   title: &title { en: "Hi", ru: "Привет" }
        -   other: { <<: *title, en: "Hello" }
        +   title: { en: "Hi", ru: "Привет" }
        +   other: { en: "Hello", ru: "Привет" }
        """)),
    MistakePage(
      "yaml/more", "There are more findings of one kind than are shown.",
      "Mend those that are shown and check again."),
    MistakePage(
      "yaml/recursive-alias", "A part of the file would contain itself.",
      "'*name' repeats what '&name' marks, and it stands inside of it. Write out what is meant.",
      MistakeExample(
        .spec,
        """
          notispec: 1
        - signals: &all { opened_again: *all }
        + signals: { opened_again: {} }
        """)),
    MistakePage(
      "yaml/several-documents", "A line '---' begins a second document.",
      "A file holds one document. Move what follows into a file of its own.",
      MistakeExample(
        .spec,
        """
          notispec: 1
          signals: { closed: {} }
        - ---
        - notispec: 1
        """)),
    MistakePage(
      "yaml/syntax", "The file cannot be read from some place on.",
      "A quote, a bracket, a colon or a space is missing or one too many, or a line is indented "
        + "wrongly. What stands after the place is not read, so findings about the rest may follow once "
        + "it is mended. Texts with signs in them need quotes.",
      MistakeExample(
        .spec,
        """
          notispec: 1
        - strings: { title: { en: Sale: today only, ru: "Привет" } }
        + strings: { title: { en: "Sale: today only", ru: "Привет" } }
        """)),
    MistakePage(
      "yaml/space-indentation", "A line is indented with spaces that are none for YAML.",
      "What is copied from a web page or a text processor may hold non-breaking spaces. They look like others, and "
        + "YAML takes them for letters. Type the spaces anew.",
      MistakeExample(
        .spec,
        """
          notispec: 1
          signals:
        - \u{A0}\u{A0}closed: {}
        +   closed: {}
        """)),
    MistakePage(
      "yaml/tab-indentation", "A line is indented with a tab.",
      "Tabs are of different width everywhere, so YAML counts spaces only. Set the editor to insert "
        + "spaces.",
      MistakeExample(
        .spec,
        """
          notispec: 1
          signals:
        - \tclosed: {}
        +   closed: {}
        """)),
    MistakePage(
      "yaml/too-deep", "Too many levels lie inside each other.",
      "No description needs a hundred levels. Most often brackets were pasted many times."),
    MistakePage(
      "yaml/too-large", "A file is too large.",
      "Split it into several files of the same folder: sections may be spread over any number of "
        + "them."),
    MistakePage(
      "yaml/undefined-alias", "A text that starts with '*' has no quotes.",
      "'*word' repeats what '&word' marks, and nothing is marked so. Put the text in quotes.",
      MistakeExample(
        .spec,
        """
          notispec: 1
        - strings: { title: { en: *New, ru: "Привет" } }
        + strings: { title: { en: "*New", ru: "Привет" } }
        """)),
    MistakePage(
      "yaml/unused-anchor", "A text that starts with '&' has no quotes and loses its first word.",
      "'&word' marks a value so that '*word' can repeat it, and nothing does. The text begins after the mark. Put the "
        + "whole text in quotes.",
      MistakeExample(
        .spec,
        """
          notispec: 1
        - strings: { title: { en: &Save 20% today, ru: "Скидка 20%" } }
        + strings: { title: { en: "&Save 20% today", ru: "Скидка 20%" } }
        """)),
  ]
}
