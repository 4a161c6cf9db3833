import CLibYAML
import SpecDiagnostics

/// How much a document holds up to some point, aliases followed.
struct ExpandedCounts {
  var items: Int
  var textBytes: Int
}

/// The anchors of a document and what following an alias to each of them costs.
struct AnchorTable {
  struct Anchor {
    var record: Int
    /// False while its own container is still being read: an alias to it would contain itself.
    var isClosed: Bool
    var items = 0
    var textBytes = 0
    /// Containers inside each other, its own included.
    var height = 0
    /// Where the mark itself is.
    let name: String
    let place: Place
    /// Whether an alias names it.
    var isUsed = false
  }

  private var numbers: [String: Int] = [:]
  private var anchors: [Anchor] = []
  private var spelling = SpellingBudget()

  /// The anchor an alias names: the last one of that name before it, as YAML says.
  subscript(name: String) -> Anchor? { numbers[name].map { anchors[$0] } }

  mutating func use(_ name: String) {
    if let number = numbers[name] { anchors[number].isUsed = true }
  }

  /// Those that nothing names, in the order of the file.
  var unused: some Sequence<Anchor> { anchors.lazy.filter { !$0.isUsed } }

  /// The anchor that was probably meant.
  mutating func guess(for name: String) -> Spelling.Guess? { spelling.guess(for: name, among: numbers.keys, .names) }

  mutating func open(_ name: String, _ place: Place, at record: Int, _ counts: ExpandedCounts) -> Int {
    numbers[name] = anchors.count
    // Until it closes, the counts hold what had been read before it.
    anchors.append(
      Anchor(
        record: record, isClosed: false, items: counts.items, textBytes: counts.textBytes, name: name,
        place: place))
    return anchors.count - 1
  }

  mutating func close(_ number: Int, height: Int, _ counts: ExpandedCounts) {
    anchors[number].isClosed = true
    anchors[number].items = counts.items - anchors[number].items
    anchors[number].textBytes = counts.textBytes - anchors[number].textBytes
    anchors[number].height = height
  }

  mutating func add(_ name: String, _ place: Place, at record: Int, textBytes: Int) {
    numbers[name] = anchors.count
    anchors.append(
      Anchor(record: record, isClosed: true, items: 1, textBytes: textBytes, name: name, place: place))
  }
}

extension TreeBuilder {
  /// Adds an alias; the limits on what aliases add are checked here, so a "billion laughs" ends at once.
  mutating func addAlias(_ event: UnsafePointer<yaml_event_t>) -> Bool {
    guard hasRoom(for: event) else { return false }
    let isKey = countChild()
    let span = span(event)
    let start = scanner.place(event.pointee.start_mark)
    let end = scanner.place(event.pointee.end_mark)
    let name = event.pointee.data.alias.anchor.map { String(cString: $0) } ?? ""
    lastEnd = end
    anchors.use(name)
    guard let anchor = anchors[name], anchor.isClosed else {
      if let anchor = anchors[name] {
        findings.append(.recursiveAlias(name, span, anchorAt: self.span(of: nodes.records[anchor.record])))
      } else {
        let meant = anchors.guess(for: name)
        // The anchor that was meant counts as used.
        if let meant { anchors.use(meant.word) }
        findings.append(.undefinedAlias(name, span, meant: meant))
      }
      isUsable = false
      // An empty value in its place keeps keys and values in step, so that the rest is still checked.
      nodes.records.append(
        NodeRecord(form: .plain, link: UInt32(truncatingIfNeeded: scanner.offset), extent: 0, start: start))
      if isKey { noteAliasKey() }
      return true
    }
    aliasItems += anchor.items
    aliasTextBytes += anchor.textBytes
    textBytes += anchor.textBytes
    guard aliasItems <= limits.aliasItems, aliasTextBytes <= limits.aliasTextBytes else {
      findings.append(.aliasExpansion(name, span, limits))
      isUsable = false
      return false
    }
    guard depth + anchor.height <= limits.depth else {
      findings.append(.tooDeep(limits.depth, span))
      isUsable = false
      return false
    }
    nodes.records.append(
      NodeRecord(
        form: .alias, link: UInt32(truncatingIfNeeded: anchor.record), extent: end.column - start.column, start: start))
    frame.height = max(frame.height, anchor.height)
    if isKey { noteAliasKey() }
    return true
  }
}
