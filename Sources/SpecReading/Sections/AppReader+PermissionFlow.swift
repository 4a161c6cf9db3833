import SpecDiagnostics
import SpecModel

/// `permission_flow`.
extension AppReader {
  func readPermissionFlow(_ section: ObjectReader) -> PermissionFlowItem? {
    let errors = session.errorCount
    let covers = section.covers()
    guard session.errorCount == errors else { return nil }
    return PermissionFlowItem(span: section.origin.headSpan, covers: covers)
  }
}
