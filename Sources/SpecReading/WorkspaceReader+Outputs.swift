import SpecDiagnostics
import SpecModel
import YAMLNodes

/// `outputs` and `templates`.
extension ReadingSession {
  func readOutput(_ entry: MapEntry) -> Workspace.Output? {
    let errors = errorCount
    if entry.isNameValid, let key = entry.value.key {
      // The key is the reference here.
      if !items.mayHave(.emitter, entry.name) {
        let meant = items.suggestion(for: entry.name, .emitter)
        report(
          .unknownID, "is no output that notispec knows", about: entry.value, at: key.span,
          fixIt: meant.map { Diagnostic.FixIt("did you mean '\($0)'?", replace: key.span, with: $0) })
      }
    }
    let apps = object(entry.value, OutputShape.object).flatMap { readApps($0) }
    return errorCount == errors ? Workspace.Output(id: entry.name, idSpan: entry.nameSpan, apps: apps) : nil
  }

  func readTemplate(_ entry: MapEntry) -> TemplateItem? {
    let errors = errorCount
    guard let template = object(entry.value, TemplateShape.object) else { return nil }
    let file = template.pattern("file")
    let output = template.pattern("output")
    let subject = template.choice("for", as: TemplateItem.Subject.self)?.value ?? .app
    let escape = template.choice("escape", as: TemplateItem.Escape.self)?.value ?? .noEscape
    let apps = readApps(template)
    if let output, let value = template.written("output") { checkPlaceholders(output, subject, about: value) }
    guard let file, let output, errorCount == errors else { return nil }
    return TemplateItem(
      id: entry.name, idSpan: entry.nameSpan, file: file, output: output, subject: subject, escape: escape, apps: apps)
  }

  private func readApps(_ object: ObjectReader) -> [Located<String>]? {
    object.list("apps")?.compactMap { value in
      reference(value, to: .app).map { Located($0, at: value.span) }
    }
  }

  /// A path that names what there is not, or that many outputs would share.
  private func checkPlaceholders(
    _ output: Located<String>, _ subject: TemplateItem.Subject, about value: SourceValue
  ) {
    let used = TextPattern.outputPlaceholders.filter { output.value.contains("{\($0)}") }
    switch subject {
    case .workspace:
      guard let first = used.first else { return }
      report(
        .badValue, "has '{\(first)}', which means nothing in a template 'for: workspace': it is rendered once for all",
        about: value)
    case .app where used.contains("notification"):
      report(
        .badValue, "has '{notification}', which means nothing unless the template is 'for: notification'", about: value)
    case .notification where !used.contains("notification"):
      report(
        .badValue, "needs '{notification}' in it, because every notification type gives a file of its own",
        about: value)
    case .app, .notification: break
    }
  }
}
