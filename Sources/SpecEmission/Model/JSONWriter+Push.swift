import SpecModel
import TextWriting

/// `push` in the resolved model.
extension JSONWriter {
  mutating func members(of item: PushItem) {
    strings("covers", item.covers.map(\.value))
  }
}
