public import SpecModel

extension SwiftEmitter {
  /// The module of one app as one file, for build systems that must know the names of outputs before they run.
  ///
  /// The same declarations in the same order as the files of `files(for:)`; each import is written once.
  public func singleFile(for spec: Spec) -> String {
    var header: [Substring] = []
    var imports: [String: Bool] = [:]
    var bodies = ""
    for file in files(for: spec) {
      var rest = file.contents.split(separator: "\n", omittingEmptySubsequences: false)[...]
      let opening = rest.prefix { $0.hasPrefix("// ") }
      if header.isEmpty { header = Array(opening) }
      rest = rest.dropFirst(opening.count)
      while let line = rest.first {
        if line.isEmpty {
          rest.removeFirst()
        } else if let (module, isPublic) = Self.imported(by: line) {
          imports[module] = imports[module, default: false] || isPublic
          rest.removeFirst()
        } else {
          break
        }
      }
      bodies += "\n" + rest.joined(separator: "\n")
    }
    let lines = imports.sorted { $0.key < $1.key }.map { "\($0.value ? "public " : "")import \($0.key)\n" }
    return header.joined(separator: "\n") + "\n" + (lines.isEmpty ? "" : "\n") + lines.joined() + bodies
  }

  private static func imported(by line: Substring) -> (module: String, isPublic: Bool)? {
    let words = line.split(separator: " ")
    switch words.count {
    case 2 where words[0] == "import": return (String(words[1]), false)
    case 3 where words[0] == "public" && words[1] == "import": return (String(words[2]), true)
    default: return nil
    }
  }
}
