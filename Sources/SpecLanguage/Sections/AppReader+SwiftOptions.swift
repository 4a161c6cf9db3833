import SpecDiagnostics

/// `app.swift`.
extension AppReader {
  func readSwiftOptions(_ options: ObjectReader) -> SwiftOptions {
    let access = options.choice("access", as: SwiftOptions.Access.self)
    guard let reader = options.object("names") else { return SwiftOptions(access: access) }
    let names = SwiftOptions.kinds.flatMap { key, kind in
      (reader.map(key) ?? []).compactMap { readSwiftName($0, of: kind) }
    }
    return SwiftOptions(access: access, names: names)
  }

  private func readSwiftName(_ entry: MapEntry, of kind: ItemKind) -> SwiftOptions.Name? {
    let name = session.pattern(entry.value, .swiftMember)
    guard entry.isNameValid, session.items.mayHave(kind, entry.name) else {
      if entry.isNameValid {
        let meant = session.items.guess(for: entry.name, kind)
        session.report(
          .unknownID,
          "names an unknown \(kind.noun) '\(excerpt(entry.name))'\(meant?.question() ?? "")", about: entry.value,
          at: entry.nameSpan, fixIt: meant?.fixIt(replacing: entry.nameSpan))
      }
      return nil
    }
    return name.map {
      SwiftOptions.Name(
        kind: kind, id: entry.name, idSpan: entry.nameSpan, name: Located($0, at: entry.value.span))
    }
  }
}
