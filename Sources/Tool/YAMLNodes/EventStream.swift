import CLibYAML

/// libyaml's parser over a buffer that outlives it: one event at a time, everything freed on every path.
struct EventStream: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let current: UnsafeMutablePointer<yaml_event_t>

  /// Nil when there is no memory for a parser.
  init?(_ input: UnsafeBufferPointer<UInt8>) {
    // The parser keeps a pointer to itself, so it needs an address that stays.
    parser = .allocate(capacity: 1)
    current = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    current.initialize(to: yaml_event_t())
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      current.deallocate()
      return nil
    }
    yaml_parser_set_input_string(parser, input.baseAddress, input.count)
    // We have judged the encoding already; left alone, libyaml would read UTF-16 too.
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
  }

  deinit {
    yaml_event_delete(current)
    yaml_parser_delete(parser)
    current.deallocate()
    parser.deallocate()
  }

  /// Reads the next event into `event`; false on an error, which `failure` describes.
  mutating func advance() -> Bool {
    yaml_event_delete(current)
    return yaml_parser_parse(parser, current) == 1
  }

  /// The event read last. Its memory is freed by the next `advance()`.
  var event: UnsafePointer<yaml_event_t> { UnsafePointer(current) }

  /// The error that ended the parse.
  var failure: ParseFailure { ParseFailure(parser.pointee) }
}

/// Why libyaml stopped, copied out of the parser.
struct ParseFailure {
  enum Kind { case memory, reader, syntax }

  var kind: Kind
  /// libyaml's words, which are constants of the library.
  var problem: String
  var context: String
  var mark: yaml_mark_t
  /// Where the construct began that could not be finished, if libyaml says so.
  var contextMark: yaml_mark_t?
  /// Reader errors: the offending byte, counted from the start of the input.
  var byteOffset: Int
  /// Reader errors: the byte or code point found there; -1 if unknown.
  var value: Int

  init(_ parser: yaml_parser_t) {
    kind =
      switch parser.error {
      case YAML_MEMORY_ERROR: .memory
      case YAML_READER_ERROR: .reader
      default: .syntax
      }
    problem = parser.problem.map { String(cString: $0) } ?? ""
    context = parser.context.map { String(cString: $0) } ?? ""
    mark = parser.problem_mark
    contextMark = parser.context == nil ? nil : parser.context_mark
    byteOffset = Int(clamping: parser.problem_offset)
    value = Int(parser.problem_value)
  }
}
