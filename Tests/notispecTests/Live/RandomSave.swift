import Foundation
import TestSupport

/// What somebody may save next: one change of one file or of a few.
enum RandomSave: CaseIterable {
  case number, words, word, swapped, comment, lostLine, brokenLine, anchor, rename, partialRename, secondSuite,
    sameSuite
  case newStory, deletedFile, movedFile, sameBytes, level, waiver, outputs, requirement, brokenRequirement

  /// - Returns: What was changed; nil if there is nothing that this could change.
  func make(in workspace: TestWorkspace, _ random: inout SplitMix64) throws -> String? {
    let files = try workspace.yamlFiles
    let path = random.pick(files)
    let text = try workspace.read(path)
    let saved: String?
    switch self {
    case .number: saved = text.replacingOne(of: /[0-9]+/, &random) { "\((Int($0) ?? 0) % 1000 + 1)" }
    case .words: saved = text.replacingOne(of: /: "[^"\\{}]*"/, &random) { $0.dropLast() + " now\"" }
    case .word:
      let others = text.matches(of: /: [a-z_]+/).map { String($0.output) }
      let other = others.isEmpty ? "" : random.pick(others)
      saved = text.replacingOne(of: /: [a-z_]+/, &random) { _ in other }
    case .swapped:
      saved = text.changingLines(&random) { lines, at, random in
        let other = random.below(lines.count)
        lines.swapAt(at, other)
      }
    case .comment: saved = text.changingLines(&random) { lines, at, _ in lines.insert("# A note.", at: at) }
    case .lostLine: saved = text.changingLines(&random) { lines, at, _ in lines.remove(at: at) }
    case .brokenLine: saved = text.changingLines(&random) { lines, at, _ in lines.insert("\t- ]", at: at) }
    case .anchor: saved = text.sharingValue(&random)
    case .rename, .partialRename: return try rename(in: workspace, &random)
    case .secondSuite, .sameSuite: return try copySuite(in: workspace, &random)
    case .newStory:
      let story = Self.story(of: random.pick(["accounts", "clocks", "courier"]), random.below(24))
      let name = "conformance/stories/new-\(random.below(3)).yaml"
      try workspace.write(story, to: name)
      return "a story \(name)"
    case .deletedFile:
      try FileManager.default.removeItem(at: workspace.url(path))
      return "deleted \(path)"
    case .movedFile:
      let moved = path.replacingOccurrences(of: ".yaml", with: "-\(random.below(9)).yaml")
      guard !workspace.exists(moved) else { return nil }
      try FileManager.default.moveItem(at: workspace.url(path), to: workspace.url(moved))
      return "moved \(path)"
    case .sameBytes: saved = text
    case .level, .waiver, .outputs: return try setting(in: workspace, &random)
    case .requirement, .brokenRequirement: return try require(in: workspace, &random)
    }
    guard let saved else { return nil }
    try workspace.write(saved, to: path)
    return "\(self) in \(path)"
  }

  /// A type has another name: everywhere, or only where it is defined.
  private func rename(in workspace: TestWorkspace, _ random: inout SplitMix64) throws -> String? {
    let ids = ["asks", "night", "noted", "meeting", "offer", "basket_left", "signed_in", "chat_message"]
    let id = random.pick(ids)
    var found: [String] = []
    for path in try workspace.yamlFiles where self == .rename || path.hasPrefix("specs/") {
      let text = try workspace.read(path)
      let renamed = text.replacingOccurrences(of: "\\b\(id)\\b", with: "\(id)_x", options: .regularExpression)
      guard renamed != text else { continue }
      try workspace.write(renamed, to: path)
      found.append(path)
    }
    return found.isEmpty ? nil : "\(self) of \(id) in \(found)"
  }

  /// A file of cases once more, with its suite or with another one, before or after it.
  private func copySuite(in workspace: TestWorkspace, _ random: inout SplitMix64) throws -> String? {
    let suites = try workspace.yamlFiles.filter { try workspace.read($0).contains("\nsuite: ") }
    guard !suites.isEmpty else { return nil }
    let path = random.pick(suites)
    var text = try workspace.read(path)
    if self == .secondSuite { text = text.replacing(/\nsuite: [a-z_.]+/) { "\($0.output)_\(random.below(9))" } }
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    let copy = "\(folder)/\(random.pick(["a", "zz"])).yaml"
    try workspace.write(text, to: copy)
    return "\(self): \(path) as \(copy)"
  }

  private func setting(in workspace: TestWorkspace, _ random: inout SplitMix64) throws -> String? {
    let level =
      "\nlint: { \(random.pick(["copy/too-long", "content/badge-stays", "attributes/unused"])): "
      + "\(random.pick(["off", "note", "warning", "error"])) }\n"
    let places = ["accounts/notifications", "courier/notifications.order_arrived", "clocks/notifications"]
    let waiver = """

      waivers:
        - rule: \(random.pick(["content/badge-stays", "preferences/uncontrolled-type"]))
          place: \(random.pick(places))
          reason: "So it is."
          owner: care
          until: "2027-12-31"

      """
    let outputs = "\noutputs: { \(random.pick(["apns", "swift", "catalogue", "nothing"])): {} }\n"
    try workspace.write(
      "notispec: 1\n" + (self == .level ? level : "") + (self == .waiver ? waiver : "")
        + (self == .outputs ? outputs : ""),
      to: "specs/notispec.yaml")
    return "\(self) in specs/notispec.yaml"
  }

  private func require(in workspace: TestWorkspace, _ random: inout SplitMix64) throws -> String? {
    let lists = try workspace.yamlFiles.filter { $0.hasSuffix("requirements.yaml") || $0.hasSuffix("traps.yaml") }
    guard !lists.isEmpty else { return nil }
    let path = random.pick(lists)
    var text = try workspace.read(path)
    if self == .requirement {
      guard let renamed = text.replacingOne(of: /id: [A-Z]+\/[A-Z0-9-]+/, &random, by: { $0 + "0" }) else { return nil }
      text = renamed
    } else {
      // An entry that cannot be used, whose id may be named all the same.
      text =
        text.replacingOne(of: /\n  (requires|kind|checked_by|trap|what): [^\n]*/, &random) { _ in "" } ?? text + "- ]\n"
    }
    try workspace.write(text, to: path)
    return "\(self) in \(path)"
  }

  static func story(of app: String, _ hour: Int) -> String {
    """
    notispec_story: 1
    app: \(app)
    title: "A day"
    start: { at: "2026-03-02 \(hour < 10 ? "0" : "")\(hour):00", zone: Europe/Berlin }
    steps:
      - { after: 1d }

    """
  }
}

extension TestWorkspace {
  /// What people write, in the order of the paths.
  var yamlFiles: [String] {
    get throws {
      try ["specs", "conformance"].flatMap { folder in
        try tree(folder).keys.filter { $0.hasSuffix(".yaml") }.map { "\(folder)/\($0)" }
      }.sorted()
    }
  }
}

extension String {
  fileprivate func replacingOne<Output>(
    of pattern: Regex<Output>, _ random: inout SplitMix64, by change: (String) -> String
  ) -> String? {
    let ranges = ranges(of: pattern)
    guard !ranges.isEmpty else { return nil }
    let range = random.pick(ranges)
    return replacingCharacters(in: range, with: change(String(self[range])))
  }

  fileprivate func changingLines(
    _ random: inout SplitMix64, _ change: (inout [String], Int, inout SplitMix64) -> Void
  ) -> String {
    var lines = components(separatedBy: "\n")
    change(&lines, random.below(lines.count), &random)
    return lines.joined(separator: "\n")
  }

  /// A quoted text gets an anchor, and a later one becomes an alias of it.
  fileprivate func sharingValue(_ random: inout SplitMix64) -> String? {
    let ranges = ranges(of: /: "[^"\\]*"/)
    guard ranges.count > 1 else { return nil }
    let first = random.below(ranges.count - 1)
    let later = first + 1 + random.below(ranges.count - first - 1)
    let name = "same\(random.below(1_000_000))"
    let shared = replacingCharacters(in: ranges[later], with: ": *\(name)")
    return shared.replacingCharacters(in: ranges[first], with: ": &\(name) " + self[ranges[first]].dropFirst(2))
  }
}
