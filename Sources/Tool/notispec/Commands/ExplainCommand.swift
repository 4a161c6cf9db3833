import ArgumentParser
import NotificationConformance
import SpecDiagnostics
import SpecEmission
import SpecLanguage
import SpecLint
import TextWriting

/// `notispec explain`: everything about a code, an id, a requirement, a key or a reason, or how something is said.
struct ExplainCommand: WorkspaceVerb {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract:
      "Explain the code of a finding, an id, a requirement, a key or a reason, or find out how something is written.")

  @Argument(
    help: ArgumentHelp(
      """
      A code (copy/too-long), an id (paywall, cleaner/paywall), a requirement, a key (notifications.copy), a reason why \
      something did not come (cap.weekly), or in your own words what you want to say ("two hours after the last").
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
    found += ReasonExplanation.all(subject) as [any Explanation]
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
      // Keys go last where they are grouped, and a reason after them: a key is what most people mean.
      let reasons = found.filter { $0 is ReasonExplanation }
      let others = found.filter { !($0 is ReasonExplanation) }
      for explanation in KeyGroups.grouped(others) + reasons { explanation.write(to: &page) }
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

  /// What has these words, if they can be a sentence.
  private var sayings: [any Explanation] {
    isSentence ? SayingSearch().best(for: subject).map(SayingExplanation.init) : []
  }

  /// Codes, ids and keys have other characters in them.
  private var isSentence: Bool { subject.contains(" ") || subject.allSatisfy(\.isLetter) }

  private func codes(_ settings: Workspace?, _ requirements: [Requirement]) -> [any Explanation] {
    let ids = Set(requirements.map(\.id))
    let code = DiagnosticCode(subject)
    let rules = LintRoster.pages.filter { $0.code == code }.map { page in
      RuleExplanation(
        page: page, level: settings?.levels.first { $0.rule.value == code }?.level,
        waivers: settings?.waivers.filter { $0.rule.value == code } ?? [], requirements: ids)
    }
    let mistake = MistakePages.page(of: code).map { MistakeExplanation(page: $0, requirements: ids) }
    return rules + [mistake].compactMap { $0 }
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
      ReasonExplanation.names + LintRoster.codes.map(\.text) + MistakePages.codes.map(\.text) + items.map(\.id)
      + items.map { "\($0.app)/\($0.id)" } + (loaded?.requirements ?? []).map(\.id)
      + (orKeys ? KeyExplanation.names : [])
    return Spelling.suggestion(for: subject, among: words)
  }

  /// Exit 64, as for an unknown option.
  private func unknown(_ loaded: LoadedWorkspace?) -> WorldError {
    if !subject.contains(" "), let meant = meant(loaded) {
      return .usage("there is no code, id, requirement, key or reason '\(subject)': did you mean '\(meant)'?")
    }
    guard subject.contains(" ") else {
      return .usage(
        """
        there is no code, id, requirement, key or reason '\(subject)': '\(workspace.typed.command("list"))' shows the ids, \
        '\(workspace.typed.command("check"))' prints the code at the end of each finding, and \
        '\(workspace.typed.path(ReferenceEmitter.sayings))' lists the sentences that you can ask for
        """)
    }
    var answer: TerminalText = "no sentence says this"
    let nearest = SayingSearch().nearest(to: subject)
    if !nearest.isEmpty { answer += ". The nearest are:" }
    for saying in nearest { answer += "\n  \(saying.sentence)" }
    answer += nearest.isEmpty ? ": ask" : "\nAsk"
    answer += """
       again with other words, or look through '\(workspace.typed.path(ReferenceEmitter.sayings))'. Its headings, and \
      what is left out:
      """
    for subject in SayingSubject.all + SayingSubject.unwritten { answer += "\n  \(subject.title)" }
    return .usage(answer)
  }

  /// `{ "version": 1, "subject", "results": [ { "about": "rule" | "mistake" | "item" | "requirement" | "key" | "file"
  /// | "reason" | "saying", … } ] }`
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
