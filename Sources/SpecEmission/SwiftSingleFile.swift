public import SpecLanguage

extension SwiftEmitter {
  /// The module of one app as one file, for build systems that must know the names of outputs before they run.
  ///
  /// The same declarations in the same order as the files of `files(for:)`; each import is written once.
  public func singleFile(for spec: Spec) -> String {
    var header: [Substring] = []
    var imports: [String: Substring] = [:]
    var bodies = ""
    for file in files(for: spec) {
      var rest = file.contents.split(separator: "\n", omittingEmptySubsequences: false)[...]
      let opening = rest.prefix { $0.hasPrefix("// ") }
      if header.isEmpty { header = Array(opening) }
      rest = rest.dropFirst(opening.count)
      while let line = rest.first {
        if line.isEmpty {
          rest.removeFirst()
        } else if let (module, access) = Self.imported(by: line) {
          if Self.rank(access) >= Self.rank(imports[module] ?? "") { imports[module] = access }
          rest.removeFirst()
        } else {
          break
        }
      }
      bodies += "\n" + rest.joined(separator: "\n")
    }
    let lines = imports.sorted { $0.key < $1.key }.map { "\($0.value)\($0.value.isEmpty ? "" : " ")import \($0.key)\n" }
    return header.joined(separator: "\n") + "\n" + (lines.isEmpty ? "" : "\n") + lines.joined() + bodies
  }

  /// - Returns: The module, and the access that is written before `import`; nil for a line that imports nothing.
  private static func imported(by line: Substring) -> (module: String, access: Substring)? {
    let words = line.split(separator: " ")
    switch words.count {
    case 2 where words[0] == "import": return (String(words[1]), "")
    case 3 where words[1] == "import" && rank(words[0]) > 0: return (String(words[2]), words[0])
    default: return nil
    }
  }

  /// Of two imports of a module the one of the higher rank serves for both.
  private static func rank(_ access: Substring) -> Int {
    switch access {
    case "public": 3
    case "package": 2
    case "internal": 1
    default: 0
    }
  }
}
