import SpecComparison
import SpecDiagnostics
import SpecLanguage
import SpecLint

extension LoadedWorkspace {
  /// The apps as far as they could be read.
  var comparedApps: [ComparedApp] {
    specs.map { spec in
      let id = spec.app.id
      return ComparedApp(
        spec, in: sources[id] ?? [], errors: spec.isComplete ? [] : errors(of: id), unread: filesLeftOut(of: id))
    }
  }

  /// Apps that are there, whether they can be read or not.
  var knownApps: Set<String> {
    Set(specs.map(\.app.id)).union(brokenApps).union(findings.compactMap { folder(of: $0.span.file) })
  }

  /// Apps that are there, but cannot be read.
  ///
  /// - Parameter asked: The apps that are compared; empty for all.
  func unreadableApps(of asked: [String]) -> [ComparisonGap] {
    let unread = knownApps.subtracting(specs.map(\.app.id))
    return unread.filter { asked.isEmpty || asked.contains($0) }.sorted().map { app in
      let first = findings.first { $0.severity == .error && folder(of: $0.span.file) == app }
      return ComparisonGap(place: app, cause: .app, side: .current, errorPlace: first?.span)
    }
  }

  /// The mistakes in the files of an app. What a lint rule objects to was read.
  private func errors(of app: String) -> [Diagnostic] {
    let rules = Set(LintRoster.codes)
    return findings.filter { finding in
      finding.severity == .error && !rules.contains(finding.code) && folder(of: finding.span.file) == app
    }
  }

  /// Files in the folder of an app that have a finding and were not read, such as `texts.yml`.
  private func filesLeftOut(of app: String) -> [String] {
    let read = Set((sources[app] ?? []).map(\.path))
    let named = findings.map(\.span.file).filter { folder(of: $0) == app && !read.contains($0) }
    return Set(named).sorted()
  }

  /// The app whose folder of specs a file is in.
  private func folder(of file: String) -> String? { app(of: file, below: specsFolder) }
}
