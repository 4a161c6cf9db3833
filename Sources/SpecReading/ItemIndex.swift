public import SpecDiagnostics
public import SpecModel

/// The ids of every kind, and where each is defined. A broken item counts as defined: what names it is not at fault.
public struct ItemIndex: Sendable {
  private var places: [ItemKind: [String: SourceSpan]] = [:]
  private var unknownKinds: Set<ItemKind> = []
  /// How many comparisons may still be spent on "did you mean", so that ten thousand typing errors stay cheap.
  private var comparisonsLeft = 2_000_000

  public init() {}

  /// Defines an id.
  /// - Returns: Where the same id was defined before, in which case nothing changes.
  @discardableResult
  public mutating func define(_ kind: ItemKind, _ id: String, at span: SourceSpan) -> SourceSpan? {
    // One look-up for the usual case, in which the id is new.
    let before = places[kind, default: [:]].updateValue(span, forKey: id)
    if let before { places[kind]?[id] = before }
    return before
  }

  /// From now on references of this kind are checked, even when no such item is defined.
  public mutating func track(_ kind: ItemKind) {
    if places[kind] == nil { places[kind] = [:] }
  }

  /// Some ids of this kind could not be read, so nobody can say that one is unknown.
  public mutating func mute(_ kind: ItemKind) { unknownKinds.insert(kind) }

  /// False when certainly no item has this id.
  public func mayHave(_ kind: ItemKind, _ id: String) -> Bool {
    guard !unknownKinds.contains(kind), let ids = places[kind] else { return true }
    return ids[id] != nil
  }

  public func place(of id: String, _ kind: ItemKind) -> SourceSpan? { places[kind]?[id] }

  public mutating func suggestion(for id: String, _ kind: ItemKind) -> String? {
    guard let ids = places[kind], comparisonsLeft >= ids.count else { return nil }
    comparisonsLeft -= ids.count
    return Spelling.suggestion(for: id, among: ids.keys)
  }
}
