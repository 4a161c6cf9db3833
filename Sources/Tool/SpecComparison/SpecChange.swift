public import SpecDiagnostics
public import SpecLanguage

/// One difference between two descriptions of an app.
public struct SpecChange: Sendable, Hashable {
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case added, removed
    /// The same under another id.
    case renamed
    case changed
    /// The same parts in another order.
    case moved
  }

  public var app: String
  public var kind: Kind
  /// The keys of the resolved model down to the part, those of the base for what was removed or renamed. Empty for the
  /// whole app.
  public var path: [String]
  /// The same as the file has it, which may say it in fewer words.
  var shownPath: [String]
  /// Every way to write the path that the files of either side know.
  var spellings: Set<[String]>
  /// The new id of what was renamed.
  public var newID: String?
  /// The path of the rename that this reference goes along with, or of the language that this text does.
  var follows: [String]?
  var old: ResolvedNode?
  var new: ResolvedNode?
  /// In the base; nil for what was added.
  public var oldPlace: SourceSpan?
  /// Nil for what was removed.
  public var newPlace: SourceSpan?
  /// One for each audience, in the order of `Audience.allCases`.
  public var judgements: [Judgement] = []
  /// The agreement on each audience that has one.
  public var acknowledgements: [Audience: BreakItem] = [:]

  init(
    app: String, kind: Kind, path: [String], newID: String? = nil, old: ResolvedNode? = nil, new: ResolvedNode? = nil
  ) {
    self.app = app
    self.kind = kind
    self.path = path
    shownPath = path
    spellings = [path]
    self.newID = newID
    self.old = old
    self.new = new
  }

  /// `cleaner/notifications.streak.priority`; the name that `breaks` in the workspace file knows it by.
  public var place: String { path.isEmpty ? app : "\(app)/\(shownPath.joinedPath)" }

  /// Whether only the people who write specs read it.
  public var isNote: Bool { ChangeRoster.isNote(path) }

  /// The worst of its judgements.
  public var verdict: Verdict { judgements.map(\.verdict).max() ?? .safe }

  /// Whether it breaks something that nobody has agreed to.
  public var isUnacknowledgedBreak: Bool {
    judgements.contains { $0.verdict == .break && acknowledgements[$0.audience] == nil }
  }

  /// What happened, in a sentence.
  public var message: String {
    let name = path.isEmpty ? "The app '\(app)'" : "'\(shownPath.joinedPath)'"
    switch kind {
    case .added: return "\(name) is new\(words(of: new))"
    case .removed: return "\(name) was removed\(words(of: old))"
    case .renamed:
      return "\(name) is now called '\(newID ?? "")'\(isOnlyRenamed ? "; nothing else about it has changed" : "")"
    case .moved: return "The parts of \(name) are in a different order"
    case .changed:
      if let sentence = changeOfForm(name) { return sentence }
      let (old, new) = quoted()
      return "\(name) was \(old) and is now \(new)"
    }
  }

  /// What else is different is a change of its own.
  private var isOnlyRenamed: Bool {
    guard let old, let new else { return true }
    return old.withoutName == new.withoutName || new["formerly"] == nil
  }

  /// A condition has no name that says what it is.
  private func words(of node: ResolvedNode?) -> String {
    guard let node, ChangeWalk.isInTest(path), path.last?.utf8.first == UInt8(ascii: "["),
      case .map(let members) = node.form
    else { return "" }
    return ": " + members.map { "\($0.key): \($0.node.description)" }.joined(separator: ", ").clipped
  }

  /// Both values, cut where they are long, but never so that they look the same.
  private func quoted() -> (String, String) {
    let before = written(old)
    let after = written(new)
    var skipped = 0
    if before != after, before.clipped == after.clipped {
      // Some of what is the same, for people to find the place by.
      skipped = max(0, zip(before, after).prefix { $0 == $1 }.count - 30)
    }
    return (Self.quoted(old, before, skipped), Self.quoted(new, after, skipped))
  }

  /// A value as a file may write it: a delay that may be drawn from a range is one span where that has no width.
  private func written(_ node: ResolvedNode?) -> String {
    guard let node else { return "" }
    let text = node.description
    guard path.first == "notifications", path.last == "delay", let dots = text.firstRange(of: "..") else { return text }
    let start = text[..<dots.lowerBound]
    return start == text[dots.upperBound...] ? String(start) : text
  }

  /// A text that has forms by a number from now on, or has them no longer.
  private func changeOfForm(_ name: String) -> String? {
    let nodes = (old: old, new: new)
    if let number = nodes.old?["plural"]?.text, let text = nodes.new?["text"]?.text {
      return "\(name) had plural forms for '\(number)' and is now '\(text.clipped)' for all numbers"
    }
    if let number = nodes.new?["plural"]?.text, let text = nodes.old?["text"]?.text {
      return "\(name) was '\(text.clipped)' for all numbers and now has plural forms for '\(number)'"
    }
    return nil
  }

  private static func quoted(_ node: ResolvedNode?, _ description: String, _ skipped: Int) -> String {
    guard let node else { return "absent" }
    let text = ((skipped > 0 ? "…" : "") + description.dropFirst(skipped)).clipped
    if case .text = node.form { return "'\(text)'" }
    return text
  }
}

extension String {
  /// Short enough for a sentence.
  var clipped: String { utf8.count > 120 && count > 120 ? prefix(119) + "…" : self }
}
