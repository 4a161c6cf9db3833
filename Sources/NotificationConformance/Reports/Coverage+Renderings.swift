public import SpecDiagnostics
public import TextWriting

extension Coverage {
  /// For a terminal: counts by document, then what is open, or with `everything` each requirement.
  public func text(everything: Bool = false) -> TerminalText {
    var out: TerminalText = ""
    for document in documents {
      let count = document.lines.reduce(0) { $0 + $1.count }
      out += "\(document.document): \(count) requirement\(count == 1 ? "" : "s")\n"
      for line in document.lines {
        out += "  \(line.check.rawValue.padded(to: 10)) \(line.covered) of \(line.count) \(line.check.meaning)\n"
      }
    }
    if everything {
      let width = Self.width(of: entries)
      out += "\n"
      for entry in entries {
        out += "  \(entry.shownID.padded(to: width))  \(entry.requirement.check.rawValue.padded(to: 9))"
        out += "  \(entry.sentence)\n"
      }
    }
    let open = open
    guard !open.isEmpty else {
      return out + "\nNothing is open: every requirement is checked, and no case fails.\n"
    }
    let idWidth = Self.width(of: open)
    let casesWidth = open.map(\.casesInWords.count).max() ?? 0
    out += "\nOpen: no case or rule proves it, or a case fails:\n"
    for entry in open {
      out += "  \(entry.shownID.padded(to: idWidth))  \(entry.casesInWords.padded(to: casesWidth))"
      out += "  \(entry.requirement.requires)\n"
    }
    return out + "\n\(open.count) open.\n"
  }

  private static func width(of entries: [Entry]) -> Int { entries.map(\.shownID.text.count).max() ?? 0 }

  /// For a page: the counts and every requirement.
  public var markdown: MarkdownText {
    var page = MarkdownReport()
    page.heading(1, "Requirements and what proves them")
    for document in documents {
      page.heading(2, "\(document.document)")
      page.table(
        ["Checked by", "Requirements", "Covered", "Open"],
        document.lines.map { line in
          ["\(line.check.rawValue)", "\(line.count)", "\(line.covered)", "\(line.open.map(String.init) ?? "")"]
        }, numbers: 1..<4)
      page.table(
        ["Requirement", "Checked by", "Cases", "Passed", "Failed", "Known to fail", "Spec items", "Files", ""],
        entries.filter { $0.requirement.document == document.document }.map(\.cells), numbers: 2..<6)
    }
    return page.text
  }

  /// `{requirements: [{id, document, checked_by, cases, passed, failed, known_failing, items, outputs, open}], open: [ids], complete}`
  public var json: String { json(with: []) }

  /// The same with the mistakes that kept an app from running: `findings`, as of `check`, where there are any.
  public func json(with findings: [Diagnostic]) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("complete", isComplete && findings.isEmpty)
      writer.key("open")
      writer.array { writer in
        for entry in open { writer.value(entry.requirement.id) }
      }
      if !findings.isEmpty {
        writer.key("findings")
        writer.array { writer in
          for finding in findings { DiagnosticJSONRenderer.write(finding, to: &writer) }
        }
      }
      writer.key("requirements")
      writer.array { writer in
        for entry in entries { entry.write(to: &writer) }
      }
    }
    return writer.text + "\n"
  }
}

extension Coverage.Entry {
  fileprivate var shownID: TerminalText { TerminalText(requirement.id) }

  /// The row of a table.
  fileprivate var cells: [MarkdownText] {
    [
      "\(requirement.id)", "\(requirement.check.rawValue)", "\(cases)", "\(passed)", "\(failed)", "\(knownFailing)",
      items.map(MarkdownText.code).joined(separator: ", "), outputs.map(MarkdownText.code).joined(separator: ", "),
      isOpen ? "**open**: \(requirement.requires)" : "",
    ]
  }

  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("id", requirement.id)
      writer.member("document", requirement.document)
      writer.member("checked_by", requirement.check.rawValue)
      writer.member("cases", cases)
      writer.member("passed", passed)
      writer.member("failed", failed)
      writer.member("known_failing", knownFailing)
      writer.key("items")
      writer.array { writer in
        for item in items { writer.value(item) }
      }
      writer.key("outputs")
      writer.array { writer in
        for output in outputs { writer.value(output) }
      }
      writer.member("open", isOpen)
    }
  }

  /// "3 cases, 1 failed, 1 known to fail"
  fileprivate var casesInWords: String {
    guard cases > 0 else { return requirement.check == .lint && !hasRule ? "no rule" : "no case" }
    var parts = [cases == 1 ? "1 case" : "\(cases) cases"]
    for (count, words) in [(failed, "failed"), (knownFailing, "known to fail")] where count > 0 {
      parts.append(cases == 1 ? words : count == cases ? "all \(words)" : "\(count) \(words)")
    }
    return parts.joined(separator: ", ")
  }

  fileprivate var sentence: String {
    ([casesInWords] + items).joined(separator: ", ")
      + (outputs.isEmpty ? "" : "; see " + outputs.joined(separator: ", "))
  }
}

extension String {
  /// With spaces up to a width, for columns of ASCII.
  func padded(to width: Int) -> String {
    let missing = width - count
    return missing > 0 ? self + String(repeating: " ", count: missing) : self
  }
}

extension Requirement.Check {
  /// What counts as covered.
  fileprivate var meaning: String {
    switch self {
    case .scenario: "proven: a case passes and none fails"
    case .lint: "proven: a rule is there, or a case passes and none fails"
    case .generated, .artifact, .device: "named by a spec item or a passing case"
    }
  }
}
