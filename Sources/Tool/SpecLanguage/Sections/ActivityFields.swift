import SpecDiagnostics

/// The fields of a Live Activity as far as they are known.
struct ActivityFields {
  /// Which of the two it is.
  enum Role {
    case attribute, state
  }

  private(set) var fields: [LiveActivityField] = []
  /// False when some could not be read.
  fileprivate(set) var isComplete: Bool
  /// The first with an `enum`; nil too where a broken one may come before it.
  private(set) var status: LiveActivityField?
  private var mayLackStatus = false

  init(isComplete: Bool) { self.isComplete = isComplete }

  init(_ fields: [LiveActivityField]) {
    self.fields = fields
    isComplete = true
  }

  mutating func add(_ field: LiveActivityField) {
    fields.append(field)
    if status == nil, !mayLackStatus, !field.values.isEmpty { status = field }
  }

  /// Takes note of one that could not be read.
  mutating func addBroken(_ value: SourceValue) {
    isComplete = false
    guard status == nil, value.kind == .mapping else { return }
    // What says that it is something else is no `enum`, however broken.
    if !value.node.entries.contains(where: { ["type", "fields"].contains($0.key.text) }) { mayLackStatus = true }
  }

  /// What texts may show: numbers and texts, of these fields and others.
  func arguments(and others: ActivityFields) -> SignalFacts {
    var facts = SignalFacts(isComplete: isComplete && others.isComplete, declaringKey: "attributes")
    for field in fields + others.fields {
      guard let kind = field.textKind else { continue }
      facts.parameters.append(
        ParameterFacts(name: field.id, kind: kind, isOptional: field.isOptional, span: field.idSpan))
    }
    return facts
  }
}

extension KeyType where Value == ActivityFields {
  /// Fields by their ids: a word for the type, or a mapping.
  static func fields(_ role: ActivityFields.Role) -> Self {
    let types = ValueShape.choice(LiveActivityField.TypeName.allCases.map(\.rawValue))
    let shape = ValueShape.map(
      keys: .identifier(.stateField),
      values: .either([
        types,
        role == .state ? .recursive("state-field") : .object(LiveActivityField.attributeKeys.shape),
      ]))
    return Self(
      shape, sample: ActivityFields(isComplete: false),
      resolve: { known in
        known.fields.isEmpty ? nil : .section(known.fields.map { ResolvedMember(key: $0.id, value: $0.resolved) })
      },
      read: { written in
        guard let entries = written.entries(.identifier(.stateField), expected: shape) else { return nil }
        return written.app.readActivityFields(entries, role, isWhole: !written.hidesEntries)
      })
  }
}

extension KeyReader where Section == LiveActivityItem {
  /// `attributes` and `state`: sound fields, and what is known about all of them.
  func fields(
    _ key: String, _ value: @escaping @Sendable (Section) -> [LiveActivityField],
    _ role: ActivityFields.Role, doc: String, example: String
  ) -> ActivityFields {
    var known = self(key, { ActivityFields(value($0)) }, .fields(role), doc: doc, example: example)
    check { mapping, _ in if !mapping.isWhole(key) { known.isComplete = false } }
    return known
  }
}

extension AppReader {
  fileprivate func readActivityFields(
    _ entries: [MapEntry], _ role: ActivityFields.Role, isWhole: Bool
  ) -> ActivityFields {
    var found = ActivityFields(isComplete: isWhole)
    for entry in entries {
      guard let field = LiveActivityField.read(entry, role, self) else {
        found.addBroken(entry.value)
        continue
      }
      if let first = found.fields.first(where: { $0.payloadKey == field.payloadKey }) {
        session.report(
          .duplicateID, "has the key '\(field.payloadKey)', which '\(first.id)' already has", about: entry.value,
          at: field.key?.span ?? field.idSpan,
          notes: [Diagnostic.Note("'\(first.id)' is declared here", at: first.idSpan)])
      }
      found.add(field)
    }
    return found
  }
}
