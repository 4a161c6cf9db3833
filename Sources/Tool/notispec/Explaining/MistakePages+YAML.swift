extension MistakePages {
  /// Mistakes in the syntax of a file.
  static let yaml: [MistakePage] = [
    MistakePage(
      "yaml/alias-expansion", "A file repeats too much of itself.",
      "'&name' marks a part of a file and '*name' repeats it. Nested repetitions grow very fast, so there is a limit. "
        + "Write out what you mean, or repeat less."),
    MistakePage(
      "yaml/conflict-mark", "A merge conflict is not resolved.",
      "Git writes both versions of what two people changed into the file, between lines of '<<<<<<<', '=======' and "
        + "'>>>>>>>'. With some settings the version before both changes is there too, after '|||||||'. Keep what is "
        + "right in each and delete the lines with these markers. Nothing else in the file is checked until then.",
      """
        signals:
      - <<<<<<< HEAD
          closed: {}
      - =======
      -   shut: {}
      - >>>>>>> main
      """),
    MistakePage(
      "yaml/control-character", "The file contains an invisible character.",
      "It usually comes along with pasted text. Delete it; the finding says where it is."),
    MistakePage(
      "yaml/duplicate-key", "A key appears twice in the same place.",
      "It is not clear which of the two values counts. Keep one of them. Two notifications with the same id "
        + "are the same mistake: give one of them another id.",
      """
        notifications:
          soon:
            summary: "Soon."
      -     summary: "Very soon."
            target: home
            trigger: { after: { signal: opened, delay: 1h } }
            copy:
              body: { en: "Hi", ru: "Привет" }
      """),
    MistakePage(
      "yaml/empty", "A file is empty.",
      "A spec begins with 'notispec: 1', and a file of scenarios with 'notispec_scenarios: 1'. Delete a file that is "
        + "not needed.",
      MistakeExample(
        .spec,
        """
        - # nothing yet
        + notispec: 1
        + signals: { closed: {} }
        """)),
    MistakePage(
      "yaml/empty-key", "A key has no value, and the keys below it repeat those above it.",
      "The key is indented as far as its own content, so YAML takes both for parts of what is above. Indent the "
        + "key less, or its content more.",
      """
        categories:
          chat:
            actions: [{ id: READ, title: { en: "Read", ru: "Прочитать" }, target: home }]
      -     news:
      +   news:
            actions: [{ id: OPEN, title: { en: "Open", ru: "Открыть" }, target: home }]
      """),
    MistakePage(
      "yaml/empty-anchor", "A text that starts with '&' has no quotes.",
      "'&word' marks a value so that it can be repeated, but no value follows. Put the text in quotes.",
      """
      - strings: { title: { en: &Friends, ru: "Привет" } }
      + strings: { title: { en: "&Friends", ru: "Привет" } }
      """),
    MistakePage(
      "yaml/encoding", "A file is not written in UTF-8.",
      "UTF-8 covers every language. Save the file again with UTF-8 as its encoding."),
    MistakePage(
      "yaml/foreign-tag", "A text that starts with '!' has no quotes.",
      "'!word' gives a value a type, and there are no such types here. Put the text in "
        + "quotes.",
      """
      - strings: { title: { en: !Now, ru: "Привет" } }
      + strings: { title: { en: "!Now", ru: "Привет" } }
      """),
    MistakePage(
      "yaml/key-not-text", "There are brackets or braces where a key should be.",
      "A key is a word. Most often it is a text with brackets or braces: put it in quotes.",
      """
      - signals: { [a, b]: {} }
      + signals: { a: {}, b: {} }
      """),
    MistakePage(
      "yaml/merge-key", "'<<' is not supported.",
      "It would merge keys from elsewhere into this place, where they cannot be seen. Write out "
        + "the keys.",
      """
        strings:
      -   title: &title { en: "Hi", ru: "Привет" }
      -   other: { <<: *title, en: "Hello" }
      +   title: { en: "Hi", ru: "Привет" }
      +   other: { en: "Hello", ru: "Привет" }
      """),
    MistakePage(
      "yaml/more", "A file has more findings than are shown.",
      "Fix those that are shown and check again.",
      standing: asSeriousAsTheRest),
    MistakePage(
      "yaml/recursive-alias", "A part of the file would contain itself.",
      "'*name' repeats what '&name' marks, but is itself inside it. Write out what you mean.",
      """
      - signals: &all { opened_again: *all }
      + signals: { opened_again: {} }
      """),
    MistakePage(
      "yaml/several-documents", "A line '---' begins a second document.",
      "A file has one document. Delete the line, or move what follows into a separate file.",
      """
        signals: { closed: {} }
      - ---
      - notispec: 1
      """),
    MistakePage(
      "yaml/syntax", "The file cannot be read past a certain place.",
      "A quote, a bracket, a colon or a space is missing or extra, or a line is indented "
        + "wrongly. Nothing else in the file is checked until it is fixed, so more findings may "
        + "follow. Texts with special characters need quotes.",
      """
      - strings: { title: { en: Sale: today only, ru: "Привет" } }
      + strings: { title: { en: "Sale: today only", ru: "Привет" } }
      """),
    MistakePage(
      "yaml/space-indentation", "A line is indented with characters that only look like spaces.",
      "Text copied from a web page or a word processor may contain non-breaking spaces. They look like spaces, but "
        + "YAML takes them for letters. Type the spaces again.",
      """
        signals:
      - \u{A0}\u{A0}closed: {}
      +   closed: {}
      """),
    MistakePage(
      "yaml/tab-indentation", "A line is indented with a tab.",
      "The width of a tab differs from editor to editor, so YAML counts only spaces. Set the editor to insert "
        + "spaces.",
      """
        signals:
      - \tclosed: {}
      +   closed: {}
      """),
    MistakePage(
      "yaml/too-deep", "There are too many nested levels.",
      "No description needs a hundred levels. Most often somebody pasted brackets many times."),
    MistakePage(
      "yaml/too-large", "A file, or a list or a group of keys in it, is too large.",
      "Split the file into several files of the same folder: sections may be spread over any number of them. A list "
        + "has to stay in one file, and no real one comes near the limit: check where its items come from."),
    MistakePage(
      "yaml/undefined-alias", "A text that starts with '*' has no quotes.",
      "In YAML '*word' repeats what is marked '&word' above it, and nothing above it is. Put the text in quotes. If it "
        + "is meant to repeat something, correct the word, or move what it repeats above it.",
      """
      - strings: { title: { en: *New, ru: "Привет" } }
      + strings: { title: { en: "*New", ru: "Привет" } }
      """),
    MistakePage(
      "yaml/unused-anchor", "A text that starts with '&' has no quotes and loses its first word.",
      "'&word' marks a value so that '*word' can repeat it, but nothing does. The text would begin after the mark. Put the "
        + "whole text in quotes, or delete the mark if it is not part of a text.",
      """
      - strings: { title: { en: &Save 20% today, ru: "Скидка 20%" } }
      + strings: { title: { en: "&Save 20% today", ru: "Скидка 20%" } }
      """),
  ]
}
