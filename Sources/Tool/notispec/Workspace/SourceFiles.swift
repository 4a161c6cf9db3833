import SpecDiagnostics
import YAMLNodes

/// The YAML files of a run: each is read once, and its lines are kept for showing findings.
struct SourceFiles {
  private var linesByFile: [PathKey: (path: String, lines: SourceLines)] = [:]
  /// What was made of each file, if another run is to know it.
  private var results: [PathKey: YAMLReadResult] = [:]
  private let keepsResults: Bool
  private let known: [PathKey: YAMLReadResult]
  /// What is read instead of a file, by its path.
  private let replacements: [PathKey: [UInt8]]
  let bounds: ReadingBounds

  /// - Parameters:
  ///   - keepsResults: What is made of the files is kept, so that a later run need not parse them again.
  ///   - earlier: A run that has kept it.
  init(
    in bounds: ReadingBounds, replacing replacements: [PathKey: [UInt8]] = [:], keepsResults: Bool = false,
    knowing earlier: SourceFiles? = nil
  ) {
    self.bounds = bounds
    self.replacements = replacements
    self.keepsResults = keepsResults
    known = earlier?.results ?? [:]
  }

  /// A file that is outside gives a finding instead of a tree.
  ///
  /// - Throws: Exit 66.
  mutating func read(_ path: String) throws(WorldError) -> YAMLReadResult {
    guard bounds.contains(path) else {
      return YAMLReadResult(tree: nil, diagnostics: [.strayLink(path)], lines: SourceLines([]))
    }
    let limit = YAMLLimits.standard.fileBytes
    guard let bytes = try contents(of: path, limit: limit) else {
      return YAMLReadResult(tree: nil, diagnostics: [.tooLarge(path, limit)], lines: SourceLines([]))
    }
    let key = PathKey(path)
    let result: YAMLReadResult
    if let same = known[key], same.lines.bytes == bytes {
      result = same
    } else {
      result = YAMLReader.read(bytes, file: path)
    }
    linesByFile[key] = (path, result.lines)
    if keepsResults { results[key] = result }
    return result
  }

  private func contents(of path: String, limit: Int) throws(WorldError) -> [UInt8]? {
    guard let bytes = replacements[PathKey(path)] else { return try InputFile.bytes(of: path, limit: limit) }
    return bytes.count > limit ? nil : bytes
  }

  /// Adds a file that is not YAML, to show findings about it.
  mutating func add(_ path: String, _ bytes: [UInt8]) { linesByFile[PathKey(path)] = (path, SourceLines(bytes)) }

  /// A file as it was read; nil for one that was not.
  func bytes(_ file: String) -> [UInt8]? { linesByFile[PathKey(file)]?.lines.bytes }

  /// Every file that was read, in the order of the paths.
  var all: [(path: String, bytes: [UInt8])] {
    linesByFile.values.map { ($0.path, $0.lines.bytes) }.sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }
  }

  /// A line of a file that was read, without its line end.
  func line(_ file: String, _ number: Int) -> String? { linesByFile[PathKey(file)]?.lines.text(number) }
}

extension Diagnostic {
  static func tooLarge(_ path: String, _ limit: Int) -> Self {
    Self(
      "yaml/too-large", .error, "This file has more than \(limit >> 20) MiB, which is the limit: split it into several",
      at: SourceSpan(startOf: path))
  }
}
