/// The documentation comments of the rules, for `explain`. Written by the tests, not by hand.
enum LintPages {
  // swift-format-ignore
  static let words: [String: (title: String, text: String)] = [
    "analytics/case-collision": (
      title: "Event names differ by more than the size of letters.",
      text: "Why: Firebase tells `Opened` and `opened` apart, dashboards and queries often do not. Their numbers are then added up or one of them is missing.\n\nSource: `platform-facts.md`, sections 6 and 12"
    ),
    "analytics/empty-parameter": (
      title: "An event carries only values that there are.",
      text: "Why: a parameter that has no value at that moment is left out of every record. The dashboard shows \"(not set)\", and a report built on it is empty.\n\nSource: DESIGN 4 (the parameters of events); `platform-facts.md`, section 6"
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
    "analytics/merged-stages": (
      title: "An event that counts several things says which one it was.",
      text: "Why: planned, shown and opened in one number cannot be told apart afterwards: the share that is opened, which everybody asks for, can never be computed. `stage` tells them apart.\n\nSource: NOTIF-001/LOG-7; source conflict 15"
    ),
    "analytics/never-logged": (
      title: "What an event waits for can happen in this app.",
      text: "Why: an event for a permission that is never asked for, or for buttons that do not exist, is never logged. Its dashboard stays empty, and somebody will look for a mistake in the app.\n\nSource: DESIGN 9; `platform-facts.md`, section 1.2 (dismissals are reported only with `custom_dismiss_action`)"
    ),
    "analytics/stale": (
      title: "No event is marked as out of date.",
      text: "Why: `status: stale` says that somebody has found the event wrong. As long as it stands there it is built and counted, and reports are drawn from it.\n\nSource: DESIGN 4"
    ),
    "analytics/token-in-parameters": (
      title: "The push token goes to no analytics service.",
      text: "Why: who has the token can address one device of one person. It is personal data, has nothing to do in a dashboard, and is longer than the 100 characters that Firebase takes, so it is cut off and useless there as well. In a line of the console of a developer it is what one looks for.\n\nSource: `platform-facts.md`, sections 6 and 7; source conflict 40"
    ),
    "analytics/uncounted-answer": (
      title: "Every answer to a permission is counted.",
      text: "Why: how many say yes is the first number asked for when notifications bring nothing. Without the other answer there is no share to compute, only a count. Access to a part is an answer of its own: where nothing logs it, these people are missing on both sides.\n\nSource: PERM/LOG-3, PERM/LOG-4, NOTIF-001/LOG-2, NOTIF-001/LOG-3"
    ),
    "analytics/uncounted-opening": (
      title: "It is counted how often notifications are opened.",
      text: "Why: a notification that nobody opens annoys people, and without a count nobody knows which one that is. iOS reports a tap to the app only; Firebase does not count those of local notifications.\n\nSource: NOTIF-001/LOG-6; `platform-facts.md`, section 6"
    ),
    "app/banner-without-list": (
      title: "What is shown while the app is open stays in Notification Center.",
      text: "Why: a banner is gone after a few seconds. Without `list` the notification is nowhere to be found afterwards, and who looked away has missed it.\n\nSource: `platform-facts.md`, section 1.2"
    ),
    "app/ios-version": (
      title: "People with the oldest iOS that the app runs on get everything the spec describes.",
      text: "Why: `minimum_ios` says how old a system may be. Some things came later: there a time-sensitive notification is an ordinary one, and a Live Activity does not exist. That may be what the team wants, so this is a note: it says what these people do not get.\n\nSource: IOS/PAYLOAD-8, IOS/PAYLOAD-9; `platform-facts.md`, sections 1 and 4"
    ),
    "app/launch-order": (
      title: "At launch each thing is set up after what it needs.",
      text: "Why: the tap that launched the app reaches the delegate only if it was set before everything else, buttons only work if their categories are known before a notification comes, and Firebase must stand before anything calls it. In the wrong order the first tap, or the first token, is lost, and nobody can say when.\n\nSource: IOS/MISTAKE-2, IOS/HANDLE-8, IOS/FULL-1, IOS/FCM-1; `platform-facts.md`, section 1.2"
    ),
    "app/launch-step-missing": (
      title: "What the app uses is set up at launch.",
      text: "Why: without the delegate no tap arrives, without categories no button is shown, without registration no push comes. All three fail without a word.\n\nSource: IOS/HANDLE-8, IOS/FULL-1; `platform-facts.md`, sections 1.2 and 1.4"
    ),
    "app/missing-option": (
      title: "The app asks for everything that its notifications do.",
      text: "Why: iOS grants only what was asked for. A sound, or a number on the icon, without its option never comes, however the notification is built. Without a list the app asks for `alert`, `sound` and `badge`.\n\nSource: `platform-facts.md`, section 1 (UNAuthorizationOptions)"
    ),
    "app/mixed-delivery": (
      title: "A part belongs to a kind of delivery that the app declares.",
      text: "Why: a trigger is planned by the device. In an app that only receives pushes nothing would ever plan it, and the notification would never come. The other way round an app that plans everything itself has no token, and a push that a server sends finds nobody.\n\nSource: NOTIF-001/GEN-1, IOS/SRC-1, IOS/SRC-2"
    ),
    "app/no-owner": (
      title: "Somebody is named who answers questions.",
      text: "Why: two years later somebody asks why people get this push. `owner` names the team to ask; a type may name another one.\n\nSource: DESIGN 9 (expiry and ownership)"
    ),
    "app/out-of-scope": (
      title: "What the app leaves out on purpose is not in its spec.",
      text: "Why: somebody decided against it, often for this version only. A part that slips in is built and shipped without that decision being taken back. The language has no words for what makes a server send something, so `server_triggers` needs no check.\n\nSource: PUSH/OUT-1 to PUSH/OUT-7, PUSH/VIS-4, PUSH/BACK-2, PUSH/ROLL-1; source conflict 44"
    ),
    "app/pre-prompt-contradiction": (
      title: "The app shows a screen before the dialog of iOS exactly where it says so.",
      text: "Why: one document demands the screen, another forbids it. What the spec says here is what people build; a flow that says the opposite is built by somebody else.\n\nSource: PERM/APPLE-1 against PUSH/VIS-4 (source conflict 12)"
    ),
    "app/prompt-at-launch": (
      title: "Nobody is asked for permission at the first launch.",
      text: "Why: a dialog over an app that people have not seen yet is answered with no, and iOS never shows it again. Ask when the reason is plain: in the flow, after signing in, or when a switch is turned on. Only `provisional`, which shows no dialog, may be requested at launch.\n\nSource: source conflict 10 (NOTIF-001/PERMREQ-1, PUSH/M2-1, ACH/UI-2)"
    ),
    "app/provisional-with-prompt": (
      title: "An app that delivers quietly without a question does not ask as well.",
      text: "Why: with `provisional` iOS shows no dialog at all: it answers yes at once and delivers quietly. A screen that promises a question, or a switch that waits for an answer, then leads nowhere, and the notifications people agreed to come without a sound.\n\nSource: IOS/AUTH-5; source conflict 45; `platform-facts.md`, section 1"
    ),
    "app/silent-switch": (
      title: "The switch that is said to ask for the permission asks for it.",
      text: "Why: with `ask_at: preference` it is the only place where iOS is asked. If the switch does not ask, nobody ever is, and no notification comes.\n\nSource: ACH/UI-2; source conflict 10"
    ),
    "app/unknown-language": (
      title: "The languages of the app, and their regions, exist.",
      text: "Why: a device asks for texts by the code of its language. Ukrainian is `uk`, and `ua` is the country; texts under `ua` are translated, approved and shipped, and nobody ever reads them. What is mistaken most are the codes of countries: `jp` for `ja`, `cn` for `zh-Hans`, `kr` for `ko`, `cz` for `cs`, `gr` for `el`, `dk` for `da`, `en-UK` for `en-GB`.\n\n`se` has no finding: it is Northern Sami, though Swedish (`sv`) is often meant. Neither have `no` and `tl`, which are older than `nb` and `fil` and still in use.\n\nSource: ISO 639 and ISO 3166 as CLDR 47 has them; BCP 47"
    ),
    "categories/destructive-first": (
      title: "A button that destroys something is not the first.",
      text: "Why: people press the first button without reading, and a banner shows only two. What cannot be taken back stands below what can.\n\nSource: `platform-facts.md`, section 1.4 (HIG)"
    ),
    "categories/opens-app-only": (
      title: "A button does something that a tap on the notification does not.",
      text: "Why: a tap on the notification opens the app already. A button \"Open\" takes the place of one that would save people the way.\n\nSource: `platform-facts.md`, section 1.4 (HIG)"
    ),
    "categories/test-only-in-use": (
      title: "A category that is a fixture is not sent to people.",
      text: "Why: `test_only` says that its buttons are for trying things out. With a real notification people press \"Action 1\" and wonder.\n\nSource: IOS/CAT-7"
    ),
    "categories/too-many-actions": (
      title: "A notification has at most four buttons.",
      text: "Why: the large view of a notification shows four, and a banner two. iOS shows ten at most where there is room, and never more. The first ones should be those that people need.\n\nSource: `platform-facts.md`, section 1.4 (UNNotificationCategory; HIG)"
    ),
    "categories/unguarded-destructive": (
      title: "A button that destroys something asks to unlock the phone.",
      text: "Why: notifications stand on the Lock Screen, and everybody who has the phone in hand can press their buttons. With `authentication_required` iOS asks for Face ID or the code first. Where nothing of value is lost it may be left out.\n\nSource: `platform-facts.md`, section 1.4"
    ),
    "categories/unused": (
      title: "Every category belongs to a notification.",
      text: "Why: buttons that no notification shows are registered, translated and tested for nothing. Mostly a type forgot to name its category, and people look for the buttons in vain. A fixture says so with `test_only: true`.\n\nSource: DESIGN 10 (command line and findings)"
    ),
    "content/attachment-ending": (
      title: "The ending of an attached file says what is in it.",
      text: "Why: iOS tells the kind of a file by its ending, or by a `type_hint`. With an ending of another kind the file does not open, and the notification of the device is not planned.\n\nSource: `platform-facts.md`, section 1.5"
    ),
    "content/attachment-format": (
      title: "An attachment is of a kind that iOS shows.",
      text: "Why: iOS takes JPEG, GIF and PNG images, AIFF, WAV, MP3 and MPEG-4 sounds, and MPEG, MPEG-2, MPEG-4 and AVI videos. With any other file a notification of the device is not planned at all, and a push comes without it.\n\nSource: IOS/ATT-4, IOS/ATT-5, IOS/ATT-6; `platform-facts.md`, section 1.5"
    ),
    "content/attachment-hint": (
      title: "The type hint of an attachment fits its format.",
      text: "Why: iOS believes the hint more than the file. A PNG that is announced as a JPEG may not open, and the notification comes without its picture. Where the file has the usual ending no hint is needed.\n\nSource: IOS/NSE-6, source conflict 50"
    ),
    "content/attachment-size": (
      title: "An attachment is no larger than iOS takes: 10 MB for an image, 5 MB for a sound, 50 MB for a video.",
      text: "Why: a notification of the device with a larger file is not planned at all, and a push comes without it. A megabyte is 1 048 576 bytes here.\n\nSource: IOS/LIMIT-1, IOS/LIMIT-2, IOS/LIMIT-3; `platform-facts.md`, section 1.5"
    ),
    "content/badge-zero": (
      title: "A notification does not clear the badge.",
      text: "Why: `badge: 0` takes the number off the icon, and with it iOS takes all notifications of the app out of the list, those too that nobody has read. Leave the key out to leave the number as it is.\n\nSource: `platform-facts.md`, section 1.3 (HIG)"
    ),
    "content/critical-entitlement": (
      title: "A critical notification belongs to an app that Apple has allowed to send one and that asks people for it.",
      text: "Why: critical alerts sound although the phone is muted. Apple gives the entitlement on request, for health and safety, and iOS asks people separately. Without either it is a notification like any other, and who counts on hearing it does not.\n\nSource: IOS/LEVEL-4, source conflict 49; `platform-facts.md`, section 1.3"
    ),
    "content/critical-sound": (
      title: "A critical sound belongs to a critical notification.",
      text: "Why: a critical sound is heard although the phone is muted. iOS plays it only with a critical notification of an app that may send one; with any other people hear nothing at all, or the ordinary sound.\n\nSource: IOS/TS-1, source conflict 49; `platform-facts.md`, section 1.3"
    ),
    "content/intrusive-level": (
      title: "What comes at a fixed time, whatever people did, does not break through Focus.",
      text: "Why: time-sensitive is for what concerns a person now, such as a ride or a medicine at the time they chose. A reminder that comes at the same hour every day, that nobody asked for and nothing stops, is switched off, and Apple's reviewers object to it. Let people choose the time or switch it on, or add a condition such as \"not taken yet\". Critical alerts are another matter: Apple grants them to each app.\n\nSource: ACH/TASK-1; https://developer.apple.com/design/human-interface-guidelines/managing-notifications"
    ),
    "content/remote-attachment-in-local": (
      title: "A notification of the device attaches a file of the app.",
      text: "Why: iOS attaches files only, and what fetches an address runs for pushes alone. No app code runs when a notification of the device comes, so the picture would have to be there already.\n\nSource: `platform-facts.md`, section 1.5"
    ),
    "content/sound-file": (
      title: "A sound file is of a kind that iOS plays.",
      text: "Why: notifications sound from `aiff`, `wav` and `caf` files only. With an `mp3` people hear the ordinary sound, and the file is in the app for nothing.\n\nSource: `platform-facts.md`, section 1.3 (UNNotificationSound)"
    ),
    "content/sound-length": (
      title: "A sound is shorter than 30 seconds.",
      text: "Why: iOS plays the ordinary sound instead of a longer one.\n\nSource: `platform-facts.md`, section 1.3 (UNNotificationSound)"
    ),
    "content/time-sensitive-entitlement": (
      title: "A time-sensitive notification belongs to an app that may send one.",
      text: "Why: without the entitlement iOS treats it like any other: it waits for the summary and is silenced by Focus, and nobody is told. The entitlement is a capability in Xcode and needs no permission of Apple. The old option of the authorization request has no effect any more.\n\nSource: IOS/AUTH-8, source conflict 49; `platform-facts.md`, section 1.3"
    ),
    "content/unheard-sound": (
      title: "What is said about a sound is heard.",
      text: "Why: a `passive` notification goes to the list without a sound, whatever is named. And the volume counts for critical sounds only; all others are as loud as the phone is set.\n\nSource: `platform-facts.md`, section 1.3"
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
    "copy/damaged-character": (
      title: "No text holds the sign that stands for a lost character.",
      text: "Why: a program that saves a text in another encoding than it was read in puts `�` (U+FFFD) where it cannot tell the character. What stood there is lost in the file, and people read \"It�s time\". An apostrophe, a dash or a letter with an accent is the usual victim, and a spreadsheet the usual culprit.\n\nSource: The Unicode Standard, 23.8 (Specials)"
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
      text: "Why: a space at the end or a doubled one is a leftover of editing. It shifts centred titles and makes two equal texts differ. So does a line break at the end, which comes with every text that is written below a `|` or a `>`; below `|-` or `>-` it does not."
    ),
    "copy/title-punctuation": (
      title: "A title ends without a full stop.",
      text: "Why: a title is a headline. The system sets it bold on a line of its own, and a full stop there looks like a mistake.\n\nSource: Human Interface Guidelines, Notifications"
    ),
    "copy/too-long": (
      title: "A notification fits on the Lock Screen.",
      text: "Why: iOS cuts a long title or body with an ellipsis, and what stands at its end is not read. A Chinese character is twice as wide as a Latin letter. With placeholders the longest likely value counts. Apple names no numbers: these come from what shows on current phones.\n\nSource: `platform-facts.md`, section 2: a title of about 50 columns, a body of about 178 in four lines"
    ),
    "copy/unreachable-variant": (
      title: "Every variant of a text can be shown.",
      text: "Why: a setting that switches the type off cannot choose its words as well: when it is off, nothing is sent, and the words for \"off\" are written and translated for nobody. Mostly another setting was meant.\n\nSource: DESIGN 9"
    ),
    "copy/untranslated": (
      title: "A translation says it in its own language.",
      text: "Why: a text that is the same in both languages was mostly copied and never translated. People then read English in a Russian app.\n\nSource: `requirements/notes.md`, copy per document and locale"
    ),
    "copy/wrong-script": (
      title: "A text is written in the letters of its language.",
      text: "Why: a Russian text without a Cyrillic letter, or a Chinese one without a Chinese character, was put under the wrong language or never translated.\n\nSource: `platform-facts.md`, section 11"
    ),
    "expiry/no-owner": (
      title: "A type with a last day has somebody who decides what comes then.",
      text: "Why: on that day it stops. Without an owner nobody is asked whether it should, and nobody takes it out afterwards.\n\nSource: DESIGN 9 (expiry and ownership)"
    ),
    "expiry/past": (
      title: "No type is past its last day.",
      text: "Why: from that date on it is sent no more, by agreement. Its texts, events and screens are still built and translated: remove it, or agree on another date.\n\nSource: DESIGN 9 (expiry and ownership)"
    ),
    "expiry/soon": (
      title: "A type that is about to expire is thought of in time.",
      text: "Why: in 30 days or less it is sent no more. Whoever wants to keep it needs a decision, and perhaps new texts, before that.\n\nSource: DESIGN 9 (expiry and ownership)"
    ),
    "ids/look-alike": (
      title: "Ids that mean different things look different.",
      text: "Why: `photo_cleaned` and `photos_cleaned` are mixed up when somebody is tired, and both exist, so nothing complains."
    ),
    "links/ambiguous": (
      title: "One address opens one screen.",
      text: "Why: when two screens share an address, the app opens whichever its code happens to ask first, and the other one can never be reached. A part that is written out goes before a parameter, so `/chat/new` beside `/chat/{id}` is clear; of `/a/{x}/c` and `/a/b/{y}` neither goes before the other, and `/a/b/c` is both.\n\nSource: `platform-facts.md`, section 10"
    ),
    "links/fallback-needs-parameter": (
      title: "A fallback opens without anything more being known.",
      text: "Why: the fallback is where people land when the screen of a notification has become pointless. If it needs a value that nobody gives it, they land nowhere.\n\nSource: source conflict 20"
    ),
    "links/no-team-id": (
      title: "An app with links of the web names its team.",
      text: "Why: `apple-app-site-association` tells iOS which app may open the addresses of a site, by the id of the team and the bundle id. Without the team the file is not generated, and every link opens in the browser.\n\nSource: `platform-facts.md`, section 10"
    ),
    "links/other-key": (
      title: "A push names its values as the screen it opens reads them.",
      text: "Why: the screen takes its values from the payload under its own keys. When the server writes `chat_id` and the screen looks for `chatId`, a tap opens no chat, and the payload looks right to everybody.\n\nSource: source conflict 46 (IOS/PAYLOAD-10, IOS/HANDLE-6)"
    ),
    "links/outdated-without-fallback": (
      title: "A notification about something that may be gone by the time of the tap leads somewhere else then.",
      text: "Why: a push about a basket stays on the Lock Screen after the order. Who taps it then must not land on an empty basket. With `fallback` on the target people come to a screen that still makes sense. A screen without parameters shows nothing in particular and cannot be out of date: it is where a fallback would lead.\n\nSource: NOTIF-001/AC-6, NOTIF-001/AC-8"
    ),
    "links/reserved-scheme": (
      title: "The URL scheme belongs to the app alone.",
      text: "Why: `https`, `tel` or `mailto` belong to the system. iOS would open Safari, the phone or Mail, and never the app.\n\nSource: `platform-facts.md`, section 10"
    ),
    "links/unused-target": (
      title: "Every screen is opened by something.",
      text: "Why: a screen that no notification, no button and no other part of the spec leads to is a leftover of a removed type, or the type that should lead there points elsewhere. With `universal` links other apps and web pages open screens too, and then nobody can say.\n\nSource: `platform-facts.md`, section 10; NOTIF-001/AC-9"
    ),
    "live/date-unit": (
      title: "The example of a date in a Live Activity counts what its unit says.",
      text: "Why: the app decodes the number by the `unit` of the field: the type that is generated for it counts the same. An example in another unit is what a server will send, 31 years off, and the clock on the Lock Screen shows nonsense. Servers count from 1970, iOS reads a `Date` as seconds since 2001: attributes written by hand with a `Date` in them need `seconds_since_2001`.\n\nSource: IOS/LA-17, source conflict 48; `platform-facts.md`, section 4"
    ),
    "live/frequent-without-push": (
      title: "A higher budget of updates is asked for where a server sends updates.",
      text: "Why: `frequent_updates` raises the number of pushes that iOS lets through. Without `push_updates` there are none, and people get a switch in Settings that does nothing.\n\nSource: `platform-facts.md`, section 4"
    ),
    "live/missing-presentation": (
      title: "A Live Activity has a view for every place where iOS shows it.",
      text: "Why: iOS decides where it is shown: the Lock Screen, both sides of the Dynamic Island, the dot that is left when there are two, and the large form. A place without a view stays empty.\n\nSource: IOS/LA-9; `platform-facts.md`, section 4"
    ),
    "live/no-final-state": (
      title: "A Live Activity comes to an end.",
      text: "Why: one that nothing ends stays on the Lock Screen for up to twelve hours and shows a delivery that has long arrived. Name the states in which it ends, and let every other one lead on.\n\nSource: IOS/LA-13; `platform-facts.md`, section 4"
    ),
    "live/payload-too-large": (
      title: "A Live Activity carries at most 4096 bytes.",
      text: "Why: what stays the same and what changes count together, pushed or not. iOS does not start one with more, and drops an update that is too large. Long texts belong into the app: send an id, and let the view look up the rest. Give fields an `example` as long as real values are.\n\nSource: `platform-facts.md`, section 4"
    ),
    "live/push-without-push-section": (
      title: "A Live Activity that a server updates belongs to an app with a `push` section.",
      text: "Why: an update goes the way of every push, with a key, a server and an entitlement. Without them the activity shows the state in which it began until iOS ends it.\n\nSource: `platform-facts.md`, section 4"
    ),
    "live/too-long": (
      title: "What a Live Activity shows takes eight hours at most.",
      text: "Why: iOS ends it after eight hours, whatever the app says. For something longer ordinary notifications are the right form.\n\nSource: `platform-facts.md`, section 4 (HIG)"
    ),
    "live/unreachable-state": (
      title: "Every state of a Live Activity can be reached.",
      text: "Why: a state that no other leads to has texts, translations and a picture that nobody ever sees. Mostly a step between two states was forgotten.\n\nSource: IOS/LA-12 (its note)"
    ),
    "modules/unused": (
      title: "Every module depends on a permission.",
      text: "Why: a module is listed because a refused permission blocks, hides or disables it. One that no answer names is a leftover, or an answer was forgotten, and the module stays open although it cannot work.\n\nSource: PERM/DENY-1, PERM/DENY-3"
    ),
    "permissions/allow-label": (
      title: "The button before the dialog of iOS does not speak for iOS.",
      text: "Why: the dialog that follows has a button \"Allow\" of its own. Two of them look as if the first had decided already; Apple asks for \"Continue\" or \"Next\".\n\nSource: `platform-facts.md`, section 5 (Human Interface Guidelines, Privacy); source conflict 24"
    ),
    "permissions/asks-again": (
      title: "Nobody is asked a second time after an answer.",
      text: "Why: iOS shows its dialog once. After a no, asking again does nothing: the button seems broken, and people feel pushed. What helps is a way to Settings.\n\nSource: `platform-facts.md`, section 1; PUSH/M2-4; source conflict 11"
    ),
    "permissions/claim-missing": (
      title: "What the dialog of iOS says stands on the screen before it too.",
      text: "Why: people read the screen, tap the button, and read the dialog. When the two give different reasons, they stop trusting both, and App Review rejects the app. Each claim names the words that both must have, in every language.\n\nSource: PERM/S1-9, PERM/APPLE-2; source conflict 27"
    ),
    "permissions/custom-system-text": (
      title: "Nobody expects a text of the app in a dialog that has no place for one.",
      text: "Why: a `system_text` is kept for reference. iOS words the dialog for notifications itself, and shows `usage_description` in the others, so this text is never on a screen.\n\nSource: `platform-facts.md`, section 5; PERM/S3-6 against PUSH/VIS-1 (source conflict 26)"
    ),
    "permissions/dead-end": (
      title: "Every screen of the flow has a way on.",
      text: "Why: people who said no stand before a screen without a button, or before a module that is closed without a word, and can only leave the app.\n\nSource: PERM/DENY-2, PERM/S1-6; `platform-facts.md`, section 5 (respect refusals)"
    ),
    "permissions/leave-button": (
      title: "The screen before the dialog of iOS has one button.",
      text: "Why: the dialog is where people decide. Apple wants the screen before it to lead there and nowhere else; App Review has sent back apps whose screen had \"Skip\" or \"Not now\". For notifications there is no such rule.\n\nSource: `platform-facts.md`, section 5 (Human Interface Guidelines, Privacy); source conflict 24"
    ),
    "permissions/optional-step-blocks": (
      title: "An optional permission takes nothing away.",
      text: "Why: the flow tells people that they may say no, and then a part of the app is closed. Either the step is not optional, or the module works without it.\n\nSource: PERM/STRUCT-3; `platform-facts.md`, section 5 (App Review Guideline 5.1.1)"
    ),
    "permissions/settings-after-skip": (
      title: "Who has not been asked by iOS yet is led back to the question.",
      text: "Why: Settings has a switch for photos only after iOS has asked. Who skipped the question, or closed the dialog without an answer, finds nothing there and gives up.\n\nSource: PERM/S1-6; source conflicts 25 and 28"
    ),
    "permissions/unannounced-purpose": (
      title: "A type serves a purpose that was announced when the permission was asked for.",
      text: "Why: people said yes to reminders about cleaning. An offer to subscribe that comes under the same permission is what they did not agree to, what App Review objects to, and what makes them switch everything off.\n\nSource: source conflict 21 (PERM/PURPOSE-3, PERM/S3-2); `platform-facts.md`, section 5 (App Review Guideline 4.5.4)"
    ),
    "permissions/unhandled-denial": (
      title: "A permission that the app needs has an answer to a no.",
      text: "Why: a step that is not optional says that something does not work without it. What does not, and what people see then, must be said, or they find empty screens.\n\nSource: PERM/DENY-1 to PERM/DENY-4, PERM/S1-6, PERM/S2-10"
    ),
    "permissions/unhandled-limited": (
      title: "Access to a part is thought of.",
      text: "Why: people can give an app some of their photos or contacts. The app then works on those, shows a hint, or blocks what makes no sense with a part; `limited: {}` says that nothing changes.\n\nSource: PERM/EDGE-3 to PERM/EDGE-5; source conflict 29"
    ),
    "permissions/unknown-occasion": (
      title: "The app can tell when the flow is due.",
      text: "Why: \"not completed\" needs a place where the app remembers that it was completed, and \"forced\" something that forces it. Without, everybody builds it differently, and the flow comes at every launch or never again.\n\nSource: PERM/SHOW-1 to PERM/SHOW-3; source conflict 23"
    ),
    "permissions/unneeded": (
      title: "A permission is asked for because something needs it.",
      text: "Why: each question costs trust, and App Review asks what it is for. A step whose refusal changes nothing is one that could be left out, or its consequences were forgotten.\n\nSource: `platform-facts.md`, section 5 (App Review Guideline 5.1.1: only what the core needs)"
    ),
    "permissions/unread-usage-text": (
      title: "A reason for the dialog of iOS is written only where iOS shows one.",
      text: "Why: iOS words the question for notifications itself and has no place for a reason. The text would be translated and reviewed, and nobody would ever read it. To keep one for reference, write it as `system_text`.\n\nSource: `platform-facts.md`, section 5; source conflict 26"
    ),
    "permissions/unserved-purpose": (
      title: "What is announced is also sent.",
      text: "Why: the screen promises something that never comes. That is a leftover of a removed type, or the type that serves it does not say so.\n\nSource: source conflict 21 (PERM/S3-2)"
    ),
    "permissions/unshown-screen": (
      title: "Every screen of the flow is shown after some answer.",
      text: "Why: its words are written, translated and drawn for nobody, and mostly the answer that should lead to it was forgotten.\n\nSource: PERM/DENY-1"
    ),
    "permissions/usage-text-missing": (
      title: "A permission that iOS explains with a text of the app has that text.",
      text: "Why: iOS ends the app at once when it asks for photos, contacts or the camera without the text in Info.plist.\n\nSource: `platform-facts.md`, section 5; PERM/S1-8, PERM/S2-8"
    ),
    "permissions/vague-usage-text": (
      title: "The dialog of iOS says in one full sentence what the permission is for.",
      text: "Why: App Review sends back reasons such as \"We need access\" and \"Allow access to your photos\". It wants a sentence that says what the app does with them, with a full stop at its end.\n\nSource: `platform-facts.md`, section 5 (Human Interface Guidelines, Privacy; App Review Guideline 5.1.1)"
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
    "preferences/on-before-permission": (
      title: "A switch that asks for the permission starts as off.",
      text: "Why: iOS is asked when somebody switches it on. A switch that is on from the start is never switched on, so iOS is never asked: the screen says \"on\" and nothing ever comes.\n\nSource: ACH/UI-2; source conflict 35"
    ),
    "preferences/same-option": (
      title: "The options of a choice differ.",
      text: "Why: two lines that read the same, or do the same, leave people guessing what the difference is. Mostly one was copied and not adapted.\n\nSource: DESIGN 9"
    ),
    "preferences/uncontrolled-type": (
      title: "In an app with switches every type has one.",
      text: "Why: who switches everything off on the settings screen and still gets a notification takes it for a trick, and turns off all of them in iOS. App Review asks for a way to opt out.\n\nSource: `platform-facts.md`, section 5 (App Review Guideline 4.5.4); NOTIF-001/REL-1"
    ),
    "preferences/unused": (
      title: "Every setting changes something.",
      text: "Why: people move a switch and nothing happens. Either it is a leftover, or the type, time or text that should follow it does not name it.\n\nSource: DESIGN 9"
    ),
    "push/attachment-not-fetched": (
      title: "What a push shows from the net, the app's service extension fetches.",
      text: "Why: a push carries an address and no picture. iOS does not fetch it: the app's own extension has to, before the notification is shown. Without one, or when it is not told, people see the text alone.\n\nSource: IOS/NSE-3; `platform-facts.md`, section 1.5"
    ),
    "push/background-mode-missing": (
      title: "An app that is woken by silent pushes declares the background mode for it.",
      text: "Why: without `remote_notification` among the background modes iOS delivers a silent push to nobody, and logs nothing.\n\nSource: `platform-facts.md`, section 3 (background push)"
    ),
    "push/certificate": (
      title: "The server signs its pushes with a key.",
      text: "Why: a certificate runs out every year, and from that day on nobody gets a push until somebody makes a new one. A key does not run out, and one key serves all apps of a team. Live Activities can be updated with a key only.\n\nSource: IOS/APNS-2; `platform-facts.md`, section 3"
    ),
    "push/collapse-id-too-long": (
      title: "A `collapse_id` has at most 64 bytes when its values are filled in.",
      text: "Why: pushes with the same id replace each other on the device. Apple refuses a push with a longer id, and nobody gets it. Bytes are not letters: a Cyrillic letter takes two.\n\nSource: `platform-facts.md`, section 3 (apns-collapse-id)"
    ),
    "push/entitlement-missing": (
      title: "An app that gets pushes has the entitlement for it.",
      text: "Why: without `aps_environment` iOS hands out no token. Registration fails on every device, and nothing in the app's own code is wrong.\n\nSource: PUSH/M1-1, PUSH/T-XCODE-1"
    ),
    "push/environment": (
      title: "Development builds talk to Apple's sandbox, all others to production.",
      text: "Why: Apple signs builds for TestFlight and the App Store for production, and only development builds for the sandbox. A token of one is unknown to the other, so every push is refused, and testers report that notifications do not work.\n\nSource: IOS/TEST-4, IOS/TEST-5; `platform-facts.md`, section 3"
    ),
    "push/extension-time": (
      title: "What works on a push is done within 30 seconds.",
      text: "Why: iOS stops the extension after about 30 seconds and shows the notification as it came. A plan that counts on more time is never carried out to its end.\n\nSource: IOS/NSE-5; `platform-facts.md`, section 1.5"
    ),
    "push/key-in-repository": (
      title: "The key for pushes stands outside the project.",
      text: "Why: who has the key can send notifications to everybody who has the app. A file beside the spec is copied with every checkout and stays in the history for ever. Apple lets it be downloaded only once, so keep it where passwords are kept.\n\nSource: IOS/APNS-3"
    ),
    "push/key-incomplete": (
      title: "A key is named by its id and the id of its team.",
      text: "Why: the server cannot sign a push without both. Who sets it up a year from now finds them here or has to ask around. They are no secret; the key itself is.\n\nSource: IOS/APNS-4; `platform-facts.md`, section 3 (JWT)"
    ),
    "push/late-urgent": (
      title: "What is urgent is delivered at once.",
      text: "Why: with priority 5 or 1 Apple and the device choose a good moment, and collect pushes to save power. A time- sensitive message that comes an hour late interrupts people for nothing.\n\nSource: `platform-facts.md`, sections 1.3 and 3 (apns-priority)"
    ),
    "push/mutable-content-missing": (
      title: "A push that the app changes before it is shown says so with `mutable_content: true`.",
      text: "Why: a picture is fetched, and a secret text made readable, by a small part of the app that runs before the notification is shown. iOS starts it only for pushes with `mutable_content`. Without it the notification comes without its picture, and with the unreadable text.\n\nSource: IOS/MISTAKE-5; `platform-facts.md`, section 1.5"
    ),
    "push/no-storage": (
      title: "A push waits for a device that is off.",
      text: "Why: with `expiration: 0m` Apple tries once. A phone in a tunnel, in flight mode or just switched off never hears of the message. Say how long the text stays true: `24h` for a message, a few minutes for a ride that arrives.\n\nSource: IOS/SERVER-2, source conflict 50"
    ),
    "push/payload-too-large": (
      title: "A push is no larger than Apple takes: 4096 bytes, and 5120 for a call.",
      text: "Why: Apple's server refuses a larger push, and nobody gets it. A Latin letter takes one byte, a Cyrillic one two and a Chinese one three, so the limit is met in one language first. The samples of arguments and data count as well: give them an `example` as long as real values are. Types that the device plans have the same limit, because their files for the simulator do.\n\nSource: `platform-facts.md`, section 3; DESIGN 10 (command line and findings)"
    ),
    "push/personal-tag": (
      title: "No personal data are handed to the service that sends.",
      text: "Why: a tag leaves the app and stays with another company. A name, a mail address or the id of a user is personal data, for which people were not asked, and which the privacy label in the App Store has to name. To address one person the service takes an id of its own.\n\nSource: IOS/OS-5"
    ),
    "push/reserved-data-key": (
      title: "The keys of `data` and of arguments belong to the app alone.",
      text: "Why: Apple has `aps` for itself, Firebase everything that begins with `google` or `gcm`, and OneSignal `custom`. In `type` and `target` stand the ids of the notification and of its screen. Such a key is refused, or overwritten on the way, and the app reads something else than was sent.\n\nSource: `platform-facts.md`, section 3; Firebase Cloud Messaging, message payloads"
    ),
    "push/rule-without-effect": (
      title: "Every access rule decides something.",
      text: "Why: Firestore allows what any one rule allows. The second of the two rules that `as_written` generates means to let people change only the token, and the first lets them change everything already. Who reads the second one believes in a protection that is not there.\n\nSource: PUSH/RULES-2, source conflict 39"
    ),
    "push/settings-fallback": (
      title: "Nobody is led to Settings without having asked.",
      text: "Why: with `fallback_to_settings` people who said no are asked again at the next start and sent to Settings. That is the second question that Apple's one dialog means to prevent. A button that says so is the place for it.\n\nSource: IOS/OS-2, PUSH/M2-4"
    ),
    "push/silent-priority": (
      title: "A silent push has priority 5.",
      text: "Why: Apple answers a background push with priority 10 with an error, and the app is not woken. 5 lets the device choose a good moment. It is the default, so the key can be left out.\n\nSource: `platform-facts.md`, section 3 (background push)"
    ),
    "push/silent-with-alert": (
      title: "A push is either silent or shown.",
      text: "Why: a silent push wakes the app and shows nothing. One that asks for both is delivered like a silent one on some devices, late or never, and its text is not seen. Kinds such as `location` or `complication` show no text at all. What people are to read goes out with `push_type: alert` and without `content_available`.\n\nSource: IOS/PAYLOAD-7, source conflict 42; `platform-facts.md`, section 3"
    ),
    "push/single-device": (
      title: "Every device of a user has a place for its token.",
      text: "Why: with one place the second device overwrites the token of the first, and from then on only the one that was used last gets notifications. People with a phone and a tablet notice. For a first version it may be enough.\n\nSource: source conflict 36"
    ),
    "push/temporary-download": (
      title: "A picture that is fetched for a notification is kept in a folder of the app.",
      text: "Why: iOS empties its temporary folder when it likes. A file that is gone when the notification is shown leaves a notification without its picture, now and then, and never on a developer's device.\n\nSource: IOS/MISTAKE-3, source conflict 50"
    ),
    "push/token-in-log": (
      title: "A released app does not write the whole token into its log.",
      text: "Why: logs are sent along with crash reports and support mails. A token in somebody else's hands is a device that can be sent to. Its first letters are enough to tell two tokens apart.\n\nSource: PUSH/M4-4, source conflict 40"
    ),
    "push/token-in-profile": (
      title: "A token that only its owner may read stands in a document of its own.",
      text: "Why: a rule holds for a whole document. With `private_subcollection` and the token in the user's own document, nobody else could read the name and the picture in it either; with a path that names no user, nobody could read anything.\n\nSource: `platform-facts.md`, section 7"
    ),
    "push/token-kept-after-sign-out": (
      title: "A token of a user goes when the user signs out.",
      text: "Why: whoever signs in next on the same device would read the messages of the one before, on the Lock Screen.\n\nSource: source conflict 37"
    ),
    "push/token-readable": (
      title: "Nobody reads the tokens of others.",
      text: "Why: the first of the two rules that `as_written` generates lets every signed-in user read every user's document, with the token in it. With `private_subcollection` the token stands where only its owner reads it.\n\nSource: PUSH/RULES-1, source conflict 39"
    ),
    "push/unused-extension": (
      title: "Every extension of the app has notifications to work on.",
      text: "Why: an extension is a program of its own that has to be built, signed and kept. One that no notification starts is a leftover, or the notification forgot to ask for it.\n\nSource: `platform-facts.md`, section 1.5; IOS/NCE-3"
    ),
    "scheduling/contradiction": (
      title: "The conditions of a type can hold together.",
      text: "Why: all conditions must hold at once. When two exclude each other the notification is never sent, and nobody gets a finding from a push that does not come.\n\nSource: DESIGN 9 (unreachable type)"
    ),
    "scheduling/idle-cap": (
      title: "Every cap holds something back.",
      text: "Why: two a day beside one a day is never reached. It reads like a rule and is none; mostly the window or the number is wrong.\n\nSource: DESIGN 5 (caps)"
    ),
    "scheduling/idle-profile": (
      title: "A profile differs from the policies that it stands in for.",
      text: "Why: scenarios and experiments run under a profile to see what changes. When it says what holds anyway, both runs are the same, and the comparison says nothing.\n\nSource: DESIGN 9 (profiles)"
    ),
    "scheduling/idle-repeat": (
      title: "A pause between two notifications is longer than what the calendar leaves anyway.",
      text: "Why: `repeat_after: { days: 3 }` on a weekly notification changes nothing. Whoever wrote it expects it to do something.\n\nSource: DESIGN 5"
    ),
    "scheduling/location-limit": (
      title: "An app watches at most 20 places.",
      text: "Why: iOS watches 20 places for one app. Those beyond are never noticed, and iOS says nothing.\n\nSource: `platform-facts.md`, section 1.1"
    ),
    "scheduling/location-permission": (
      title: "An app that watches a place asks for the location.",
      text: "Why: without that permission iOS notices nothing, and the notification never comes. It is a permission of its own, beside the one for notifications.\n\nSource: `platform-facts.md`, section 1.1; IOS/TRIG-3"
    ),
    "scheduling/never-due": (
      title: "Every type can come due.",
      text: "Why: a share is never above 100 %, and a type that one switch sends only while it is on is not sent while it must be off. Such a type is tested, translated and approved, and never comes.\n\nSource: DESIGN 9 (unreachable type)"
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
      title: "The plan reaches as far as what is rarest, and what is latest.",
      text: "Why: notifications are planned while the app runs, and only as far ahead as `policies.horizon`. What is due later is planned the next time the app runs, at most the horizon before it is due. People who stay away for longer never get it, and they are the ones for whom an invitation to come back is meant: that is a warning. Of dates that come seldom it is a note: some of them are missed.\n\nThere is no finding about an `at` trigger, because the signal says how far ahead its moment is. It too comes only to people who open the app in the horizon before it."
    ),
    "scheduling/slot-in-quiet-hours": (
      title: "The daily slot lies outside the quiet hours.",
      text: "Why: everything that is planned for the slot would be held until morning or dropped, every day, on every device.\n\nSource: NOTIF-001/PLAN-2"
    ),
    "scheduling/starved": (
      title: "A type gets its turn some day.",
      text: "Why: when a type with a higher priority is due every day at the same time without any condition, and the cap lets one notification a day through, the lower one never comes, however it is triggered: each day is planned for the other, and so is each slot that it could be put off to.\n\nSource: DESIGN 9"
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
