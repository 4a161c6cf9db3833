/// The documentation comments of the rules, for `explain`. Written by the tests, not by hand.
enum LintPages {
  // swift-format-ignore
  static let words: [String: (title: String, text: String)] = [
    "analytics/event-name": (
      title: "Event names are names that Firebase records, each belonging to one event.",
      text: "Why: Firebase drops an event with a bad or reserved name and logs an error event in its place; nobody notices until a dashboard stays empty.\n\nSource: `platform-facts.md`, section 6 (FIRAnalytics.h)"
    ),
    "app/mixed-delivery": (
      title: "A part belongs to a kind of delivery that the app declares.",
      text: "Why: a trigger is planned by the device. In an app that only receives pushes nothing would ever plan it, and the notification would never come.\n\nSource: NOTIF-001/GEN-1"
    ),
    "copy/app-name": (
      title: "A title does not repeat the name of the app.",
      text: "Why: iOS shows the name and the icon of the app above every notification. Repeating it takes the place of the message.\n\nSource: Human Interface Guidelines, Notifications"
    ),
    "copy/blaming-word": (
      title: "No text blames the reader.",
      text: "Why: a reminder that makes people feel guilty is switched off. Say what there is to win, not what was missed.\n\nSource: ACH/TASK-2 (\"positive, encouraging notification copy\")"
    ),
    "copy/control-character": (
      title: "No text holds a control character.",
      text: "Why: nobody sees one, and it acts. A right-to-left override turns the words after it round, so that people read another text than the one that was approved; other control characters become empty boxes on some devices.\n\nSource: `platform-facts.md`, section 12 (CVE-2021-42574)"
    ),
    "copy/decomposed-character": (
      title: "Letters with a mark are one character each.",
      text: "Why: `й` can be written as one character or as `и` and a mark. Both look the same, but search, comparison and the size of a push differ, and some fonts set the mark beside the letter. Files from a Mac's file names often carry the second form.\n\nSource: `platform-facts.md`, section 12"
    ),
    "copy/duplicate-body": (
      title: "Two types do not say the same.",
      text: "Why: who gets both reads the same sentence twice and takes it for a mistake. Mostly one of them was copied and never rewritten.\n\nSource: Human Interface Guidelines, Notifications: no several notifications for the same thing"
    ),
    "copy/foreign-placeholder": (
      title: "Placeholders are written in braces: `{count}`.",
      text: "Why: `%@` or `%d` belongs to another tool. Here it is plain text, and people would read it as it stands.\n\nSource: DESIGN 4"
    ),
    "copy/invisible-character": (
      title: "No text holds a character that nobody sees.",
      text: "Why: a zero-width space or a soft hyphen comes along when text is copied from a web page. It breaks searching, line breaks and VoiceOver, and no review notices it. Inside an emoji such a character is what joins its parts, and that is fine.\n\nSource: `platform-facts.md`, section 12"
    ),
    "copy/markup": (
      title: "No text holds markup.",
      text: "Why: a notification shows plain text. Tags and entities appear on the screen as they are written.\n\nSource: UNNotificationContent"
    ),
    "copy/mixed-script": (
      title: "A word is written in one script.",
      text: "Why: a Latin `c` inside a Cyrillic word looks the same and is another letter. Search does not find the word, VoiceOver stumbles over it, and a spelling check marks it only on some devices.\n\nSource: `platform-facts.md`, section 12"
    ),
    "copy/no-words": (
      title: "A text says something in words.",
      text: "Why: VoiceOver reads the name of an emoji, other devices show another picture, and a text of signs alone tells nobody what to do.\n\nSource: Human Interface Guidelines, Notifications"
    ),
    "copy/shouting": (
      title: "No text is written in capitals throughout.",
      text: "Why: capitals read as shouting, and VoiceOver may spell them letter by letter. Emphasis is the screen's business.\n\nSource: Human Interface Guidelines, Notifications"
    ),
    "copy/stale": (
      title: "No text is marked as out of date.",
      text: "Why: `status: stale` says that the original has changed since this was translated. It is a reminder to the translator, and must not reach people.\n\nSource: DESIGN 4"
    ),
    "copy/stray-space": (
      title: "No text has a space too many.",
      text: "Why: a space at the end or a doubled one is a leftover of editing. It shifts centred titles and makes two equal texts differ."
    ),
    "copy/title-punctuation": (
      title: "A title ends without a full stop.",
      text: "Why: a title is a headline. The system sets it bold on a line of its own, and a full stop there looks like a mistake.\n\nSource: Human Interface Guidelines, Notifications"
    ),
    "copy/too-long": (
      title: "A notification fits on the Lock Screen.",
      text: "Why: iOS cuts a long title or body with an ellipsis, and what stands at its end is not read. A Chinese character is twice as wide as a Latin letter. With placeholders the longest likely value counts. Apple names no numbers: these come from what shows on current phones.\n\nSource: `platform-facts.md`, section 2: a title of about 50 columns, a body of about 178 in four lines"
    ),
    "copy/untranslated": (
      title: "A translation says it in its own language.",
      text: "Why: a text that is the same in both languages was mostly copied and never translated. People then read English in a Russian app.\n\nSource: `requirements/notes.md`, copy per document and locale"
    ),
    "copy/wrong-script": (
      title: "A text is written in the letters of its language.",
      text: "Why: a Russian text without a Cyrillic letter, or a Chinese one without a Chinese character, was put under the wrong language or never translated.\n\nSource: `platform-facts.md`, section 11"
    ),
    "ids/look-alike": (
      title: "Ids that mean different things look different.",
      text: "Why: `photo_cleaned` and `photos_cleaned` are mixed up when somebody is tired, and both exist, so nothing complains."
    ),
    "plural/needed": (
      title: "A word beside a number takes the form that the number asks for.",
      text: "Why: \"1 photos\" and «5 фото» against «5 дня» are the mistakes people notice first. A language with one form for all numbers, such as Chinese, needs nothing.\n\nSource: `platform-facts.md`, section 9 (CLDR)"
    ),
    "plural/number-missing": (
      title: "A form for several numbers shows the number.",
      text: "Why: Russian takes the form `one` for 1, 21, 31 and 101. A text \"one day\" there tells people with 21 days something wrong.\n\nSource: `platform-facts.md`, section 9 (CLDR)"
    ),
    "plural/same-forms": (
      title: "The forms of a plural differ.",
      text: "Why: forms that are all the same were copied and not adapted, or the text needs no plural at all.\n\nSource: `platform-facts.md`, section 9 (CLDR)"
    ),
    "scheduling/pending-budget": (
      title: "No more requests are submitted than the system keeps.",
      text: "Why: iOS keeps the 64 soonest pending requests of an app and drops the others without a word.\n\nSource: `platform-facts.md`; IOS/GAP-1"
    ),
    "scheduling/threshold-in-id": (
      title: "A number in the id of a type is the threshold that its conditions ask for.",
      text: "Why: an id is what reports, dashboards and people see. `storage_high_90` that goes out at 86 % is read wrongly by everyone, and a changed threshold is easily forgotten in a name that cannot change.\n\nSource: source conflict 1 of NOTIF-001"
    ),
    "signals/unused": (
      title: "Every signal begins a notification or decides about one.",
      text: "Why: a signal costs the app a call at the right moment. One that nothing listens to is a leftover, or a condition that somebody forgot."
    ),
    "swift/name-collision": (
      title: "Ids that become one name in generated Swift.",
      text: "Why: `photos_cleaned_1` and `photos_cleaned1` are both `photosCleaned1`, and the module would not compile."
    ),
  ]
}
