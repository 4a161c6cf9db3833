public import SpecDiagnostics
import SpecLanguage
import TextWriting

extension ChangeReport {
  /// What a service shows at lines: each change at its place now, what could not be compared, and what is wrong.
  ///
  /// A break that nobody has agreed to is an error, a risk a warning.
  public func annotations(against base: ComparisonBase) -> [Diagnostic] {
    changes.map { Self.annotation(of: $0) } + proofs.map { Self.annotation(of: $0) }
      + outrun.flatMap { texts in texts.translations.map { $0.annotation(in: texts.app) } } + gaps(of: base) + errors
      + findings
  }

  /// The changes as test cases, a suite for each app: a break that nobody has agreed to fails.
  public func junit(against base: ComparisonBase) -> JUnitDocument {
    var all = JUnitDocument.suites(
      of: changes.map { change in
        let place = change.newPlace ?? change.oldPlace
        return (
          change.app,
          JUnitDocument.Case(
            "\(change.place) \(change.kind.rawValue)", Self.verdict(on: change), at: place,
            remarks: Self.lines(of: change, false))
        )
      })
    // A report without a single case is an error for some services.
    if all.isEmpty, isComplete {
      all.append(JUnitDocument.Suite("notispec diff", [JUnitDocument.Case("no changes since \(base.name)", .passed)]))
    }
    let gaps = gaps(of: base).map {
      JUnitDocument.Case($0.message, .error($0.message, type: $0.code.text), at: $0.span)
    }
    if !proofs.isEmpty {
      all.append(
        JUnitDocument.Suite(
          "notispec diff proofs",
          proofs.map {
            JUnitDocument.Case("\($0.id) \($0.kind.rawValue)", .passed, at: $0.place, remarks: ["\($0.message)"])
          }))
    }
    if !outrun.isEmpty {
      let cases = outrun.flatMap { texts in
        texts.translations.map { found in
          JUnitDocument.Case(
            "\(found.locale) \(found.text.key) of an earlier source (\(texts.app))", .passed, at: found.place,
            remarks: ["\(found.annotation(in: texts.app).message)"])
        }
      }
      all.append(JUnitDocument.Suite("notispec diff translations", cases))
    }
    let wrong = JUnitDocument.suite(of: errors + findings)
    return JUnitDocument(
      "notispec diff", [JUnitDocument.Suite(wrong.name, wrong.cases + gaps)] + all)
  }

  private static func annotation(of change: SpecChange) -> Diagnostic {
    let (code, severity): (DiagnosticCode, Diagnostic.Severity) =
      switch change.verdict {
      case .break: ("diff/break", change.isUnacknowledgedBreak ? .error : .note)
      case .risk: ("diff/risk", .warning)
      case .safe: ("diff/safe", .note)
      }
    var notes = change.judgements.filter { $0.verdict != .safe }.map { judgement in
      let agreed = change.acknowledgements[judgement.audience].map { " (\(agreement($0)))" } ?? ""
      return Diagnostic.Note(
        "\(judgement.audience.name), \(judgement.verdict.rawValue): \(judgement.sentence)\(agreed)")
    }
    if let old = change.oldPlace { notes.append(Diagnostic.Note("before", at: old)) }
    // The line of what was removed belongs to the base; in the file of today it is something else.
    let place = change.newPlace ?? SourceSpan(startOf: change.oldPlace?.file ?? change.app)
    return Diagnostic(code, severity, "\(change.message) (\(change.app))", at: place, notes: notes)
  }

  private static func verdict(on change: SpecChange) -> JUnitDocument.Verdict {
    guard change.verdict == .break else { return .passed }
    if change.isUnacknowledgedBreak {
      return .failed(
        change.message, type: "diff/break", text: lines(of: change, false).map { $0 + "\n" }.joined())
    }
    return .skipped(change.acknowledgements.values.map { Self.agreement($0) }.sorted().joined(separator: "; "))
  }

  /// Fewer proofs are a risk.
  private static func annotation(of change: ProofChange) -> Diagnostic {
    Diagnostic("diff/risk", .warning, change.message, at: change.place)
  }

  /// What keeps something from being compared.
  private func gaps(of base: ComparisonBase) -> [Diagnostic] {
    let known = Set(gaps.compactMap(\.errorPlace))
    let place = base.errors.first?.span ?? SourceSpan(startOf: "specs")
    return base.errors.filter { !known.contains($0.span) }.map { error in
      Diagnostic(
        "diff/not-compared", .warning,
        "The base has an error, and what it affects is not compared: \(error.message)", at: error.span)
    }
      + gaps.map {
        Diagnostic("diff/not-compared", .warning, "Not compared: \($0.sentence)", at: $0.errorPlace ?? place)
      }
  }
}

extension OutrunTranslation {
  fileprivate var place: SourceSpan { text.text[locale]?.localeSpan ?? text.text.keySpan }

  /// People read what was true of the source before.
  fileprivate func annotation(in app: String) -> Diagnostic {
    Diagnostic(
      "diff/risk", .warning,
      "'\(text.path).\(locale)' still translates \"\(source.summary.prefix(80))\", and nothing says so: "
        + "'notispec strings stale' marks it (\(app))", at: place)
  }
}

extension ProofChange {
  /// The line of what was removed belongs to the base; in the file of today it is something else.
  fileprivate var place: SourceSpan { newPlace ?? SourceSpan(startOf: oldPlace?.file ?? "conformance") }
}
