import Foundation
import TestSupport
import TextWriting

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What a format promises about every output, whatever the specs say.
enum OutputForm: String {
  case text, json, jsonl, sarif, github, gitlab, junit, xliff, tap, html, markdown, csv

  /// What is wrong with an output; empty for nothing.
  func faults(of output: String) -> [String] {
    var faults: [String] = []
    let lines = output.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map(String.init)
    // A table is for spreadsheets and holds texts as they are.
    if self != .csv { faults += lines.compactMap(lineFault) }
    if let scalar = output.unicodeScalars.first(where: isRaw) { faults.append("raw \(InvisibleScalar.escape(scalar))") }
    switch self {
    case .text, .csv: break
    case .json, .sarif, .gitlab: if !Self.isJSON(output) { faults.append("no JSON") }
    case .jsonl: if !lines.dropLast().allSatisfy(Self.isJSON) { faults.append("no JSON Lines") }
    case .github:
      for line in lines.dropLast() where !["::error ", "::warning ", "::notice "].contains(where: line.hasPrefix) {
        faults.append("no command of ours: \(line)")
      }
    case .junit: faults += JUnitSchema.faults(of: output)
    case .xliff: if !XMLParser(data: Data(output.utf8)).parse() { faults.append("no XML") }
    case .tap: faults += Self.faults(ofTAP: lines)
    case .html: faults += Self.faults(ofHTML: output)
    case .markdown: faults += Self.faults(ofMarkdown: output)
    }
    return faults
  }

  private func isRaw(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .text, .github, .tap, .markdown: scalar != "\n" && InvisibleScalar.contains(scalar)
    case .csv:
      scalar != "\n" && scalar != "\r" && scalar != "\t" && scalar.value < 0xA0 && InvisibleScalar.contains(scalar)
    default: scalar != "\n" && InvisibleScalar.isControl(scalar)
    }
  }

  /// A line that is not ours, by its scalars: what reads a log knows nothing of characters that are made of several.
  private func lineFault(_ line: String) -> String? {
    let scalars = line.unicodeScalars.filter { !(0xFE00...0xFE0F ~= $0.value || 0xE0100...0xE01EF ~= $0.value) }
    let start = String(String.UnicodeScalarView(scalars.drop(while: \.properties.isWhitespace)))
    if start.hasPrefix("FORGED") { return "forged line: \(line)" }
    if self != .github, start.hasPrefix("::") { return "forged command: \(line)" }
    let commands = ["##[", "##vso[", "##a["].map { Array($0.unicodeScalars) }
    let isForged = scalars.indices.contains { index in
      scalars[index] == "#" && commands.contains { scalars[index...].starts(with: $0) }
    }
    return isForged ? "forged command: \(line)" : nil
  }

  private static func isJSON(_ text: String) -> Bool {
    (try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)) != nil
  }

  private static func faults(ofTAP lines: [String]) -> [String] {
    guard lines.first == "TAP version 14" else { return ["no version"] }
    if lines.contains(where: { $0.hasPrefix("Bail out!") }) {
      let others = lines.dropFirst().filter { !$0.isEmpty && !$0.hasPrefix("#") }
      return others.count == 1 && others[0].hasPrefix("Bail out! no case was run") ? [] : ["forged end"]
    }
    let points = lines.filter { $0.hasPrefix("ok ") || $0.hasPrefix("not ok ") }
    var faults = lines.dropFirst().first == "1..\(points.count)" ? [] : ["the plan does not fit"]
    for (index, point) in points.enumerated() where !point.contains("ok \(index + 1) - ") {
      faults.append("no test point of ours: \(point)")
    }
    // A directive begins at a `#` without a backslash; ours are none of these words.
    faults += points.filter { $0.contains(/[^\\]# *(?:SKIP|TODO) FORGED/) }
    return faults
  }

  private static let elements: Set = [
    "html", "head", "meta", "title", "style", "script", "body", "header", "h1", "h2", "h3", "p", "span", "form",
    "label",
    "input", "select", "option", "output", "details", "summary", "ul", "ol", "li", "svg", "circle", "rect", "line",
    "path",
    "polygon", "text", "g", "section", "b", "i", "code", "pre", "table", "thead", "tbody", "tr", "th", "td", "a", "div",
    "article", "dl", "dt", "dd", "em", "strong", "time", "use", "defs", "clipPath", "polyline", "caption",
    "wbr", "nav", "main", "q", "del", "ins", "h4",
  ]

  private static func faults(ofHTML page: String) -> [String] {
    guard page.hasPrefix("<!doctype html>") else { return ["no page"] }
    var faults: [String] = []
    if page.matches(of: /<script>/).count > 1 { faults.append("two scripts") }
    // Ours, which have no text of others in them.
    let page = page.replacing(/<(script|style)>.*?<\/\1>/.dotMatchesNewlines(), with: "")
    for tag in page.matches(of: /<(\/?)([^\s>\/]*)([^>]*)>/) where !elements.contains(String(tag.2)) {
      if tag.2 != "!doctype" { faults.append("an element that is not ours: \(tag.0)") }
    }
    // What is in quotes is a value, whatever it says.
    for tag in page.replacing(/="[^"]*"/, with: "=\"\"").matches(of: /<[a-z][^>]* on[a-z]+=/) {
      faults.append("an attribute that is not ours: \(tag.0)")
    }
    if page.matches(of: /<\/html>/).count != 1 { faults.append("two ends") }
    return faults
  }

  private static func faults(ofMarkdown page: String) -> [String] {
    // What stands in a font for code is shown as it is.
    let page = page.replacing(/(`+)(?:(?!\1).)*?[^`]\1(?!`)/, with: "CODE")
    var faults: [String] = []
    // A character behind the '>' may join it, and a reader of HTML does not care.
    let tags = /<[a-zA-Z!\/][^>]*>/.matchingSemantics(.unicodeScalar)
    for tag in page.matches(of: tags) where tag.0 != "<br>" { faults.append("a tag: \(tag.0)") }
    for link in page.matches(of: /(?:^|[^\\])\]\(/) { faults.append("a link: \(link.0)") }
    // GitHub looks for these in the page, after escapes and entities have been resolved.
    let shown = page.replacing("&#8203;", with: "\u{200B}").replacing("&#32;", with: " ").replacing("&amp;", with: "&")
      .replacing("\\", with: "")
    for mention in shown.matches(of: /@forged|:\/\/forged|[^(]#[0-9]|GH-[0-9]|:forged:|www\.forged/) {
      faults.append("a mention or link: \(mention.0)")
    }
    return faults
  }
}
