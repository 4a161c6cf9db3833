import Foundation
import NotificationRules
import NotificationScheduling
import NotificationTerms
import NotificationText
import SpecEmission
import SpecLanguage
import Testing

/// The compiler accepts what we emit, and the compiled program says what the spec says.
@Suite struct CompiledOutputTests {
  /// Texts come out of the compiled module byte for byte, whatever they tried.
  @Test func everyTextOfAnAwkwardSpecSurvives() throws {
    let spec = try Golden.spec("awkward-names-and-texts")
    let printed = try CompiledModule.run(
      spec,
      """
      for locale in AppLocale.allCases {
        for copy in [NotificationCopy.initType, .selfType, .allCasesType, .where] {
          show(copy.title(in: locale))
          show(copy.body(in: locale))
        }
        show(TogglePreference.all.label(in: locale))
      }
      for text in ["", "a b+c/d?e&f=g#h%25", "привет", "👩‍🚀 \\u{202E}", "100%", "..", "\\"\\\\\\n", "{id}"] {
        for link in [DeepLink.allCasesTarget(text: text), .noneTarget(id: -7, default: text, ratio: 0.1)] {
          precondition(DeepLink(url: link.url) == link && DeepLink(url: link.universalLink) == link, link.url)
        }
      }
      precondition(DeepLink(url: "AWKWARD://p/5/view?default=x&ratio=big") == .noneTarget(id: 5, default: "x"))
      precondition(DeepLink(url: "awkward://photo/5/view") == nil && DeepLink(url: "awkward://photo/x/view?default=") == nil)
      precondition(DeepLink(url: "other://self") == nil && DeepLink(url: "awkward://any/%F") == nil)
      precondition(DeepLink(url: "awkward://self/?a=b#c") == .selfTarget && DeepLink(.noneTarget) == nil)
      precondition(NotificationType(rawValue: "self") == .selfType && NotificationType(rawValue: "") == nil)
      precondition(NotificationType.allCases.allSatisfy { NotificationType(rawValue: $0.rawValue) == $0 })
      show(AnalyticsEvent.log(
        type: .where, trigger: .slotAfter, target: .noneTarget, reason: .capDaily, stage: .fallback, request: "q").name)
      """)
    var expected: [String] = []
    for locale in spec.app.locales.map(\.value) {
      for item in spec.notifications {
        expected.append(item.copy.title.flatMap { $0[locale] }.map(plain) ?? "nil")
        expected.append(plain(try #require(item.copy.body[locale])))
      }
      expected.append(try plain(#require(spec.preference("all")?.label?[locale])))
    }
    #expect(printed == expected.map(CompiledModule.hex) + [CompiledModule.hex("log_where")])
  }

  @Test func argumentsAndPluralFormsAreFilledIn() throws {
    let printed = try CompiledModule.run(
      Golden.spec("plurals-and-arguments"),
      """
      for days in [1, 2, 5, 21, -1, 0] { show(NotificationCopy.streak(days: days, in: "x").body(in: .ru)) }
      show(NotificationCopy.streak(days: 1, in: "{days}").body(in: .en))
      show(NotificationCopy.streak(days: 1, in: "May").body(in: .zhHans))
      for share in [1.0, 1.5] {
        show(NotificationCopy.storage(
          share: share, sizeInGigabytesThatAreStillFree: 1e20, nameOfTheDeviceAsItsOwnerWroteIt: "X").body(in: .en))
      }
      for (words, days) in [(1, 1), (34, 3), (5, 21)] {
        for locale in AppLocale.allCases {
          show(NotificationCopy.learned(words: words, days: days, in: "{days}").body(in: locale))
        }
      }
      """)
    #expect(
      printed
        == [
          "1 день x", "2 дня x", "5 дней x", "21 день x", "-1 день x", "0 дней x", "1 day in {days}", "已连续 1 天 {May}",
          "1 percent of X, 1e+20 GB", "1.5 percent of X, 1e+20 GB",
          "One word in 1 day: {{days}}", "1 слово за 1 день: {days}", "1 天 1 词 {days}",
          "34 words in 3 days: {{days}}", "34 слова за 3 дня: {days}", "3 天 34 词 {days}",
          "5 words in 21 days: {{days}}", "5 слов за 21 день: {days}", "21 天 5 词 {days}",
        ].map(CompiledModule.hex))
  }

  /// Compiled Swift chooses among variants by itself, and so does the scheduler: at every bound they agree.
  @Test func textsThatANotificationChoosesAreThoseOfTheScheduler() throws {
    let spec = try Golden.spec("variants-and-settings")
    let days = [-1, 0, 1, 6, 7, 99, 100, 101]
    let shares: [Double?] = [nil, 0, 0.4, 0.5, 99.5, 99.6, 100, 101]
    let words = ["she", "he", "they", "it"]
    let printed = try CompiledModule.run(
      spec,
      """
      for days in \(days) {
        for share in [nil, 0, 0.4, 0.5, 99.5, 99.6, 100, 101] as [Double?] {
          for word in \(words) {
            let copy = NotificationCopy.streak(days: days, pronoun: word, share: share)
            show(copy.title(in: .en))
            show(copy.subtitle(in: .ru))
            show(copy.body(in: .en))
          }
        }
      }
      for days in [nil, 30, 31] as [Int?] { show(NotificationCopy.newest(days: days).body(in: .en)) }
      for turn in [0, 1] {
        for trigger in NotificationCopy.WinBackTrigger.allCases {
          let copy = NotificationCopy.winBack(trigger: trigger, turn: turn)
          show(copy.title(in: .en))
          show(copy.body(in: .ru))
          show(trigger.rawValue)
        }
      }
      """)
    let scheduler = Scheduler(spec.ruleTable)
    var expected: [String] = []
    func said(_ type: String, _ values: [String: ParameterValue]) throws -> [NotificationContent] {
      try ["en", "ru"].map { try #require(scheduler.content(of: type, in: $0, values)) }
    }
    for number in days {
      for share in shares {
        for word in words {
          var values: [String: ParameterValue] = ["days": .int(number), "pronoun": .string(word)]
          values["share"] = share.map { .double($0) }
          let content = try said("streak", values)
          expected += [content[0].title, content[1].subtitle, content[0].body]
        }
      }
    }
    expected += try [[:], ["days": .int(30)], ["days": .int(31)]].map { try said("newest", $0)[0].body }
    expected += ["Hello", "Неделя", "after_7_days", "Still there?", "Месяц", "default"]
    expected += ["Hello", "Неделя", "after_7_days", "Still there?", "Целый месяц", "default"]
    #expect(printed == expected.map(CompiledModule.hex))
    #expect(
      Set(expected).isSuperset(of: [
        "Ask them", "Почти ничего", "Begin", "Do not lose 100!", "Keep 99", "some so far", "31 already",
      ]))
  }

  @Test func variantsFollowTheSettingAndRotate() throws {
    let printed = try CompiledModule.run(
      Golden.spec("variants-and-settings"),
      """
      for turn in [0, 1, 2, -1] {
        let copy = NotificationCopy.reminder(
          turn: 5, name: "Ann", wording: .energy, notificationStyle: .cheerful, turnNumber: turn)
        show(copy.title(in: .en))
        show(copy.body(in: .ru))
      }
      let gentle = NotificationCopy.reminder(
        turn: 5, name: "Ann", wording: .energy, notificationStyle: .gentle, turnNumber: 1)
      show(gentle.subtitle(in: .ru))
      show(
        NotificationCopy.reminder(turn: 5, name: "Ann", wording: .play, notificationStyle: .gentle, turnNumber: 1)
          .subtitle(in: .ru))
      let shown = AnalyticsEvent.shown(type: .reminder, variant: .energy, date: "2026-03-02")
      precondition(shown.parameters.map { $0.name } == ["type", "variant", "date"])
      precondition(AnalyticsEvent.shown(type: .plain, variant: nil, date: "2026-03-02").parameters.count == 2)
      show(gentle.body(in: .ru))
      show(NotificationCopy.retrieved(text: "Ran", previews: true).body(in: .en))
      show(NotificationCopy.retrieved(text: "Ran", previews: false).body(in: .en))
      show(NotificationCopy.plain.body(in: .en))
      precondition(ReminderStyle.standard == .gentle && ReminderStyle(rawValue: "cheerful") == .cheerful)
      show(ReminderStyle.cheerful.label(in: .ru))
      show(ReminderStyle.label(in: .en))
      show(ReminderStyle.footer(in: .en))
      show(Frequency.footer(in: .en))
      precondition(TimePreference.reminderTime.standard == (20, 30))
      precondition(TimePreference.reminderTime.parent == .reminders && TogglePreference.reminders.parent == nil)
      precondition(TogglePreference.reminders.asksPermission && !TogglePreference.previews.asksPermission)
      precondition(!TogglePreference.reminders.controls(.plain))
      """)
    #expect(
      printed
        == [
          "Diary", "Вперёд, Ann!", "Ann", "Ещё раз!", "Diary", "Вперёд, Ann!", "Ann", "Ещё раз!", "То же самое",
          "Другое", "5 дней", "Ran", "Open to read", "Written", "Весёлый", "Style", "How it sounds.", "nil",
        ].map(CompiledModule.hex))
  }

  /// Reserved words of Swift, and words that are reserved in some places only, as names of everything.
  @Test func everyKeywordCanBeAName() throws {
    let words = [
      "await", "async", "any", "case", "consume", "copy", "default", "each", "func", "get", "import", "in", "inout",
      "is", "let", "repeat", "set", "switch", "throw", "try", "unsafe", "var", "where", "yield",
    ]
    let all = words.map { "\($0): { type: int, optional: true }" }.joined(separator: ", ")
    func each(_ text: (String) -> String) -> String { words.map(text).joined(separator: "\n") }
    let keywords = try spec(
      """
      notispec: 1
      app: { id: app, module: App, bundle_id: com.example.app, locales: [en], source_locale: en, delivery: local }
      signals:
      \(each { "  \($0): { parameters: { \($0): { type: int } } }" })
      deep_links:
        scheme: app
        targets:
      \(each { "    \($0): { path: \"/\($0)/{\($0)}\", parameters: { \($0): { type: int } } }" })
          home: { path: /home, parameters: { \(all) } }
      strings:
      \(each { "  \($0): { text: { en: \"{\($0)}\" }, arguments: { \($0): { type: int } } }" })
      preferences:
      \(each { "  \($0): { type: toggle, default: true }" })
      notifications:
      \(each { word in
        """
          \(word):
            summary: "x"
            target: \(word)
            trigger: { after: { signal: \(word), delay: 1s } }
            arguments: { \(word): { type: int } }
            copy: { body: { en: "{\(word)}" } }
        """
      })
      """)
    let printed = try CompiledModule.run(
      keywords,
      """
      for type in NotificationType.allCases {
        show(type.rawValue)
        precondition(DeepLink(url: "app://\\(type.target.rawValue)/7")?.url == "app://\\(type.target.rawValue)/7")
      }
      show(NotificationCopy.await(await: 1).body(in: .en))
      show(NotificationCopy.let(let: 2).body(in: .en))
      """)
    #expect(printed == (words + ["1", "2"]).map(CompiledModule.hex))
  }

  /// What a text is about may have the name of a function beside it, as an argument and as a setting.
  @Test func anArgumentMayBeNamedRow() throws {
    let printed = try CompiledModule.run(
      spec(
        """
        notispec: 1
        app: { id: app, module: App, bundle_id: com.example.app, locales: [en], source_locale: en, delivery: local }
        signals: { booked: { parameters: { row: { type: int } } } }
        deep_links: { scheme: app, targets: { home: { path: /home } } }
        preferences:
          row: { type: choice, default: a, options: { a: { label: { en: "A" } }, b: { label: { en: "B" } } } }
        notifications:
          seat:
            summary: "x"
            target: home
            trigger: { after: { signal: booked, delay: 1h } }
            arguments: { row: { type: int } }
            copy: { body: { variants: { choose: rotate, a: { en: "Row {row}" }, b: { en: "In {row}" } } } }
          report:
            summary: "x"
            target: home
            trigger: { calendar: { every: day } }
            copy: { body: { variants: { choose: { preference: row }, a: { en: "Week" }, b: { en: "Month" } } } }
        """),
      """
      show(NotificationCopy.seat(row: 7, turn: 1).body(in: .en))
      show(NotificationCopy.report(row: .b).body(in: .en))
      """)
    #expect(printed == ["In 7", "Month"].map(CompiledModule.hex))
  }

  /// A toggle controls what its `controls` say, what those below it control, and what a condition makes wait for it.
  @Test func aToggleControlsWhatItKeepsFromBeingPlanned() throws {
    let printed = try CompiledModule.run(
      spec(
        """
        notispec: 1
        app: { id: app, module: App, bundle_id: com.example.app, locales: [en], source_locale: en, delivery: local }
        deep_links: { scheme: app, targets: { home: { path: /home } } }
        preferences:
          parent: { type: toggle, default: true }
          child: { type: toggle, default: true, parent: parent, controls: [listed] }
          other: { type: toggle, default: true }
        notifications:
          listed: { summary: "x", target: home, trigger: { calendar: { every: day } }, copy: { body: { en: "x" } } }
          asking:
            summary: "x"
            target: home
            conditions: [{ preference: child }, { not: { not: { preference: other } } }]
            trigger: { calendar: { every: day } }
            copy: { body: { en: "x" } }
          either:
            summary: "x"
            target: home
            conditions: [{ any: [{ preference: child }, { preference: other }] }]
            trigger: { calendar: { every: day } }
            copy: { body: { en: "x" } }
          without:
            summary: "x"
            target: home
            conditions: [{ not: { preference: other } }]
            trigger: { calendar: { every: day } }
            copy: { body: { en: "x" } }
        """),
      """
      for preference in TogglePreference.allCases {
        let types = NotificationType.allCases.filter { preference.controls($0) }
        show(types.map(\\.rawValue).joined(separator: " "))
      }
      """)
    #expect(printed == ["listed asking", "listed asking", "asking"].map(CompiledModule.hex))
  }

  /// A part that is written out goes before a parameter, in whatever order the spec has them.
  @Test func theMoreSpecificLinkComesBackAsItself() throws {
    let links = """
      notispec: 1
      app: { id: app, module: App, bundle_id: com.example.app, locales: [en], source_locale: en, delivery: local }
      deep_links:
        scheme: app
        universal: https://app.example.com
        targets:
          home: { path: /home }
          part: { path: "/chat/{id}/{n}", parameters: { id: { type: string }, n: { type: string } } }
          info: { path: "/chat/{id}/info", parameters: { id: { type: string } } }
          members: { path: "/room/{id}/{n}", parameters: { id: { type: string }, n: { type: int } } }
          rules: { path: "/room/{id}/rules", parameters: { id: { type: string } } }
      notifications:
        seat:
          summary: "x"
          target: home
          trigger: { calendar: { every: day } }
          copy: { body: { en: "x" } }
      """
    let printed = try CompiledModule.run(
      spec(links),
      """
      for link in [DeepLink.part(id: "7", n: "8"), .info(id: "7"), .members(id: "7", n: 8), .rules(id: "7")] {
        show(DeepLink(url: link.url)?.target.rawValue)
      }
      """)
    #expect(printed == ["part", "info", "members", "rules"].map(CompiledModule.hex))
  }

  /// A number without a unit would be taken for seconds.
  @Test func anInstantOfASignalSaysItsUnit() throws {
    let signals = """
      notispec: 1
      app: { id: app, module: App, bundle_id: com.example.app, locales: [en], source_locale: en, delivery: local }
      signals:
        planned: { parameters: { at: { type: instant } } }
        moved: { parameters: { at: { type: instant } } }
        counted: { parameters: { at: { type: int } } }
        recounted: { parameters: { at: { type: int } } }
        over: { parameters: { at: { type: instant, optional: true } } }
      deep_links: { scheme: app, targets: { home: { path: /home } } }
      notifications:
        seat:
          summary: "x"
          target: home
          trigger: { calendar: { every: day } }
          copy: { body: { en: "x" } }
      """
    let printed = try CompiledModule.run(
      spec(signals),
      """
      let signals = [
        Signal.planned(at: .init(secondsSince1970: 1_772_445_600.123)), .moved(at: .init(milliseconds: 7)),
        .counted(at: 8), .recounted(at: 9), .over(), .planned(at: .init(secondsSince1970: .nan)),
      ]
      for signal in signals {
        if case .integer(let value)? = signal.parameters[0].value { show(String(value)) } else { show(nil) }
      }
      """)
    #expect(printed == ["1772445600123", "7", "8", "9", "nil", "0"].map(CompiledModule.hex))
  }

  /// A tap on a generated sample is understood by the generated reader: the type, the screen and its values.
  @Test func theReaderUnderstandsTheSampleOfARemoteType() throws {
    let remote = try spec(
      """
      notispec: 1
      app: { id: app, module: App, bundle_id: com.example.app, locales: [en], source_locale: en, delivery: remote }
      signals: { sent: { parameters: { order_id: { type: string }, share: { type: int } } } }
      deep_links:
        scheme: app
        targets:
          home: { path: /home }
          order: { path: /order, parameters: { order_id: { type: string, key: orderId } } }
      notifications:
        first: { summary: "x", target: home, push: {}, copy: { body: { en: "x" } } }
        second:
          summary: "x"
          target: order
          push: {}
          arguments: { order_id: { type: string, example: "A7" }, share: { type: int, example: 3 } }
          copy: { body: { en: "{order_id} {share}" } }
      """)
    let second = try #require(remote.notification("second"))
    let payload = APNSPayload(second, in: remote.app.sourceLocale.value, of: remote)
    let userInfo = payload.data.map { "\"\($0.key)\": \"\($0.value)\"" }.joined(separator: ", ")
    let printed = try CompiledModule.run(
      remote,
      """
      let payload = NotificationPayload([\(userInfo)])
      show(payload.type?.rawValue)
      show(payload.link?.url)
      show(NotificationType.second.payloadKeys.map(\\.rawValue).joined(separator: " "))
      """)
    #expect(printed == ["second", "app://order?orderId=A7", "orderId"].map(CompiledModule.hex))
  }

  private func plain(_ text: CopyText) -> String {
    text.templates[0].parts.map { if case .literal(let text) = $0 { text } else { "?" } }.joined()
  }

  /// Nothing is lost when nothing is public.
  @Test func aModuleForItselfCompilesToo() throws {
    var spec = try Golden.spec("variants-and-settings")
    spec.app.swift.access = Located(.internal, at: spec.app.idSpan)
    #expect(try CompiledModule.run(spec, "show(NotificationCopy.plain.body(in: .en))").count == 1)
  }

  /// Without `InternalImportsByDefault` a bare import beside a `package import` is ambiguous, in any file of the module.
  @Test func importsForAPackageSayTheirAccess() throws {
    var spec = try Golden.spec("every-section")
    spec.app.swift.access = Located(.package, at: spec.app.idSpan)
    func imports(_ text: String) -> [String] {
      text.split(separator: "\n").filter { !$0.hasPrefix(" ") && !$0.hasPrefix("/") && $0.contains("import ") }
        .map(String.init)
    }
    let written = Set(SwiftEmitter().files(for: spec).flatMap { imports($0.contents) }).sorted()
    let expected = [
      "internal import NotificationCivilTime", "internal import NotificationTerms", "internal import NotificationText",
      "package import NotificationRules", "package import NotificationTerms", "package import NotificationText",
    ]
    #expect(written == expected)
    #expect(
      imports(SwiftEmitter().singleFile(for: spec)) == [
        "internal import NotificationCivilTime", "package import NotificationRules",
        "package import NotificationTerms", "package import NotificationText",
      ])
  }
}
