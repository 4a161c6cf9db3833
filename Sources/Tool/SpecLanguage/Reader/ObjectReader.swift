public import SpecDiagnostics
import YAMLNodes

/// A mapping read by its shape: one walk over the entries puts each value into the slot of its key, then typed
/// accessors take the slots.
///
/// The walk reports unknown and missing keys, the accessors report values of another type. An accessor asked for a key
/// that the shape does not declare, or declares with another type, is a mistake in this package and stops it.
///
/// A class because it is handed about a great deal, and a structure of this size is copied each time.
public final class ObjectReader {
  public let session: ReadingSession
  public let shape: ObjectShape
  /// The mapping itself; the first of them when several files define parts of it.
  public let origin: SourceValue
  /// The tree of its entries; for a cell of a table another than that of its place.
  let tree: SourceTree
  /// The mapping as a step of the paths of its values.
  let step: PathStep.Index
  /// The key of each field as the number of its node; -1 where there is none.
  private let keys: [Int32]
  /// What nearly all mappings have nothing of.
  var rare: Rare?
  /// A merge key hides what else the mapping holds.
  public let isIncomplete: Bool

  /// In a separate object, so that a reader stays small and is quickly made and freed.
  final class Rare {
    /// The other parts of a mapping that several files define.
    let furtherParts: [SourceValue]
    /// The part that has the key of each field; empty if it is the first for all.
    let parts: [Int32]
    /// Further mappings and maps behind a key, when several files define parts of them; keys that every file has.
    let furtherSlots: [(field: Int, slot: EntryWalk.Slot)]
    /// Keys of the user's own, where the shape has such.
    var otherSlots: [EntryWalk.Slot] = []
    var meantKeys: [String] = []
    var misplaced: [(field: Int, key: String)] = []

    init(_ furtherParts: [SourceValue] = [], _ walk: EntryWalk? = nil) {
      self.furtherParts = furtherParts
      parts = walk?.parts ?? []
      furtherSlots = walk?.furtherSlots ?? []
    }
  }

  /// The others of them.
  var furtherParts: [SourceValue] { rare?.furtherParts ?? [] }

  /// The declared keys that unknown ones were probably meant to be.
  public var meantKeys: [String] { rare?.meantKeys ?? [] }

  /// Keys that are here but belong inside another key.
  var misplaced: [(field: Int, key: String)] { rare?.misplaced ?? [] }

  /// - Parameters:
  ///   - outer: The mapping that contains it, for keys that belong there.
  ///   - field: The key that it is the value of there.
  init(
    _ first: consuming SourceValue, further: [SourceValue] = [], _ shape: borrowing ObjectShape,
    in session: borrowing ReadingSession, inside outer: ObjectReader? = nil, field: Int = 0
  ) {
    step = session.enter(first)
    origin = first
    self.shape = copy shape
    self.session = copy session
    let mapping: Int32
    if let cell = origin.substitution?.cell {
      tree = cell.tree
      mapping = cell.index
    } else {
      tree = origin.written.tree
      mapping = origin.written.index
    }
    var unknown: [EntryWalk.Slot] = []
    if further.isEmpty {
      var keys = [Int32](repeating: -1, count: shape.fields.count)
      tree.forEachField(of: mapping, by: shape) { key, field in
        if let field { keys[field] = key } else { unknown.append(EntryWalk.Slot(key: key, part: 0)) }
      }
      self.keys = keys
      isIncomplete = tree.isIncomplete(mapping) || Self.hasMisspelledPart(origin, inside: outer)
    } else {
      var walk = EntryWalk(fields: shape.fields.count)
      let parts = [origin] + further
      for number in parts.indices { walk.fill(from: parts[number].node, part: Int32(clamping: number), by: shape) }
      keys = walk.keys
      unknown = walk.unknown
      isIncomplete = parts.contains { $0.node.isIncomplete } || Self.hasMisspelledPart(origin, inside: outer)
      rare = Rare(further, walk)
      for (field, slot) in walk.secondSlots {
        session.reportDuplicate(value(of: slot), first: value(of: self.slot(field)).headSpan)
      }
    }
    if session.followers.hasMisplacedKeys { mean(session.followers.keys(misplacedFrom: origin.headSpan)) }
    if let outer = outer?.rare, !outer.misplaced.isEmpty {
      mean(outer.misplaced.filter { $0.field == field }.map(\.key))
    }
    if !unknown.isEmpty { sort(unknown: unknown, inside: outer) }
    if !isIncomplete { reportMissingKeys() }
  }

  /// Whether another file has a part of the mapping under a misspelled key.
  private static func hasMisspelledPart(_ origin: SourceValue, inside outer: ObjectReader?) -> Bool {
    guard let meant = outer?.rare?.meantKeys, !meant.isEmpty, let key = origin.key?.text else { return false }
    return meant.contains(key)
  }

  func mean(_ keys: [String]) {
    if !keys.isEmpty { change { $0.meantKeys += keys } }
  }

  func change(_ body: (Rare) -> Void) {
    let rare = rare ?? Rare()
    self.rare = rare
    body(rare)
  }

  private func tree(_ part: Int32) -> SourceTree {
    part == 0 ? tree : furtherParts[Int(part) - 1].node.tree
  }

  /// The place of the key of a field that is present.
  func slot(_ field: Int) -> EntryWalk.Slot {
    guard let rare, !rare.parts.isEmpty else { return EntryWalk.Slot(key: key(of: field), part: 0) }
    return EntryWalk.Slot(key: key(of: field), part: rare.parts[field])
  }

  /// Whether no key names a field.
  func isAbsent(_ field: Int) -> Bool { key(of: field) < 0 }

  /// The number of the key that names a field; -1 where none does.
  private func key(of field: Int) -> Int32 { keys[field] }

  func key(of slot: EntryWalk.Slot) -> SourceNode { tree(slot.part).node(at: slot.key) }

  func value(of slot: EntryWalk.Slot) -> SourceValue {
    // The first part is nearly always the only one; asking `tree(_:)` for its tree would count a reference.
    let node = slot.part == 0 ? tree.node(at: slot.key + 1) : tree(slot.part).node(at: slot.key + 1)
    return session.value(node, key: slot.key, in: step)
  }

  func asks(_ key: String) -> Int {
    let field = shape.field(key)
    session.coverage?.record(shape, key)
    return field
  }

  func value(at field: Int) -> SourceValue? { isAbsent(field) ? nil : value(of: slot(field)) }

  /// The further values of a key that is in several files.
  func furtherParts(at field: Int) -> [SourceValue] {
    guard let rare, !rare.furtherSlots.isEmpty else { return [] }
    return rare.furtherSlots.filter { $0.field == field }.map { value(of: $0.slot) }
  }

  /// The values of a key: several if it is in several files.
  func parts(at field: Int) -> [SourceValue] {
    guard let first = value(at: field) else { return [] }
    return [first] + furtherParts(at: field)
  }

  /// Whether the mapping has this key, with a good value or a bad one.
  public func has(_ key: String) -> Bool { !isAbsent(asks(key)) }

  /// A value that has not been looked at.
  public func written(_ key: String) -> SourceValue? { value(at: asks(key)) }

  /// The place of a key, or of the mapping's head when it is absent.
  public func keySpan(_ key: String) -> SourceSpan { keySpan(at: asks(key)) }

  func keySpan(at field: Int) -> SourceSpan {
    if isAbsent(field) { return origin.headSpan }
    let slot = slot(field)
    return slot.part == 0 ? tree.span(at: slot.key) : key(of: slot).span
  }

  /// The one key of a choice that is there; nil when there is none, or several, which is reported already.
  public func chosen(_ keys: [String]) -> String? {
    guard let number = shape.choices.firstIndex(where: { $0.keys == keys }) else {
      fatalError("The shape '\(shape.name)' declares no choice of \(keys).")
    }
    var chosen: String?
    for field in shape.choiceFields[number] where has(field) {
      if chosen != nil { return nil }
      chosen = shape.fields[field].key
    }
    return chosen
  }
}

/// The same by the number of a field, for readers that look it up once for many mappings.
extension ObjectReader {
  func has(_ field: Int) -> Bool { !isAbsent(asks(field)) }

  func written(_ field: Int) -> SourceValue? { value(at: asks(field)) }

  func written(_ field: Int, _ scope: any ReadingScope) -> WrittenValue? {
    value(at: asks(field)).map { WrittenValue($0, scope, in: (self, field)) }
  }

  func keySpan(_ field: Int) -> SourceSpan { keySpan(at: asks(field)) }

  private func asks(_ field: Int) -> Int {
    session.coverage?.record(shape, shape.fields[field].key)
    return field
  }
}

extension ObjectReader {
  /// The keys of the user's own with their values, in the order of the file.
  public func others() -> [MapEntry] {
    guard let others = shape.others else { fatalError("'\(shape.name)' declares no keys of the user's own.") }
    return (rare?.otherSlots ?? []).map { slot in
      let key = key(of: slot)
      let value = value(of: slot)
      let isNameValid = session.checkName(key.text, value, others.keys)
      return MapEntry(name: key.text, value: value, isNameValid: isNameValid)
    }
  }
}

extension ReadingSession {
  func reportDuplicate(_ value: SourceValue, first: SourceSpan) {
    followers.dispute(first)
    report(
      .duplicateID, "is already defined", about: value, at: value.headSpan,
      notes: [Diagnostic.Note("first defined here", at: first)])
  }
}
