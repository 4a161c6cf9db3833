public import SpecDiagnostics
public import YAMLNodes

/// One file of an app's folder.
public struct SpecSource: Sendable {
  /// As the command line names it; decides the order of the files.
  public let path: String
  public let yaml: YAMLReadResult

  /// Parses a file as it is on disk.
  public init(path: String, bytes: [UInt8], limits: YAMLLimits = .standard) {
    self.init(path: path, yaml: YAMLReader.read(bytes, file: path, limits: limits))
  }

  /// A file that has been parsed already.
  public init(path: String, yaml: YAMLReadResult) {
    self.path = path
    self.yaml = yaml
  }
}

/// What reading the files of one app gave.
public struct SpecReadResult: Sendable {
  /// The app without its broken parts; nil when what is broken is the section `app` itself.
  public var spec: Spec?
  /// Those of the YAML reader included, in the order of a report.
  public var diagnostics: [Diagnostic]
}
