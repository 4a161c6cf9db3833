import NotificationConformance
import NotificationRules
import SpecDiagnostics
import SpecEmission
import SpecLanguage
import YAMLNodes

/// What can be asked about items, with everything that answers need.
struct ItemKnowledge {
  let workspace: LoadedWorkspace
  private let places: GeneratedPlaces
  private let generated: String
  private var outlines: [String: SpecOutline] = [:]
  /// What requirements require, by their ids.
  private let requirements: [String: String]

  /// - Throws: Exit 66.
  init(_ workspace: LoadedWorkspace, _ choice: WorkspaceChoice) throws(WorldError) {
    self.workspace = workspace
    generated = choice.generated
    requirements = Dictionary(
      (workspace.requirements ?? []).map { ($0.id, $0.requires) }, uniquingKeysWith: { first, _ in first })
    places = try GeneratedPlaces(of: workspace, choice)
    var files = SourceFiles(in: choice.bounds)
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

  /// - Throws: Exit 66.
  func explanation(of item: ListedItem, in spec: Spec) throws(WorldError) -> ItemExplanation {
    let path = path(of: item)
    let mentions = outlines[item.app]?.mentions ?? []
    let ofItem = mentions.filter { mention in
      mention.kind == item.itemKind && mention.id == item.id
        && (item.itemKind?.isLocal != true || mention.path.isBelow(path.prefix(keys: 2)))
    }
    let inside = mentions.filter { $0.path.isBelow(path) }
    return ItemExplanation(
      item: item, path: path,
      details: item.itemKind == .notification
        ? spec.notification(item.id).map { TypeDetails($0, in: spec).lists } ?? [] : [],
      cards: item.itemKind == .notification
        ? spec.notification(item.id).map { TerminalCards($0, in: spec).lines } ?? [] : [],
      uses: ofItem.map { .init(path: $0.path, span: $0.span) } + controls(of: item, in: spec),
      needs: inside.filter { $0.kind != .requirement && $0.kind != .parameter }.map {
        .init(path: $0.path, span: $0.span, words: "\($0.kind.noun) '\($0.id)'")
      },
      events: events(of: item, in: spec),
      covers: inside.filter { $0.kind == .requirement }.map { ($0.id, requirements[$0.id]) },
      swiftNames: swiftNames(of: item, in: spec),
      outputs: try places.files(naming: item, in: spec, mentions: ofItem.map(\.span)).map {
        .init(path: Folder.path(generated, $0.path), line: $0.line, count: $0.count)
      },
      cases: workspace.cases.filter { isTouched(item, by: $0) },
      waivers: workspace.settings.waivers.filter {
        $0.app == item.app && ($0.path == path || $0.path.isBelow(path) || path.isBelow($0.path) || $0.path.isEmpty)
      })
  }

  private func isTouched(_ item: ListedItem, by scenario: ScenarioCase) -> Bool {
    guard scenario.app == item.app else { return false }
    guard let kind = item.itemKind else {
      // Names with `{id}` mean one event per type.
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
    plainSwiftNames(of: item, in: spec).map { SwiftNames.written($0, in: spec) }
  }

  private func plainSwiftNames(of item: ListedItem, in spec: Spec) -> [String] {
    switch item.itemKind {
    case .notification:
      let name = SwiftNames.name(item.id, of: .type, in: spec)
      return ["NotificationType.\(name)", "NotificationCopy.\(name)"]
    case .signal: return ["Signal.\(SwiftNames.name(item.id, of: .signal, in: spec))"]
    case .attribute:
      return spec.attributes.filter { $0.id == item.id }.map { SwiftNames.typeName(of: $0) }
    case .flag: return ["FeatureFlag.\(SwiftNames.name(item.id, of: .option))"]
    case .experiment:
      return spec.experiments.filter { $0.id == item.id }.map { SwiftNames.typeName(of: $0) }
    case .target: return ["DeepLink.\(SwiftNames.name(item.id, of: .target, in: spec))"]
    case .preference:
      guard let preference = spec.preference(item.id) else { return [] }
      let name = SwiftNames.name(item.id, of: .preference, in: spec)
      return switch preference.kind {
      case .toggle: ["TogglePreference.\(name)"]
      case .time: ["TimePreference.\(name)"]
      case .weekdays: ["WeekdaysPreference.\(name)"]
      case .times: ["TimesPreference.\(name)"]
      case .number: ["NumberPreference.\(name)"]
      case .choice(let choice): [SwiftNames.typeName(of: preference, choice)]
      }
    case .settingsSection: return ["SettingsSection.\(SwiftNames.name(item.id, of: .section))"]
    case nil: return ["AnalyticsEvent.\(SwiftNames.name(item.id, of: .event))"]
    default: return []
    }
  }
}

extension StringProtocol {
  /// Whether a path of keys is inside what another one names.
  fileprivate func isBelow(_ path: String) -> Bool {
    guard !path.isEmpty, hasPrefix(path), count > path.count else { return path.isEmpty && !isEmpty }
    let next = self[index(startIndex, offsetBy: path.count)]
    return next == "." || next == "["
  }

  /// `preferences.style` of `preferences.style.options.calm`.
  fileprivate func prefix(keys: Int) -> String {
    split(separator: ".").prefix(keys).joined(separator: ".")
  }
}

extension ItemKind {
  /// Whether an id of this kind means something only inside the item that declares it.
  fileprivate var isLocal: Bool {
    switch self {
    case .trigger, .option, .variant, .attachment, .parameter, .stateField, .claim, .purpose: true
    case .app, .signal, .target, .notification, .preference, .profile, .cap, .requirement, .string, .module,
      .category, .action, .screen, .step, .group, .attribute, .flag, .experiment, .liveActivity, .settingsSection,
      .template:
      false
    }
  }
}
