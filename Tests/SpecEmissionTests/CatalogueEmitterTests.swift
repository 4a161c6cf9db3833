import SpecEmission
import SpecLanguage
import Testing

@Suite struct CatalogueEmitterTests {
  private func page(_ app: String) throws -> String {
    let files = CatalogueEmitter().files(for: try Checkout.spec(app))
    #expect(files[0].path == "catalogue/\(app)/README.md")
    return files[0].contents
  }

  /// Every text that people read, whatever the section.
  @Test(arguments: ["cleaner", "journal", "messenger", "gallery"])
  func everyTextOfTheAppIsThere(_ app: String) throws {
    let page = try page(app)
    for visible in try Checkout.spec(app).texts {
      for template in visible.text.texts.flatMap(\.templates) {
        for case .literal(let text) in template.parts {
          // The few signs that Markdown reads are escaped.
          let words = text.split { "\\`*_[]~$@<>&:/\n".contains($0) }
          #expect(words.allSatisfy { page.contains($0) }, "\(visible.path): \(text)")
        }
      }
    }
  }

  /// Each type that is seen has one, and the page shows it.
  @Test func everyTypeHasAPicture() throws {
    let spec = try Checkout.spec("courier")
    let files = CatalogueEmitter().files(for: spec)
    let seen = spec.notifications.filter { TypeCards($0, in: spec).isSeen }
    #expect(files.dropFirst().map(\.path) == seen.map { "catalogue/courier/pictures/\($0.id).svg" })
    for type in seen { #expect(files[0].contents.contains("](pictures/\(type.id).svg)\n")) }
    #expect(files.dropFirst().allSatisfy { $0.contents.contains("viewBox") })
  }

  @Test func rulesAreShownInWords() throws {
    let page = try page("cleaner")
    for line in [
      "- When: 30 minutes to 1 hour after `free_limit_reached`", "- Only if `subscription_bought` has not happened",
      "- When: at the first 20:00 that is at least 2 hours after `swipe_session_started`",
      "- When: every week on Sunday at 20:00",
      "- Only if more than 24 hours have passed since `photos_cleaned` (or since `onboarding_completed` if that never "
        + "happened)",
      "- Not again until 7 days after the last one, or earlier when the last `storage_analyzed` had `used_percent` at "
        + "most 85",
      "- Cap `daily`: at most 1 a day; the next is allowed from the same time the following day",
      "- `denied`: blocks `photo_cleaner` and `video_cleaner`; shows `photos_blocked`",
    ] {
      #expect(page.contains(line + "\n"), "\(line)")
    }
    #expect(
      try self.page("journal").contains("- When: as often as `reminder_frequency` says at the time of `reminder_time`"))
  }

  @Test func pluralsAndArgumentsAreReadable() throws {
    #expect(
      try page("journal").contains(
        "| Body | one: `{streak_days}` day in a row — well done!<br>other: `{streak_days}` days in a row — well done! "
          + "*(proposed)* |"))
  }

  @Test func aSettingSaysWhatFollowsIt() throws {
    let journal = try page("journal")
    for (setting, scope) in [
      ("reminder_time", "the time of day of `achievement_reminder`, "),
      ("reminder_frequency", "the frequency of `achievement_reminder` |"),
      ("notification_style", "the words of `achievement_reminder`"),
      ("include_achievement_preview", "the words of `achievement_retrieval` |"),
      ("streak_milestones_enabled", "`streak_milestone` |"),
    ] {
      let row = journal.split(separator: "\n").first { $0.hasPrefix("| `\(setting)` | ") }
      #expect(row?.contains("` | \(scope)") == true, "\(row ?? "none")")
    }
  }

  /// A toggle in a condition decides as one that controls the type does.
  @Test func aSettingInAConditionSaysSo() throws {
    let spec = try spec(
      """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.demo, locales: [en], source_locale: en, delivery: local }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      preferences:
        quiet: { type: toggle, default: false }
        every: { type: toggle, default: false, controls: all }
      notifications:
        news:
          summary: "There is news."
          target: home
          trigger: { calendar: { every: day } }
          conditions: [{ any: [{ not: { preference: quiet } }, { preference: every }] }]
          copy: { body: { en: "Hello" } }
      """)
    let page = CatalogueEmitter().files(for: spec)[0].contents
    #expect(page.contains("| `quiet` | on or off | off |  | a condition of `news` |\n"))
    #expect(page.contains("| `every` | on or off | off |  | all notifications; a condition of `news` |\n"))
  }

  /// The router of the app gives nothing for a link without a required value.
  @Test func aLinkCarriesWhatItDoesNotOpenWithout() throws {
    let spec = try spec(
      """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.demo, locales: [en], source_locale: en, delivery: local }
      deep_links:
        scheme: demo
        universal: "https://www.example.com"
        targets:
          home: { path: /home }
          seat:
            path: "/seat/{row}"
            parameters:
              row: { type: int }
              hall: { type: string, key: hallName }
              day: { type: string }
              from: { type: string, optional: true }
      """)
    let page = CatalogueEmitter().files(for: spec)[0].contents
    #expect(page.contains("| `home` |  | `demo://home` | `https://www.example.com/home` |"))
    let rest = "seat/{row}?hallName={hall}&day={day}"
    #expect(page.contains("| `seat` |  | `demo://\(rest)` | `https://www.example.com/\(rest)` |"))
  }

  @Test func aTypeThatExpiresSaysFromWhenOn() throws {
    let spec = try spec(
      """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.demo, locales: [en], source_locale: en, delivery: local }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        news:
          summary: "There is news."
          target: home
          expires: 2027-12-31
          trigger: { calendar: { every: day } }
          copy: { body: { en: "Hello" } }
      """)
    #expect(CatalogueEmitter().files(for: spec)[0].contents.contains("- Not sent from 2027-12-31 on\n"))
  }

  /// Words of two fields can be the same, and an activity can have none.
  @Test func wordsOfALiveActivityAreWithTheirField() throws {
    let spec = try spec(
      """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.demo, locales: [en], source_locale: en, delivery: local }
      live_activities:
        commute: { attributes: { line: string }, state: { phase: { enum: [out, back] } } }
        match:
          attributes: { team: string }
          state: { phase: { enum: [on, off] }, sound: { enum: [on, off] } }
          copy:
            phase: { on: { en: "Playing" }, off: { en: "Over" } }
            sound: { on: { en: "Loud" }, off: { en: "Quiet" } }
          progress: { phase: { on: 0.5, off: 1 } }
      """)
    let page = CatalogueEmitter().files(for: spec)[0].contents
    for line in [
      "| `phase`: `on` | Playing |", "| `sound`: `on` | Loud |", "- Progress of `phase`: `on` 0.5, `off` 1.0",
    ] {
      #expect(page.contains(line + "\n"), "\(line)")
    }
    let commute = page.split(separator: "### ").first { $0.hasPrefix("`commute`") }
    #expect(commute?.contains("|") == false)
  }

  @Test func aTextIsNotMarkdown() throws {
    let spec = try spec(
      """
      notispec: 1
      app: { id: demo, name: "# <b>", module: Demo, bundle_id: com.demo, locales: [en], source_locale: en, delivery: local }
      strings:
        evil: { text: { en: "a | b\\n<img src=x onerror=alert(1)> [x](javascript:y) `c` **d** \\u202E" } }
      """)
    let page = CatalogueEmitter().files(for: spec)[0].contents
    #expect(page.hasPrefix("# \\# &lt;b&gt;\n"))
    let cell = "a \\| b<br>&lt;img src=x onerror=alert(1)&gt; \\[x\\](javascript:y) \\`c\\` \\*\\*d\\*\\* \\\\u{202E}"
    #expect(page.contains("| `evil` | \(cell) |"))
  }
}
