public import SpecDiagnostics
public import SpecModel
import YAMLNodes

/// A mapping read by its shape: one walk over the entries puts each value into the slot of its key, then typed
/// accessors take the slots.
///
/// The walk reports unknown and missing keys, the accessors report values of another type. An accessor asked for a key
/// that the shape does not declare, or declares with another type, is a mistake in this package and stops it.
public struct ObjectReader {
  struct Slot {
    var key: SourceNode
    var value: SourceNode
  }

  public let session: ReadingSession
  public let shape: ObjectShape
  /// The mapping itself; the first of them when several files define parts of it.
  public let origin: SourceValue
  /// The mapping as a step of the paths of its values.
  let step: PathStep.Index
  private var slots: [Slot?]
  /// Further mappings and maps behind a key, when several files define parts of them; keys that every file has.
  private var moreParts: [(field: Int, slot: Slot)] = []
  /// The declared keys that unknown ones were probably meant to be.
  public private(set) var meantKeys: [String] = []
  /// A merge key hides what else the mapping holds.
  public private(set) var isIncomplete = false

  init(_ parts: [SourceValue], _ shape: ObjectShape, in session: ReadingSession) {
    precondition(!parts.isEmpty, "A mapping that is read stands somewhere.")
    origin = parts[0]
    self.shape = shape
    self.session = session
    step = session.enter(parts[0])
    slots = Array(repeating: nil, count: shape.fields.count)
    var unknown: [SourceNode] = []
    for part in parts {
      isIncomplete = isIncomplete || part.node.isIncomplete
      fill(from: part.node, unknown: &unknown)
    }
    meantKeys = unknown.compactMap { reportUnknownKey($0) }
    if !isIncomplete { reportMissingKeys(in: parts) }
  }

  private mutating func fill(from node: SourceNode, unknown: inout [SourceNode]) {
    var next = 0
    for (key, value) in node.entries {
      guard let field = key.withTextBytes({ shape.index(ofUTF8: $0, from: next) }) else {
        unknown.append(key)
        continue
      }
      next = field + 1
      let slot = Slot(key: key, value: value)
      if let first = slots[field] {
        addPart(slot, to: first, field: field)
      } else {
        slots[field] = slot
      }
    }
  }

  /// A key that stands in several files: mappings merge, anything else is defined twice.
  private mutating func addPart(_ slot: Slot, to first: Slot, field: Int) {
    let isMerged = shape.fields[field].type.merges && slot.value.kind == .mapping && first.value.kind == .mapping
    if isMerged || shape.fields[field].isPerFile {
      moreParts.append((field, slot))
    } else {
      session.reportDuplicate(slot.key, in: step, first: first.key.span)
    }
  }

  func asks(_ key: String) -> Int {
    guard let field = shape.index(of: key) else {
      preconditionFailure("The shape '\(shape.name)' declares no key '\(key)'.")
    }
    session.coverage?.record(shape, key)
    return field
  }

  func value(at field: Int) -> SourceValue? {
    guard let slot = slots[field] else { return nil }
    return session.value(slot.value, key: slot.key, in: step)
  }

  /// The mappings behind a key: several when it stands in several files.
  func parts(at field: Int) -> [SourceValue] {
    guard let first = value(at: field) else { return [] }
    if moreParts.isEmpty { return [first] }
    return [first]
      + moreParts.filter { $0.field == field }.map { SourceValue($0.slot.value, key: $0.slot.key, parent: step) }
  }

  /// Whether the mapping has this key, with a good value or a bad one.
  public func has(_ key: String) -> Bool { slots[asks(key)] != nil }

  /// A value that has not been looked at.
  public func written(_ key: String) -> SourceValue? { value(at: asks(key)) }

  /// The place of a key, or of the mapping's head when it is absent.
  public func keySpan(_ key: String) -> SourceSpan { slots[asks(key)]?.key.span ?? origin.headSpan }

  /// The one key of a choice that is there; nil when there is none, or several, which is reported already.
  public func chosen(_ keys: [String]) -> String? {
    assert(shape.choices.contains { $0.keys == keys }, "The shape '\(shape.name)' declares no choice of \(keys).")
    let present = keys.filter { has($0) }
    return present.count == 1 ? present[0] : nil
  }
}

extension ObjectReader {
  /// - Returns: The key that was probably meant, which is then not missed too
  private func reportUnknownKey(_ key: SourceNode) -> String? {
    let value = SourceValue(key, key: key, parent: step)
    let text = key.text
    if shape.plannedKeys.contains(text) {
      session.report(.notYetSupported, "is not supported by this version of notispec yet", about: value)
      return nil
    }
    let free = shape.fields.indices.filter { slots[$0] == nil }.map { shape.fields[$0].key }
    let meant = Spelling.suggestion(for: text, among: free)
    let path = session.path(of: origin)
    session.add(
      Diagnostic(
        .unknownKey, .error, "Unknown key '\(excerpt(text))'\(path.isEmpty ? "" : " in '\(path)'")", at: key.span,
        fixIt: meant.map { Diagnostic.FixIt("did you mean '\($0)'?", replace: key.span, with: $0) }))
    return meant
  }

  private func reportMissingKeys(in parts: [SourceValue]) {
    for (field, slot) in zip(shape.fields, slots) where field.isRequired && !meantKeys.contains(field.key) {
      if slot == nil {
        session.report(.missingKey, "has no '\(field.key)'", about: origin, at: origin.headSpan)
      } else if field.isPerFile, parts.count > 1 {
        for part in parts where part.node[field.key] == nil {
          session.report(.missingKey, "has no '\(field.key)'", about: part, at: part.headSpan)
        }
      }
    }
    for choice in shape.choices {
      let present = choice.keys.compactMap { key in shape.index(of: key).flatMap { slots[$0]?.key } }
        .sorted { $0.span < $1.span }
      if present.count > 1 {
        session.report(
          .conflictingKeys, "cannot have both '\(present[0].text)' and '\(present[1].text)'", about: origin,
          at: present[1].span)
      } else if present.isEmpty, choice.isRequired, !choice.keys.contains(where: meantKeys.contains) {
        session.report(
          .missingKey, "needs one of \(choice.keys.map { "'\($0)'" }.joined(separator: ", "))", about: origin,
          at: origin.headSpan)
      }
    }
  }
}

extension ReadingSession {
  func reportDuplicate(_ key: SourceNode, in step: PathStep.Index, first: SourceSpan) {
    report(
      .duplicateID, "is defined a second time", about: SourceValue(key, key: key, parent: step), at: key.span,
      notes: [Diagnostic.Note("first defined here", at: first)])
  }
}

extension ValueShape {
  /// Whether several files may each define a part of such a value.
  fileprivate var merges: Bool {
    switch self {
    case .object, .map: true
    case .text, .flag, .int, .number, .choice, .reference, .duration, .durationRange, .localTime, .languageTag,
      .pattern, .recursive, .list, .oneOrMore, .either:
      false
    }
  }
}
