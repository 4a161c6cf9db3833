import NotificationConformance
import SpecDiagnostics
import SpecLanguage
import SpecRelease
import TextWriting

/// What failures come from, and what may stay as it is until a day.
extension ReleaseRun {
  mutating func explain(_ contradictions: [Diagnostic]) throws(WorldError) {
    var failures: [String: [ReleaseFailure]] = [:]
    for finding in loaded.findings where finding.severity == .error {
      let app = loaded.app(of: finding.span.file) ?? CauseFinding.workspace
      failures[app, default: []].append(
        ReleaseFailure(.error, id: finding.code.text, message: finding.message, place: finding.span))
    }
    for result in results where result.isFailed {
      failures[result.scenario.app, default: []].append(ReleaseFailure(result))
    }
    for finding in contradictions {
      let output = loaded.outputs.first { $0.span == finding.span }
      // An edited file is no matter of the specs.
      if output != nil, finding.message.hasSuffix(LoadedWorkspace.words(forEditedIn: workspace.generated)) { continue }
      guard let app = output?.app ?? loaded.app(of: finding.span.file, below: loaded.specsFolder) else { continue }
      failures[app, default: []].append(
        ReleaseFailure(
          .proof, id: finding.code.text, message: finding.message, place: finding.span,
          requirements: output?.covers ?? []))
    }
    var finding = try CauseFinding(loaded, since: base, baseFiles, changes, today: today, threads: threads)
    let outside = failures.removeValue(forKey: CauseFinding.workspace) ?? []
    for (app, failures) in failures.sorted(by: { $0.key < $1.key }) { finding.explain(failures, of: app) }
    finding.explainOutside(outside)
    // An error keeps cases from being run, so it comes first.
    report.causes = finding.causes.sorted { a, b in
      a.hasError != b.hasError ? a.hasError : a.failures.count > b.failures.count
    }
    report.unexplained = finding.unexplained
    if !failures.isEmpty || !outside.isEmpty, !finding.hasTried, finding.causes.isEmpty {
      let why = finding.changeCount == 0 ? "there is none in these apps" : "the baseline is red"
      if finding.changeCount == 0 || finding.isBaselineRed { report.untried = "No change was put back alone: \(why)." }
    }
  }

  /// Since when what no change explains is there.
  mutating func bisect() {
    StandardOutput.progress("looking for the commits that failures began with ...")
    var apps: [String: FailureCommits] = [:]
    report.unexplained = report.unexplained.flatMap { group in
      group.parted { failure in
        let app = results.first { $0.scenario.id == failure.id }?.scenario.app ?? loaded.app(of: failure.place.file)
        guard let app else { return .unknown }
        let commits = apps[app] ?? FailureCommits(of: app, in: loaded, workspace, today: today)
        apps[app] = commits
        return commits?.origin(of: failure) ?? .unknown
      }
    }
  }

  mutating func excuse() {
    report.excuses = loaded.excuses(of: workspace.apps).map { excuse in
      .init(
        until: excuse.until.map { "\($0.value)" }, owner: excuse.owner, text: "\(excuse.title): \(excuse.reason)",
        place: excuse.place, endsSoon: excuse.announcement(on: today) != nil, hasEnded: excuse.hasEnded(on: today))
    }
  }
}

extension ReleaseCause {
  fileprivate var hasError: Bool { failures.contains { $0.kind == .error } }
}
