import SpecDiagnostics
import SpecModel

/// `modules`.
extension AppReader {
  func readModule(_ entry: MapEntry) -> ModuleItem? {
    let errors = session.errorCount
    guard let item = session.object(entry.value, ModuleShape.object) else { return nil }
    let covers = item.covers()
    guard entry.isNameValid, session.errorCount == errors else { return nil }
    return ModuleItem(id: entry.name, idSpan: entry.nameSpan, covers: covers)
  }
}
