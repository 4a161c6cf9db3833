import SpecDiagnostics
import SpecEmission
import SpecLanguage

/// Where generated files name an item: the lines that would be different if it had another id.
///
/// Copy that merely contains the word does not change then, nor does an item of another kind with the same id.
struct GeneratedPlaces {
  struct Place {
    let path: String
    /// The first line that names the item; 0 when only the file's name does.
    let line: Int
    let count: Int
  }

  private let workspace: LoadedWorkspace
  private let choice: WorkspaceChoice
  /// Every file as it would be written now.
  private let outputs: [OutputFile]

  /// - Throws: Exit 66.
  init(of workspace: LoadedWorkspace, _ choice: WorkspaceChoice) throws(WorldError) {
    self.workspace = workspace
    self.choice = choice
    outputs = try Self.outputs(of: workspace)
  }

  private static func outputs(of workspace: LoadedWorkspace) throws(WorldError) -> [OutputFile] {
    var outputs: [OutputFile] = []
    _ = try EmissionRequest(only: [], isAllApps: true).emit(workspace, ofAppsOnly: true) { file, _ in
      outputs.append(file)
    }
    return outputs
  }

  /// - Parameter mentions: Where the specs name it, other than where it is declared.
  /// - Throws: Exit 66.
  func files(naming item: ListedItem, in spec: Spec, mentions: [SourceSpan]) throws(WorldError) -> [Place] {
    let own = outputs.filter { file in
      file.path.split(separator: "/").contains { $0 == spec.app.id || $0 == spec.app.module.value }
    }
    // The folder of an app has its name too, and everything in it is about the app.
    if item.itemKind == .app { return own.map { Place(path: $0.path, line: 0, count: 0) } }
    guard let renamed = try renamed(item, in: spec, mentions) else { return [] }
    let others = Dictionary(
      try Self.outputs(of: renamed).map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let name = item.id.prefix { $0 != "{" }.squeezed
    return own.compactMap { file in
      let numbers = file.contents.numbersOfLines(naming: String(name), unlike: others[file.path]?.contents)
      guard let first = numbers.first else {
        return others[file.path] == nil ? Place(path: file.path, line: 0, count: 0) : nil
      }
      return Place(path: file.path, line: first, count: numbers.count)
    }
  }

  /// The app of the item, alone, with another id for it. Nil if an app with that id would differ in other ways.
  private func renamed(
    _ item: ListedItem, in spec: Spec, _ mentions: [SourceSpan]
  ) throws(WorldError) -> LoadedWorkspace? {
    let items = ListedItem.all(of: spec)
    guard let id = item.id.neighbour(besides: Set(items.map(\.id))) else { return nil }
    var edits: [String: [Diagnostic.FixIt]] = [:]
    for span in [item.place] + mentions {
      edits[span.file, default: []].append(Diagnostic.FixIt("another id", replace: span, with: id))
    }
    var replacements: [PathKey: [UInt8]] = [:]
    for (path, edits) in edits {
      guard let bytes = workspace.files.bytes(path) else { return nil }
      replacements[PathKey(path)] = FixedText(bytes, applying: edits).bytes
    }
    let renamed = try LoadedWorkspace(choice.only(spec.app.id), withScenarios: false, replacing: replacements)
    guard let other = renamed.specs.first(where: { $0.app.id == spec.app.id }), other.isComplete == spec.isComplete,
      ListedItem.all(of: other).count == items.count
    else { return nil }
    return renamed
  }
}

extension String {
  /// An id as long as this one that sorts next to it in any order, so that little else changes with it.
  fileprivate func neighbour(besides taken: Set<String>) -> String? {
    var isInside = false
    var places: [Index] = []
    for place in indices {
      if self[place] == "{" { isInside = true }
      if self[place] == "}" { isInside = false }
      if !isInside, self[place].isASCII, self[place].isLetter || self[place].isNumber { places.append(place) }
    }
    for place in places.reversed() {
      for character in self[place].neighbours {
        let other = replacingCharacter(at: place, with: character)
        if !taken.contains(other) { return other }
      }
    }
    return nil
  }

  private func replacingCharacter(at place: Index, with character: Character) -> String {
    self[..<place] + String(character) + self[index(after: place)...]
  }

  /// Lines of tables end in CR LF, which is one character.
  private var lines: [Substring] { split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" } }

  /// The numbers of lines, from 1, that contain this and that another text no longer has.
  fileprivate func numbersOfLines(naming name: String, unlike other: String?) -> [Int] {
    let lines = lines
    let others = other?.lines ?? []
    var lost: [Substring: Int] = [:]
    for line in lines { lost[line, default: 0] += 1 }
    for line in others { lost[line, default: 0] -= 1 }
    var numbers: [Int] = []
    for (index, line) in lines.enumerated() where lost[line, default: 0] > 0 {
      // One of two lines that are alike may be about something else.
      if lines.count == others.count, others[index] == line { continue }
      // Offsets and lengths may change too.
      guard line.squeezed.contains(name) else { continue }
      lost[line, default: 0] -= 1
      numbers.append(index + 1)
    }
    return numbers
  }
}

extension StringProtocol {
  /// Without what distinguishes an id from the names made of it: `limit_reached` and `limitReached`.
  fileprivate var squeezed: String { lowercased().filter { $0 != "_" } }
}

extension Character {
  /// Others of its kind, the nearest first.
  fileprivate var neighbours: [Character] {
    for group in ["abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "0123456789"] {
      let group = Array(group)
      guard let place = group.firstIndex(of: self) else { continue }
      return Array(group[(place + 1)...]) + group[..<place].reversed()
    }
    return []
  }
}
