import Foundation
import NotificationCivilTime
import SpecDiagnostics
import SpecEmission
import SpecLanguage
import TestSupport
import Testing

@testable import SpecComparison

/// Small pairs of specs, one for each kind of change; what is said of each stands in `Golden/`.
@Suite struct GoldenChangesTests {
  struct Pair: Sendable, CustomTestStringConvertible {
    let name: String
    let edits: [(String, String)]
    var testDescription: String { name }
  }

  static let pairs: [Pair] = [
    pair("app-identity", ("module: DemoNotifications", "module: DemoNews"), ("com.example.demo", "com.example.other")),
    pair("app-entitlement-removed", ("  entitlements: [time_sensitive]\n", "")),
    pair(
      "argument-source",
      (
        "count: { type: int, example: 3 }",
        "count: { type: int, example: 3, from: { signal: photo_taken, parameter: count } }"
      )),
    pair("type-added", ("live_activities:\n", type("brand_new") + "live_activities:\n")),
    pair("type-removed", ("  weekly_look:" + weekly, "")),
    pair("pushed-type-removed", ("  new_comment:" + comment, "")),
    pair("type-renamed", ("  weekly_look:", "  sunday_look:")),
    pair(
      "types-moved", ("  weekly_look:" + weekly, ""),
      ("live_activities:\n", "  weekly_look:\(weekly)live_activities:\n")),
    pair("type-target", ("target: home\n    trigger", "target: upgrade\n    trigger")),
    pair("trigger-delay", ("delay: 2h", "delay: 3h")),
    pair(
      "trigger-kind",
      ("{ calendar: { every: week, weekday: sunday } }", "{ slot_after: { signal: photo_taken, at_least: 2h } }")),
    pair("condition", ("happened: photo_shared", "happened: photo_moved")),
    pair("priority-and-level", ("    priority: 50", "    priority: 60\n    interruption_level: passive")),
    pair(
      "argument-renamed", ("parameters: { count:", "parameters: { photos:"),
      ("arguments: { count:", "arguments: { photos:"),
      (
        "{ plural: count, one: \"{count} photo waits\", other: \"{count} photos wait\" }",
        "{ plural: photos, one: \"{photos} photo waits\", other: \"{photos} photos wait\" }"
      ),
      (
        "{ plural: count, one: \"{count} фото ждёт\", few: \"{count} фото ждут\", many: \"{count} фото ждут\", other: \"{count} фото ждут\" }",
        "{ plural: photos, one: \"{photos} фото ждёт\", few: \"{photos} фото ждут\", many: \"{photos} фото ждут\", other: \"{photos} фото ждут\" }"
      )),
    pair("badge-cleared", ("policies:\n", "policies:\n  clear_badge: foreground\n")),
    pair("text-of-source-locale", ("en: \"Share them\"", "en: \"Send them\"")),
    pair("text-of-other-locale", ("ru: \"Поделитесь\"", "ru: \"Отправьте\"")),
    pair("text-proposed", ("ru: \"Поделитесь\"", "ru: { text: \"Отправьте\", status: proposed }")),
    pair("text-approved", ("{ text: \"Вспомните неделю\", status: proposed }", "\"Вспомните неделю\"")),
    pair("plural-form", ("other: \"{count} photos wait\"", "other: \"{count} photos are waiting\"")),
    pair("title-removed", ("      title: { en: \"Share them\", ru: \"Поделитесь\" }\n", "")),
    pair(
      "text-with-variants",
      (
        "      body: { en: \"A new comment\", ru: \"Новый комментарий\" }",
        "      body: { variants: { choose: rotate, plain: { en: [\"A new comment\", \"News\"], ru: [\"Новый комментарий\", \"Новости\"] } } }"
      )),
    pair("signal-removed", ("  photo_moved: {}\n", "")),
    pair("signal-parameter-added", ("count: { type: int } } }", "count: { type: int }, album: { type: string } } }")),
    pair(
      "signal-parameter-optional",
      ("count: { type: int } } }", "count: { type: int }, album: { type: string, optional: true } } }")),
    pair("signal-parameter-type", ("to: { type: string }", "to: { type: int }")),
    pair("scheme", ("scheme: demo", "scheme: demo2")),
    pair("target-removed", ("    upgrade: { path: /upgrade }\n", "")),
    pair(
      "target-renamed-with-references", ("    home: { path: /home }", "    start: { path: /home }"),
      ("fallback: home", "fallback: start"), ("target: home\n", "target: start\n")),
    pair("path-changed", ("path: /upgrade", "path: /pro")),
    pair("path-with-another-end", ("path: /upgrade", "path: /pro/upgrade")),
    pair("path-kept-as-alias", ("path: /upgrade }", "path: /pro, aliases: [upgrade] }")),
    pair("alias-removed", (", aliases: [albums]", "")),
    pair("link-parameter-added", ("path: /upgrade }", "path: /upgrade, parameters: { source: { type: string } } }")),
    pair(
      "link-parameter-optional",
      ("path: /upgrade }", "path: /upgrade, parameters: { source: { type: string, optional: true } } }")),
    pair(
      "link-parameter-key",
      ("parameters: { album_id: { type: string, key: albumId }", "parameters: { album_id: { type: string, key: album }")
    ),
    pair(
      "string-removed",
      ("  greeting: { text: { en: \"Hello\", ru: \"Привет\" } }", "  farewell: { text: { en: \"Bye\", ru: \"Пока\" } }")
    ),
    pair("module-added", ("  editor: {", "  viewer: { name: { en: \"Viewer\", ru: \"Просмотр\" } }\n  editor: {")),
    pair(
      "category-renamed", ("  album_news:\n", "  album_updates:\n"), ("category: album_news", "category: album_updates")
    ),
    pair(
      "category-identifier",
      ("    options: [custom_dismiss_action]", "    identifier: ALBUM\n    options: [custom_dismiss_action]")),
    pair("action-removed", ("      - { id: MUTE_ACTION, title: { en: \"Mute\", ru: \"Без звука\" } }\n", "")),
    pair(
      "actions-moved", ("      - { id: MUTE_ACTION, title: { en: \"Mute\", ru: \"Без звука\" } }\n", ""),
      ("    actions:\n", "    actions:\n      - { id: MUTE_ACTION, title: { en: \"Mute\", ru: \"Без звука\" } }\n")),
    pair("dismissals-not-told", ("    options: [custom_dismiss_action]\n", "")),
    pair("preference-default", ("default: true", "default: false")),
    pair(
      "preference-option-removed",
      ("      weekly: { every: week, label: { en: \"Weekly\", ru: \"Раз в неделю\" } }\n", "")),
    pair(
      "settings-sections-moved", ("    - { id: times, rows: [rhythm] }\n", ""),
      ("  sections:\n", "  sections:\n    - { id: times, rows: [rhythm] }\n")),
    pair(
      "settings-row-moved", ("rows: [reminders_on]", "rows: [reminders_on, rhythm]"),
      ("    - { id: times, rows: [rhythm] }\n", "")),
    pair(
      "settings-footer",
      ("{ id: times, ", "{ id: times, footer: { en: \"Once a day at most\", ru: \"Не чаще раза в день\" }, ")),
    pair(
      "step-permission", ("permission: photos", "permission: contacts"),
      ("usage_key: NSPhotoLibraryUsageDescription", "usage_key: NSContactsUsageDescription")),
    pair("flow-flag", ("completed_flag: flowDone", "completed_flag: flowFinished")),
    pair("push-key", ("comment_id: { type: string, key: commentId", "comment_id: { type: string, key: comment")),
    pair(
      "push-data-added",
      (
        "        album_id: { type: string, key: albumId, example",
        "        author: { type: string, example: \"Ann\" }\n        album_id: { type: string, key: albumId, example"
      )),
    pair("push-collapse-id", ("collapse_id: \"comment-{comment_id}\"", "collapse_id: \"note-{comment_id}\"")),
    pair(
      "activity-field-added",
      (
        "      left: { type: int, example: 3 }",
        "      left: { type: int, example: 3 }\n      total: { type: int, example: 9 }"
      )),
    pair(
      "activity-value-added", ("enum: [running, done]", "enum: [running, paused, done]"),
      (
        "        done: { en: \"Done\"",
        "        paused: { en: \"Paused\", ru: \"Пауза\" }\n        done: { en: \"Done\""
      )),
    pair("activity-name", ("swift_name: UploadAttributes", "swift_name: SendingAttributes")),
    pair(
      "slot-and-cap", ("slot: \"20:00\"", "slot: \"19:00\""), ("max: 1, per: rolling_day", "max: 2, per: rolling_day")),
    pair(
      "night-and-window",
      ("    priority: 50", "    priority: 50\n    on_quiet: exempt\n    window: { from: \"10:00\", to: \"20:00\" }")),
    pair(
      "group-and-its-cap",
      (
        "max: 1, per: rolling_day }",
        "max: 1, per: rolling_day }, { id: few, max: 2, per: calendar_week, groups: [nags] }"
      ),
      ("    priority: 50", "    priority: 50\n    group: nags")),
    pair("event-renamed", ("    push_sent:", "    push_planned:")),
    pair("event-parameter-removed", ("parameters: [type, target]", "parameters: [type]")),
    pair("event-parameters-moved", ("parameters: [type, target]", "parameters: [target, type]")),
    pair("event-transition", ("{ on: notification.scheduled,", "{ on: notification.fired,")),
    pair("provider", ("provider: firebase", "provider: none")),
    pair("notes-only", ("    summary: Every week.", "    summary: Each week."), ("  owner: care", "  owner: growth")),
  ]

  private static let weekly = """

        summary: Every week.
        target: home
        trigger: { calendar: { every: week, weekday: sunday } }
        copy:
          body:
            en: "Look back at your week"
            ru: { text: "Вспомните неделю", status: proposed }

    """

  private static let comment = """

        summary: Somebody wrote.
        target: album
        push:
          collapse_id: "comment-{comment_id}"
          data:
            comment_id: { type: string, key: commentId, example: "c1" }
            album_id: { type: string, key: albumId, example: "a1" }
        copy:
          body: { en: "A new comment", ru: "Новый комментарий" }

    """

  private static func type(_ id: String) -> String {
    """
      \(id):
        summary: New.
        target: home
        trigger: { after: { signal: photo_moved, delay: 1h } }
        copy:
          body: { en: "Something new", ru: "Что-то новое" }

    """
  }

  private static func pair(_ name: String, _ edits: (String, String)...) -> Pair { Pair(name: name, edits: edits) }

  @Test(arguments: pairs)
  func whatIsSaid(_ pair: Pair) throws {
    let report = try Sides.report(pair.edits)
    let base = ComparisonBase(.folder, name: "old")
    try Golden.expect(
      report.text(against: base).text + report.summary(against: base).text + "\n",
      in: Golden.folder().appendingPathComponent("Golden/\(pair.name).txt"))
  }

  @Test func everyGoldenHasItsPair() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Golden.folder().appendingPathComponent("Golden").path)
    let texts = files.filter { $0.hasSuffix(".txt") && $0 != "report.txt" }.sorted()
    #expect(texts == Self.pairs.map { "\($0.name).txt" }.sorted())
  }

  @Test(arguments: pairs)
  func nothingIsSaidTheOtherWayRoundTwiceOrOutOfOrder(_ pair: Pair) throws {
    let report = try Sides.report(pair.edits)
    #expect(!report.changes.isEmpty)
    #expect(Set(report.changes.map { $0.place + $0.kind.rawValue }).count == report.changes.count)
    #expect(report.changes.map(\.verdict) == report.changes.map(\.verdict).sorted(by: >))
    for change in report.changes {
      #expect(change.judgements.map(\.audience) == Audience.allCases)
      #expect((change.oldPlace == nil) == (change.kind == .added))
      #expect((change.newPlace == nil) == (change.kind == .removed))
    }
  }

  @Test func theSameSpecHasNoChanges() throws {
    let report = try Sides.report([])
    #expect(report.changes.isEmpty)
    #expect(report.text(against: ComparisonBase(.folder, name: "old")) == "")
    #expect(report.summary(against: ComparisonBase(.folder, name: "old")) == "no changes since 'old'")
  }
}
