import NotificationCivilTime
import NotificationConformance
import SpecDiagnostics
import SpecLanguage
import SpecLint
import SpecMutation
import TemplateEmission
import YAMLNodes

/// Everything a verb works on: the apps asked for, the settings, the requirements, and the findings about them.
struct LoadedWorkspace {
  /// The apps asked for, by folder, without those whose `app` section is broken.
  private(set) var specs: [Spec] = []
  /// Apps with errors, and apps that were not asked for.
  private(set) var incompleteApps: Set<String> = []
  /// Apps of this run that have errors and cannot be used.
  private(set) var brokenApps: [String] = []
  /// What apps with errors call themselves. Their folders may have other names, which is the mistake then.
  private var idsOfIncomplete: Set<String> = []
  /// Files below `conformance/` with errors, so that cases of them are missing.
  private(set) var brokenFiles: [String] = []
  /// The cases that are missing, by file, where others of the file are not.
  private(set) var leftOut: [String: LeftOutCases] = [:]
  /// The same cases and those of apps and files that cannot be used, each with the error that keeps it out.
  private(set) var unrun: [UnrunCase] = []
  /// No app or suite was left out on request.
  let hasAllCases: Bool
  private(set) var appCount = 0
  private(set) var settings = Workspace()
  /// Nil in a workspace without a requirements file.
  private(set) var requirements: [Requirement]?
  /// Apps that only scenarios use. Nothing is generated for them and no lint rule judges them.
  private(set) var scenarioApps: [Spec] = []
  private(set) var cases: [ScenarioCase] = []
  /// By path.
  private(set) var stories: [ScenarioCase] = []
  private(set) var knownFailures: [KnownFailure] = []
  private(set) var mutantWaivers: [MutantWaiver] = []
  /// What generated files must say.
  private(set) var outputs: [OutputAssertion] = []
  private(set) var findings: [Diagnostic] = []
  /// Findings of lint rules that the workspace waives; not among `findings`.
  private(set) var waived: [WaivedDiagnostic] = []
  private(set) var files: SourceFiles
  /// The templates that are valid, in the order of the settings; empty before `loadTemplates`.
  private(set) var templates: [WorkspaceTemplate] = []
  let specsFolder: String
  let conformanceFolder: String
  let typed: TypedCommand
  /// The files of each app, by its id; empty unless they are kept.
  private(set) var sources: [String: [SpecSource]] = [:]
  /// The scenario files; empty unless files are kept.
  private(set) var scenarioTrees: [SourceTree] = []
  /// What a case may name as a requirement; nil if that is not checked.
  private(set) var requirementIDs: Set<String>?
  /// Apps of which a case is left alone, by their folders and by what they call themselves.
  private(set) var appsOfNoCases: Set<String> = []
  /// What is wrong with the scenario files.
  private(set) var caseFindings: [Diagnostic] = []
  let zones = ZoneFiles()
  /// The apps whose scenarios were asked for; nil for all.
  private let needed: Set<String>?
  private let isTranslating: Bool
  private let keepsSources: Bool

  /// Every app that a case may run against.
  var testedApps: [Spec] { specs + scenarioApps }

  /// Apps and files with errors, whose cases are missing.
  var unread: [String] { brokenApps + brokenFiles }

  /// The same, with the cases that errors keep out in place of a file of which others can be run.
  var notRun: [String] { brokenApps + brokenFiles.flatMap { file in leftOut[file]?.words(in: file) ?? [file] } }

  /// The apps asked for that have no errors.
  var soundSpecs: [Spec] { specs.filter { !brokenApps.contains($0.app.id) } }

  /// It needs another version of the program, and nothing of it was read.
  private(set) var isForOtherVersion = false

  /// Whether any finding is an error.
  var hasErrors: Bool { findings.contains { $0.severity == .error } }

  /// Reads the specs, and the scenario tables if the verb needs them.
  ///
  /// - Parameters:
  ///   - loadsCases: If not, only the apps among the scenario tables are read.
  ///   - isTranslating: Texts may lack languages, and translations be of earlier sources: they are about to be translated.
  ///   - isDated: Dates in the specs are compared with that of the run; otherwise nothing expires.
  ///   - keepsSources: The parsed files are kept too. They take more memory than the specs made from them.
  ///   - readsEveryApp: Apps that were not asked for are read too, because they may prove what others ask for.
  ///   - filters: If not empty, only the scenarios that one of them may pick are needed, and their apps.
  ///   - replacements: What is read instead of files, by their paths: specs as they would be.
  ///   - earlier: The same workspace, read before with its sources: what has not changed since is taken from it.
  /// - Throws: Exit 66 for what cannot be read, 64 for an unknown app.
  init(
    _ options: WorkspaceChoice, withScenarios: Bool, loadsCases: Bool = true, isTranslating: Bool = false,
    isDated: Bool = true,
    keepsSources: Bool = false, readsEveryApp: Bool = false, findsUnrun: Bool = false, filters: [CaseFilter] = [],
    replacing replacements: [PathKey: [UInt8]] = [:], after earlier: LoadedWorkspace? = nil
  ) throws(WorldError) {
    files = SourceFiles(
      in: options.bounds, replacing: replacements, keepsResults: keepsSources, knowing: earlier?.files)
    self.isTranslating = isTranslating
    self.keepsSources = keepsSources
    specsFolder = options.specs
    conformanceFolder = options.conformance
    typed = options.typed
    var sources = try SpecSources(in: options.specs, files.bounds)
    sources.rename(options.renamedFolders)
    var conformance = try ConformanceFolder(
      options.conformance, isRequired: options.isConformanceNamed, in: &files, withScenarios: withScenarios)
    conformance.rename(options.renamedFolders)
    let ofScenarios = Set(conformance.apps.map(\.id))
    let ofProducts = options.apps.filter { !ofScenarios.contains($0) }
    var selected = ofProducts.isEmpty && !options.apps.isEmpty ? [] : try sources.selected(ofProducts)
    let asked = readsEveryApp ? [] : options.apps
    if readsEveryApp { selected = sources.apps }
    let needed = conformance.keepScenarios(for: filters)
    if let needed { selected = selected.filter { needed.contains($0.id) } }
    self.needed = needed
    hasAllCases = asked.isEmpty && !conformance.leavesOut
    findings = sources.diagnostics + conformance.diagnostics
    if let journal = try EditJournal.left(in: options) { findings.append(.halfChanged(journal, options)) }
    requirements = conformance.requirements
    knownFailures = conformance.knownFailures
    mutantWaivers = conformance.mutantWaivers
    appCount = selected.count
    if let path = sources.workspaceFile { try readSettings(path, apps: sources.apps.map(\.id)) }
    if let requires = settings.requires, !ProductVersion.isMeant(by: requires.value) {
      // What else is said would be about another language.
      findings = [.otherVersion(requires)]
      isForOtherVersion = true
      settings = Workspace()
      return
    }
    let ids = conformance.requirementIDs
    let today = try isDated ? Clock.today(options.today) : nil
    var policy = LintPolicy(settings, today: today)
    for app in selected { try read(app, requirements: ids, on: today, &policy) }
    findings +=
      ModuleNames.findings(about: specs) + FormerAppIDs.findings(about: specs) + policy.findings
      + settings.waiversOfNoApp(among: sources.apps.map(\.id))
    brokenApps = incompleteApps.sorted()
    incompleteApps.formUnion(sources.apps.map(\.id).filter { id in !selected.contains { $0.id == id } })
    if withScenarios {
      read(conformance, besides: sources.apps, asked: asked, requirements: ids)
      readProofs(conformance, apps: ofScenarios.union(sources.apps.map(\.id)), requirements: ids)
      if loadsCases { try loadCases(conformance.scenarios, requirements: ids, after: earlier) }
      brokenFiles = Set(brokenFiles + conformance.unparsed.keys + conformance.unreadOutlines.map(\.file)).sorted()
    }
    findings = findings.sortedForReport()
    if findsUnrun, hasErrors { findUnrun(conformance, besides: sources.apps, asked: options.apps) }
  }

  /// Adds what a verb itself found.
  mutating func add(_ finding: Diagnostic) { add([finding]) }

  /// Adds what a verb itself found, all at once: it may be a lot.
  mutating func add(_ more: [Diagnostic]) { findings = (findings + more).sortedForReport() }

  /// Adds a file that is not a spec, to show findings about it.
  mutating func add(_ path: String, _ bytes: [UInt8]) { files.add(path, bytes) }

  /// Leaves out what a verb does not show.
  mutating func keep(_ isShown: (Diagnostic) -> Bool) { findings = findings.filter(isShown) }

  /// Leaves out waived findings that a verb does not count.
  mutating func keepWaived(_ isCounted: (WaivedDiagnostic) -> Bool) {
    waived = waived.filter(isCounted)
  }

  /// Reads the templates that the settings list. Only some verbs need them, and they are used only with valid specs.
  ///
  /// - Throws: Exit 66.
  mutating func loadTemplates() throws(WorldError) {
    var folders = TemplateFolders()
    for item in settings.templates {
      if let template = try WorkspaceTemplate(item, below: specsFolder, &folders, &files, &findings) {
        templates.append(template)
      }
    }
    if !hasErrors { findings += templateFindings }
    findings = findings.sortedForReport()
  }

  /// What valid templates would do with these apps.
  private var templateFindings: [Diagnostic] {
    var budget = TemplateBudget()
    for template in templates {
      if let excess = template.excess(for: specs, of: &budget) { return [excess] }
    }
    return TemplatePaths(templates, for: specs).findings
  }

  private mutating func readSettings(_ path: String, apps: [String]) throws(WorldError) {
    let source = SpecSource(path: path, yaml: try files.read(path))
    let (settings, diagnostics) = WorkspaceReader.read(
      source, apps: apps, rules: LintRoster.codes, mistakes: MistakePages.codes)
    self.settings = settings
    findings += diagnostics
  }

  private mutating func read(
    _ app: SpecSources.AppFolder, requirements: Set<String>?, on today: CivilDate?, _ policy: inout LintPolicy
  ) throws(WorldError) {
    var sources: [SpecSource] = []
    for path in app.files { sources.append(SpecSource(path: path, yaml: try files.read(path))) }
    let check = AppCheck(
      sources, folder: app.id, requirements: requirements, isTranslating: isTranslating, on: today, &policy)
    if !check.isComplete {
      incompleteApps.insert(app.id)
      idsOfIncomplete.formUnion(sources.compactMap { $0.yaml.tree?.root["app"]?["id"]?.text })
    }
    if keepsSources { self.sources[app.id] = sources }
    findings = (findings + check.findings).sortedForReport()
    waived += check.waived.sortedForReport()
    if let spec = check.spec { specs.append(spec) }
  }

  private mutating func read(
    _ conformance: ConformanceFolder, besides products: [SpecSources.AppFolder], asked: [String],
    requirements: Set<String>?
  ) {
    incompleteApps.formUnion(conformance.unreadableApps.subtracting(products.map(\.id)))
    var folders = Dictionary(products.map { ($0.id, $0.path) }, uniquingKeysWith: { first, _ in first })
    for app in conformance.apps {
      if let other = folders.updateValue(app.folder, forKey: app.id) {
        folders[app.id] = other
        findings.append(.secondApp(app, other))
        incompleteApps.insert(app.id)
        continue
      }
      if let needed, !needed.contains(app.id) {
        incompleteApps.insert(app.id)
        continue
      }
      let result = SpecReader.read(app.sources, folder: app.id, requirements: requirements)
      add(result.diagnostics)
      if result.diagnostics.contains(where: { $0.severity == .error }) {
        incompleteApps.insert(app.id)
        brokenApps.append(app.id)
      }
      if !asked.isEmpty, !asked.contains(app.id) { incompleteApps.insert(app.id) }
      if keepsSources { sources[app.id] = app.sources }
      if let spec = result.spec { scenarioApps.append(spec) }
    }
  }

  private mutating func findUnrun(
    _ conformance: ConformanceFolder, besides products: [SpecSources.AppFolder], asked: [String]
  ) {
    let ids = products.map(\.id) + conformance.apps.map(\.id)
    let notAsked = ids.filter { id in
      asked.isEmpty ? needed.map { !$0.contains(id) } ?? false : !asked.contains(id)
    }
    var folders = Dictionary(conformance.apps.map { ($0.id, $0.folder) }, uniquingKeysWith: { first, _ in first })
    for app in products { folders[app.id] = app.path }
    let search = UnrunSearch(
      findings: findings, cases: cases, brokenApps: folders.filter { incompleteApps.contains($0.key) },
      notAsked: Set(notAsked))
    unrun = search.unrun(of: conformance.scenarios.compactMap { ScenarioOutline($0) } + conformance.unreadOutlines)
  }

  /// What requirements say about texts, and what generated files must say.
  private mutating func readProofs(_ conformance: ConformanceFolder, apps: Set<String>, requirements: Set<String>?) {
    for tree in conformance.outputs.sorted(by: { $0.file < $1.file }) {
      let file = OutputsFile(tree, apps: apps, requirements: requirements)
      outputs += file.assertions
      findings += file.diagnostics
    }
    let quoting = (self.requirements ?? []).filter { !$0.texts.isEmpty }
    guard !quoting.isEmpty else { return }
    let named = Set(quoting.flatMap { $0.texts.map(\.app) })
    let whole = specs.filter { named.contains($0.app.id) && !incompleteApps.contains($0.app.id) }
    findings += TextIndex(whole).unknownTexts(of: quoting, others: apps)
  }

  private mutating func loadCases(
    _ scenarios: [SourceTree], requirements: Set<String>?, after earlier: LoadedWorkspace?
  ) throws(WorldError) {
    (requirementIDs, appsOfNoCases) = (requirements, incompleteApps.union(idsOfIncomplete))
    let loader = ScenarioLoader(
      specs: testedApps, incompleteApps: appsOfNoCases,
      requirements: requirements.map(Array.init),
      zone: { [zones] in zones.rules($0) }, zoneNames: { [zones] in zones.allNames })
    if keepsSources { scenarioTrees = scenarios }
    let known = earlier.flatMap { keepsSources ? UnchangedCases(of: scenarios, in: self, since: $0) : nil }
    var result = loader.load(known.map { known in scenarios.filter { !known.files.contains($0.file) } } ?? scenarios)
    if let known, !known.complete(&result) { result = loader.load(scenarios) }
    try zones.verify()
    (cases, stories, leftOut, caseFindings) = (result.cases, result.stories, result.leftOut, result.diagnostics)
    findings += caseFindings
    brokenFiles = caseFindings.filter { $0.severity == .error }.map(\.span.file)
  }
}
