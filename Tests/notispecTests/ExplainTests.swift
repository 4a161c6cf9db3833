import Foundation
import NotificationRules
import SpecLint
import Testing

@testable import notispec

/// `explain` for codes, ids, requirements, keys and sentences.
@Suite struct ExplainTests {
  private func explain(_ subject: String, in workspace: TestWorkspace) throws -> String {
    let run = try NotispecRun("explain", subject, in: workspace)
    #expect(run.status == 0, "\(subject): \(run.errors)")
    #expect(run.errors == "")
    return run.output
  }

  @Test func aRuleIsExplainedInAnyFolder() throws {
    let text = try explain("signals/unused", in: try TestWorkspace())
    #expect(
      text.hasPrefix("signals/unused  lint rule, warning\n\nRule: Every signal triggers a notification or is used"))
    #expect(text.contains("\nWhy: "))
    #expect(
      text.contains(
        """
            example.yaml:2:12: warning: No trigger or condition uses 'signals.opened' [signals/unused]
              signals: { opened: {} }
                         ^~~~~~
        """))
    #expect(text.contains("\nCorrected:\n"))
  }

  @Test func theLevelOfTheWorkspaceIsNamed() throws {
    let workspace = try TestWorkspace.withDemo([
      "specs/notispec.yaml": "notispec: 1\nlint: { levels: { signals/unused: error } }\n"
    ])
    #expect(try explain("signals/unused", in: workspace).hasPrefix("signals/unused  lint rule, warning; 'error' here"))
  }

  @Test(arguments: LintRoster.codes.map(\.text))
  func everyRuleShowsItsFinding(_ code: String) throws {
    let page = try #require(LintRoster.pages.first { $0.code.text == code })
    var text = PageText()
    RuleExplanation(page: page, level: nil, waivers: [], requirements: []).write(to: &text)
    #expect(text.text.text.contains("[\(code)]"))
    #expect(text.text.text.contains("^"))
  }

  /// Rules come from documents of other products: a page names only requirements that can be looked up.
  @Test func aPageNamesTheRequirementsOfTheWorkspace() throws {
    for code in ["push/rule-without-effect", "spec/unknown-id"] {
      let elsewhere = try explain(code, in: try TestWorkspace())
      #expect(!elsewhere.contains("Source: PUSH/") && !elsewhere.contains("Covers the requirements"))
      let here = try explain(code, in: try TestWorkspace.withShippedSpecs())
      #expect(here.contains("Source: PUSH/") || here.contains("Covers the requirements"))
    }
  }

  @Test func aMistakeIsExplained() throws {
    let text = try explain("spec/unknown-id", in: try TestWorkspace())
    #expect(text.hasPrefix("spec/unknown-id  always an error: it cannot be waived\n"))
    #expect(text.contains("did you mean 'home'?"))
  }

  @Test func aTypeIsExplained() throws {
    let workspace = try TestWorkspace.withShippedSpecs()
    let text = try explain("limit_reached_reminder", in: workspace)
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.first == "limit_reached_reminder  notification type of the app 'cleaner'")
    #expect(text.contains("notifications.limit_reached_reminder.trigger.after.signal  signal 'free_limit_reached'"))
    #expect(text.contains("preferences.notifications_enabled  controls all types"))
    #expect(text.contains("notif_opened  on notification.opened"))
    #expect(text.contains("  NOTIF-001/TYPE-2  "))
    #expect(text.contains("  NotificationType.limitReachedReminder\n"))
    #expect(text.contains("generated/swift/CleanerNotifications/NotificationType.swift:"))
    #expect(text.contains("cleaner.copy/limit-in-russian"))
    #expect(try explain("cleaner/notifications.limit_reached_reminder", in: workspace) == text)
    #expect(try explain("notifications.limit_reached_reminder", in: workspace) == text)
  }

  /// What people can do about it, by the name that they read in the app, and what the night does to it.
  @Test func aTypeSaysWhichSettingSwitchesItOff() throws {
    let workspace = try TestWorkspace.withShippedSpecs()
    let offer = try explain("courier/offer", in: workspace)
    #expect(offer.contains("\nSettings\n  switched off with “Offers and sales” ('offers_and_sales')\n"))
    #expect(
      offer.contains(
        "\n  in the quiet hours, from 22:00 to 08:00 unless 'quiet_from' or 'quiet_until' says otherwise, it waits for "
          + "their end\n"))
    #expect(offer.contains("\n  comes once, and never again\n"))
    #expect(!offer.contains("3660"))
    let order = try explain("courier/order_accepted", in: workspace)
    #expect(order.contains("\nSettings\n  no setting of the app switches it off\n"))
    #expect(!order.contains("in the quiet hours"))
  }

  @Test func aTypeSaysWhenItIsDueWhatItSaysAndWhereItLeads() throws {
    let workspace = try TestWorkspace.withShippedSpecs()
    let plain = try explain("limit_reached_reminder", in: workspace)
    #expect(
      plain.contains(
        """

        Due
          30 minutes to 1 hour after 'free_limit_reached'

        Rules
          only if 'subscription_bought' has not happened
          priority 50; waits for the next free slot when a cap is reached
          cap 'daily': at most 1 a day; the next is allowed from the same time the following day

        Settings
          switched off with “Notifications” ('notifications_enabled')

        Says in 'en', and in 2 other languages
          body: You’ve reached the limit. Unlock full access

        Opens
          paywall  /paywall

        """))
    #expect(plain.contains("\nPeople see\n  en\n  │ "), "\(plain)")
    #expect(plain.contains(" 9:41\n  │ You’ve reached the limit. Unlock full\n"), "\(plain)")
    let plural = try explain("streak_milestone", in: workspace)
    #expect(plural.contains("\n  body, one for 'streak_days': {streak_days} day in a row — well done!\n"))
    let named = try explain("storage_high_90", in: workspace)
    #expect(named.contains("\n  level: every day at 20:00, only if the last 'storage_analyzed' had "))
    #expect(named.contains("\n  not again until 7 days after the last one, or earlier when "))
  }

  /// The step is named as a word in copy, as a permission in columns, and as a part of other ids.
  @Test func generatedFilesAreAboutTheItemAndNotTheWord() throws {
    let workspace = try TestWorkspace.withShippedSpecs()
    let text = try explain("cleaner/photos", in: workspace)
    let places = try #require(text.firstRange(of: "\nGenerated\n")).upperBound
    let files = text[places...].prefix { $0 != "\u{0}" }.split(separator: "\n\n")[0].split(separator: "\n").map {
      $0.drop { $0 == " " }.prefix { $0 != ":" }
    }
    #expect(
      files == [
        "generated/catalogue/cleaner/README.md", "generated/swift/CleanerNotifications/PermissionStep.swift",
        "generated/swift/CleanerNotifications/Rules.swift",
      ])
    // A table, whose lines end with CR LF, names the type below its titles.
    #expect(!(try explain("limit_reached_reminder", in: workspace)).contains("tracking-plan.csv:1\n"))
  }

  @Test func itemsOfDifferentKindsWithOneIDAreDistinct() throws {
    let workspace = try TestWorkspace.withDemo([
      "specs/demo/more.yaml": """
      notispec: 1
      signals: { clean_reminder: {} }

      """
    ])
    let parts = try explain("clean_reminder", in: workspace).split(separator: "\nclean_reminder  ")
    #expect(parts.count == 2)
    #expect(parts[0].hasPrefix("clean_reminder  notification type"))
    #expect(parts[0].contains("NotificationType.swift:"))
    #expect(!parts[0].contains("Signal.swift"))
    #expect(parts[1].hasPrefix("signal"))
    #expect(parts[1].contains("Signal.swift:"))
    #expect(!parts[1].contains("NotificationType.swift"))
  }

  @Test func aCapIsExplained() throws {
    let text = try explain("cleaner/daily", in: try TestWorkspace.withShippedSpecs())
    #expect(text.hasPrefix("daily  cap of the app 'cleaner'\n\nat most 1 a day; "))
    #expect(text.contains("  policies.caps[0]\n"))
    #expect(text.contains("\n\nat most 1 per calendar day\n"))
    #expect(text.contains("  policies.profiles.calendar.caps[0]\n"))
  }

  @Test func aWordOfManyStepsIsALine() throws {
    let text = try explain("after", in: try TestWorkspace())
    #expect(text.split(separator: "\n\nWrite\n").count == 5)
    // Every verb has the word; three are named.
    #expect(text.contains("\nUsed in\n  signal step, app step, tap step and "))
    #expect(text.hasSuffix(" more: How long after the previous step.\n"), "\(text.suffix(400))")
  }

  @Test func whatUsesATargetIsNamedWithItsPlace() throws {
    let text = try explain("cleaner/paywall", in: try TestWorkspace.withShippedSpecs())
    let use = "  notifications.limit_reached_reminder.target\n"
    let line = try #require(text.split(separator: "\n").first { ($0 + "\n").hasSuffix(use) })
    #expect(line.hasPrefix("  specs/cleaner/notifications.yaml:"))
    #expect(text.contains("  DeepLink.paywall\n"))
    #expect(text.contains("cleaner.taps/limit-opens-the-paywall/on-screen"))
  }

  @Test func idsThatMeanSeveralThingsAreAllExplained() throws {
    let workspace = try TestWorkspace.withShippedSpecs()
    let document = try NotispecRun("explain", "notifications_enabled", "--format", "json", in: workspace).output
    let json = try #require(try JSONSerialization.jsonObject(with: Data(document.utf8)) as? [String: Any])
    let results = try #require(json["results"] as? [[String: Any]])
    #expect(Set(results.compactMap { $0["app"] as? String }) == ["cleaner", "journal"])
    for result in results {
      #expect(result["about"] as? String == "item")
      #expect(result["kind"] as? String == "preference")
      #expect(result["line"] is Int)
    }
  }

  @Test func aWaiverOfTheItemIsShown() throws {
    let workspace = try TestWorkspace.withDemo([
      "specs/demo/more.yaml": "notispec: 1\nsignals: { never: {} }\n",
      "specs/notispec.yaml": """
      notispec: 1
      waivers:
        - { rule: signals/unused, place: demo/signals.never, reason: "Soon.", owner: care, until: 2099-12-31 }
      """,
    ])
    #expect(try explain("never", in: workspace).contains("signals/unused until 2099-12-31: Soon. (care)"))
    #expect(try explain("signals/unused", in: workspace).contains("demo/signals.never until 2099-12-31: Soon. (care)"))
  }

  @Test func aRequirementIsExplained() throws {
    let text = try explain("NOTIF-001/TYPE-2", in: try TestWorkspace.withShippedSpecs())
    #expect(text.hasPrefix("NOTIF-001/TYPE-2  requirement, to be proven by: scenario\n"))
    #expect(text.contains("\n  notifications.limit_reached_reminder\n"))
    #expect(text.contains("cleaner.limit-reached/subscribers-get-none"))
  }

  @Test(arguments: [
    ("notifications.copy.variants", "Keys inside\n  choose  "), ("notifications.copy", "Keys inside\n  title  "),
    ("on_cap", "If left out\n  drop"), ("notifications.limit.on_cap", "If left out\n  drop"),
    ("notispec.yaml.lint", nil), ("lint.levels", "specs/notispec.yaml"),
    ("quiet_hours.held", "If left out\n  release"), ("checked_by", "conformance/**/requirements.yaml"),
    ("requirements", "Keys of each item of the list\n  id  "), ("known_failing", "Keys\n  notispec_known_failing  "),
    ("outputs.apns", "Keys inside\n  apps  The apps"),
    ("scenarios.then", "conformance/**/*.yaml"), ("cleaner/notifications.copy", "Keys inside\n  title  "),
  ])
  func aKeyIsExplained(_ key: String, _ words: String?) throws {
    let run = try NotispecRun("explain", key, in: try TestWorkspace())
    #expect(run.status == (words == nil ? 64 : 0))
    if let words { #expect(run.output.contains(words), "\(run.output)") }
  }

  @Test func longListsAreWrapped() throws {
    let lines = try explain("analytics.events.on", in: try TestWorkspace()).split(separator: "\n")
    #expect(lines.count > 15)
    #expect(lines.allSatisfy { $0.count <= 104 })
  }

  @Test func anUnknownSubjectIsAWrongUse() throws {
    let workspace = try TestWorkspace.withDemo()
    let run = try NotispecRun("explain", "paywal", in: workspace)
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors.contains("did you mean 'paywall'?"))
    #expect(try NotispecRun("explain", "copy/to-long", in: workspace).errors.contains("did you mean 'copy/too-long'?"))
    // A word of a sentence, and nearly a key.
    #expect(try NotispecRun("explain", "voucher", in: workspace).output.contains("voucher"))
    // Neither app nor code begins so.
    #expect(try NotispecRun("explain", "bogus/title", in: workspace).status == 64)
    #expect(try NotispecRun("explain", in: workspace).status == 64)
    #expect(try NotispecRun("explain", "", in: workspace).status == 64)
  }

  /// In any folder, in people's own words.
  @Test func aSentenceIsSearchedFor() throws {
    let text = try explain("two hours after the LAST", in: try TestWorkspace())
    #expect(text.hasPrefix("Two hours after the last change of the cart.\n\nEach change restarts the two hours."))
    #expect(text.contains("\nWrite\n\n    signals: { cart_changed: {}, order_placed: {} }\n    notifications:\n"))
    #expect(text.components(separatedBy: "\nWrite\n").count == 4)
    #expect(text.hasSuffix("what the examples leave out: generated/reference/how-do-i-say.md\n"))
  }

  @Test func oneWordThatIsNoNameIsSearchedFor() throws {
    let workspace = try TestWorkspace.withDemo()
    #expect(try explain("geofence", in: workspace).hasPrefix("When they arrive at the store.\n"))
    // A key goes first.
    #expect(try explain("window", in: workspace).hasPrefix("window  key"))
  }

  @Test func whatIsLeftToAServerSaysSo() throws {
    let text = try explain("mute a chat", in: try TestWorkspace())
    #expect(text.hasPrefix("A muted chat is silent for 8 hours.  left to a server\n\nSettings in the spec"))
  }

  @Test func aSentenceIsAnAnswerInJSON() throws {
    let run = try NotispecRun("explain", "a muted chat", "--format", "json", in: try TestWorkspace())
    let json = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let first = try #require((json["results"] as? [[String: Any]])?.first)
    #expect(first["about"] as? String == "saying")
    #expect(first["sentence"] as? String == "A muted chat is silent for 8 hours.")
    #expect(first["yaml"] is NSNull)
  }

  @Test func wordsThatNothingHasAreAWrongUse() throws {
    let run = try NotispecRun("explain", "mine bitcoins overnight", in: try TestWorkspace())
    #expect(run.status == 64 && run.output == "")
    #expect(run.errors.contains("no sentence says this"), "\(run.errors)")
    #expect(run.errors.contains("\n  On dates and at times of day\n"), "\(run.errors)")
    #expect(run.errors.contains("\n  What cannot be said"), "\(run.errors)")
    let word = try NotispecRun("explain", "blockchain", in: try TestWorkspace())
    #expect(
      word.errors.contains("'generated/reference/how-do-i-say.md' lists the sentences that you can ask for"),
      "\(word.errors)")
  }

  @Test func whatCannotBeSaidSaysSo() throws {
    let text = try explain("the day begins at 4", in: try TestWorkspace())
    #expect(
      text.hasPrefix("The day begins at 4:00, not at midnight.  cannot be said; what to do instead:\n\n`since: today`"))
  }

  @Test(arguments: OutcomeReason.allCases) func everyReasonIsExplained(_ reason: OutcomeReason) throws {
    var page = PageText()
    for explanation in ReasonExplanation.all(reason.rawValue) { explanation.write(to: &page) }
    let text = page.text.text
    #expect(text.hasPrefix("\(reason.rawValue)  why a notification did not come\n\n"))
    #expect(text.contains("\nIt is said when\n  "))
    #expect(text.contains("\nLook at "))
  }

  @Test func aReasonIsExplained() throws {
    let workspace = try TestWorkspace.withDemo()
    let text = try explain("cap.weekly", in: workspace)
    #expect(text.contains("a cap leaves no room, and the type drops: dropped, the same"))
    #expect(text.contains("`on_cap`"))
    #expect(try explain("dropped", in: workspace).hasPrefix("dropped  what became of a notification\n"))
    #expect(
      try NotispecRun("explain", "cap.weekl", in: workspace).errors.contains("did you mean 'cap.weekly'?"))
    let run = try NotispecRun("explain", "repeat_guard", "--format", "json", in: workspace)
    #expect(run.output.contains(#""about": "reason""#) || run.output.contains(#""about":"reason""#))
  }

  @Test func whatIsBrokenMayBeLeftOut() throws {
    let workspace = try TestWorkspace.withDemo()
    try workspace.edit("specs/demo/app.yaml", "target: paywall", to: "target: paywal")
    let run = try NotispecRun("explain", "main_dashboard", in: workspace)
    #expect(run.status == 0)
    #expect(run.errors.contains("something may be missing here"))
  }
}
