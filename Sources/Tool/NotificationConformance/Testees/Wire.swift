import TextWriting

/// How a value is written into a line of the testee protocol, how it is read again, and what its JSON looks like: said once,
/// for the runner, for testees of ours and for the schema.
struct Wire<Value>: Sendable {
  let shape: WireShape
  let write: @Sendable (Value, inout JSONWriter) -> Void
  let read: @Sendable (JSONValue) throws(WireProblem) -> Value
}

/// What is wrong with a message, and where: `effects[2].request.identifier`.
struct WireProblem: Error, Hashable {
  var message: String
  /// From the outside in.
  var path: [String] = []

  init(_ message: String) { self.message = message }

  func within(_ part: String) -> WireProblem {
    var problem = self
    problem.path.insert(part, at: 0)
    return problem
  }

  var sentence: String {
    guard !path.isEmpty else { return message }
    var place = ""
    for part in path { place += part.hasPrefix("[") || place.isEmpty ? part : ".\(part)" }
    return "'\(place)': \(message)"
  }
}

/// One member of an object.
struct WireField<Root>: Sendable {
  let name: String
  let doc: String
  let shape: WireShape
  let isRequired: Bool
  let write: @Sendable (Root, inout JSONWriter) -> Void
  let read: @Sendable (JSONValue, inout Root) throws(WireProblem) -> Void

  /// A member that is always there.
  static func field<Value>(
    _ name: String, _ path: any WritableKeyPath<Root, Value> & Sendable, _ wire: Wire<Value>, _ doc: String = ""
  ) -> Self {
    Self(
      name: name, doc: doc, shape: wire.shape, isRequired: true,
      write: { root, json in
        json.key(name)
        wire.write(root[keyPath: path], &json)
      },
      read: { value, root throws(WireProblem) in root[keyPath: path] = try wire.read(value) })
  }

  /// A member that is left out where there is nothing to say; `null` means the same.
  static func optional<Value>(
    _ name: String, _ path: any WritableKeyPath<Root, Value?> & Sendable, _ wire: Wire<Value>, _ doc: String = ""
  ) -> Self {
    Self(
      name: name, doc: doc, shape: wire.shape, isRequired: false,
      write: { root, json in
        guard let value = root[keyPath: path] else { return }
        json.key(name)
        wire.write(value, &json)
      },
      read: { value, root throws(WireProblem) in
        root[keyPath: path] = value == .null ? nil : try wire.read(value)
      })
  }

  /// A member that is left out where it is what the blank value has.
  static func field<Value: Equatable & Sendable>(
    _ name: String, _ path: any WritableKeyPath<Root, Value> & Sendable, _ wire: Wire<Value>, or standard: Value,
    _ doc: String = ""
  ) -> Self {
    Self(
      name: name, doc: doc, shape: wire.shape, isRequired: false,
      write: { root, json in
        guard root[keyPath: path] != standard else { return }
        json.key(name)
        wire.write(root[keyPath: path], &json)
      },
      read: { value, root throws(WireProblem) in
        root[keyPath: path] = value == .null ? standard : try wire.read(value)
      })
  }
}

// MARK: - Objects

extension Wire {
  /// An object with one member for each property.
  ///
  /// - Parameter blank: What is read into; required members take the place of what it has.
  static func object(
    _ name: String? = nil, _ blank: @autoclosure @escaping @Sendable () -> Value, _ fields: [WireField<Value>]
  ) -> Self {
    let object = WireShape.object(
      fields.map { .init(name: $0.name, doc: $0.doc, shape: $0.shape, isRequired: $0.isRequired) })
    return Self(
      shape: name.map { .named($0, object) } ?? object,
      write: { value, json in json.object { json in for field in fields { field.write(value, &json) } } },
      read: { value throws(WireProblem) in
        var root = blank()
        try Self.fill(&root, fields, value, besides: nil)
        return root
      })
  }

  static func fill<Root>(
    _ root: inout Root, _ fields: [WireField<Root>], _ value: JSONValue, besides tag: String?
  ) throws(WireProblem) {
    guard case .object(let members) = value else { throw WireProblem("expected an object, not \(value.noun)") }
    for field in fields {
      guard let member = members.first(where: { $0.key == field.name }) else {
        if field.isRequired { throw WireProblem("the member '\(field.name)' is missing") }
        try field.read(.null, &root)
        continue
      }
      do throws(WireProblem) { try field.read(member.value, &root) } catch { throw error.within(field.name) }
    }
    for member in members where member.key != tag && !fields.contains(where: { $0.name == member.key }) {
      throw WireProblem("there is no member '\(member.key)' here")
    }
  }
}

/// One of the forms of a value, with its members.
struct WireCase<Value>: Sendable {
  let fields: [WireShape.Field]
  let write: @Sendable (Value, inout JSONWriter) -> Void
  let read: @Sendable (JSONValue, _ tag: String) throws(WireProblem) -> Value

  /// A form without members.
  static func plain(_ value: @autoclosure @escaping @Sendable () -> Value) -> Self {
    Self(
      fields: [], write: { _, _ in },
      read: { json, tag throws(WireProblem) in
        var none: Void = ()
        try Wire<Void>.fill(&none, [], json, besides: tag)
        return value()
      })
  }

  /// A form whose members are those of a payload.
  ///
  /// - Parameters:
  ///   - make: Nil if these values do not go together.
  ///   - take: Nil for another form.
  static func with<Payload>(
    _ blank: @autoclosure @escaping @Sendable () -> Payload, _ fields: [WireField<Payload>],
    make: @escaping @Sendable (Payload) -> Value?, take: @escaping @Sendable (Value) -> Payload?
  ) -> Self {
    Self(
      fields: fields.map { .init(name: $0.name, doc: $0.doc, shape: $0.shape, isRequired: $0.isRequired) },
      write: { value, json in
        let payload = payload(of: value, take)
        for field in fields { field.write(payload, &json) }
      },
      read: { json, tag throws(WireProblem) in
        var payload = blank()
        try Wire<Payload>.fill(&payload, fields, json, besides: tag)
        guard let value = make(payload) else { throw WireProblem("these values do not go together") }
        return value
      })
  }

  /// The form was chosen by the name of the value, so it takes it.
  private static func payload<Payload>(of value: Value, _ take: (Value) -> Payload?) -> Payload {
    guard let payload = take(value) else { fatalError("A form of a message takes another one.") }
    return payload
  }

  /// A form with a single member.
  static func one<Payload>(
    _ name: String, _ wire: Wire<Payload>, _ doc: String = "", make: @escaping @Sendable (Payload) -> Value,
    take: @escaping @Sendable (Value) -> Payload?
  ) -> Self {
    Self(
      fields: [.init(name: name, doc: doc, shape: wire.shape, isRequired: true)],
      write: { value, json in
        let payload = payload(of: value, take)
        json.key(name)
        wire.write(payload, &json)
      },
      read: { json, tag throws(WireProblem) in
        guard case .object(let members) = json else { throw WireProblem("expected an object, not \(json.noun)") }
        guard let member = members.first(where: { $0.key == name }) else {
          throw WireProblem("the member '\(name)' is missing")
        }
        if let other = members.first(where: { $0.key != name && $0.key != tag }) {
          throw WireProblem("there is no member '\(other.key)' here")
        }
        do throws(WireProblem) { return make(try wire.read(member.value)) } catch { throw error.within(name) }
      })
  }
}

/// The names of the forms of a value: a form without a name does not compile, and neither does a name without a form.
protocol WireName: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue == String {}

extension Wire {
  /// An object that says by the member `tag` which of several forms it has.
  static func choice<Name: WireName>(
    _ name: String, by tag: String, _ names: @escaping @Sendable (Value) -> Name,
    _ form: @Sendable (Name) -> WireCase<Value>
  ) -> Self {
    let forms = Dictionary(Name.allCases.map { ($0, form($0)) }, uniquingKeysWith: { first, _ in first })
    let shapes = Name.allCases.map { name in
      WireShape.Form(name: name.rawValue, fields: forms[name]?.fields ?? [])
    }
    return Self(
      shape: .named(name, .choice(tag: tag, shapes)),
      write: { value, json in
        let name = names(value)
        json.object { json in
          json.member(tag, name.rawValue)
          forms[name]?.write(value, &json)
        }
      },
      read: { json throws(WireProblem) in
        guard case .object(let members) = json else { throw WireProblem("expected an object, not \(json.noun)") }
        guard case .text(let word)? = members.first(where: { $0.key == tag })?.value else {
          throw WireProblem("the member '\(tag)' is missing, or no text")
        }
        guard let form = Name(rawValue: word).flatMap({ forms[$0] }) else {
          throw WireProblem("there is no \(tag) '\(word)'")
        }
        return try form.read(json, tag)
      })
  }
}
