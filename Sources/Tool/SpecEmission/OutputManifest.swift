import SpecLanguage
import TextWriting

/// `generated/manifest.json`: which files notispec owns, what it wrote into them and from which model.
public struct OutputManifest: Sendable, Hashable {
  /// Counts changes in what the emitters write for the same spec, and in how the manifest distinguishes files.
  public static let generatorFormat = 2

  /// Its place below `generated/`.
  public static let path = "manifest.json"

  /// One file notispec wrote.
  public struct Entry: Sendable, Hashable {
    /// Below `generated/`.
    public var path: String
    /// XXH64 of the file as it was written.
    public var digest: String
    /// XXH64 of the resolved model it came from, so that a changed comment in a spec is not drift.
    public var model: String
    /// For the output of a user's template: XXH64 of everything besides the model that it came from.
    public var template: String?

    public init(path: String, digest: String, model: String, template: String? = nil) {
      self.path = path
      self.digest = digest
      self.model = model
      self.template = template
    }
  }

  public var generator: Int
  /// Sorted by path; after a merge or an interrupted run one path may have several.
  public private(set) var entries: [Entry]

  public init(generator: Int = OutputManifest.generatorFormat, entries: [Entry]) {
    self.generator = generator
    self.entries = entries.sorted { ($0.path, $0.digest, $0.model) < ($1.path, $1.digest, $1.model) }
  }

  /// XXH64 of a file, as 16 lowercase hexadecimal digits.
  ///
  /// A digest here distinguishes edits from what was written. It does not help against somebody who hides an edit, as
  /// nothing in the same folder could; but `generate --check` does, because it compares the files with what the specs
  /// produce.
  public static func digest(of bytes: some Collection<UInt8>) -> String { XXH64.digest(of: bytes) }

  /// One line per entry, so that a diff of the manifest shows the files that changed.
  public var json: String {
    var text = "{\n  \"notispec_manifest\": \(Self.format),\n  \"generator\": \(generator),\n  \"outputs\": ["
    for (position, entry) in entries.enumerated() {
      var line = JSONWriter(style: .compact)
      line.object { line in
        line.member("path", entry.path)
        line.member("digest", entry.digest)
        line.member("model", entry.model)
        if let template = entry.template { line.member("template", template) }
      }
      text += (position == 0 ? "\n    " : ",\n    ") + line.text
    }
    return text + (entries.isEmpty ? "]\n}\n" : "\n  ]\n}\n")
  }
}
