import ArgumentParser
import NotificationConformance
import SpecDiagnostics
import SpecEmission
import SpecLanguage
import SpecLint
import TextWriting

/// `notispec explain`: everything about a code, an id, a requirement or a key, or how something is said.
struct ExplainCommand: WorkspaceVerb {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain the code of a finding, an id, a requirement or a key, or find out how something is written.")

  @Argument(
    help: ArgumentHelp(
      """
      A code (copy/too-long), an id (paywall, cleaner/paywall), a requirement, a key (notifications.copy), or in your own \
      words what you want to say ("two hours after the last").
      """,
      valueName: "subject"))
  var subject: String

  @OptionGroup(title: "Workspace")
  var places: WorkspaceOptions

  @Option(help: "The format of the answer.")
  var format = Format.text

  @OptionGroup(title: "Results")
  var report: ReportOptions

  func validate() throws {
    if subject.isEmpty { throw ValidationError("There is nothing to explain.") }
  }

  func execute() throws(WorldError) -> ExitStatus {
    // Codes and keys are explained in any folder.
    let isWorkspace = (try? FileStatus.isFolder(workspace.specs)) ?? false
    let loaded = isWorkspace ? try LoadedWorkspace(workspace, withScenarios: true) : nil
    var found = codes(loaded?.settings, loaded?.requirements ?? [])
    if let loaded { found += try items(loaded) + requirements(loaded) }
    // The keys down to an item end in its id, which is no key.
    if found.isEmpty || !subject.contains(".") { found += KeyExplanation.all(keyPath(loaded)) as [any Explanation] }
    found += FileExplanation.all(subject)
    let isSearch = found.isEmpty
    // One word that is nearly an id is a misspelled id. Keys are too many and too short for that: "voucher" is no "other".
    if isSearch, subject.contains(" ") || meant(loaded, orKeys: false) == nil { found = sayings }
    guard !found.isEmpty else { throw unknown(loaded) }
    if !isSearch, let loaded, loaded.hasErrors {
      let counts = FindingsReport(loaded).counts
      StandardOutput.note(
        "notispec: the specs have mistakes (\(counts)), so something may be missing here. See '\(workspace.typed.command("check"))'"
      )
    }
    switch format {
    case .text:
      var page = PageText()
      for explanation in KeyGroups.grouped(found) { explanation.write(to: &page) }
      if isSearch { page.paragraph("All sentences, and what the examples leave out: \(ReferenceEmitter.sayings)") }
      try report.deliver(page.text)
    case .json: try report.deliver(.document(json(found)))
    }
    return .success
  }

  /// The subject without an app before it; empty for one word after something else, such as an unknown code.
  private func keyPath(_ loaded: LoadedWorkspace?) -> String {
    guard let slash = subject.firstIndex(of: "/") else { return subject }
    let isApp = loaded?.specs.contains { $0.app.id == subject[..<slash] } ?? false
    let keys = String(subject[subject.index(after: slash)...])
    return isApp || keys.contains(".") ? keys : ""
  }

  /// What has these words, if they can be a sentence: codes, ids and keys have other characters in them.
  private var sayings: [any Explanation] {
    guard subject.contains(" ") || subject.allSatisfy(\.isLetter) else { return [] }
    return SayingSearch().best(for: subject).map(SayingExplanation.init)
  }

  private func codes(_ settings: Workspace?, _ requirements: [Requirement]) -> [any Explanation] {
    let ids = Set(requirements.map(\.id))
    let code = DiagnosticCode(subject)
    let rules = LintRoster.pages.filter { $0.code == code }.map { page in
      RuleExplanation(
        page: page, level: settings?.levels.first { $0.rule.value == code }?.level,
        waivers: settings?.waivers.filter { $0.rule.value == code } ?? [], requirements: ids)
    }
    return rules + LintRoster.retired.filter { $0.code == code }.map(RetiredRuleExplanation.init)
      + MistakePages.all.filter { $0.code == code }.map { MistakeExplanation(page: $0, requirements: ids) }
  }

  /// Items by their id, by app and id, and by the keys down to them.
  private func items(_ loaded: LoadedWorkspace) throws(WorldError) -> [any Explanation] {
    let slash = subject.firstIndex(of: "/")
    let app = slash.map { String(subject[..<$0]) }
    let named = slash.map { String(subject[subject.index(after: $0)...]) } ?? subject
    let isApp = { (id: String) in app == nil || app == id }
    let knowledge = try ItemKnowledge(loaded, workspace)
    let meant = knowledge.items.filter { _, item in
      isApp(item.app) && (item.id == named || named.contains(".") && knowledge.path(of: item) == named)
    }
    var found: [any Explanation] = []
    for (spec, item) in meant.prefix(Self.mostItems) { found.append(try knowledge.explanation(of: item, in: spec)) }
    if let next = meant.dropFirst(Self.mostItems).first {
      let left = meant.count - Self.mostItems
      StandardOutput.note(
        "notispec: \(left) more \(left == 1 ? "item is" : "items are") called '\(named)'. "
          + "Name the app too, as in '\(next.item.app)/\(named)'")
    }
    return found
  }

  /// Each one is searched for in everything that is generated for its app.
  private static let mostItems = 20

  private func requirements(_ loaded: LoadedWorkspace) -> [any Explanation] {
    let wanted = (loaded.requirements ?? []).filter { $0.id == subject }
    let coverage = Coverage(
      of: wanted, specs: loaded.specs, evidence: Coverage.Evidence(rules: ProvenRules.all), results: [])
    return coverage.entries.map { entry in
      RequirementExplanation(
        requirement: entry.requirement, items: entry.items + entry.rules, texts: entry.texts,
        outputs: loaded.outputs.filter { $0.covers.contains(subject) },
        cases: loaded.cases.filter { $0.covers.contains(subject) })
    }
  }

  /// The code, id, requirement or key that is nearly what was asked for.
  private func meant(_ loaded: LoadedWorkspace?, orKeys: Bool = true) -> String? {
    let items = (loaded?.specs ?? []).flatMap(ListedItem.all)
    let words =
      LintRoster.codes.map(\.text) + MistakePages.all.map(\.code.text) + items.map(\.id)
      + items.map { "\($0.app)/\($0.id)" } + (loaded?.requirements ?? []).map(\.id)
      + (orKeys ? KeyExplanation.names : [])
    return Spelling.suggestion(for: subject, among: words)
  }

  /// Exit 64, as for an unknown option.
  private func unknown(_ loaded: LoadedWorkspace?) -> WorldError {
    let meant = meant(loaded).map { ": did you mean '\($0)'?" }
    let advice =
      ": '\(workspace.typed.command("list"))' shows the ids, '\(workspace.typed.command("check"))' prints the code at the end of each finding, and "
      + "'\(workspace.typed.path(ReferenceEmitter.sayings))' lists the sentences that you can ask for"
    return .usage("there is no code, id, requirement or key '\(subject)'\(meant ?? advice)")
  }

  /// `{ "version": 1, "subject", "results": [ { "about": "rule" | "retired" | "mistake" | "item" | "requirement" | "key"
  /// | "file" | "saying", … } ] }`
  private func json(_ found: [any Explanation]) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      json.member("subject", subject)
      json.objects("results", found) { json, explanation in explanation.write(to: &json) }
    }
    return json.text + "\n"
  }
}
