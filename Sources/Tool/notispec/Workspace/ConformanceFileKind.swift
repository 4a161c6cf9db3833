import NotificationConformance
import SpecDiagnostics
import YAMLNodes

/// What a file below `conformance/` is for, by its place and its first key.
///
/// A file of unknown kind would be silently ignored, with its cases.
enum ConformanceFileKind: Equatable {
  case scenarios, app, requirements, traps, knownFailing, outputs, mutants
  /// An unknown kind.
  case unread(Diagnostic)

  static let requirementsName = "requirements.yaml"
  static let trapsName = "traps.yaml"
  static let knownFailingName = "known-failing.yaml"
  static let mutantsName = "mutants.yaml"

  /// The first keys of files that have one place, with their names.
  private static let placed = ["notispec_known_failing": knownFailingName, "notispec_mutants": mutantsName]

  private static let markers =
    ["notispec_scenarios", "notispec", "notispec_outputs", "notispec_story"] + placed.keys.sorted()

  /// - Parameter folder: `conformance/`, where some names have their own meaning.
  init(of tree: SourceTree, in folder: String) {
    if let kind = Self.kind(ofPath: tree.file, in: folder) {
      self = kind
    } else if ScenarioLoader.isScenarioFile(tree) || ScenarioLoader.isStory(tree) {
      self = .scenarios
    } else if tree.root.entries.first(where: { _ in true })?.key.hasText("notispec_outputs") == true {
      self = .outputs
    } else if ScenarioApp.isDescribed(in: tree) {
      self = (Self.misheaded(tree) ?? Self.misheadedOutputs(tree)).map(Self.unread) ?? .app
    } else {
      self = .unread(Self.finding(about: tree, in: folder))
    }
  }

  /// Of the files whose name decides; nil for others.
  static func kind(ofPath path: String, in folder: String) -> Self? {
    switch path {
    case Folder.path(folder, requirementsName): .requirements
    case _ where isOfApp(path, in: folder): .requirements
    case Folder.path(folder, trapsName): .traps
    case Folder.path(folder, knownFailingName): .knownFailing
    case Folder.path(folder, mutantsName): .mutants
    default: nil
    }
  }

  /// The requirements of one app, in its folder.
  private static func isOfApp(_ path: String, in folder: String) -> Bool {
    let (parent, name) = Folder.split(path)
    return name == requirementsName && Folder.split(parent).folder == folder
  }

  /// Scenarios below the header of an app. No section of an app has the name of a part of scenarios.
  private static func misheaded(_ tree: SourceTree) -> Diagnostic? {
    guard let header = tree.root.entries.first(where: { _ in true })?.key,
      tree.root.entries.contains(where: { $0.key.hasText("scenarios") || $0.key.hasText("suite") }),
      tree.root["app"]?.kind != .mapping
    else { return nil }
    return .unread(
      "because it begins with 'notispec', as the description of an app does: scenarios begin with "
        + "'notispec_scenarios: 1'", at: header.span,
      fixIt: Diagnostic.FixIt("write 'notispec_scenarios'", replace: header.span, with: "notispec_scenarios"))
  }

  /// What generated files must hold, below the header of an app or below none.
  private static func misheadedOutputs(_ tree: SourceTree) -> Diagnostic? {
    guard let first = tree.root.entries.first(where: { _ in true })?.key, tree.root["outputs"]?.kind == .sequence else {
      return nil
    }
    let isHeader = first.hasText("notispec")
    return .unread(
      "because it begins with '\(first.text)': a file that says what generated files must hold begins with "
        + "'notispec_outputs: 1'", at: first.span,
      fixIt: isHeader
        ? Diagnostic.FixIt("write 'notispec_outputs'", replace: first.span, with: "notispec_outputs") : nil)
  }

  /// The marker that is nearly this word. They all begin alike, which makes any two of them similar.
  private static func marker(meantBy word: String, among markers: [String]) -> String? {
    let start = "notispec_"
    guard word.hasPrefix(start) else { return Spelling.suggestion(for: word, among: markers) }
    let ends = markers.filter { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
    return Spelling.suggestion(for: String(word.dropFirst(start.count)), among: ends).map { start + $0 }
  }

  private static func finding(about tree: SourceTree, in folder: String) -> Diagnostic {
    let name = Folder.split(tree.file).name
    for known in [requirementsName, trapsName, knownFailingName, mutantsName] where known == name {
      return .unread("here: only '\(Folder.path(folder, known))' is", at: SourceSpan(startOf: tree.file))
    }
    let keys = tree.root.kind == .mapping ? tree.root.entries.map(\.key) : []
    guard let first = keys.first else {
      if let meant = Spelling.suggestion(for: name, among: [requirementsName, trapsName]) {
        return .unread("because of its name: rename it to '\(meant)'", at: SourceSpan(startOf: tree.file))
      }
      return .unread(
        "because it does not begin with a key such as 'notispec_scenarios'", at: SourceSpan(startOf: tree.file))
    }
    if let name = placed[first.text] {
      return .unread("here: only '\(Folder.path(folder, name))' is", at: first.span)
    }
    // What begins with a near miss is meant as one; anything else needs a look at the rest.
    if let meant = marker(meantBy: first.text, among: markers) {
      return .unread(
        "because it begins with '\(first.text)'", at: first.span,
        fixIt: Diagnostic.FixIt(meant: meant, for: first.text, among: markers, replace: first.span))
    }
    for key in keys where markers.contains(key.text) {
      return .unread("because '\(key.text)' is not its first key: move the line to the top", at: key.span)
    }
    for key in keys {
      guard let meant = marker(meantBy: key.text, among: markers) else { continue }
      return .unread(
        "because '\(key.text)' is neither its first key nor a known one: begin the file with '\(meant): 1'",
        at: key.span)
    }
    if let finding = misheadedOutputs(tree) { return finding }
    let isSuite = keys.contains { $0.hasText("scenarios") || $0.hasText("suite") }
    return .unread(
      isSuite
        ? "because it does not begin with 'notispec_scenarios: 1': put that line above this one"
        : "because it begins with '\(first.text)': scenarios begin with 'notispec_scenarios: 1', an app with 'notispec: 1'",
      at: first.span)
  }
}

extension Diagnostic {
  /// A file that no part of a run reads.
  fileprivate static func unread(_ reason: String, at span: SourceSpan, fixIt: FixIt? = nil) -> Self {
    Self("workspace/unread-file", .error, "This file is not read \(reason)", at: span, fixIt: fixIt)
  }
}
