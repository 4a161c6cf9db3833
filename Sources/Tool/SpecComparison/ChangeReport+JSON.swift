import SpecDiagnostics
import SpecLanguage
import TextWriting

extension ChangeReport {
  /// The whole report, stable over versions:
  ///
  ///     { "version": 1,
  ///       "base": { "kind": "git" | "folder", "name", "commit"?, "errors": findings,
  ///         "moved"?: [ { "app", "from" } ] },
  ///       "summary": { "changes", "breaks", "acknowledged", "risks", "proofs", "outrun", "complete" },
  ///       "changes": [ { "app", "place", "kind", "new_id"?, "verdict", "message", "old"?, "new"?, "old_at"?, "new_at"?,
  ///         "judgements": [ { "audience", "verdict", "sentence",
  ///           "acknowledged"?: { "reason", "approver", "release" } } ] } ],
  ///       "uncompared": [ places ],
  ///       "gaps": [ { "place", "cause": "error" | "app" | "file" | "link" | "places" | "proofs", "side": "base" | "current", "message", "error_at"? } ],
  ///       "proofs": [ { "kind": "removed" | "weakened" | "changed" | "excused", "proof", "id", "message", "old_at"?, "new_at"? } ],
  ///       "outrun": [ { "app", "key", "locale", "source", "at" } ],
  ///       "findings": [ { "code", "severity", "message", "at" } ] }
  ///
  /// `old` and `new` are the values in the resolved model; `…at` is `{ "file", "line", "column" }`, in files of the base
  /// for `old_at`. `outrun` are translations of an earlier source, which is `source`. `complete` is false when a side has
  /// errors, so that changes may have gone unseen; `gaps` says of which parts. `moved` are apps that were in another
  /// folder, with which they are compared. `findings` begins with the errors of today's specs.
  public func json(against base: ComparisonBase) -> String {
    let counts = Counts(of: self)
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      json.object("base") { json in
        json.member("kind", base.kind.rawValue)
        json.member("name", base.name)
        if let commit = base.commit { json.member("commit", commit) }
        json.array("errors") { json in for error in base.errors { json.finding(error) } }
        if !base.moved.isEmpty {
          json.objects("moved", base.moved.sorted { $0.key < $1.key }) { json, move in
            json.member("app", move.key)
            json.member("from", move.value)
          }
        }
      }
      json.object("summary") { json in
        json.member("changes", counts.changes)
        json.member("breaks", counts.breaks)
        json.member("acknowledged", counts.acknowledged)
        json.member("risks", counts.risks)
        json.member("proofs", proofs.count)
        json.member("outrun", outrunCount)
        json.member("complete", isComplete)
      }
      json.array("changes") { json in for change in changes { json.change(change) } }
      json.strings("uncompared", uncompared)
      json.objects("gaps", gaps) { json, gap in
        json.member("place", gap.place)
        json.member("cause", gap.cause.rawValue)
        json.member("side", gap.side.rawValue)
        json.member("message", "Not compared: \(gap.sentence)")
        json.place("error_at", gap.errorPlace)
      }
      json.objects("proofs", proofs) { json, change in
        json.member("kind", change.kind.rawValue)
        json.member("proof", change.proof.rawValue)
        json.member("id", change.id)
        json.member("message", change.message)
        json.place("old_at", change.oldPlace)
        json.place("new_at", change.newPlace)
      }
      json.objects("outrun", outrun.flatMap { texts in texts.translations.map { (texts.app, $0) } }) { json, found in
        json.member("app", found.0)
        json.member("key", found.1.text.key)
        json.member("locale", found.1.locale.text)
        json.member("source", found.1.source.summary)
        json.place("at", found.1.text.text[found.1.locale]?.localeSpan)
      }
      json.array("findings") { json in for finding in errors + findings { json.finding(finding) } }
    }
    return json.text + "\n"
  }
}

extension JSONWriter {
  fileprivate mutating func change(_ change: SpecChange) {
    object { json in
      json.member("app", change.app)
      json.member("place", change.place)
      json.member("kind", change.kind.rawValue)
      if let id = change.newID { json.member("new_id", id) }
      json.member("verdict", change.verdict.rawValue)
      json.member("message", change.message)
      json.node("old", change.old)
      json.node("new", change.new)
      json.place("old_at", change.oldPlace)
      json.place("new_at", change.newPlace)
      json.array("judgements", of: change.judgements) { json, judgement in
        json.judgement(judgement, change.acknowledgements[judgement.audience])
      }
    }
  }

  private mutating func judgement(_ judgement: Judgement, _ agreed: BreakItem?) {
    object { json in
      json.member("audience", judgement.audience.rawValue)
      json.member("verdict", judgement.verdict.rawValue)
      json.member("sentence", judgement.sentence)
      guard let agreed else { return }
      json.object("acknowledged") { json in
        json.member("reason", agreed.reason)
        json.member("approver", agreed.approver)
        json.member("release", agreed.release)
      }
    }
  }

  private mutating func node(_ key: String, _ node: ResolvedNode?) {
    guard let node else { return }
    self.key(key)
    node.write(to: &self)
  }

  fileprivate mutating func place(_ key: String, _ span: SourceSpan?) {
    guard let span else { return }
    self.key(key)
    object { json in
      json.member("file", span.file)
      json.member("line", Int(span.start.line))
      json.member("column", Int(span.start.column))
    }
  }

  fileprivate mutating func finding(_ finding: Diagnostic) {
    object { json in
      json.member("code", finding.code.text)
      json.member("severity", finding.severity.rawValue)
      json.member("message", finding.message)
      json.place("at", finding.span)
    }
  }
}
