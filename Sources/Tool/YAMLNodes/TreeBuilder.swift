import CLibYAML
import SpecDiagnostics

/// Turns libyaml's events into the records of a `SourceTree`, and judges what our YAML does not allow.
struct TreeBuilder {
  /// How far a parse came.
  enum Outcome {
    /// To the end of the file, in which libyaml counted this many lines.
    case finished(lineCount: Int)
    /// A finding says why nothing after it can be known.
    case stopped
  }

  let file: SourceFile
  let limits: YAMLLimits
  var scanner: SourceScanner
  let lines: SourceLines

  var nodes = NodeStore()
  /// The mapping or sequence that is being read; before the first one, the document itself.
  var frame = Frame.document
  /// The containers around it, outermost first.
  var parents: [Frame] = []
  /// The records of the keys of all mappings that are still open, those of the innermost last.
  ///
  /// A nested mapping is closed, and its keys are gone, before the next key of its parent comes: so the keys of one
  /// mapping are always together.
  var keys: [Int] = []
  var anchors = AnchorTable()
  var findings: FindingList
  /// False once something was found whose meaning cannot be known, such as an undefined alias.
  var isUsable = true
  /// The end of the node finished last.
  var lastEnd = Place(line: 1, column: 1)
  /// Bytes of all texts, those that aliases repeat included.
  var textBytes = 0
  /// What aliases add to the nodes and texts as written.
  var aliasItems = 0
  var aliasTextBytes = 0
  /// The empty key that a finding names last, as its record.
  var lastEmptyKey = -1
  private var documents = 0

  init(
    _ source: UnsafeBufferPointer<UInt8>, file: SourceFile, lines: SourceLines, limits: YAMLLimits,
    editorMarks: EditorMarks?
  ) {
    self.file = file
    self.limits = limits
    self.lines = lines
    scanner = SourceScanner(source, contentStart: lines.contentStart, editorMarks: editorMarks)
    findings = FindingList(limit: limits.findings)
    // Pages that are never touched cost nothing, while growing an array step by step would copy it each time.
    nodes.records.reserveCapacity(min(source.count / 8 + 16, limits.items))
    nodes.containers.reserveCapacity(min(source.count / 32 + 16, limits.items))
  }

  mutating func run() -> Outcome {
    let content = UnsafeBufferPointer(rebasing: scanner.source[lines.contentStart...])
    guard var stream = EventStream(content) else {
      findings.append(.outOfMemory(file: file.name))
      return .stopped
    }
    while stream.advance() {
      let event = stream.event
      switch event.pointee.type {
      case YAML_SCALAR_EVENT:
        guard addScalar(event) else { return .stopped }
      case YAML_MAPPING_START_EVENT, YAML_SEQUENCE_START_EVENT:
        guard openContainer(event) else { return .stopped }
      case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT:
        closeContainer(event)
      case YAML_ALIAS_EVENT:
        guard addAlias(event) else { return .stopped }
      case YAML_DOCUMENT_START_EVENT:
        documents += 1
        if documents > 1 {
          findings.append(.severalDocuments(span(event)))
          return .stopped
        }
      case YAML_STREAM_END_EVENT:
        reportUnusedAnchors()
        return .finished(lineCount: event.pointee.end_mark.line)
      default:
        break
      }
    }
    let failure = stream.failure
    let cause = failure.kind == .syntax ? foreignIndentations(before: scanner.place(failure.mark)) : []
    if cause.isEmpty { findings.append(.parseFailure(failure, in: self)) }
    findings.append(contentsOf: cause)
    isUsable = false
    return .stopped
  }

  func span(_ event: UnsafePointer<yaml_event_t>) -> SourceSpan {
    span(scanner.place(event.pointee.start_mark), scanner.place(event.pointee.end_mark))
  }

  func span(_ start: Place, _ end: Place) -> SourceSpan {
    SourceSpan(in: file, start: SourcePosition(start), end: SourcePosition(end))
  }

  func span(of record: NodeRecord) -> SourceSpan {
    span(record.start, nodes.end(of: record, source: scanner.source))
  }

  /// The bytes of a scalar; an alias means the scalar it names.
  func withText<R>(of index: Int, _ body: (UnsafeRawBufferPointer) -> R) -> R {
    var record = nodes.records[index]
    if record.form == .alias { record = nodes.records[Int(record.link)] }
    let range = nodes.textRange(of: record)
    if record.flags.contains(.rewritten) {
      return nodes.rewrittenBytes.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[range])) }
    }
    return body(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: scanner.source[range])))
  }

  func text(of index: Int) -> String {
    withText(of: index) { String(decoding: $0, as: UTF8.self) }
  }
}
