import NotificationConformance
import SpecDiagnostics

/// Paths as services need them that show findings beside a change: from the root of the git repository, wherever in it
/// the run was started.
///
/// Without git they stay as they are, relative to the working directory.
struct RepositoryPaths {
  private let here: String
  /// The repository around the working directory.
  private let root: String?

  /// - Parameter here: The working directory, without symbolic links.
  init(from here: String? = nil) {
    self.here = here ?? (try? RealPath.of(".")) ?? "/"
    root = Repository.root(of: self.here)
  }

  /// Whether relative paths are known to begin at the root of a repository.
  var areFromRoot: Bool { root != nil }

  /// A path that is relative to the working directory, or whole.
  func path(_ file: String) -> String {
    let whole = Self.normalized(file.utf8.first == UInt8(ascii: "/") ? file : Folder.path(here, file))
    if let root, let inside = Self.path(whole, in: root) { return inside }
    // A folder elsewhere was named: what is in another repository begins at the root of that.
    if let real = try? RealPath.ofPlan(whole), let root = Repository.root(of: Folder.split(real).folder),
      let inside = Self.path(real, in: root)
    {
      return inside
    }
    guard let root, file.utf8.first != UInt8(ascii: "/") else { return file }
    return RealPath.way(from: root, to: whole)
  }

  /// Everything that names a file in findings.
  func moved(_ findings: [Diagnostic]) -> [Diagnostic] {
    var names: [String: SourceFile] = [:]
    return findings.map { moved($0, &names) }
  }

  func moved(_ waived: [WaivedDiagnostic]) -> [WaivedDiagnostic] {
    var names: [String: SourceFile] = [:]
    return waived.map { WaivedDiagnostic(moved($0.diagnostic, &names), justification: $0.justification) }
  }

  /// The same for the cases of a run.
  func moved(_ results: [CaseResult]) -> [CaseResult] {
    var names: [String: SourceFile] = [:]
    return results.map { result in
      var result = result
      result.scenario.span = moved(result.scenario.span, &names)
      return result
    }
  }

  /// The same for the cases that could not be run.
  func moved(_ cases: [UnrunCase]) -> [UnrunCase] {
    var names: [String: SourceFile] = [:]
    return cases.map { unrun in
      var unrun = unrun
      unrun.span = moved(unrun.span, &names)
      unrun.errors = unrun.errors.map { moved($0, &names) }
      unrun.cause = unrun.cause.map { moved($0, &names) }
      return unrun
    }
  }

  func moved(_ report: JUnitDocument) -> JUnitDocument {
    var names: [String: SourceFile] = [:]
    return report.placed { moved($0, &names) }
  }

  private func moved(_ finding: Diagnostic, _ names: inout [String: SourceFile]) -> Diagnostic {
    var finding = finding
    finding.span = moved(finding.span, &names)
    for index in finding.notes.indices {
      if let span = finding.notes[index].span { finding.notes[index].span = moved(span, &names) }
    }
    if let fixIt = finding.fixIt { finding.fixIt?.span = moved(fixIt.span, &names) }
    return finding
  }

  private func moved(_ span: SourceSpan, _ names: inout [String: SourceFile]) -> SourceSpan {
    let name = names[span.file] ?? SourceFile(path(span.file))
    names[span.file] = name
    return SourceSpan(in: name, start: span.start, end: span.end)
  }

  /// Without `.` and `..`.
  private static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Nil for what is elsewhere.
  private static func path(_ whole: String, in root: String) -> String? {
    guard PathKey(whole).isIn(PathKey(root)) else { return nil }
    let path = whole.dropFirst(root.count).drop { $0 == "/" }
    return path.isEmpty ? "." : String(path)
  }
}

extension Results {
  /// Workflow commands of GitHub Actions, which look for files from the root of the repository.
  static func github(_ findings: [Diagnostic]) -> Self {
    Self(GitHubAnnotationRenderer().render(RepositoryPaths().moved(findings)))
  }

  static func junit(_ report: JUnitDocument) -> Self { .document(RepositoryPaths().moved(report).xml) }
}
