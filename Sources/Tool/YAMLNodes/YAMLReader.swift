import CLibYAML
public import SpecDiagnostics

/// What reading one YAML file gave.
public struct YAMLReadResult: Sendable {
  /// The document; nil if the file is empty, or if what follows an error is unknown.
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
    // An oversized file is not looked into at all.
    guard bytes.count <= limits.fileBytes else {
      let finding = Diagnostic.tooLarge(bytes.count, limit: limits.fileBytes, file: file)
      return YAMLReadResult(tree: nil, diagnostics: [finding], lines: SourceLines([]))
    }
    let lines = SourceLines(bytes)
    if let encoding = ByteEncoding.foreignEncoding(of: bytes) {
      let finding = Diagnostic.notUTF8("This file is \(encoding)", SourceSpan(startOf: file))
      return YAMLReadResult(tree: nil, diagnostics: [finding], lines: lines)
    }
    let file = SourceFile(file, bytes: bytes)
    let conflicts = ConflictMarks(in: lines, file: file, isBroken: false).findings
    guard conflicts.isEmpty else { return YAMLReadResult(tree: nil, diagnostics: conflicts, lines: lines) }
    let result =
      parse(lines, file: file, limits: limits, editorMarks: nil)
      ?? parse(lines, file: file, limits: limits, editorMarks: EditorMarks(lines))
      ?? YAMLReadResult(tree: nil, diagnostics: [], lines: lines)
    guard result.tree == nil, !result.diagnostics.isEmpty else { return result }
    let leftovers = ConflictMarks(in: lines, file: file, isBroken: true).findings
    return leftovers.isEmpty ? result : YAMLReadResult(tree: nil, diagnostics: leftovers, lines: lines)
  }

  /// Nil when libyaml's lines turn out not to be the editor's, so that the marks have to be translated.
  private static func parse(
    _ lines: SourceLines, file: SourceFile, limits: YAMLLimits, editorMarks: EditorMarks?
  ) -> YAMLReadResult? {
    lines.bytes.withUnsafeBufferPointer { source -> YAMLReadResult? in
      var builder = TreeBuilder(source, file: file, lines: lines, limits: limits, editorMarks: editorMarks)
      let outcome = builder.run()
      if editorMarks == nil {
        switch outcome {
        case .finished(let lineCount):
          if lineCount != lines.lineCount { return nil }
        case .stopped:
          if lines.hasOtherLineBreaks { return nil }
        }
      }
      return result(of: consume builder, lines, hasOtherBreaks: editorMarks != nil)
    }
  }

  private static func result(
    of builder: consuming TreeBuilder, _ lines: SourceLines, hasOtherBreaks: Bool
  ) -> YAMLReadResult {
    var findings = builder.findings
    if builder.isBlank {
      if builder.isUsable { findings.append(.empty(file: builder.file.name)) }
      return YAMLReadResult(tree: nil, diagnostics: findings.report, lines: lines)
    }
    guard builder.isUsable else {
      let report = findings.report
      // A comment that ends too early just before is what is wrong then.
      let ends = hasOtherBreaks ? CommentEnds(lines: lines, file: builder.file, tree: nil).findings : []
      let causes = ends.filter { end in
        report.first.map { (0...1).contains($0.span.start.line - end.span.start.line) } ?? false
      }
      return YAMLReadResult(tree: nil, diagnostics: causes.isEmpty ? report : causes, lines: lines)
    }
    let tree = SourceTree(builder.file, lines: lines, nodes: builder.nodes)
    if hasOtherBreaks {
      findings.append(contentsOf: CommentEnds(lines: lines, file: builder.file, tree: tree).findings)
    }
    if lines.hasTab {
      findings.append(contentsOf: TabIndentation(tree: tree).findings)
    }
    return YAMLReadResult(tree: tree, diagnostics: findings.report, lines: lines)
  }
}

extension TreeBuilder {
  /// No document, or one that says nothing at all.
  fileprivate var isBlank: Bool {
    guard let root = nodes.records.first else { return true }
    return root.form == .plain && root.extent == 0 && !root.flags.contains(.text)
  }
}

extension SourceLines {
  /// Whether some text may hold a control character: it has an escape, or is in the file. Most files have neither, and
  /// need no look at each of their texts.
  public var mayHaveControls: Bool {
    // U+202A to U+202E and U+2066 to U+2069; U+FDD0 to U+FDEF and what follows U+FFBF.
    firstPlace(of: UInt8(ascii: "\\")) != nil
      || has(0xE2) { $0 == 0x80 && (0xAA...0xAE).contains($1) || $0 == 0x81 && (0xA6...0xA9).contains($1) }
      || has(0xEF) { second, _ in second == 0xB7 || second == 0xBF }
  }

  /// Whether some character of three bytes begins with this one and goes on as wanted.
  private func has(_ first: UInt8, followedBy isWanted: (UInt8, UInt8) -> Bool) -> Bool {
    var start = 0
    while let place = firstPlace(of: first, from: start) {
      if place + 2 < bytes.count, isWanted(bytes[place + 1], bytes[place + 2]) { return true }
      start = place + 1
    }
    return false
  }

  fileprivate var hasTab: Bool { firstPlace(of: 0x09) != nil }

  /// How many lines libyaml counts to the end if it counts as editors do: an unfinished last line is one more.
  fileprivate var lineCount: Int {
    guard let last = bytes.last, bytes.count > contentStart else { return 0 }
    return lineFeeds + (last == 0x0A ? 0 : 1)
  }

  /// Whether libyaml begins a line somewhere where editors do not.
  fileprivate var hasOtherLineBreaks: Bool { bytes.indices.contains { otherLineBreak(at: $0) > 0 } }
}
