extension MistakePages {
  /// What is wrong with a file that came back from translators. Nothing is written then.
  static let translations: [MistakePage] = [
    MistakePage(
      "translation/unreadable", "A file of translations cannot be read.",
      "It is cut off, in an encoding that is neither UTF-8 nor UTF-16 with a byte order mark, or neither XLIFF 1.2 nor a "
        + "table with the columns that 'strings export' wrote. A document type (DOCTYPE) is refused too. Save it again from "
        + "the tool it comes from; in Excel as 'CSV UTF-8 (Comma delimited)' or 'Unicode Text'."),
    MistakePage(
      "translation/too-large", "A file of translations, or a text in it, is larger than notispec reads.",
      "No text and no set of texts comes near its limit. Look whether it is the right file."),
    MistakePage(
      "translation/unknown-app", "Texts are translated for an app that is not there.",
      "The 'original' of a file in XLIFF, and the column 'app' of a table, name the app. With '--app' only that app is "
        + "looked for."),
    MistakePage(
      "translation/other-language", "Texts are in a language that is not expected.",
      "A file translates from the source language of its app into one language of 'app.locales'. A region that only the "
        + "file names does not matter: 'pl-PL' is 'pl' where the app has only that. Add a new language "
        + "there first, then export and import: until all texts are there, 'check' names the missing ones."),
    MistakePage(
      "translation/unknown-unit", "A translated text is no text of the app.",
      "It was removed or has another id since the export, or the id was changed on the way. Export the texts again."),
    MistakePage(
      "translation/duplicate-unit", "A text is translated twice in one file.",
      "Nobody could say which of the two is meant. Remove one."),
    MistakePage(
      "translation/source-changed", "A text was translated from words that are no longer the source.",
      "The translation may say what the source no longer does. Export the texts again and have this one looked at."),
    MistakePage(
      "translation/broken-placeholder", "A translation has lost or changed a placeholder.",
      "What stands between braces is replaced by a value on the device. A translation shows every placeholder of its "
        + "source, spelled the same, and no other. A brace itself is written '{{' or '}}'."),
    MistakePage(
      "translation/inline-element", "A translation holds an element of its tool.",
      "In XLIFF an element such as '<x/>' stands for formatting or a value that only the translation tool knows. A text "
        + "of the specs is words and '{placeholder}' only, so the element would be lost. Take it out in the tool."),
    MistakePage(
      "translation/missing-form", "A new text is translated in part only.",
      "A plural text needs all forms of its language, and texts that take turns are as many in every language."),
    MistakePage(
      "translation/cannot-change", "A text cannot be changed alone.",
      "Another text shares its words by an anchor, or it is written in a way that notispec does not change. Edit "
        + "the spec by hand."),
  ]
}
