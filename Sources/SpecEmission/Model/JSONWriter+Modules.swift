import SpecLanguage
import TextWriting

/// `modules` in the resolved model.
extension JSONWriter {
  mutating func members(of item: ModuleItem) {
    text("name", item.name)
    optional("summary", item.summary)
    strings("covers", item.covers.map(\.value))
  }
}
