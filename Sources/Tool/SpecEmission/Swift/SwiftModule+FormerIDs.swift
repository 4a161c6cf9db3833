import NotificationRules
import SpecLanguage
import TextWriting

/// The ids that items had in earlier versions of the app, in what was sent or shown then.
struct FormerNames {
  let kind: FormerID.Kind
  /// The enumeration of those of today.
  let type: String
  /// What it is called in Swift, by its old id.
  let names: [(old: String, name: String)]

  /// An initializer that knows them too.
  func write(to writer: inout SwiftWriter) {
    writer.line()
    writer.block("extension \(type)") { writer in
      writer.doc("By its id, or by one that it had in an earlier version of the app.")
      writer.block("fileprivate init?(named id: String)") { writer in
        writer.line("switch id {")
        for (old, name) in names { writer.line("case \(SwiftWriter.literal(old)): self = .\(name)") }
        writer.line("default: self.init(rawValue: id)")
        writer.line("}")
      }
    }
  }
}

extension SwiftModule {
  /// Of everything that a payload names.
  var formerNames: [FormerNames] {
    let types = zip(typeNames, spec.notifications).flatMap { name, item in
      item.formerly.map { (old: $0.value, name: name) }
    }
    let targets = zip(targetNames, spec.deepLinks?.targets ?? []).flatMap { name, item in
      item.formerly.map { (old: $0.value, name: name) }
    }
    let categories = spec.categories.flatMap { item in
      item.formerly.map { (old: $0.value, name: name(item.id, of: .category)) }
    }
    return [
      FormerNames(kind: .type, type: "NotificationType", names: types),
      FormerNames(kind: .category, type: "NotificationCategory", names: uniqueCategories.isEmpty ? [] : categories),
      FormerNames(kind: .target, type: "DeepLink.Target", names: targets),
    ].filter { !$0.names.isEmpty }
  }

}

extension [FormerNames] {
  /// The label of the initializer that takes what a payload names.
  func label(of kind: FormerID.Kind) -> String { contains { $0.kind == kind } ? "named" : "rawValue" }
}
