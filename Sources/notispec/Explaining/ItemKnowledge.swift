import NotificationConformance
import NotificationRules
import SpecDiagnostics
import SpecEmission
import SpecModel
import SpecReading
import YAMLNodes

/// What is asked about items, with everything that answers need.
struct ItemKnowledge {
  let workspace: LoadedWorkspace
  /// Every file as it would be written now.
  private let outputs: [OutputFile]
  let generated: String
  private var outlines: [String: SpecOutline] = [:]

  /// - Throws: Exit 66.
  init(_ workspace: LoadedWorkspace, generated: String) throws(WorldError) {
    self.workspace = workspace
    self.generated = generated
    var outputs: [OutputFile] = []
    _ = try EmissionRequest(only: [], isAllApps: true).emit(workspace) { file, _ in outputs.append(file) }
    self.outputs = outputs
    var files = SourceFiles()
    for spec in workspace.specs {
      var trees: [SourceTree] = []
      for path in spec.files { if let tree = try files.read(path).tree { trees.append(tree) } }
      outlines[spec.app.id] = SpecOutline(trees, .spec)
    }
  }

  var items: [(spec: Spec, item: ListedItem)] {
    workspace.specs.flatMap { spec in ListedItem.all(of: spec).map { (spec, $0) } }
  }

  /// The keys down to an item.
  func path(of item: ListedItem) -> String { outlines[item.app]?.path(ofItemAt: item.place) ?? item.id }

  func explanation(of item: ListedItem, in spec: Spec) -> ItemExplanation {
    let path = path(of: item)
    let mentions = outlines[item.app]?.mentions ?? []
    let inside = mentions.filter { $0.path.isBelow(path) }
    let texts = Dictionary(
      (workspace.requirements ?? []).map { ($0.id, $0.requires) }, uniquingKeysWith: { first, _ in first })
    return ItemExplanation(
      item: item, path: path,
      uses: mentions.filter { $0.kind == item.itemKind && $0.id == item.id }.map { .init(path: $0.path, span: $0.span) }
        + controls(of: item, in: spec),
      needs: inside.filter { $0.kind != .requirement && $0.kind != .parameter }.map {
        .init(path: $0.path, span: $0.span, words: "\($0.kind.noun) '\($0.id)'")
      },
      events: events(of: item, in: spec),
      covers: inside.filter { $0.kind == .requirement }.map { ($0.id, texts[$0.id]) },
      swiftNames: swiftNames(of: item, in: spec), outputs: outputs(naming: item, in: spec),
      cases: workspace.cases.filter { isTouched(item, by: $0) },
      waivers: workspace.settings.waivers.filter {
        $0.app == item.app && ($0.path == path || $0.path.isBelow(path) || path.isBelow($0.path) || $0.path.isEmpty)
      })
  }

  private func isTouched(_ item: ListedItem, by scenario: ScenarioCase) -> Bool {
    guard scenario.app == item.app else { return false }
    guard let kind = item.itemKind else {
      // Names with `{id}` stand for one event for each type.
      let names = item.id.contains("{id}") ? types(of: item.app).map { item.id.replacing("{id}", with: $0) } : [item.id]
      return names.contains { scenario.mentions(event: $0) }
    }
    return scenario.mentions(kind, item.id)
  }

  private func types(of app: String) -> [String] {
    workspace.specs.first { $0.app.id == app }?.notifications.map(\.id) ?? []
  }

  /// Settings that switch a type off without naming it.
  private func controls(of item: ListedItem, in spec: Spec) -> [ItemExplanation.Place] {
    guard item.itemKind == .notification else { return [] }
    return spec.preferences.filter { $0.toggle?.controls == .all }.map {
      .init(path: "preferences.\($0.id)", span: $0.idSpan, words: "controls all types")
    }
  }

  /// Events of all notifications for a type, those of its permission for a step.
  private func events(of item: ListedItem, in spec: Spec) -> [ItemExplanation.Place] {
    let prefix: String
    switch item.itemKind {
    case .notification: prefix = "notification."
    case .step:
      guard let step = spec.permissionFlow?.steps.first(where: { $0.id == item.id }) else { return [] }
      prefix = "permission.\(step.permission.value.rawValue)."
    default: return []
    }
    return (spec.analytics?.events ?? []).compactMap { event in
      let on = event.transitions.map(\.value.rawValue).filter { $0.hasPrefix(prefix) }
      guard !on.isEmpty else { return nil }
      return .init(
        path: event.name.replacing("{id}", with: item.id), span: event.nameSpan,
        words: "on \(on.joined(separator: ", "))")
    }
  }

  private func swiftNames(of item: ListedItem, in spec: Spec) -> [String] {
    switch item.itemKind {
    case .notification:
      let name = SwiftNames.name(item.id, of: .type, in: spec)
      return ["NotificationType.\(name)", "NotificationCopy.\(name)"]
    case .signal: return ["Signal.\(SwiftNames.name(item.id, of: .signal, in: spec))"]
    case .target: return ["DeepLink.\(SwiftNames.name(item.id, of: .target, in: spec))"]
    case .preference:
      guard let preference = spec.preference(item.id) else { return [] }
      let name = SwiftNames.name(item.id, of: .preference, in: spec)
      return switch preference.kind {
      case .toggle: ["TogglePreference.\(name)"]
      case .time: ["TimePreference.\(name)"]
      case .choice(let choice): [SwiftNames.typeName(of: preference, choice)]
      }
    case nil: return ["AnalyticsEvent.\(SwiftNames.name(item.id, of: .event))"]
    default: return []
    }
  }

  /// The files of the app that name the item, as they would be written now.
  private func outputs(naming item: ListedItem, in spec: Spec) -> [ItemExplanation.Output] {
    let words = [item.id] + swiftNames(of: item, in: spec).compactMap { $0.split(separator: ".").last.map(String.init) }
    return outputs.compactMap { file in
      guard file.path.split(separator: "/").contains(where: { $0 == spec.app.id || $0 == spec.app.module.value }) else {
        return nil
      }
      var first = 0
      var count = 0
      for (number, line) in file.contents.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      where words.contains(where: { line.hasWord($0) }) {
        if count == 0 { first = number + 1 }
        count += 1
      }
      guard count > 0 || file.path.hasWord(item.id) else { return nil }
      return .init(path: Folder.path(generated, file.path), line: first, count: count)
    }
  }
}

extension StringProtocol {
  /// Whether a word stands here with no letter, digit or `_` on either side.
  fileprivate func hasWord(_ word: String) -> Bool {
    var rest = self[...]
    while let range = rest.firstRange(of: word) {
      let before = range.lowerBound == startIndex ? nil : self[index(before: range.lowerBound)]
      let after = range.upperBound == endIndex ? nil : self[range.upperBound]
      if !(before?.isWordCharacter ?? false), !(after?.isWordCharacter ?? false) { return true }
      rest = rest[range.upperBound...]
    }
    return false
  }

  /// Whether a path of keys lies inside what another one names.
  fileprivate func isBelow(_ path: String) -> Bool {
    guard !path.isEmpty, hasPrefix(path), count > path.count else { return path.isEmpty && !isEmpty }
    let next = self[index(startIndex, offsetBy: path.count)]
    return next == "." || next == "["
  }
}

extension Character {
  fileprivate var isWordCharacter: Bool { isLetter || isNumber || self == "_" }
}
