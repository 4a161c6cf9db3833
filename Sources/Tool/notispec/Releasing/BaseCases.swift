import NotificationConformance
import SpecDiagnostics
import SpecLanguage
import SpecRelease
import YAMLNodes

/// The cases of an app as they were.
struct BaseCases {
  private let trees: [SourceTree]
  private let now: [String: String]
  private let before: [String: String]

  /// - Parameter current: The scenario files of today.
  init(of app: String, in files: [String: [UInt8]], current: [SourceTree]) {
    func isOfApp(_ tree: SourceTree) -> Bool {
      ScenarioLoader.isScenarioFile(tree) && ScenarioLoader.head(of: tree)?.app == app
    }
    trees = files.sorted { $0.key < $1.key }.compactMap { path, bytes in
      SpecSource(path: path, bytes: bytes).yaml.tree
    }.filter(isOfApp)
    before = Self.texts(in: trees)
    now = Self.texts(in: current.filter(isOfApp))
  }

  func has(_ id: String) -> Bool { before[id] != nil }

  /// Whether a case says what it said.
  func hasSame(_ id: String) -> Bool { before[id] != nil && before[id] == now[id] }

  /// Those that say something else than they did.
  var changed: [String] { before.keys.filter { now[$0] != nil && now[$0] != before[$0] }.sorted() }

  /// Whether a case passes as it was, with the specs of today.
  func passes(_ id: String, with specs: [Spec], _ trials: CauseTrials) -> Bool {
    let loaded = ScenarioLoader(specs: specs, zone: { trials.zones[$0] }).load(trees)
    guard let scenario = loaded.cases.first(where: { $0.id == id }) else { return false }
    return ScenarioRunner(specs: specs, tzdata: trials.tzdata).run(scenario).verdict == .passed
  }

  /// All that each case depends on in its file, by its id.
  private static func texts(in trees: [SourceTree]) -> [String: String] {
    var texts: [String: String] = [:]
    for tree in trees {
      guard let head = ScenarioLoader.head(of: tree) else { continue }
      let shared = text(of: tree.root, without: "scenarios")
      for item in tree.root["scenarios"].map({ Array($0.items) }) ?? [] {
        guard let id = item["id"]?.text else { continue }
        let own = shared + text(of: item, without: "table")
        guard let table = item["table"] else {
          texts["\(head.suite)/\(id)"] = own
          continue
        }
        let columns = text(of: table, without: "rows")
        for row in table["rows"].map({ Array($0.items) }) ?? [] {
          guard let key = row.items.first(where: { _ in true })?.text else { continue }
          texts["\(head.suite)/\(id)/\(key)"] = own + columns + row.sourceText
        }
      }
    }
    return texts
  }

  private static func text(of map: SourceNode, without key: String) -> String {
    map.entries.filter { !$0.key.hasText(key) }.map { "\($0.key.text): \($0.value.sourceText)\n" }.joined()
  }
}
