/// A generated file, read once for all that it must say.
struct GeneratedFile {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// As JSON or a property list; nil if it is neither.
  lazy var value = OutputValue(file: bytes)

  /// Without indentation and empty lines.
  lazy var lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(\.trimmed).filter { !$0.isEmpty }
}
