public import SpecLanguage

/// One kind of output. `files(for:)` cannot fail: what could go wrong is a lint rule that reads the emitted bytes and
/// has a place in the spec.
///
/// Same spec, same bytes: no date, tool version or machine path in what is returned, no order from a set or dictionary.
public protocol Emitter: Sendable {
  /// Its folder below `generated/` and its name on the command line.
  static var id: String { get }

  /// Every file for one app, sorted by path; none by default.
  func files(for spec: Spec) -> [OutputFile]

  /// Passes on the same files one by one, so that those of a large app need not be in memory together.
  func forEachFile<Failure>(of spec: Spec, _ take: (OutputFile) throws(Failure) -> Void) throws(Failure)

  /// Every file that is about the language itself and the same for all specs, sorted by path; none by default.
  ///
  /// - Parameter formats: The kinds of files that people write.
  func files(for formats: [FileFormat]) -> [OutputFile]
}

extension Emitter {
  public func files(for spec: Spec) -> [OutputFile] { [] }

  public func forEachFile<Failure>(of spec: Spec, _ take: (OutputFile) throws(Failure) -> Void) throws(Failure) {
    for file in files(for: spec) { try take(file) }
  }

  public func files(for formats: [FileFormat]) -> [OutputFile] { [] }
}

/// A file to be written below `generated/`.
public struct OutputFile: Sendable, Hashable {
  /// Relative to `generated/`, with `/` between the parts: `swift/CleanerNotifications/NotificationType.swift`.
  public var path: String
  /// UTF-8.
  public var bytes: [UInt8]

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  public init(path: String, contents: String) { self.init(path: path, bytes: Array(contents.utf8)) }

  /// The bytes as text.
  public var contents: String { String(decoding: bytes, as: UTF8.self) }
}
