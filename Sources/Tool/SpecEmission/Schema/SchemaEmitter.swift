public import SpecLanguage

/// The JSON Schema of every kind of file that people write, for editors and validators.
public struct SchemaEmitter: Emitter {
  public static let id = "schema"

  public init() {}

  public func files(for formats: [FileFormat]) -> [OutputFile] {
    formats.map { OutputFile(path: Self.path(of: $0), contents: JSONSchema(of: $0).text) }
      .sorted { $0.path < $1.path }
  }

  /// `schema/notispec.schema.json` for specs, `schema/notispec-scenarios.schema.json` for scenarios.
  public static func path(of format: FileFormat) -> String {
    let name = format.id == FileFormat.spec.id ? "notispec" : "notispec-\(format.id)"
    return "\(id)/\(name).schema.json"
  }
}
