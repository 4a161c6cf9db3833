import SpecDiagnostics
import SpecLanguage

/// Which app the rows of a String Catalog belong to: it does not say so, but its keys do.
struct RowPlacement {
  private(set) var rows: [TranslationRow] = []
  private(set) var findings: [Diagnostic] = []

  init(_ rows: [TranslationRow], among apps: [TranslatedApp]) {
    guard rows.contains(where: { $0.app.isEmpty && $0.isFormat }) else {
      self.rows = rows
      return
    }
    var owners: [String: [String]] = [:]
    for app in apps {
      for text in app.spec.texts { owners[text.key, default: []].append(app.spec.app.id) }
    }
    var said: Set<String> = []
    for row in rows {
      guard row.app.isEmpty, row.isFormat else {
        self.rows.append(row)
        continue
      }
      let key = row.id.firstRange(of: "|==|").map { String(row.id[..<$0.lowerBound]) } ?? row.id
      let ids = owners[key] ?? []
      if ids.count > 1 {
        if said.insert(key).inserted { findings.append(.severalApps(key, ids, row)) }
        continue
      }
      var placed = row
      placed.app = ids.first ?? apps.first?.spec.app.id ?? ""
      self.rows.append(placed)
    }
  }
}

extension Diagnostic {
  fileprivate static func severalApps(_ key: String, _ apps: [String], _ row: TranslationRow) -> Self {
    Self(
      "translation/unknown-app", .error,
      "'\(key)' is a text of \(apps.joined(separator: ", ")), and a String Catalog does not say which app it is of: name one "
        + "with '--app'", at: row.span)
  }
}
