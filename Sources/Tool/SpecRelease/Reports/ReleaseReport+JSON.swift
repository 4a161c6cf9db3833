import SpecDiagnostics
import TextWriting

extension ReleaseReport {
  /// The whole report, stable over versions:
  ///
  ///     { "version": 1, "go": true, "since": "…", "only"?: [ app ], "not_looked_at"?: [ app ], "specs": [ words ],
  ///       "checks": [ { "name", "state": "passed" | "failed" | "noted" | "skipped", "sentence", "details": [ detail ] } ],
  ///       "causes": [ { "app", "owner"?, "only_together", "requirements": [ id ],
  ///         "changes": [ { "kind": "added" | "removed" | "changed" | "moved" | "renamed" | "file", "name", "message", "old"?, "new"?, "at",
  ///           "commit"?: { "id", "author", "date", "subject" }, "committed" } ], "failures": [ failure ] } ],
  ///       "unexplained": [ { "reason", "began"?: { "committed", "commit"? }, "failures": [ failure ] } ], "untried"?: "…",
  ///       "risks": [ detail ], "excuses": [ { "until"?, "owner"?, "expired", "message", "at" } ],
  ///       "rules": [ { "app", "item", "old": [ sentence ], "new": [ sentence ] } ],
  ///       "texts": [ { "app", "key", "languages": [ { "locale", "old", "new" } ] } ] }
  ///
  /// A detail is `{ "message", "at"? }`, a failure `{ "kind": "case" | "error" | "proof", "id", "message", "at", "hidden",
  /// "requirements": [ id ] }`;
  /// `at` is `{ "file", "line", "column" }`. `only_together` says that each of the changes alone can be put back.
  /// `hidden` is a case that could be run only without an error.
  public var json: String {
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      json.member("go", isGo)
      json.member("since", since)
      if let scope {
        json.strings("only", scope.apps)
        json.strings("not_looked_at", scope.others)
      }
      json.strings("specs", identity.parts)
      json.objects("checks", checks) { json, check in
        json.member("name", check.name)
        json.member("state", check.state.rawValue)
        json.member("sentence", check.sentence)
        json.details("details", check.details)
      }
      json.objects("causes", causes) { json, cause in
        json.member("app", cause.app)
        if let owner = cause.owner { json.member("owner", owner) }
        json.member("only_together", cause.failsOnlyTogether)
        json.strings("requirements", cause.requirements)
        json.objects("changes", cause.changes) { json, one in
          json.member("kind", one.change.kind.rawValue)
          json.member("name", one.change.name)
          json.member("message", one.change.message)
          if let old = one.change.oldValue { json.member("old", old) }
          if let new = one.change.newValue { json.member("new", new) }
          json.place(one.change.place)
          if let commit = one.commit { json.commit(commit) }
        }
        json.failures(cause.failures)
      }
      json.objects("unexplained", unexplained) { json, group in
        json.member("reason", group.reason)
        if case .commit(let commit) = group.origin { json.object("began") { $0.commit(commit) } }
        json.failures(group.failures)
      }
      if let untried { json.member("untried", untried) }
      json.details("risks", risks)
      json.objects("excuses", excuses) { json, excuse in
        if let until = excuse.until { json.member("until", until) }
        if let owner = excuse.owner { json.member("owner", owner) }
        json.member("expired", excuse.hasEnded)
        json.member("message", excuse.text)
        json.place(excuse.place)
      }
      json.objects("rules", rules) { json, rule in
        json.member("app", rule.app)
        json.member("item", rule.item)
        json.strings("old", rule.old)
        json.strings("new", rule.new)
      }
      json.objects("texts", texts) { json, text in
        json.member("app", text.app)
        json.member("key", text.key)
        json.objects("languages", text.languages) { json, language in
          json.member("locale", language.tag)
          json.member("old", language.old)
          json.member("new", language.new)
        }
      }
    }
    return json.text + "\n"
  }
}

extension JSONWriter {
  fileprivate mutating func details(_ key: String, _ details: [ReleaseReport.Detail]) {
    objects(key, details) { json, detail in
      json.member("message", detail.text)
      if let place = detail.place { json.place(place) }
    }
  }

  fileprivate mutating func failures(_ failures: [ReleaseFailure]) {
    objects("failures", failures) { json, failure in
      json.member("kind", failure.kind.rawValue)
      json.member("id", failure.id)
      json.member("message", failure.message)
      json.place(failure.place)
      json.member("hidden", failure.isHidden)
      json.strings("requirements", failure.requirements)
    }
  }

  fileprivate mutating func commit(_ commit: ChangeCommit) {
    switch commit {
    case .uncommitted: member("committed", false)
    case .commit(let id, let author, let date, let subject):
      member("committed", true)
      object("commit") { json in
        json.member("id", id)
        json.member("author", author)
        json.member("date", date)
        json.member("subject", subject)
      }
    }
  }

  fileprivate mutating func place(_ span: SourceSpan) {
    object("at") { json in
      json.member("file", span.file)
      json.member("line", Int(span.start.line))
      json.member("column", Int(span.start.column))
    }
  }
}
