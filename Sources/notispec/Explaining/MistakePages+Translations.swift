extension MistakePages {
  /// What is wrong with a file that came back from translators. Nothing is written then.
  static let translations: [MistakePage] = [
    MistakePage(
      "translation/unreadable", "A file of translations cannot be read.",
      "It is truncated, in an encoding that is neither UTF-8 nor UTF-16 with a byte order mark, or neither XLIFF 1.2 nor a "
        + "table with the columns that 'strings export' wrote. A document type (DOCTYPE) is refused too. Save it again from "
        + "the tool it comes from; in Excel as 'CSV UTF-8 (Comma delimited)' or 'Unicode Text'."),
    MistakePage(
      "translation/too-large", "A file of translations, or a text in it, is too large.",
      "No real text or set of texts comes near the limit. Check whether it is the right file."),
    MistakePage(
      "translation/unknown-app", "Texts are translated for an unknown app.",
      "The 'original' of a file in XLIFF, and the column 'app' of a table, name the app. With '--app' no other app is "
        + "known."),
    MistakePage(
      "translation/other-language", "Texts are in an unexpected language.",
      "A file translates from the source language of its app into one language of 'app.locales'. A region that only the "
        + "file names does not matter: 'pl-PL' counts as 'pl' if the app has only that. Add a new language to 'app.locales' "
        + "first, then export and import. 'check' lists the missing texts until all are there."),
    MistakePage(
      "translation/unknown-unit", "A translated text is unknown.",
      "It was removed or got another id since the export, or the id was changed on the way. Export the texts again."),
    MistakePage(
      "translation/duplicate-unit", "A text is translated twice in one file.",
      "It is not clear which of the two is right. Remove one."),
    MistakePage(
      "translation/source-changed", "A text was translated from an old source.",
      "The source has changed, so the translation may be out of date. Export the texts again and have this one checked."
    ),
    MistakePage(
      "translation/broken-placeholder", "A translation has lost or changed a placeholder.",
      "On the device, a value replaces what is between the braces. A translation has every placeholder of its "
        + "source, spelled the same, and no others. Only a plural form that is for a single number may leave that "
        + "number out. Write '{{' or '}}' for a literal brace."),
    MistakePage(
      "translation/inline-element", "A translation contains an element of its tool.",
      "In XLIFF an element such as '<x/>' represents formatting or a value that only the translation tool knows. A text "
        + "of the specs has only words and '{placeholder}', so the element would be lost. Remove it in the tool."),
    MistakePage(
      "translation/missing-form", "A new text is only partly translated.",
      "A plural text needs all forms of its language. A list of rotating texts needs as many texts in every language."),
    MistakePage(
      "translation/cannot-change", "A text cannot be changed on its own.",
      "Another text shares its words through an anchor, or it is written in a way that notispec does not change. Edit "
        + "the spec by hand."),
  ]
}
