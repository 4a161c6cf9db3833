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
    out += list(
      "Named only: something names it, but nothing would fail if it were not met:", unexplained, \.proofsInWords)
    out += list("Named only, as agreed:", namedOnly.filter { $0.requirement.namedOnly != nil }) { $0.agreement }
    out += list("Not applicable, as agreed:", entries.filter { $0.state == .notApplicable }) { $0.agreement }
    out += list("Open: nothing proves it, or something contradicts it:", open, \.proofsInWords)
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

  /// Requirements, a line each.
  private func list(_ title: TerminalText, _ entries: [Entry], _ words: (Entry) -> String) -> TerminalText {
    guard !entries.isEmpty else { return "" }
    let idWidth = Self.width(of: entries)
    let said = entries.map(words)
    let width = min(40, said.map(\.count).max() ?? 0)
    var out: TerminalText = "\n\(title)\n"
    for (entry, words) in zip(entries, said) {
      out += "  \(entry.shownID.padded(to: idWidth))  \(TerminalText(words).padded(to: width))"
      out += entry.agreement.isEmpty ? "  \(entry.requirement.requires)\n" : "\n"
    }
    return out
  }

  private static func width(of entries: [Entry]) -> Int { entries.map(\.shownID.text.count).max() ?? 0 }

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
  var cells: [String] { ["\(all)"] + Coverage.State.allCases.map { "\(self[$0])" } }

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
      if let accepted = requirement.namedOnly {
        writer.object("named_only") { writer in
          writer.member("reason", accepted.reason)
          if let owner = accepted.owner { writer.member("owner", owner) }
          if let until = accepted.until { writer.member("until", until.value.description) }
        }
      }
      writer.member("open", state == .open)
    }
  }

  /// Why it is enough as it is, where that is agreed.
  var agreement: String {
    switch state {
    case .namedOnly: requirement.namedOnly?.sentence ?? ""
    case .notApplicable: requirement.notApplicable?.sentence ?? ""
    case .proven, .open: ""
    }
  }

  fileprivate var sentence: String {
    (proofs.isEmpty ? requirement.notApplicable.map { [$0.sentence] } ?? ["nothing"] : proofs).joined(separator: ", ")
      + (outputs.isEmpty || state == .proven ? "" : "; see " + outputs.joined(separator: ", "))
  }
}
