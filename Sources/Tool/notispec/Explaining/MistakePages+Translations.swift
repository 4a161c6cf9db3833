extension MistakePages {
  /// What is wrong with a file that came back from translators, or with one of its texts: that is left as it is.
  static let translations: [MistakePage] = [
    MistakePage(
      "translation/unreadable", "A file of translations cannot be read.",
      "It is truncated, in an encoding that is neither UTF-8 nor UTF-16 with a byte order mark, or neither XLIFF, PO, a String Catalog nor a "
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
      "A file translates from the source language of its app into languages of 'app.locales'. A region that only the "
        + "file names does not matter: 'pl-PL' counts as 'pl' if the app has only that. Add a new language to 'app.locales' "
        + "first, then export and import. 'check' lists the missing texts until all are there."),
    MistakePage(
      "translation/unknown-unit", "A translated text is unknown.",
      "It was removed or got another id since the export, or the id was changed on the way. Export the texts again."),
    MistakePage(
      "translation/duplicate-unit", "A text is translated twice, and differently.",
      "It is not clear which of the two is right, so neither is taken. Remove one."),
    MistakePage(
      "translation/source-changed", "A text was translated from an old source.",
      "The source has changed, so the translation may be out of date. Only this text is left; export it again and have it "
        + "checked. A translation that the specs have already is no obstacle."
    ),
    MistakePage(
      "translation/unknown-status", "A table gives a text an unknown status.",
      "The column 'status' has 'approved', 'proposed' or nothing. The words of translation tools, such as 'final' and "
        + "'needs-review-translation', are understood too."),
    MistakePage(
      "translation/catalog-form", "A String Catalog has a text in a form that the specs do not have.",
      "Xcode lets a text vary by device, and lets forms contain forms. Nothing is guessed: choose the one that counts, and "
        + "write it as a plain text or a plural in the catalog, or by hand in the spec."),
    MistakePage(
      "translation/broken-placeholder", "A translation has lost or changed a placeholder.",
      "On the device, a value replaces what is between the braces. A translation has every placeholder of its "
        + "source, spelled the same, and no others. Only a plural form that is for a single number may leave that "
        + "number out. Write '{{' or '}}' for a literal brace. In a String Catalog '%1$@' and "
        + "'%2$lld' are the arguments in their order, and the comment of the text says which."),
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
