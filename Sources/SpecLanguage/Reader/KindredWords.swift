/// Words for the same thing. Who writes one of another tool or of everyday speech is asked about ours.
package enum KindredWords {
  /// The only one of the words that means the same; nil if there is none, or if there are several.
  package static func suggestion(for word: String, among words: some Sequence<String>) -> String? {
    let written = word.lowercased().split { "_- ".contains($0) }.joined(separator: "_")
    for group in groups where group.contains(written) {
      let meant = words.filter { group.contains($0) && $0 != word }
      if meant.count == 1 { return meant[0] }
    }
    return nil
  }

  private static let groups: [Set<String>] = [
    // Kinds of settings and of values.
    "preferences settings prefs setting user_settings prefer toggles",
    "signals events",
    "deep_links links deeplinks screens",
    "targets screens",
    "policies rules limits",
    "locales languages",
    "source_locale default_language default_locale base_language main_language",
    "locale language lang",
    "with parameters params values arguments",
    "zone timezone time_zone tz travel",
    "weekdays days days_of_week dow",
    "parameters params",
    "id name identifier",
    "notispec version",
    "user login log_in sign_in signin account",
    "prefer set change",
    "tap click touch",
    "authorization permission permissions allow access grant",
    "pending scheduled planned queued",
    "notification.fired notification.delivered notification.shown notification.received notification.sent notification_fired",
    "notification.opened notification.clicked notification.tapped notification.open notification_opened opened clicked tapped",
    "device manual manually qa people human hand",
    "scenario test tests scenarios case",
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
    "drop skip discard cancel lose never suppress delete remove none",
    "exempt bypass always allow deliver send anyway unlimited show",
    "suppress hide hidden silent none never off mute",
    "banner show alert always on",
    // Where something comes from.
    "remote push server apns fcm firebase backend",
    "local device on_device client app scheduled",
    // Keys.
    "from start begin begins starts since start_time",
    "to end ends until till stop end_time finish",
    "until end ends till to stop",
    "body text message content msg",
    "title heading headline header subject",
    "subtitle subheading subhead",
    "summary description desc doc comment about",
    "signal event on trigger action do emit",
    "at time moment",
    "delivered notification came received arrived notified",
    "data payload custom_data user_info extra extras",
    "delay wait in after duration",
    "max limit count at_most maximum number times",
    "per window period interval within each every",
    "every repeat repeats interval frequency recurrence",
    "calendar schedule daily date",
    "conditions condition if when only_if rules",
    "label name title caption",
    "choose select switch by depends_on",
    "above greater_than more_than greater gt over exceeds",
    "below less_than fewer_than less lt under",
    "equals equal is eq",
    "at_least min minimum count times from",
    "minimum_ios min_ios ios_version deployment_target minimum_os minimum_ios_version",
    "sandbox development dev",
    "sign_out logout log_out signout sign_off",
    "fcm firebase fcm_token",
    "flags feature_flags features feature_toggles switches",
    "policies policy",
    "analytics tracking events_log",
    "owner team author responsible",
    "place path where location at",
    // Conditions.
    "any or either some one_of",
    "all and every both",
    "not unless except no without never",
    // What somebody has agreed to, and where the app is.
    "authorized granted allowed allow accepted accept agreed yes true on",
    "granted authorized allowed allow accepted accept agreed yes true ok",
    "denied refused rejected blocked declined disallowed forbidden no false",
    "not_determined undetermined not_asked never_asked unasked not_requested unknown",
    "on true yes enabled active",
    "off false no disabled inactive",
    "none off no false silent mute never nothing",
    "killed closed close kill quit terminated stopped force_quit swiped_away dead not_running",
    "background backgrounded minimized hidden inactive suspended",
    "launch foreground open opened active visible",
    // Plural forms.
    "one 1 singular single",
    "two 2 dual",
    "zero 0 nil null empty",
    "other others default else rest",
    // Since when something counts.
    "trigger start begin beginning begun created creation triggered",
    "last_delivery last last_time previous last_sent last_notification last_delivered last_reminder delivered sent",
    // Periods.
    "day daily days everyday",
    "today day this_day same_day",
    "week weekly weeks",
    "month monthly months",
    // Days of the week: English, Russian, German, French, Spanish, Italian, Chinese, Japanese.
    "monday mondays понедельник понедельникам пн montag montags mo lundi lunes lunedì 周一 星期一 月曜日",
    "tuesday tuesdays вторник вторникам вт dienstag dienstags di mardi martes martedì 周二 星期二 火曜日",
    "wednesday wednesdays среда среду средам ср mittwoch mittwochs mi mercredi miércoles mercoledì 周三 星期三 水曜日",
    "thursday thursdays четверг четвергам чт donnerstag donnerstags do jeudi jueves giovedì 周四 星期四 木曜日",
    "friday fridays пятница пятницу пятницам пт freitag freitags fr vendredi viernes venerdì 周五 星期五 金曜日",
    "saturday saturdays суббота субботу субботам сб samstag samstags sonnabend sa samedi sábado sabato 周六 星期六 土曜日",
    "sunday sundays воскресенье воскресеньям вс sonntag sonntags so dimanche domingo domenica 周日 星期日 星期天 日曜日",
  ].map { Set($0.split(separator: " ").map(String.init)) }
}
