import SpecDiagnostics

/// `modules`.
extension AppReader {
  func readModule(_ entry: MapEntry) -> ModuleItem? {
    let errors = session.errorCount
    guard let module = session.object(entry.value, ModuleShape.object) else { return nil }
    let name = readText(module, "name", arguments: .nothing)
    let summary = module.text("summary")
    let covers = module.covers()
    guard entry.isNameValid, session.errorCount == errors, let name else { return nil }
    return ModuleItem(
      id: entry.name, idSpan: entry.nameSpan, name: name.text, summary: summary?.value, covers: covers)
  }
}
