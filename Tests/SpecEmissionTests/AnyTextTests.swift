import Foundation
import SpecEmission
import SpecLanguage
import TestSupport
import Testing
import TextWriting

/// Whatever people write reaches every format unharmed and does nothing there.
@Suite struct AnyTextTests {
  /// Pieces that mean something to one format or another.
  private static let pieces: [String] = [
    "\"", "'", "`", "```", "\\", "\\(x)", "\n", "\r\n", "\t", "<script>", "</string>", "]]>", "&amp;", "<!--", "|",
    "||",
    "=cmd", "+1", "-1", "@SUM(A1)", "'", ",", ";", "{{", "}}", "%@", "%1$lld", "$(X)", "${x}", "#", "- ", "1. ", "> ",
    "https://x.y", "[a](b)", "*b*", "_i_", "~~s~~", "\u{202E}", "\u{2066}", "\u{200D}", "\u{FEFF}", "\u{2028}",
    "\u{85}",
    "👩‍👩‍👧", "🇷🇺", "e\u{301}", "是", "ё", "\u{10FFFD}", "a", " ", "  ",
  ]

  private static func text(_ random: inout SplitMix64) -> String {
    let text = (0...Int.random(in: 1...8, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
      .joined()
    // Blanks alone are refused.
    return BlankText.isBlank(text.utf8) ? text + "x" : text
  }

  private static func spec(_ copy: String, name: String, summary: String) throws -> Spec {
    let yaml = """
      notispec: 1
      app:
        id: demo
        name: \(quotedYAML(name))
        module: Demo
        bundle_id: com.demo
        team_id: "DEF123GHIJ"
        locales: [en]
        source_locale: en
        delivery: remote
      deep_links:
        scheme: demo
        universal: "https://example.com"
        targets: { home: { path: /home, summary: \(quotedYAML(summary)) } }
      notifications:
        news:
          summary: \(quotedYAML(summary))
          target: home
          push: { data: { note: { type: string, example: \(quotedYAML(name)) } } }
          copy: { title: { en: \(quotedYAML(copy)) }, body: { en: \(quotedYAML(copy)) } }
      permission_flow:
        show_when: [first_launch]
        steps:
          - id: photos
            permission: photos
            usage_key: NSPhotoLibraryUsageDescription
            screen:
              id: ask
              title: { en: "x" }
              primary: { en: "y" }
              usage_description: { en: \(quotedYAML(copy)) }
      push:
        providers: [apns, fcm, onesignal]
        onesignal: { app_id: \(quotedYAML(name)) }
      analytics: { provider: firebase, events: { opened: { on: notification.opened, summary: \(quotedYAML(summary)) } } }
      """
    return try #require(SpecReader.read([SpecSource(path: "spec.yaml", bytes: Array(yaml.utf8))]).spec)
  }

  /// Byte by byte: a joiner after `>` makes another character of it for Swift, not for a browser.
  private static func tags(in page: String) -> [String] {
    page.utf8.indices.filter { page.utf8[$0] == UInt8(ascii: "<") }.map { start in
      String(decoding: page.utf8[start...].prefix(4), as: UTF8.self)
    }
  }

  private func object(_ files: [String: String], _ path: String) throws -> [String: Any] {
    let text = try #require(files[path])
    return try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test(arguments: 0..<150) func everyFormatGivesBackWhatWasWritten(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let written = (copy: Self.text(&random), name: Self.text(&random), summary: Self.text(&random))
    // A brace would begin an argument, which nobody declares.
    let plain = String(
      String.UnicodeScalarView(written.copy.unicodeScalars.map { "{}".unicodeScalars.contains($0) ? "%" : $0 }))
    let spec = try Self.spec(plain, name: written.name, summary: written.summary)
    // Line ends of YAML scalars and braces are the reader's affair: what counts is what the spec holds.
    let copy = try #require(spec.notification("news")?.copy.body["en"]?.sample([:])?.text)
    let name = try #require(spec.app.name)
    let summary = try #require(spec.notification("news")?.summary.value)
    let emitters: [any Emitter] = [
      APNSEmitter(), CatalogueEmitter(), EntitlementsEmitter(), InfoPlistEmitter(), SiteAssociationEmitter(),
      TrackingPlanEmitter(),
    ]
    let files = Dictionary(
      uniqueKeysWithValues: emitters.flatMap { $0.files(for: spec) }.map { ($0.path, $0.contents) })

    let simulator = try object(files, "apns/demo/news.en.apns")
    let alert = (simulator["aps"] as? [String: Any])?["alert"] as? [String: String]
    #expect(alert == ["title": copy, "body": copy])
    #expect(simulator["note"] as? String == name)
    let fcm = try object(files, "apns/demo/payloads/news.en.fcm.json")["message"] as? [String: Any]
    #expect(fcm?["data"] as? [String: String] == ["type": "news", "target": "home", "note": name])
    let oneSignal = try object(files, "apns/demo/payloads/news.onesignal.json")
    #expect(oneSignal["contents"] as? [String: String] == ["en": copy])

    let plist = try PropertyListSerialization.propertyList(
      from: Data(try #require(files["info_plist/demo/Info.plist"]).utf8), format: nil)
    // Foundation drops a byte order mark at the start of a text, written as a reference or not.
    let marks = copy.unicodeScalars.prefix { $0 == "\u{FEFF}" }.count
    let usage = (plist as? [String: Any])?["NSPhotoLibraryUsageDescription"] as? String
    #expect(usage == copy || usage == String(copy.unicodeScalars.dropFirst(min(marks, 1))))

    let site = try object(files, "site_association/demo/apple-app-site-association")
    let details = (site["applinks"] as? [String: Any])?["details"] as? [[String: Any]]
    let components = details?.first?["components"] as? [[String: Any]]
    #expect(components?.first?["comment"] as? String == summary)

    let rows = CSVReader.rows(of: try #require(files["tracking_plan/demo/tracking-plan.csv"]))
    #expect(rows.count == 2)
    let cell = try #require(rows.last?.last)
    // A table holds no control character that a terminal might obey.
    let shown = String(String.UnicodeScalarView(summary.unicodeScalars.map { Self.isControl($0) ? "\u{FFFD}" : $0 }))
    #expect(CSVWriter.restored(cell) == shown)
    let first = try #require(cell.unicodeScalars.first { $0 != " " && $0 != "\u{FEFF}" })
    #expect(!"=+-@\t\r\n".unicodeScalars.contains(first))

    for (path, page) in files where path.hasSuffix(".md") {
      // No text opens a tag: `<br>` is the only one there is.
      #expect(Self.tags(in: page).allSatisfy { $0 == "<br>" }, "\(path)")
      #expect(!page.unicodeScalars.contains { "\u{202E}\u{2066}\u{FEFF}\u{2028}\u{85}".unicodeScalars.contains($0) })
      #expect(!page.contains("[a](b)"))
    }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: false
    case 0x00...0x1F, 0x7F...0x9F, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
