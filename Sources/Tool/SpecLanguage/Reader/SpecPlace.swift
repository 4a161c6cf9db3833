public import SpecDiagnostics
import YAMLNodes

/// The place of a path of keys in the files of an app: `notifications.storage_high_90.conditions[0]`.
public struct SpecPlace: Sendable, Hashable {
  /// Each from the key to the end of its value; several if the files share a mapping, none for no place.
  public private(set) var spans: [SourceSpan] = []
  /// The longest beginning of the path that there is.
  public private(set) var known = ""
  /// The first part of the path that does not exist.
  public private(set) var missing: String?
  /// The path with that part replaced by the key that was probably meant.
  public private(set) var meant: Spelling.Guess?

  /// Looks a path up.
  ///
  /// - Parameters:
  ///   - path: Keys with dots between them; `[0]` is the first item of a list. Empty for everything.
  ///   - sources: All files of the app.
  ///   - index: Of the same files, where many paths are looked up.
  public init(_ path: String, in sources: [SpecSource], _ index: KeyIndex = KeyIndex()) {
    var places = sources.compactMap(\.yaml.tree).map { Place(node: $0.root, span: $0.root.span) }
    let steps = Self.steps(of: path)
    for (number, step) in steps.enumerated() {
      let next = places.flatMap { $0.inner(step, index) }
      guard !next.isEmpty else {
        missing = step.text
        if case .key(let key) = step,
          let guess = Spelling.guess(for: key, among: places.flatMap { $0.node.entries.map(\.key.text) }, .names)
        {
          meant = guess.within { word in
            steps[(number + 1)...].reduce(Self.joined(known, .key(word)), Self.joined)
          }
        }
        return
      }
      known = Self.joined(known, step)
      places = next
    }
    spans = places.map(\.span)
  }

  private enum Step {
    case key(String)
    case item(Int)

    var text: String {
      switch self {
      case .key(let key): key
      case .item(let number): "[\(number)]"
      }
    }
  }

  private struct Place {
    let node: SourceNode
    let span: SourceSpan

    func inner(_ step: Step, _ index: KeyIndex) -> [Place] {
      switch step {
      case .key(let name):
        return index.entries(of: node, named: name).map { key, value in
          Place(node: value, span: SourceSpan(file: key.span.file, start: key.span.start, end: value.span.end))
        }
      case .item(let number):
        return index.item(number, of: node).map { [Place(node: $0, span: $0.span)] } ?? []
      }
    }
  }

  private static func joined(_ path: String, _ step: Step) -> String {
    switch step {
    case .key(let key): path.isEmpty ? key : path + "." + key
    case .item(let number): path + "[\(number)]"
    }
  }

  private static func steps(of path: String) -> [Step] {
    path.split(separator: ".", omittingEmptySubsequences: true).flatMap { part -> [Step] in
      var key = part
      var items: [Step] = []
      while key.last == "]", let bracket = key.lastIndex(of: "["),
        let number = Int(key[key.index(after: bracket)...].dropLast())
      {
        items.insert(.item(number), at: 0)
        key = key[..<bracket]
      }
      return (key.isEmpty ? [] : [.key(String(key))]) + items
    }
  }
}
