import TextWriting

/// One finding on its way into a SARIF log.
struct SARIFResult {
  let finding: Diagnostic
  /// Why it is waived; nil if it is not.
  let waiver: String?

  /// The name for the folder that paths are relative to, as GitHub calls it.
  static let workingFolder = "%SRCROOT%"
  /// GitHub refuses a result with more locations.
  private static let noteLimit = 1_000

  init(_ finding: Diagnostic, waiver: String? = nil) {
    self.finding = finding
    self.waiver = waiver
  }

  var line: Int { Int(finding.span.start.line) }

  /// - Parameters:
  ///   - rule: The number of its rule in the log.
  ///   - knowsWaivers: Whether some finding of the log is waived, so that each says whether it is.
  func write(rule: Int, fingerprint: String?, knowsWaivers: Bool, to json: inout JSONWriter) {
    json.object { json in
      json.member("ruleId", finding.code.text)
      json.member("ruleIndex", rule)
      // The words are those of SARIF.
      json.member("level", finding.severity.rawValue)
      json.message("message", text)
      json.array("locations") { json in
        json.object { json in Self.write(finding.span, to: &json) }
      }
      writeNotes(to: &json)
      if let fingerprint {
        json.object("partialFingerprints") { json in json.member("primaryLocationLineHash", fingerprint) }
      }
      if let fixIt = finding.fixIt { Self.write(fixIt, to: &json) }
      if knowsWaivers { writeWaiver(to: &json) }
    }
  }

  /// The message and what explains it without its own place.
  private var text: String {
    ([finding.message] + finding.notes.filter { $0.span == nil }.map(\.message)).joined(separator: "\n")
  }

  private func writeNotes(to json: inout JSONWriter) {
    let notes = finding.notes.filter { $0.span != nil }.prefix(Self.noteLimit)
    guard !notes.isEmpty else { return }
    json.array("relatedLocations") { json in
      for (number, note) in notes.enumerated() {
        json.object { json in
          json.member("id", number + 1)
          if let span = note.span { Self.write(span, to: &json) }
          json.message("message", note.message)
        }
      }
    }
  }

  private func writeWaiver(to json: inout JSONWriter) {
    json.array("suppressions") { json in
      guard let waiver else { return }
      json.object { json in
        json.member("kind", "external")
        json.member("status", "accepted")
        json.member("justification", waiver)
      }
    }
  }

  private static func write(_ fixIt: Diagnostic.FixIt, to json: inout JSONWriter) {
    json.array("fixes") { json in
      json.object { json in
        json.message("description", fixIt.message)
        json.array("artifactChanges") { json in
          json.object { json in
            writeFile(fixIt.span.file, to: &json)
            json.array("replacements") { json in
              json.object { json in
                writeRegion("deletedRegion", fixIt.span, to: &json)
                json.object("insertedContent") { json in json.member("text", fixIt.replacement) }
              }
            }
          }
        }
      }
    }
  }

  private static func write(_ span: SourceSpan, to json: inout JSONWriter) {
    json.object("physicalLocation") { json in
      writeFile(span.file, to: &json)
      writeRegion("region", span, to: &json)
    }
  }

  private static func writeFile(_ file: String, to json: inout JSONWriter) {
    json.object("artifactLocation") { json in
      json.member("uri", URIReference.text(of: file))
      if file.utf8.first != UInt8(ascii: "/") { json.member("uriBaseId", workingFolder) }
    }
  }

  /// The end of a SARIF region is the column after its last character, as ours is.
  private static func writeRegion(_ key: String, _ span: SourceSpan, to json: inout JSONWriter) {
    json.object(key) { json in
      json.member("startLine", Int(span.start.line))
      json.member("startColumn", Int(span.start.column))
      json.member("endLine", Int(span.end.line))
      json.member("endColumn", Int(span.end.column))
    }
  }
}

extension JSONWriter {
  /// A plain text message. In one, `[text](target)` is a link, unless there are backslashes before the brackets.
  /// - Source: SARIF 2.1.0, section 3.11.6, "Messages with embedded links"
  fileprivate mutating func message(_ key: String, _ text: String) {
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\\" || scalar == "[" || scalar == "]" { plain.append("\\") }
      plain.append(scalar)
    }
    object(key) { json in json.member("text", String(plain)) }
  }
}
