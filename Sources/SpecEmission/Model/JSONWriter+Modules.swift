import SpecModel
import TextWriting

/// `modules` in the resolved model.
extension JSONWriter {
  mutating func members(of item: ModuleItem) {
    strings("covers", item.covers.map(\.value))
  }
}
