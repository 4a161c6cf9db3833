public import SpecDiagnostics
public import SpecLanguage

/// One side of a comparison: an app and the places of its parts.
public struct ComparedApp {
  public let spec: Spec
  /// The errors of its description, because of which parts of it are left out.
  let errors: [Diagnostic]
  /// Files of it that cannot be read at all.
  let unread: [String]
  private let find: (String) -> SourceSpan?

  /// - Parameters:
  ///   - errors: What is wrong with its files; lint rules judge what was read, and leave nothing out.
  ///   - unread: Files that cannot be read at all.
  ///   - find: The place of a path of keys in the files: `notifications.streak.conditions[0]`; nil for no place.
  public init(
    _ spec: Spec, errors: [Diagnostic] = [], unread: [String] = [], find: @escaping (String) -> SourceSpan?
  ) {
    self.spec = spec
    self.errors = errors
    self.unread = unread
    self.find = find
  }

  /// Whether parts may be missing.
  var isComplete: Bool { spec.isComplete && unread.isEmpty }

  /// Where a path of the resolved model leads in the files, which may say the same in fewer words.
  struct Place {
    /// What was found: of the whole path, or of its longest beginning that there is.
    var span: SourceSpan
    /// How many keys of the path that is.
    var depth: Int
    /// The keys that were found, as the files have them; those of named items by their names.
    var path: [String]
  }

  /// - Parameters:
  ///   - keys: The path, with the ids of items in lists.
  ///   - steps: The same with `[0]` in place of ids.
  func place(_ keys: [String], _ steps: [String]) -> Place? {
    if let span = find(steps.joinedPath) { return Place(span: span, depth: steps.count, path: keys) }
    var place: Place?
    var found: [String] = []
    var shown: [String] = []
    var isTrigger = false
    for (number, step) in steps.enumerated() {
      // What is under the name of the trigger is directly under `trigger`.
      if isTrigger, number == 3, steps.count > 4 {
        place?.depth = number + 1
        continue
      }
      var span: SourceSpan?
      for spelling in [step, step == "zh-Hans" ? "zh" : nil].compactMap({ $0 }) {
        guard let there = find((found + [spelling]).joinedPath) else { continue }
        span = there
        found.append(spelling)
        shown.append(spelling == step ? keys[number] : spelling)
        break
      }
      if span == nil, number == 2, step == "triggers", keys[0] == "notifications" {
        // A single trigger has no name, and is under another key.
        span = find((found + ["trigger"]).joinedPath)
        if span != nil {
          found.append("trigger")
          shown.append("trigger")
          isTrigger = true
        }
      }
      if let span {
        place = Place(span: span, depth: number + 1, path: shown)
      } else if number > 2 && Self.mayGoWithout(keys[number]) || number == 2 && step == "text" {
        place?.depth = number + 1
      } else {
        break
      }
    }
    return place
  }

  /// Whether a key is left out in the short form of what it belongs to: `en: "Hi"` for `en: { text: "Hi" }`.
  private static func mayGoWithout(_ step: String) -> Bool {
    ["text", "words", "signal", "type"].contains(step) || step.utf8.first == UInt8(ascii: "[")
  }
}

extension [String] {
  /// `conditions[0].elapsed`: dots between keys, and none before the number of an item.
  var joinedPath: String {
    reduce(into: "") { path, step in
      if !path.isEmpty, step.utf8.first != UInt8(ascii: "[") { path += "." }
      path += step
    }
  }
}
