public import SpecLanguage
public import TextWriting

/// The description of one app as notispec understands it, as JSON.
///
/// `notispec dump` prints it, and its digest decides whether a spec has changed.
public struct ResolvedModel {
  private let spec: Spec

  public init(of spec: Spec) { self.spec = spec }

  /// XXH64 of the compact text, as 16 lowercase hexadecimal digits.
  public static func digest(of spec: Spec) -> String {
    var hash = XXH64()
    var writer = JSONWriter(style: .compact)
    ResolvedModel(of: spec).write(to: &writer) { json in
      // The text of a large model is some megabytes, which nothing else needs.
      if json.count >= 1 << 13 { json.drain { hash.add($0) } }
    }
    writer.drain { hash.add($0) }
    return hash.digest
  }

  /// The digest of no model, for files that come from none: they change only with the generator.
  public static let digestOfNone = OutputManifest.digest(of: EmptyCollection<UInt8>())

  /// Writes one object.
  public func write(to json: inout JSONWriter) { write(to: &json) { _ in } }

  /// - Parameter pause: Called between items.
  private func write(to json: inout JSONWriter, pause: (inout JSONWriter) -> Void) {
    json.object { json in
      for (key, section) in spec.resolvedSections {
        switch section {
        case .value(let value): json.member(key, value)
        case .items(let count, let item):
          json.object(key) { json in
            for number in 0..<count {
              pause(&json)
              let member = item(number)
              json.member(member.key, member.value)
            }
          }
        }
      }
    }
  }
}

extension JSONWriter {
  mutating func member(_ key: String, _ value: ResolvedValue) {
    self.key(key)
    self.value(value)
  }

  private mutating func value(_ value: ResolvedValue) {
    switch value {
    case .text(let text): self.value(text)
    case .flag(let flag): self.value(flag)
    case .int(let number): self.value(number)
    case .number(let number): self.value(number)
    case .list(let items): array { json in for item in items { json.value(item) } }
    case .section(let members): object { json in for member in members { json.member(member.key, member.value) } }
    }
  }
}
