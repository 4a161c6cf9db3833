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
