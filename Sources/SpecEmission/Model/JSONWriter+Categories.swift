import SpecModel
import TextWriting

/// `categories` in the resolved model.
extension JSONWriter {
  mutating func members(of item: CategoryItem) {
    strings("covers", item.covers.map(\.value))
  }
}
