import SpecDiagnostics
import YAMLNodes

/// `outputs` and `templates`.
extension ReadingSession {
  func readOutputs(_ outputs: ObjectReader) -> [Workspace.Output] {
    OutputShape.all.fields.compactMap { field in
      let part = beginPart()
      guard let output = outputs.object(field.key) else { return nil }
      let apps = readApps(output)
      let isSwift = output.shape === OutputShape.swift
      let runtime = isSwift ? output.choice("runtime", as: Workspace.SwiftRuntime.self)?.value : nil
      let texts = isSwift ? output.choice("texts", as: Workspace.SwiftTexts.self)?.value : nil
      guard part.isSound else { return nil }
      return Workspace.Output(id: field.key, apps: apps, runtime: runtime ?? .library, texts: texts ?? .module)
    }
  }

  func readTemplate(_ entry: MapEntry) -> TemplateItem? {
    let part = beginPart()
    guard let template = object(entry.value, TemplateShape.object) else { return nil }
    let file = template.pattern("file")
    let output = template.pattern("output")
    let subject = template.choice("for", as: TemplateItem.Subject.self)?.value ?? .app
    let escape = template.choice("escape", as: TemplateItem.Escape.self)?.value ?? .noEscape
    let apps = readApps(template)
    if let output, let value = template.written("output") {
      checkPlaceholders(output, subject, about: value)
      checkLength(output, about: value)
    }
    guard let file, let output, part.isSound else { return nil }
    return TemplateItem(
      id: entry.name, idSpan: entry.nameSpan, file: file, output: output, subject: subject, escape: escape, apps: apps)
  }

  private func readApps(_ object: ObjectReader) -> [Located<String>]? {
    let values = object.list("apps")
    if let values, values.isEmpty, let list = object.written("apps") {
      report(
        .badValue, "lists no app: leave 'apps' out for all apps, or leave out the whole entry for none", about: list)
    }
    return values?.compactMap { value in
      reference(value, to: .app).map { Located($0, at: value.span) }
    }
  }

  /// What fits into a file system once ids, which have at most 64 bytes, are put in; a draft has a longer name for a while.
  private static let longestPart = 230
  private static let longestPath = 900

  private func checkLength(_ output: Located<String>, about value: SourceValue) {
    var filled = output.value
    for name in TextPattern.outputPlaceholders {
      filled = filled.replacing("{\(name)}", with: String(repeating: "x", count: 64))
    }
    let part = filled.split(separator: "/").map(\.utf8.count).max() ?? 0
    let words = filled == output.value ? "" : " (with ids of 64 bytes)"
    if part > Self.longestPart {
      report(
        .badValue,
        "contains a name of \(part) bytes\(words), but a file or folder can have at most \(Self.longestPart)",
        about: value)
    } else if filled.utf8.count > Self.longestPath {
      report(
        .badValue, "is a path of \(filled.utf8.count) bytes\(words); the limit is \(Self.longestPath)",
        about: value)
    }
  }

  /// Reports a placeholder that has no value for this subject, and a path that several outputs would share.
  private func checkPlaceholders(_ output: Located<String>, _ subject: TemplateItem.Subject, about value: SourceValue) {
    let used = TextPattern.outputPlaceholders.filter { output.value.contains("{\($0)}") }
    switch subject {
    case .workspace:
      guard let first = used.first else { return }
      report(
        .badValue,
        "has '{\(first)}', which means nothing in a template 'for: workspace': it is rendered once for all apps",
        about: value)
    case .app where used.contains("notification"):
      report(
        .badValue, "has '{notification}', which means nothing unless the template is 'for: notification'", about: value)
    case .notification where !used.contains("notification"):
      report(
        .badValue, "needs '{notification}', because every notification type has its own file",
        about: value)
    case .app, .notification: break
    }
  }
}
