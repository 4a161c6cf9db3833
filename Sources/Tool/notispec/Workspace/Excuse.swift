import NotificationCivilTime
import NotificationConformance
import SpecDiagnostics
import SpecLanguage
import SpecMutation
import TextWriting

/// Something that may stay as it is for a while: a waiver, a known failure, a requirement that nothing has to prove.
struct Excuse {
  /// "The waiver of 'copy/too-long' at 'cleaner/notifications.offer'"
  let title: String
  let reason: String
  let owner: String?
  /// The last day; nil for good.
  let until: Located<CivilDate>?
  let place: SourceSpan
  /// Nil where it may be about any.
  let app: String?

  fileprivate init(_ title: String, _ why: Justification, _ app: String?, at place: SourceSpan) {
    self.init(title, why.reason, why.owner, why.until, app, at: place)
  }

  fileprivate init(
    _ title: String, _ reason: String, _ owner: String?, _ until: Located<CivilDate>?, _ app: String?,
    at place: SourceSpan
  ) {
    (self.title, self.reason, self.owner, self.until, self.app, self.place) = (title, reason, owner, until, app, place)
  }

  /// How many days before its end one is announced, as the end of a type is.
  private static let notice = 0...30

  /// Whether its last day is over.
  func hasEnded(on today: CivilDate) -> Bool { until.map { $0.value < today } ?? false }

  /// That it ends soon; nil if it does not, or has ended, which is an error elsewhere.
  func announcement(on today: CivilDate) -> Diagnostic? {
    guard let until, case let days = until.value - today, Self.notice.contains(days) else { return nil }
    let when = days == 0 ? "today" : days == 1 ? "in 1 day, on \(until.value)" : "in \(days) days, on \(until.value)"
    let whom = owner.map { "ask \($0)" } ?? "decide"
    return Diagnostic(
      "waivers/ends-soon", .note, "\(title) ends \(when): \(whom) what comes next", at: until.span)
  }
}

extension LoadedWorkspace {
  /// Those of the apps asked for, in the order of their ends.
  ///
  /// - Parameter apps: Empty for all.
  func excuses(of apps: [String]) -> [Excuse] {
    var all = settings.waivers.map { waiver in
      Excuse(
        "The waiver of '\(waiver.rule.value)' at '\(waiver.place.value)'", waiver.why, waiver.app, at: waiver.place.span
      )
    }
    for requirement in requirements ?? [] {
      if let why = requirement.notApplicable {
        all.append(Excuse("'not_applicable' of '\(requirement.id)'", why, nil, at: requirement.idSpan))
      }
      if let why = requirement.namedOnly {
        all.append(Excuse("'named_only' of '\(requirement.id)'", why.reason, why.owner, why.until, nil, at: why.span))
      }
    }
    all += knownFailures.map { Excuse("The known failure of '\($0.pattern)'", $0.why, nil, at: $0.patternSpan) }
    all += mutantWaivers.map { waiver in
      let app = String(waiver.mutant.value.prefix { $0 != "/" })
      return Excuse("The waiver of the change '\(waiver.mutant.value)'", waiver.why, app, at: waiver.mutant.span)
    }
    let asked = all.filter { excuse in apps.isEmpty || (excuse.app.map(apps.contains) ?? true) }
    let never = "9999-12-31"
    return asked.sorted { a, b in
      let (first, second) = (a.until.map { "\($0.value)" } ?? never, b.until.map { "\($0.value)" } ?? never)
      return first != second ? first < second : a.place < b.place
    }
  }
}

extension [Excuse] {
  /// A line for each: the last day, who answers for it, where it is, and why.
  func list(on today: CivilDate) -> TerminalText {
    guard !isEmpty else { return "" }
    let rows = map { excuse -> [TerminalText] in
      let place = "\(excuse.place.file):\(excuse.place.start.line)"
      return [
        "  \(excuse.until.map { "\($0.value)" } ?? "for good")\(excuse.hasEnded(on: today) ? ", expired" : "")",
        "\(excuse.owner ?? "")", "\(place)",
        "\(excuse.title): \(excuse.reason)",
      ]
    }
    let widths = (0..<3).map { column in rows.map { $0[column].text.count }.max() ?? 0 }
    return "waived until:\n"
      + rows.map { row in
        zip(row, widths).map { $0.padded(to: $1) }.joined(separator: "  ") + "  " + row[3] + "\n"
      }.joined()
  }
}
