import SpecLanguage
import TextWriting

/// `strings` in the resolved model.
extension JSONWriter {
  mutating func members(of item: StringItem) {
    optional("summary", item.summary)
    text("text", item.text)
    parameters(item.arguments, key: "arguments")
    strings("covers", item.covers.map(\.value))
  }
}
