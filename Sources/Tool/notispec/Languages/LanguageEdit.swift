import NotificationTerms
import SpecComparison
import SpecDiagnostics
import SpecLanguage
import TextWriting

/// A workspace as it would be with one language more or less in its apps, and what it takes to get there.
struct LanguageEdit {
  let before: LoadedWorkspace
  private(set) var after: LoadedWorkspace
  /// By file.
  private var contents: [String: [UInt8]] = [:]
  private let workspace: WorkspaceChoice

  init(_ loaded: LoadedWorkspace, _ workspace: WorkspaceChoice) {
    before = loaded
    after = loaded
    self.workspace = workspace
  }

  /// - Parameter isTranslating: Texts may lack a language for the time being, and translations be of earlier sources.
  /// - Throws: Exit 66 for what cannot be read.
  mutating func apply(_ new: [String: [UInt8]], isTranslating: Bool = false) throws(WorldError) {
    contents.merge(new) { $1 }
    var replacements: [PathKey: [UInt8]] = [:]
    for (path, bytes) in contents { replacements[PathKey(path)] = bytes }
    after = try LoadedWorkspace(
      workspace, withScenarios: true, isTranslating: isTranslating, keepsSources: true, replacing: replacements)
  }

  /// What the change itself found.
  mutating func add(_ findings: [Diagnostic]) { after.add(findings) }

  var plan: RenamePlan { RenamePlan(contents, of: before) }

  /// The findings that the change brings about.
  var new: LoadedWorkspace {
    var result = after
    let known = Set(before.findings.map { [$0.code.text, $0.message] })
    result.keep { !known.contains([$0.code.text, $0.message]) }
    return result
  }

  /// What `diff` says of the change: for whom it means what.
  func meaning(for apps: Set<String>, isColored: Bool) -> TerminalText {
    func compared(_ loaded: LoadedWorkspace) -> [ComparedApp] {
      loaded.testedApps.filter { apps.contains($0.app.id) }.map { ComparedApp($0, in: loaded.sources[$0.app.id] ?? []) }
    }
    // That each text is gone too follows from the language.
    return ChangeReport(from: compared(before), to: compared(after)).withoutFollowers()
      .text(against: ComparisonBase(.folder, name: "before"), isColored: isColored)
  }
}
