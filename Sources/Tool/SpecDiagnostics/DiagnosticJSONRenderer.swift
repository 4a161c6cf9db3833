public import TextWriting

/// Findings as one JSON document of a stable shape.
///
///     { "version": 1,
///       "findings": [
///         { "code": "links/unknown-target", "severity": "error", "message": "…", "file": "specs/cleaner/app.yaml",
///           "start": { "line": 12, "column": 11 }, "end": { "line": 12, "column": 17 },
///           "notes": [ { "message": "…", "file": "…", "start": { … }, "end": { … } } ],
///           "fixIt": { "message": "…", "replacement": "paywall", "start": { … }, "end": { … } } } ],
///       "summary": { "errors": 1, "warnings": 0, "notes": 0, "waived": 0 } }
///
/// Lines and columns start at 1, columns count Unicode scalars, `end` is the position after the last character. Every
/// field is always present: `fixIt` is `null` if there is none, and so are `file`, `start` and `end` of a note without
/// a place. A fix-it is in the finding's file. `waived` counts findings that are not in the list. Fields may be added
/// within a version; none is removed or changes its meaning.
public struct DiagnosticJSONRenderer: Sendable {
  public var style: JSONWriter.Style

  public init(style: JSONWriter.Style = .indented) { self.style = style }

  /// The document for the findings in the order given, with a line end.
  ///
  /// - Parameters:
  ///   - waived: How many more there are that somebody has waived.
  ///   - more: Members of the document that only one verb has.
  public func render(
    _ findings: [Diagnostic], waived: Int = 0, with more: (inout JSONWriter) -> Void = { _ in }
  ) -> String {
    var json = JSONWriter(style: style)
    json.object { json in
      json.member("version", 1)
      json.array("findings", of: findings) { json, finding in Self.write(finding, to: &json) }
      json.object("summary") { json in
        let counts = findings.counts
        json.member("errors", counts.errors)
        json.member("warnings", counts.warnings)
        json.member("notes", counts.notes)
        json.member("waived", waived)
      }
      more(&json)
    }
    return json.text + "\n"
  }

  /// JSON Lines: one finding per line, the same objects; empty for none.
  public static func renderLines(_ findings: [Diagnostic]) -> String {
    var bytes: [UInt8] = []
    for finding in findings {
      var json = JSONWriter(style: .compact)
      write(finding, to: &json)
      bytes += json.bytes
      bytes.append(0x0A)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// One finding as an object, for documents that have more than findings.
  public static func write(_ finding: Diagnostic, to json: inout JSONWriter) {
    json.object { json in
      json.member("code", finding.code.text)
      json.member("severity", finding.severity.rawValue)
      json.member("message", finding.message)
      json.member("file", finding.span.file)
      write(finding.span, to: &json)
      json.objects("notes", finding.notes) { json, note in
        json.member("message", note.message)
        json.key("file")
        if let span = note.span { json.value(span.file) } else { json.null() }
        write(note.span, to: &json)
      }
      json.key("fixIt")
      guard let fixIt = finding.fixIt else { return json.null() }
      json.object { json in
        json.member("message", fixIt.message)
        json.member("replacement", fixIt.replacement)
        write(fixIt.span, to: &json)
      }
    }
  }

  private static func write(_ span: SourceSpan?, to json: inout JSONWriter) {
    for (key, position) in [("start", span?.start), ("end", span?.end)] {
      json.key(key)
      guard let position else {
        json.null()
        continue
      }
      json.object { json in
        json.member("line", Int(position.line))
        json.member("column", Int(position.column))
      }
    }
  }
}
