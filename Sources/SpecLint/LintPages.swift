/// The documentation comments of the rules, for `explain`. Written by the tests, not by hand.
enum LintPages {
  // swift-format-ignore
  static let words: [String: (title: String, text: String)] = [
    "analytics/case-collision": (
      title: "Event names differ by more than the size of letters.",
      text: "Why: Firebase tells `Opened` and `opened` apart, dashboards and queries often do not. Their numbers are then added up or one of them is missing.\n\nSource: `platform-facts.md`, sections 6 and 12"
    ),
    "analytics/event-budget": (
      title: "An app has at most 500 event names.",
      text: "Why: Firebase records the first 500 different names of an app and drops every further one without a word.\n\nSource: `platform-facts.md`, section 6"
    ),
    "analytics/event-name": (
      title: "Event names are names that Firebase records, each belonging to one event.",
      text: "Why: Firebase drops an event with a bad or reserved name and logs an error event in its place; nobody notices until a dashboard stays empty.\n\nSource: `platform-facts.md`, section 6 (FIRAnalytics.h)"
    ),
    "analytics/id-in-name": (
      title: "The id of a type is a parameter of an event and not a part of its name.",
      text: "Why: Firebase counts 500 different names for one app. A name for each type uses them up, and every dashboard has to be extended when a type is added; a parameter needs neither.\n\nSource: `platform-facts.md`, section 6; NOTIF-001/LOG-7 asks for such names, so this is a note"
    ),
    "app/mixed-delivery": (
      title: "A part belongs to a kind of delivery that the app declares.",
      text: "Why: a trigger is planned by the device. In an app that only receives pushes nothing would ever plan it, and the notification would never come.\n\nSource: NOTIF-001/GEN-1"
    ),
    "app/no-owner": (
      title: "Somebody is named who answers questions.",
      text: "Why: two years later somebody asks why people get this push. `owner` names the team to ask; a type may name another one.\n\nSource: DESIGN 9 (expiry and ownership)"
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
    "links/ambiguous": (
      title: "One address opens one screen.",
      text: "Why: when two screens share an address, the app opens whichever its code happens to ask first, and the other one can never be reached.\n\nSource: `platform-facts.md`, section 10"
    ),
    "links/fallback-needs-parameter": (
      title: "A fallback opens without anything more being known.",
      text: "Why: the fallback is where people land when the screen of a notification has become pointless. If it needs a value that nobody gives it, they land nowhere.\n\nSource: source conflict 20"
    ),
    "links/outdated-without-fallback": (
      title: "A notification that can be overtaken leads somewhere else then.",
      text: "Why: a push about the limit stays on the Lock Screen after the purchase. Who taps it then must not land on the paywall. With `fallback` on the target people come to a screen that still makes sense.\n\nSource: source conflict 20 (NOTIF-001/AC-6, AC-8)"
    ),
    "links/reserved-scheme": (
      title: "The URL scheme belongs to the app alone.",
      text: "Why: `https`, `tel` or `mailto` belong to the system. iOS would open Safari, the phone or Mail, and never the app.\n\nSource: `platform-facts.md`, section 10"
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
    "scheduling/contradiction": (
      title: "The conditions of a type can hold together.",
      text: "Why: all conditions must hold at once. When two exclude each other the notification is never sent, and nobody gets a finding from a push that does not come.\n\nSource: DESIGN 9 (unreachable type)"
    ),
    "scheduling/pending-budget": (
      title: "No more requests are submitted than the system keeps.",
      text: "Why: iOS keeps the 64 soonest pending requests of an app and drops the others without a word.\n\nSource: `platform-facts.md`; IOS/GAP-1"
    ),
    "scheduling/same-priority": (
      title: "Types that compete for the same day have different priorities.",
      text: "Why: where the cap leaves room for one, the higher priority wins. With equal priorities it is the order in the file, which nobody expects to matter.\n\nSource: NOTIF-001/CAP-2; source conflict 4"
    ),
    "scheduling/short-horizon": (
      title: "The plan reaches as far as the rarest date.",
      text: "Why: notifications are planned while the app runs, and only as far as `policies.horizon`. A monthly one reaches only people who opened the app in the days before; for all others it does not come.\n\nSource: DESIGN 5 (planning)"
    ),
    "scheduling/slot-in-quiet-hours": (
      title: "The daily slot lies outside the quiet hours.",
      text: "Why: everything that is planned for the slot would be held until morning or dropped, every day, on every device.\n\nSource: NOTIF-001/PLAN-2; source conflict 8"
    ),
    "scheduling/starved": (
      title: "A type gets its turn some day.",
      text: "Why: when a type with a higher priority is due every day at the same time without any condition, and the cap lets one notification a day through, the lower one never comes.\n\nSource: DESIGN 9"
    ),
    "scheduling/threshold-in-id": (
      title: "A number in the id of a type is the threshold that its conditions ask for.",
      text: "Why: an id is what reports, dashboards and people see. `storage_high_90` that goes out at 86 % is read wrongly by everyone, and a changed threshold is easily forgotten in a name that cannot change.\n\nSource: source conflict 1 of NOTIF-001"
    ),
    "scheduling/time-in-quiet-hours": (
      title: "A time of day that a type names lies outside the quiet hours.",
      text: "Why: the notification would never come at its time: it is held until the end of the quiet hours, or dropped every day.\n\nSource: DESIGN 5"
    ),
    "scheduling/window-in-quiet-hours": (
      title: "A window after a signal is longer than the quiet hours that drop.",
      text: "Why: with `held: drop` a window that lies wholly in the quiet hours is lost. A signal late in the evening then never leads to a notification.\n\nSource: DESIGN 9"
    ),
    "signals/unused": (
      title: "Every signal begins a notification or decides about one.",
      text: "Why: a signal costs the app a call at the right moment. One that nothing listens to is a leftover, or a condition that somebody forgot."
    ),
    "signals/unused-parameter": (
      title: "Every parameter of a signal is read.",
      text: "Why: the app measures and hands over a value each time. One that no condition, trigger or text reads is a leftover, or a condition that somebody forgot."
    ),
    "swift/name-collision": (
      title: "Ids that become one name in generated Swift.",
      text: "Why: `photos_cleaned_1` and `photos_cleaned1` are both `photosCleaned1`, and the module would not compile."
    ),
  ]
}
