import SpecDiagnostics
import TemplateEmission

/// The templates of the folders that were searched: one folder may have many, and each is read once.
struct TemplateFolders {
  private var folders: [String: [String: TemplateFile]] = [:]

  /// Far above what a template has.
  private static let longestFile = 1 << 20
  private static let ending = ".mustache"

  /// Every other template in the same folder, by its name without the extension.
  ///
  /// - Throws: Exit 66 if an existing file cannot be read.
  mutating func partials(
    beside path: String, _ files: inout SourceFiles, _ findings: inout [Diagnostic]
  ) throws(WorldError) -> [String: TemplateFile] {
    let (folder, own) = Folder.split(path)
    if folders[folder] == nil {
      var found: [String: TemplateFile] = [:]
      for name in try Folder.requiredNames(in: folder) where name.hasSuffix(Self.ending) && name != Self.ending {
        let path = Folder.path(folder, name)
        // Without its text it still exists: there is a finding about it already.
        found[String(name.dropLast(Self.ending.count))] =
          try Self.read(path, &files, &findings) ?? TemplateFile(path: path, text: "")
      }
      folders[folder] = found
    }
    var partials = folders[folder] ?? [:]
    if own.hasSuffix(Self.ending) { partials[String(own.dropLast(Self.ending.count))] = nil }
    return partials
  }

  /// - Returns: Nil after a finding.
  static func read(
    _ path: String, _ files: inout SourceFiles, _ findings: inout [Diagnostic]
  ) throws(WorldError) -> TemplateFile? {
    guard files.bounds.contains(path) else {
      if !findings.contains(.strayLink(path)) { findings.append(.strayLink(path)) }
      return nil
    }
    switch try InputFile.text(of: path, limit: longestFile) {
    case .success(let (bytes, text)):
      files.add(path, bytes)
      return TemplateFile(path: path, text: text)
    case .failure(let reason):
      let finding = Diagnostic.unreadableTemplate(path, reason.words)
      if !findings.contains(finding) { findings.append(finding) }
      return nil
    }
  }
}

extension Diagnostic {
  fileprivate static func unreadableTemplate(_ path: String, _ words: String) -> Self {
    Self("templates/malformed", .error, "This template \(words)", at: SourceSpan(startOf: path))
  }
}
