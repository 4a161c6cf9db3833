/// Words for the same thing. Who writes one of another tool or of everyday speech is asked about ours.
enum KindredWords {
  /// The only one of the words that means the same; nil if there is none, or if there are several.
  static func suggestion(for word: String, among words: some Sequence<String>) -> String? {
    let written = word.lowercased().split { "_- ".contains($0) }.joined(separator: "_")
    for group in groups where group.contains(written) {
      let meant = words.filter { group.contains($0) && $0 != word }
      if meant.count == 1 { return meant[0] }
    }
    return nil
  }

  private static let groups: [Set<String>] = [
    // Kinds of settings and of values.
    "toggle switch bool boolean checkbox flag on_off onoff yes_no",
    "choice select enum picker dropdown radio option options menu list",
    "number int integer stepper slider",
    "int integer long count number whole_number",
    "double float real decimal number",
    "string text str varchar char word",
    "instant date datetime date_time timestamp moment",
    "time time_of_day clock",
    "money currency price amount",
    // What becomes of something.
    "defer hold wait later postpone delay queue keep retry next",
    "hold defer wait later postpone delay queue keep",
    "release hold defer wait later postpone delay queue keep deliver send",
    "drop skip discard ignore cancel lose never suppress delete remove none",
    "exempt bypass always allow deliver send anyway unlimited show",
    "suppress hide hidden silent none never off mute",
    "banner show alert always on",
    // Where something comes from.
    "remote push server apns fcm firebase backend",
    "local device on_device client app scheduled",
    // Keys.
    "from start begin begins starts since start_time after",
    "to end ends until till stop end_time finish before",
    "until end ends till to stop",
    "body text message content msg",
    "title heading headline header subject",
    "subtitle subheading subhead",
    "summary description desc doc comment about",
    "signal event on trigger",
    "delay wait in after duration",
    "max limit count at_most maximum number times",
    "per window period interval within each every",
    "every repeat repeats interval frequency recurrence",
    "calendar schedule daily date",
    "conditions condition if when only_if rules",
    "label name title caption",
    "owner team author responsible",
    "place path where location at",
    // Plural forms.
    "one 1 singular single",
    "two 2 dual",
    "zero 0 nil null empty",
    "other others default else rest",
    // Periods.
    "day daily days everyday",
    "week weekly weeks",
    "month monthly months",
  ].map { Set($0.split(separator: " ").map(String.init)) }
}
