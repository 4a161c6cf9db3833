public import SpecDiagnostics
public import TextWriting

extension Coverage {
  /// For a terminal: counts by document, then what is not proven, or with `everything` each requirement.
  public func text(everything: Bool = false) -> TerminalText {
    var out = table
    if everything {
      let width = Self.width(of: entries)
      out += "\n"
      for entry in entries {
        out += "  \(entry.shownID.padded(to: width))  \(TerminalText(entry.requirement.check.rawValue).padded(to: 9))"
        out += "  \(TerminalText(entry.state.title.lowercased()).padded(to: 14))  \(entry.sentence)\n"
      }
    }
    out += list("Named only: something names it, but nothing would fail if it were not met:", of: .namedOnly) { entry in
      entry.proofsInWords
    }
    out += list("Not applicable, as agreed:", of: .notApplicable) { $0.requirement.notApplicable?.sentence ?? "" }
    out += list("Open: nothing proves it, or something contradicts it:", of: .open, \.proofsInWords)
    let count = open.count
    return out + (count == 0 ? "\nNothing is open.\n" : "\n\(count) open.\n")
  }

  private var table: TerminalText {
    var rows: [[String]] = [["", "All"] + State.allCases.map(\.title)]
    for document in documents {
      rows.append([document.document] + document.counts.cells)
      for kind in document.kinds { rows.append(["  \(kind.check.rawValue)"] + kind.counts.cells) }
    }
    return .columns(rows.map { row in row.map { TerminalText($0) } }, leading: 1)
  }

  /// Requirements in one state, a line each.
  private func list(_ title: TerminalText, of state: State, _ words: (Entry) -> String) -> TerminalText {
    let entries = entries.filter { $0.state == state }
    guard !entries.isEmpty else { return "" }
    let idWidth = Self.width(of: entries)
    let said = entries.map(words)
    let width = min(40, said.map(\.count).max() ?? 0)
    var out: TerminalText = "\n\(title)\n"
    for (entry, words) in zip(entries, said) {
      out += "  \(entry.shownID.padded(to: idWidth))  \(TerminalText(words).padded(to: width))"
      out += state == .notApplicable ? "\n" : "  \(entry.requirement.requires)\n"
    }
    return out
  }

  private static func width(of entries: [Entry]) -> Int { entries.map(\.shownID.text.count).max() ?? 0 }

  /// For a page: the counts and every requirement.
  public var markdown: MarkdownText {
    var page = MarkdownReport()
    page.heading(1, "Requirements and what proves them")
    for document in documents {
      page.heading(2, "\(document.document)")
      page.table(
        ["Checked by", "All"] + State.allCases.map { "\($0.title)" },
        document.kinds.map { kind in ["\(kind.check.rawValue)"] + kind.counts.cells.map { "\($0)" } },
        numbers: 1..<6)
      page.table(
        ["Requirement", "Checked by", "State", "Cases", "Proven by", "Spec items", "Files", ""],
        entries.filter { $0.requirement.document == document.document }.map(\.cells), numbers: 3..<4)
    }
    return page.text
  }

  /// `{complete, open, named_only, not_applicable, findings, documents: […], requirements: […]}`
  public var json: String { json(with: []) }

  /// The same with the findings of `check` that kept an app from running, and those of the coverage itself.
  public func json(with findings: [Diagnostic]) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("complete", isComplete && findings.isEmpty)
      for state in [State.open, .namedOnly, .notApplicable] {
        writer.array(state.rawValue) { writer in
          for entry in entries where entry.state == state { writer.value(entry.requirement.id) }
        }
      }
      let all = findings + self.findings
      if !all.isEmpty {
        writer.array("findings", of: all) { writer, finding in DiagnosticJSONRenderer.write(finding, to: &writer) }
      }
      writer.array("documents", of: documents) { writer, document in document.write(to: &writer) }
      writer.array("requirements", of: entries) { writer, entry in entry.write(to: &writer) }
    }
    return writer.text + "\n"
  }
}

extension StateCounts {
  fileprivate var cells: [String] { ["\(all)"] + Coverage.State.allCases.map { "\(self[$0])" } }

  fileprivate func write(to writer: inout JSONWriter) {
    for state in Coverage.State.allCases { writer.member(state.rawValue, self[state]) }
  }
}

extension DocumentCoverage {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("document", document)
      counts.write(to: &writer)
      writer.object("checked_by") { writer in
        for kind in kinds {
          writer.object(kind.check.rawValue) { kind.counts.write(to: &$0) }
        }
      }
    }
  }
}

extension Coverage.Entry {
  fileprivate var shownID: TerminalText { TerminalText(requirement.id) }

  /// The row of a table.
  fileprivate var cells: [MarkdownText] {
    let remark: MarkdownText =
      switch state {
      case .proven: ""
      case .namedOnly, .open: "\(requirement.requires)"
      case .notApplicable: "\(requirement.notApplicable?.sentence ?? "")"
      }
    return [
      "\(requirement.id)", "\(requirement.check.rawValue)",
      state == .open ? "**open**" : "\(state.title.lowercased())", "\(cases)",
      (texts + assertedFiles + rules).map(MarkdownText.code).joined(separator: ", "),
      items.map(MarkdownText.code).joined(separator: ", "), outputs.map(MarkdownText.code).joined(separator: ", "),
      remark,
    ]
  }

  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("id", requirement.id)
      writer.member("document", requirement.document)
      writer.member("checked_by", requirement.check.rawValue)
      writer.member("state", state.rawValue)
      writer.member("cases", cases)
      writer.member("passed", passed)
      writer.member("failed", failed)
      writer.member("known_failing", knownFailing)
      writer.strings("items", items)
      writer.strings("rules", rules)
      writer.strings("texts", texts)
      writer.strings("asserted_files", assertedFiles)
      writer.strings("outputs", outputs)
      if let agreed = requirement.notApplicable {
        writer.object("not_applicable") { writer in
          writer.member("reason", agreed.reason)
          writer.member("owner", agreed.owner)
          writer.member("until", agreed.until.value.description)
        }
      }
      writer.member("open", state == .open)
    }
  }

  fileprivate var sentence: String {
    (proofs.isEmpty ? requirement.notApplicable.map { [$0.sentence] } ?? ["nothing"] : proofs).joined(separator: ", ")
      + (outputs.isEmpty || state == .proven ? "" : "; see " + outputs.joined(separator: ", "))
  }
}
