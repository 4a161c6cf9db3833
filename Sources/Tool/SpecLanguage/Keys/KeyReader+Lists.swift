import SpecDiagnostics

/// Keys with several values.
extension KeyReader {
  /// A list, a map, or any other collection that is empty without the key.
  func callAsFunction<Element: Sendable>(
    _ key: String, _ value: @escaping @Sendable (Section) -> [Element],
    many type: @autoclosure () -> KeyType<[Element]>, required: Bool = false, absent: String? = nil, doc: String,
    example: String
  ) -> [Element] {
    required
      ? self(key, value, type(), doc: doc, example: example)
      : self(key, value, type(), default: [], absent: absent, doc: doc, example: example)
  }

  /// A list of values without repetitions.
  ///
  /// - Parameters:
  ///   - standard: What holds without the key.
  ///   - notEmpty: What is wrong with a list of nothing; nil where that means something.
  ///   - check: What each value must be besides, in the whole of the app.
  func callAsFunction<Value: Hashable & Sendable>(
    _ key: String, _ value: @escaping @Sendable (Section) -> [Located<Value>],
    listOf type: @autoclosure () -> KeyType<Value>, required: Bool = false, default standard: [Value]? = nil,
    notEmpty: String? = nil, checking check: ((AppReader) -> (SourceValue) -> Void)? = nil, doc: String,
    example: String
  ) -> [Located<Value>] {
    func list() -> KeyType<[Located<Value>]> {
      .list(of: type(), hasDefault: standard != nil, notEmpty: notEmpty, checking: check)
    }
    if required { return self(key, value, list(), doc: doc, example: example) }
    return self(
      key, value, list(), default: (standard ?? []).map { Located($0, at: span) }, doc: doc, example: example)
  }

  /// The requirements that the section answers.
  func covers(_ value: @escaping @Sendable (Section) -> [Located<String>]) -> [Located<String>] {
    self(
      "covers", value, listOf: .reference(to: .requirement), doc: "The requirements that this part covers.",
      example: "[NOTIF-001/TYPE-2]")
  }

  /// The ids that the item had in earlier versions of the app.
  ///
  /// - Parameter id: What such an id is like.
  func formerly(
    _ value: @escaping @Sendable (Section) -> [Located<String>], _ id: TextPattern = .identifier
  ) -> [Located<String>] {
    self(
      "formerly", value, listOf: .pattern(id),
      doc: "Its ids in earlier versions: what phones have under these is its.",
      example: id == .identifier ? "[old_id]" : "[OLD_ID]")
  }

  /// What the section is, in a sentence.
  func summary(_ value: @escaping @Sendable (Section) -> String?) -> String? {
    self(
      "summary", value, .text, doc: "What it is, in a sentence.",
      example: "\"Shown after the last photo is sorted.\"")
  }
}

extension KeyType {
  /// A list of values, each once.
  static func list<Item: Hashable & Sendable>(
    of item: KeyType<Item>, hasDefault: Bool = false, notEmpty: String? = nil,
    checking check: ((AppReader) -> (SourceValue) -> Void)? = nil
  ) -> Self where Value == [Located<Item>] {
    distinct(.list(of: item.shape), of: item, hasDefault: hasDefault, notEmpty: notEmpty, checking: check) { written in
      written.items(expected: .list(of: item.shape))
    }
  }

  /// A list of values, each once, or one value in its place.
  static func oneOrMore<Item: Hashable & Sendable>(of item: KeyType<Item>) -> Self where Value == [Located<Item>] {
    distinct(.oneOrMore(item.shape), of: item) { written in
      written.value.kind == .sequence ? written.items(expected: .oneOrMore(item.shape)) : [written]
    }
  }

  private static func distinct<Item: Hashable & Sendable>(
    _ shape: ValueShape, of item: KeyType<Item>, hasDefault: Bool = false, notEmpty: String? = nil,
    checking check: ((AppReader) -> (SourceValue) -> Void)? = nil,
    items: @escaping (WrittenValue) -> [WrittenValue]?
  ) -> Self where Value == [Located<Item>] {
    let resolve = item.resolve
    return Self(
      shape, sample: [],
      resolve: { values in
        // A list of nothing is worth a word where it takes the place of a default.
        values.isEmpty && !hasDefault ? nil : .list(values.compactMap { resolve($0.value) })
      },
      read: { written in
        guard let items = items(written) else { return nil }
        if items.isEmpty, let notEmpty { written.session.report(.badValue, notEmpty, about: written.value) }
        if let check { for item in items { check(written.app)(item.value) } }
        return written.session.distinct(items, item.read)
      })
  }

  /// A list of sections, in order. Broken ones are left out.
  ///
  /// - Parameters:
  ///   - notEmpty: What is wrong with a list of nothing; nil where that means something.
  ///   - check: What goes beyond one section; given those that are mappings at all, and how many should be.
  ///   - making: Reads the keys of one, where they need something from around the list.
  static func sections<Item: SpecSection>(
    notEmpty: String? = nil, checking check: (([ObjectReader], _ count: Int, AppReader) -> Void)? = nil,
    making: ((KeyReader<Item>) -> Item)? = nil
  ) -> Self where Value == [Item] {
    let keys = Item.keys
    return Self(
      .list(of: .object(keys.shape)), sample: [],
      resolve: { $0.isEmpty ? nil : .list($0.map(keys.resolve)) },
      read: { written in
        guard let items = written.items(expected: .list(of: .object(keys.shape))) else { return nil }
        if items.isEmpty, let notEmpty { written.session.report(.badValue, notEmpty, about: written.value) }
        var mappings: [ObjectReader] = []
        let sections = items.compactMap { item -> Item? in
          guard let mapping = item.mapping(keys.shape) else { return nil }
          mappings.append(mapping)
          return keys.read(mapping, item, making: making)
        }
        check?(mappings, items.count, written.app)
        return sections
      })
  }

  /// A map of sections by their ids, in the order of the file. Broken ones are left out.
  ///
  /// - Parameter making: Reads the keys of one, where they need something from around the map.
  static func map<Item: SpecItem>(
    _ names: KeyShape, _ keys: SectionKeys<Item> = Item.keys, notEmpty: String? = nil,
    atMost limit: Int = ReadingSession.containerLimit, making: ((KeyReader<Item>) -> Item)? = nil
  ) -> Self where Value == [Item] {
    let shape = ValueShape.map(keys: names, values: .object(keys.shape))
    return Self(
      shape, sample: [],
      resolve: { items in
        items.isEmpty ? nil : .section(items.map { ResolvedMember(key: $0.id, value: keys.resolve($0)) })
      },
      read: { written in
        guard let entries = written.entries(names, expected: shape, atMost: limit) else { return nil }
        if entries.isEmpty, let notEmpty { written.session.report(.badValue, notEmpty, about: written.value) }
        return written.session.readEach(entries) {
          keys.read(WrittenValue($0.value, written.scope), name: $0, making: making)
        }
      })
  }

  /// A map from names to values, in the order of the file.
  ///
  /// - Parameters:
  ///   - notEmpty: What is said of a map without entries; nil if it may be empty.
  ///   - check: What each entry must be besides, in the whole of the app.
  static func map<Item: Sendable>(
    _ names: KeyShape, to item: KeyType<Item>, notEmpty: String? = nil,
    checking check: ((AppReader) -> (MapEntry) -> Void)? = nil
  ) -> Self where Value == [LocatedEntry<Item>] {
    let shape = ValueShape.map(keys: names, values: item.shape)
    let resolve = item.resolve
    return Self(
      shape, sample: [],
      resolve: { entries in
        let members = entries.compactMap { entry in
          resolve(entry.value.value).map { ResolvedMember(key: entry.name.value, value: $0) }
        }
        return members.isEmpty ? nil : .section(members)
      },
      read: { written in
        guard let entries = written.entries(names, expected: shape) else { return nil }
        if entries.isEmpty, let notEmpty { written.session.report(.badValue, notEmpty, about: written.value) }
        return entries.compactMap { entry in
          check?(written.app)(entry)
          guard let value = item.read(WrittenValue(entry.value, written.scope)), entry.isNameValid else { return nil }
          return LocatedEntry(
            name: Located(entry.name, at: entry.nameSpan), value: Located(value, at: entry.value.span))
        }
      })
  }
}

extension ReadingSession {
  /// The values of a list with their places, each once; a repetition is reported.
  fileprivate func distinct<Item: Hashable & Sendable>(
    _ items: [WrittenValue], _ read: (WrittenValue) -> Item?
  ) -> [Located<Item>] {
    var values: [Located<Item>] = []
    siblings = items.map { $0.value.kind == .scalar ? $0.value.node.sourceText : "" }
    defer { siblings = [] }
    for item in items {
      guard let value = read(item) else { continue }
      if let first = values.first(where: { $0.value == value }) {
        report(
          .duplicateID, "is already listed", about: item.value,
          notes: [Diagnostic.Note("first listed here", at: first.span)])
      } else {
        values.append(Located(value, at: item.value.span))
      }
    }
    return values
  }

  /// Reports sections of a list that have the same value behind a key.
  func reportEqual(
    _ key: String, of sections: [ObjectReader], _ predicate: (String) -> String = { "repeats '\($0)'" },
    note: String = "first defined here"
  ) {
    var first: [String: SourceSpan] = [:]
    for section in sections {
      guard let value = section.sound(key) else { continue }
      if let place = first[value.text] {
        report(.duplicateID, predicate(value.text), about: value, notes: [Diagnostic.Note(note, at: place)])
      } else {
        first[value.text] = value.span
      }
    }
  }
}

extension ObjectReader {
  /// The value behind a key that holds a text of a form or a word of a list, if it does.
  func sound(_ key: String) -> SourceValue? {
    let field = asks(key)
    guard let value = value(at: field), value.kind == .scalar else { return nil }
    switch shape.fields[field].type {
    case .pattern(let pattern): return pattern.matches(value.text) ? value : nil
    case .choice(let words): return words.contains(value.text) ? value : nil
    default: fatalError("'\(shape.name).\(key)' is declared with another type.")
    }
  }
}
