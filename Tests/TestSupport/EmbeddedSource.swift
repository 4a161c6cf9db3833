public import Foundation

/// A style sheet or script as the Swift file that has its text.
public enum EmbeddedSource {
  public static func swift(
    _ name: String, _ kind: String, isPublic: Bool = false, from file: String, in folder: URL
  ) throws -> String {
    let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(text.hasSuffix("\n") ? 1 : 0)
    let access = isPublic ? "public " : ""
    return """
      /// \(kind), as `\(file)` beside it has it; `make record` copies it from there.
      \(access)enum \(name) {
        // swift-format-ignore
        \(access)static let text: StaticString = #\"""
      \(lines.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n"))
          \"""#
      }

      """
  }
}
