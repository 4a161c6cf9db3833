public import SpecLanguage
import TextWriting
import YAMLNodes

extension SpecMutant {
  /// The files of the app with the change in them: each changed file is written again, on one line.
  ///
  /// - Parameter sources: The files that the mutant was made from.
  public func applied(to sources: [SpecSource]) -> [SpecSource] {
    sources.enumerated().map { number, source in
      let actions = Dictionary(
        edits.filter { $0.file == number }.map { ($0.address, $0.action) }, uniquingKeysWith: { first, _ in first })
      guard !actions.isEmpty, let tree = source.yaml.tree else { return source }
      let text = MutatedFile(actions: actions).text(of: tree.root, [])
      return SpecSource(path: source.path, bytes: Array(text.utf8))
    }
  }
}

struct MutatedFile {
  /// What is done at which place; nothing elsewhere.
  let actions: [[Int]: SpecMutant.Action]

  func text(of node: SourceNode, _ address: [Int]) -> String {
    switch actions[address] {
    case .replace(let text): text
    case .wrap(let key): "{ \(key): \(plainText(of: node, address)) }"
    case .unwrap: node.entries.first { _ in true }.map { text(of: $0.value, address + [0]) } ?? "~"
    case .leaveOut, nil: plainText(of: node, address)
    }
  }

  private func plainText(of node: SourceNode, _ address: [Int]) -> String {
    switch node.kind {
    case .scalar:
      if node.core == .string { return YAMLScalar.doubleQuoted(node.text) }
      return node.text.isEmpty ? "~" : node.text
    case .sequence:
      let items = node.items.enumerated().compactMap { number, item in
        actions[address + [number]] == .leaveOut ? nil : text(of: item, address + [number])
      }
      return "[\(items.joined(separator: ", "))]"
    case .mapping:
      let entries = node.entries.enumerated().compactMap { number, entry in
        actions[address + [number]] == .leaveOut
          ? nil : "\(YAMLScalar.doubleQuoted(entry.key.text)): \(text(of: entry.value, address + [number]))"
      }
      return "{ \(entries.joined(separator: ", ")) }"
    }
  }
}
