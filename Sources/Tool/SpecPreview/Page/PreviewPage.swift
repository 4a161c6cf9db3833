import NotificationDrawing
import NotificationTerms
public import SpecDiagnostics
import SpecLanguage
import TextWriting

/// Everything that people see of some apps, as one page that needs no network and no other file.
///
/// It can be read without its script, which only searches, filters and switches. Same apps, same bytes.
public struct PreviewPage {
  let apps: [PreviewApp]
  /// What the apps are compared with: `main`, `v1.4`; nil for nothing.
  let base: String?
  /// What is shown: the program, the commit, the date.
  let identity: String
  /// Findings that are about no item of an app.
  let findings: [Diagnostic]
  /// Apps that only the base has.
  let goneApps: [String]
  /// Which reading of the files it shows, if `preview --live` serves it: it renews itself with the next, and leads to
  /// Play.
  public var reading: Int?
  /// Certain replacements can be made on the page.
  public var canFix = false

  public init(
    _ apps: [PreviewApp], base: String? = nil, identity: String = "", findings: [Diagnostic] = [],
    goneApps: [String] = []
  ) {
    self.goneApps = goneApps
    self.apps = apps
    self.base = base
    self.identity = identity
    self.findings = findings
  }

  public var text: String {
    var pieces = PreviewPieces()
    return text(knowing: &pieces)
  }

  /// - Parameter pieces: Of an earlier page: an app that is what it was is not drawn again.
  public func text(knowing pieces: inout PreviewPieces) -> String {
    let parts = apps.map { pieces.part(of: $0) { AppPart($0, base: base, canFix: canFix).write(to: &$1) } }
    pieces.keep(only: apps)
    var html = HTMLWriter()
    html.doctype()
    html.element("html", ["lang": "en", "class": "t-standard"]) { html in
      writeHead(to: &html)
      html.element("body") { html in
        html.element("a", ["class": "skip", "href": "#main"], text: "Skip to the notifications")
        html.newLine()
        writeHeader(to: &html)
        html.element("div", ["class": "frame"]) { html in
          writeContents(to: &html)
          html.element("main", ["id": "main", "class": "s-lock", "tabindex": "-1"]) { html in
            html.element("p", ["id": "none", "hidden": ""], text: "Nothing fits the search and the filters.")
            writeRunFindings(to: &html)
            html.element("b", ["id": "seam"], text: "")
          }
        }
        html.newLine()
        html.source("script", EmbeddedTexts.preview_js)
        if reading != nil { html.source("script", EmbeddedTexts.live_js) }
      }
    }
    let text = html.text
    guard let seam = text.firstRange(of: Self.seam) else { return text + "\n" }
    return text[..<seam.lowerBound] + parts.joined() + text[seam.upperBound...] + "\n"
  }

  /// Where the apps are put into the page. In a text of a spec it would be escaped.
  private static let seam = "<b id=\"seam\"></b>"

  private var title: String {
    apps.count == 1 ? "Notifications of \(apps[0].spec.app.name ?? apps[0].spec.app.id)" : "Notifications"
  }

  private func writeHead(to html: inout HTMLWriter) {
    html.element("head") { html in
      html.newLine()
      html.void("meta", ["charset": "utf-8"])
      let policy =
        "default-src 'none'; style-src '\(HTMLWriter.hash(of: EmbeddedTexts.preview_css))' "
        + "'\(HTMLWriter.hash(of: CardStyle.text))'; "
        + "script-src '\(HTMLWriter.hash(of: EmbeddedTexts.preview_js))'"
        + (reading != nil ? " '\(HTMLWriter.hash(of: EmbeddedTexts.live_js))'; connect-src 'self'" : "")
        + "; base-uri 'none'; form-action 'none'"
      html.void("meta", ["http-equiv": "Content-Security-Policy", "content": policy])
      html.void("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
      html.void("meta", ["name": "color-scheme", "content": "light dark"])
      html.newLine()
      html.element("title", text: title)
      html.source("style", EmbeddedTexts.preview_css)
      html.source("style", CardStyle.text)
    }
  }

  private func writeHeader(to html: inout HTMLWriter) {
    html.element("header", ["class": "top-bar"]) { html in
      html.element("h1", text: title)
      let types = apps.reduce(0) { $0 + $1.spec.notifications.count }
      var parts = [Plural.of(types, "type")]
      if apps.count > 1 { parts.append(Plural.of(apps.count, "app")) }
      if let base { parts.append("compared with \(base)") }
      if !identity.isEmpty { parts.append(identity) }
      html.element("p", ["class": "dim"], text: parts.joined(separator: " · "))
      html.element(
        "p", ["class": "dim"],
        text: "Drawn from the specs with their example values. Where a text is cut can differ by a word on a phone.")
      if let reading {
        html.element("p") { $0.element("a", ["href": "play"], text: "Play what a person lives through") }
        html.element("p", ["id": "live", "class": "live", "role": "status", "data-reading": "\(reading)"], text: "")
      }
      writeTools(to: &html)
    }
    html.newLine()
  }

  private func writeTools(to html: inout HTMLWriter) {
    html.element(
      "form", ["id": "tools", "class": "tools", "hidden": "", "role": "search", "aria-label": "Search and view"]
    ) {
      html in
      html.element("label") { html in
        html.write("Find ")
        html.void("input", ["type": "search", "id": "words", "placeholder": "id, text or rule", "autocomplete": "off"])
      }
      var locales: [LanguageTag] = []
      for locale in apps.flatMap(\.spec.app.locales).map(\.value) where !locales.contains(locale) {
        locales.append(locale)
      }
      select("locale", "Language", [("", "all")] + locales.map { ($0.text, $0.words) }, to: &html)
      if apps.count > 1 {
        select(
          "app", "App", [("", "all")] + apps.map { ($0.spec.app.id, $0.spec.app.name ?? $0.spec.app.id) }, to: &html)
      }
      var kinds = [
        ("", "everything"), ("findings", "with findings"), ("open", "with unapproved texts"),
        ("cut", "with texts that are cut"),
      ]
      if base != nil { kinds.append(("changed", "changed")) }
      select("only", "Show", kinds, to: &html)
      select(
        "surface", "Seen as", PhoneSize.Surface.allCases.map { ($0.rawValue, $0.words) }, to: &html)
      select("size", "Text size", PhoneSize.Text.allCases.map { ($0.rawValue, $0.words) }, to: &html)
      select("theme", "Colours", [("", "as the system"), ("light", "light"), ("dark", "dark")], to: &html)
      html.element("output", ["id": "count", "class": "dim"], text: "")
    }
  }

  private func select(_ id: String, _ name: String, _ options: [(String, String)], to html: inout HTMLWriter) {
    html.element("label") { html in
      html.write("\(name) ")
      html.element("select", ["id": id]) { html in
        for (value, words) in options { html.element("option", ["value": value], text: words) }
      }
    }
  }

  private func writeContents(to html: inout HTMLWriter) {
    html.element("nav", ["class": "contents", "aria-label": "Contents"]) { html in
      for app in apps {
        let part = AppPart(app, base: base)
        html.element("details", apps.count == 1 ? ["open": ""] : [:]) { html in
          html.element("summary", text: app.spec.app.name ?? app.spec.app.id)
          html.element("ul") { html in
            for (anchor, words) in part.contents {
              html.element("li") { html in html.element("a", ["href": "#\(anchor)"], text: words) }
            }
          }
        }
      }
    }
    html.newLine()
  }

  private func writeRunFindings(to html: inout HTMLWriter) {
    if !goneApps.isEmpty {
      html.element("p", text: "Removed since \(base ?? "the base"): \(goneApps.joined(separator: ", ")).")
    }
    guard !findings.isEmpty else { return }
    html.element("section", ["class": "app", "aria-labelledby": "h-run"]) { html in
      html.element("h2", ["id": "h-run"], text: "About the whole workspace")
      html.findings(findings, canFix: canFix)
    }
  }
}

extension LanguageTag {
  /// `ru · русский`.
  var words: String { LanguageNames.ownName(of: self).map { "\(text) · \($0)" } ?? text }
}

extension HTMLWriter {
  /// What a policy calls a style sheet or script that `source` has written.
  static func hash(of source: StaticString) -> String { ContentHash.source(of: "\n\(source)\n") }

  /// A sentence in which ids are between `WordMark.code` and `WordMark.end`.
  mutating func sentence(_ words: String) {
    var rest = words[...]
    while let start = rest.firstIndex(of: WordMark.begin) {
      write(String(rest[..<start]))
      rest = rest[rest.index(after: start)...]
      let end = rest.firstIndex(of: WordMark.end) ?? rest.endIndex
      element("code", text: String(rest[..<end]))
      rest = end < rest.endIndex ? rest[rest.index(after: end)...] : ""
    }
    write(String(rest))
  }

  mutating func sentences(_ lines: [String]) {
    element("ul") { html in
      for line in lines { html.element("li") { $0.sentence(line.withFirstCapital) } }
    }
  }
}

/// What marks an id in a sentence until it is written. A text of a spec cannot have these characters.
enum WordMark {
  static let begin: Character = "\u{2}"
  static let end: Character = "\u{3}"
  static let code: @Sendable (String) -> String = { "\(begin)\($0)\(end)" }

  /// A text with ids in backticks.
  static func marked(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count % 2 == 1 else { return text }
    return parts.enumerated().map { $0.isMultiple(of: 2) ? String($1) : code(String($1)) }.joined()
  }
}

extension String {
  var withFirstCapital: String { prefix(1).uppercased() + dropFirst() }
}
