public import SpecDiagnostics

/// One value of an app that is not what it was, and that can be put back alone.
public struct AppChange: Sendable {
  public enum Kind: String, Sendable, Hashable {
    case added, removed, changed, moved
    /// The same under another id, with all that names it.
    case renamed
    /// A file of which no value is the cause: it cannot be read, or it is about how it is written.
    case file
  }

  public let kind: Kind
  /// The way to it in today's files; of what was removed, in the earlier ones, with today's names of what was renamed.
  let path: [String]
  /// The same with the names that the earlier files have.
  let oldPath: [String]
  /// `policies.caps.offers_weekly.max`, as `diff` names it
  public let name: String
  let old: PlacedValue?
  let new: PlacedValue?
  /// In today's files; of what was removed, the place that it was removed from.
  public let place: SourceSpan

  /// "'policies.caps.offers_weekly.max' was 3 and is now 4"
  public var message: String {
    let (before, after) = words
    switch kind {
    case .added: return "'\(name)' is new: \(after)"
    case .removed where old == nil: return "\(path.isEmpty ? "the app " : "")'\(name)' was removed"
    case .removed: return "'\(name)' was removed: \(before)"
    case .changed: return "'\(name)' was \(before) and is now \(after)"
    case .moved: return "the parts of '\(name)' are in another order"
    case .renamed: return "'\(name)' is now called '\(path.last ?? "")'"
    case .file: return "the file '\(name)' was changed"
    }
  }

  /// The whole value on one line, as the sentence has it; nil for what was added, and where only the order changed.
  public var oldValue: String? { kind == .moved ? nil : kind == .renamed ? oldPath.last : old?.flow }
  /// Nil for what was removed.
  public var newValue: String? { kind == .moved ? nil : kind == .renamed ? path.last : new?.flow }

  /// Whether the whole app is meant.
  public var isApp: Bool { path.isEmpty && kind != .file }

  /// Whether both are about the same item, however they were found.
  public func isAbout(_ other: Self) -> Bool { kind == other.kind && path == other.path && oldPath == other.oldPath }

  func saysTheSame(as other: AppChange) -> Bool {
    kind == other.kind && path.last == other.path.last && Self.isSame(old, other.old) && Self.isSame(new, other.new)
  }

  private static func isSame(_ a: PlacedValue?, _ b: PlacedValue?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return a.says(b)
  }

  /// Both values, cut where they are long, but never so that they look the same.
  private var words: (String, String) {
    let (before, after) = (old?.words(from: 0) ?? "", new?.words(from: 0) ?? "")
    guard kind == .changed, before == after, let old, let new else { return (before, after) }
    let start = max(0, zip(old.flow, new.flow).prefix { $0 == $1 }.count - 30)
    return (old.words(from: start), new.words(from: start))
  }
}

extension AppChange {
  /// A file that is not what it was, and that no value of is known to be wrong.
  ///
  /// - Parameter place: Where it is wrong.
  public init(file place: SourceSpan) {
    self.init(kind: .file, path: [], oldPath: [], name: place.file, old: nil, new: nil, place: place)
  }

  /// An item that is gone, or that is called something else now.
  ///
  /// - Parameters:
  ///   - path: The way to it in the earlier files; empty for the whole app.
  ///   - newID: What it is called now; nil for what is gone.
  ///   - name: What to call it.
  public init(gone path: [String], newID: String?, name: String, place: SourceSpan) {
    self.init(
      kind: newID == nil ? .removed : .renamed, path: newID.map { path.dropLast() + [$0] } ?? path, oldPath: path,
      name: name, old: nil, new: nil, place: place)
  }
}
