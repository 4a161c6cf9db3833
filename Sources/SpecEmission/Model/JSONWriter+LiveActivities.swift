import SpecModel
import TextWriting

/// `live_activities` in the resolved model.
extension JSONWriter {
  mutating func members(of item: LiveActivityItem) {
    strings("covers", item.covers.map(\.value))
  }
}
