public import SpecDiagnostics

/// What reading one YAML file gave.
public struct YAMLReadResult: Sendable {
  /// The document; nil when the file is empty, or when what stands after an error cannot be known.
  public var tree: SourceTree?
  /// In the order of their places.
  public var diagnostics: [Diagnostic]
  /// The file's lines, for showing findings; there even when there is no tree.
  public var lines: SourceLines

  public init(tree: SourceTree?, diagnostics: [Diagnostic], lines: SourceLines) {
    self.tree = tree
    self.diagnostics = diagnostics
    self.lines = lines
  }
}

/// YAML text to nodes with exact places.
public enum YAMLReader {
  /// Reads one document.
  ///
  /// - Parameters:
  ///   - bytes: The file as it is on disk.
  ///   - file: Its name in findings.
  public static func read(_ bytes: [UInt8], file: String, limits: YAMLLimits = .standard) -> YAMLReadResult {
    YAMLReadResult(tree: nil, diagnostics: [], lines: SourceLines(bytes))
  }
}
