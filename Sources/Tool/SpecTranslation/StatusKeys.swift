import SpecLanguage
import TextWriting
import YAMLNodes

/// What stands beside the words of a text in one language: its status and, if it is stale, the source that it translates.
struct StatusKeys {
  private let status: CopyText.Status
  private let translates: String?
  private static let names: Set<String> = ["status", "translates"]

  init(_ status: CopyText.Status, _ translates: String?) {
    self.status = status
    self.translates = translates
  }

  /// As entries; none for an approved text.
  var members: [String] {
    status == .approved
      ? [] : ["status: \(status.rawValue)"] + (translates.map { ["translates: \(YAMLScalar.doubleQuoted($0))"] } ?? [])
  }

  /// What to change in the mapping of a text.
  func edits(in owner: SourceNode) -> [MappingEdit] {
    if status == .approved { return MappingEdit.removing(Self.names, from: owner) }
    var edits: [MappingEdit] = []
    var new: [String] = []
    if let value = owner["status"] {
      edits.append(MappingEdit(span: value.span, text: status.rawValue))
    } else {
      new.append("status: \(status.rawValue)")
    }
    switch (translates.map(YAMLScalar.doubleQuoted), owner["translates"]) {
    case (let text?, let value?): edits.append(MappingEdit(span: value.span, text: text))
    case (let text?, nil): new.append("translates: \(text)")
    case (nil, .some): edits += MappingEdit.removing(["translates"], from: owner)
    case (nil, nil): break
    }
    return edits + (new.isEmpty ? [] : [MappingEdit.inserting(new, into: owner)].compactMap { $0 })
  }

  /// Whether a text between braces has nothing else beside its words: without a status it needs no braces.
  static func isOnlyText(_ owner: SourceNode) -> Bool {
    MappingEdit.isInBraces(owner) && !owner.sourceText.contains("#") && !owner.sourceText.contains("\n")
      && owner.entries.allSatisfy { $0.key.text == "text" || names.contains($0.key.text) }
  }
}
