import SpecDiagnostics

/// Types of files that are no spec: what is sound in a part counts, even if the rest of it is not.
extension KeyType {
  /// The value with its place.
  package var located: KeyType<Located<Value>> {
    KeyType<Located<Value>>(shape) { written in read(written).map { Located($0, at: written.value.span) } }
  }

  /// The value, read each time it is asked for: when what it depends on is known, or in every row of a table.
  package var later: KeyType<() -> Value?> {
    KeyType<() -> Value?>(shape) { written in { read(written.again) } }
  }

  /// Sections in a list. Those that say nothing are left out.
  package static func sections<Item: KeyedSection>(
    of _: Item.Type, atMost limit: Int = ReadingSession.containerLimit, making: ((KeyReader<Item>) -> Item?)? = nil
  ) -> Self where Value == [Item] {
    Self(.list(of: .object(Item.keys.shape))) { written in
      written.session.list(written.value, expected: .list(of: .object(Item.keys.shape)), atMost: limit)?
        .compactMap { KeyType<Item>.parts(making: making).read(WrittenValue($0, written.scope)) }
    }
  }

  /// Sections by names of the user's own. Those with a mistake are left out.
  package static func sections<Item: KeyedSection>(
    of _: Item.Type, by names: KeyShape
  ) -> Self where Value == [Item] {
    let shape = ValueShape.map(keys: names, values: .object(Item.keys.shape))
    return Self(shape) { written in
      written.entries(names, expected: shape)?.compactMap { entry in
        written.session.sound {
          written.session.object(entry.value, Item.keys.shape).flatMap {
            Item.keys.parts(of: $0, written.scope, name: entry)
          }
        }
      }
    }
  }
}

extension KeyType where Value: KeyedSection {
  /// A section of its own.
  package static func parts(making: ((KeyReader<Value>) -> Value?)? = nil) -> Self {
    Self(.object(Value.keys.shape)) { written in
      written.mapping(Value.keys.shape).flatMap {
        Value.keys.parts(of: $0, at: written.headSpan, written.scope, making: making)
      }
    }
  }
}

extension KeyType where Value == ObjectReader {
  /// A group whose keys are read later.
  package static func group(_ shape: @autoclosure @escaping () -> ObjectShape) -> Self {
    Self(.object(shape())) { $0.mapping(shape()) }
  }
}

extension KeyType where Value == [SourceValue] {
  /// A list whose items are read later.
  package static func items(
    of item: @autoclosure @escaping () -> ValueShape, atMost limit: Int = ReadingSession.containerLimit
  ) -> Self {
    Self(.list(of: item())) { $0.session.list($0.value, expected: .list(of: item()), atMost: limit) }
  }
}

extension KeyType where Value == SourceValue {
  /// A value that is read later, when the keys beside it are known.
  package static func written(_ shape: ValueShape) -> Self { Self(shape) { $0.value } }
}
