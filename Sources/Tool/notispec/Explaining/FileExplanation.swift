import SpecLanguage
import TextWriting

/// A kind of file that people write: `requirements`, `known-failing.yaml`.
struct FileExplanation: Explanation {
  let format: FileFormat

  func write(to page: inout PageText) {
    page.heading("\(format.title)  \(format.place)")
    page.paragraph(format.root.doc)
    page.prose(format.isList ? "Keys of each item of the list" : "Keys", format.root.fields.map { ($0.key, $0.doc) })
  }

  func write(to json: inout JSONWriter) {
    json.member("about", "file")
    json.member("file", format.place)
    json.member("doc", format.root.doc)
    json.strings("keys", format.root.fields.map(\.key))
  }

  private var name: String { Folder.split(format.place).name }

  /// Those that a word means: the id of the kind, the name of the file, or what one item of its list is called.
  static func all(_ query: String) -> [FileExplanation] {
    let word = query.replacing("_", with: "-")
    return FileFormat.all.map(FileExplanation.init)
      .filter { word == $0.format.id || query == $0.name || $0.format.isList && query == $0.format.root.name }
  }
}
