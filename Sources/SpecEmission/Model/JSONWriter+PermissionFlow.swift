import SpecModel
import TextWriting

/// `permission_flow` in the resolved model.
extension JSONWriter {
  mutating func members(of item: PermissionFlowItem) {
    strings("covers", item.covers.map(\.value))
  }
}
