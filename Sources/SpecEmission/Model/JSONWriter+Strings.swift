import SpecModel
import TextWriting

/// `strings` in the resolved model.
extension JSONWriter {
  mutating func members(of item: StringItem) {
    strings("covers", item.covers.map(\.value))
  }
}
