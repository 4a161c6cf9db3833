import SpecDiagnostics
import YAMLNodes

extension ToggleItem.Scope {
  /// Whether a toggle decides about a type.
  public func contains(_ type: String) -> Bool {
    switch self {
    case .all: true
    case .types(let types): types.contains { $0.value == type }
    }
  }
}

extension KeyType where Value == ToggleItem.Scope {
  private enum Everything: String, CaseIterable { case all }

  static var scope: Self {
    let list = KeyType<[Located<String>]>.list(of: .reference(to: .notification))
    let shape = ValueShape.either([.choice(Everything.allCases.map(\.rawValue)), list.shape])
    let resolve = list.resolve
    return Self(
      shape, sample: .all,
      resolve: { scope in
        switch scope {
        case .all: .text("all")
        case .types(let types): resolve(types)
        }
      },
      read: { written in
        switch written.value.kind {
        case .sequence:
          if written.session.reportListOfAll(written.value) { return nil }
          if written.value.node.count == 0 {
            written.session.report(
              .badValue, "lists no type: write 'all' or some types, or leave it out for a setting that stops none",
              about: written.value)
            return nil
          }
          return list.read(written).map { .types($0) }
        case .scalar:
          if Everything(rawValue: written.value.text) != nil { return .all }
          if written.session.reportEverything(written.value) { return nil }
          if Spelling.suggestion(for: written.value.text, among: ["all"]) != nil {
            return written.session.choice(written.value, as: Everything.self).map { _ in .all }
          }
          written.session.reportNoList(written.value, expected: shape)
          return nil
        case .mapping:
          written.session.reportWrongType(written.value, expected: shape)
          return nil
        }
      })
  }
}

extension ReadingSession {
  /// Whether all types are in a list, `[all]`, which is no list of ids; it is reported then.
  fileprivate func reportListOfAll(_ value: SourceValue) -> Bool {
    guard value.node.count == 1, let word = value.node.items.first(where: { $0.kind == .scalar })?.text,
      ["all", "everything"].contains(word), !items.mayHave(.notification, word)
    else { return false }
    report(
      .wrongType, "cannot be a list with '\(word)': for all types write 'all', without brackets", about: value,
      fixIt: writing("all", for: value))
    return true
  }

  /// Whether a word means all types, or none, and is not ours; it is reported then.
  fileprivate func reportEverything(_ value: SourceValue) -> Bool {
    let word = value.text.lowercased()
    guard !(value.core == .string && items.isWhole(.notification) && items.mayHave(.notification, value.text)) else {
      return false
    }
    if ["everything", "every", "any", "each", "true", "yes", "on", "*", "all_types", "all types"].contains(word) {
      report(
        .wrongType, "cannot be '\(excerpt(value.text))': for all types write 'all', or list some", about: value,
        fixIt: writing("all", for: value)?.asQuestion(unless: word == "everything"))
      return true
    }
    guard ["none", "nothing", "no", "never", "false", "off", "null", "~"].contains(word) else { return false }
    report(
      .wrongType,
      "cannot be '\(excerpt(value.text))': for a setting that stops no type leave out 'controls'; otherwise write 'all' "
        + "or a list of types", about: value)
    return true
  }
}
