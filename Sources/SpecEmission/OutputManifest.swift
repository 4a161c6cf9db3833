import TextWriting

/// What was generated from what: lets `generate --check` tell a changed spec from a hand edit.
///
/// It stands in `generated/manifest.json`, one line per output. A comment in a spec is no drift: what is recorded is the
/// digest of the resolved model.
public struct OutputManifest: Sendable, Hashable {
  /// One generated file.
  public struct Entry: Sendable, Hashable {
    /// Below `generated/`.
    public var path: String
    public var digest: OutputDigest
    /// The resolved model it came from.
    public var model: OutputDigest

    public init(path: String, digest: OutputDigest, model: OutputDigest) {
      self.path = path
      self.digest = digest
      self.model = model
    }
  }

  /// Its own path below `generated/`.
  public static let path = "manifest.json"
  /// Grows whenever an emitter writes something else for the same spec.
  public static let currentGenerator = "1"

  public var generator: String
  /// Sorted by path.
  public var entries: [Entry]

  public init(generator: String = Self.currentGenerator, entries: [Entry]) {
    self.generator = generator
    self.entries = entries.sorted { $0.path < $1.path }
  }

  /// The text of the file.
  public var text: String {
    var out = "{\n  \"manifest\": 1,\n  \"generator\": \(Self.json(generator)),\n  \"outputs\": ["
    for (index, entry) in entries.enumerated() {
      out += index == 0 ? "\n" : ",\n"
      out += "    {\"path\": \(Self.json(entry.path)), \"digest\": \(Self.json(entry.digest.text))"
      out += ", \"model\": \(Self.json(entry.model.text))}"
    }
    return out + "\n  ]\n}\n"
  }

  private static func json(_ text: String) -> String {
    var writer = JSONWriter(style: .compact)
    writer.value(text)
    return writer.text
  }
}

/// The SHA-256 of a file or a model: `sha256:` and 64 hexadecimal digits.
public struct OutputDigest: Sendable, Hashable {
  public let text: String

  /// One that was written down.
  public init(text: String) { self.text = text }

  public init(of bytes: [UInt8]) { text = "sha256:" + SHA256.hexadecimal(of: bytes) }
}
