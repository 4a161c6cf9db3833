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
      for key in app.spec.infoPlistKeys.keys { owners[key, default: []].append(app.spec.app.id) }
    }
    let own = Self.ownApps(of: rows, owners)
    var said: Set<String> = []
    for row in rows {
      guard row.app.isEmpty, row.isFormat else {
        self.rows.append(row)
        continue
      }
      let key = Self.key(of: row)
      let ids = own[row.span.file].map { [$0] } ?? owners[key] ?? []
      if ids.count > 1 {
        if said.insert(key).inserted { findings.append(.severalApps(key, ids, row)) }
        continue
      }
      var placed = row
      placed.app = ids.first ?? apps.first?.spec.app.id ?? ""
      self.rows.append(placed)
    }
  }

  /// The app of each file, if only one has all of its keys that any app has.
  private static func ownApps(of rows: [TranslationRow], _ owners: [String: [String]]) -> [String: String] {
    var possible: [String: Set<String>] = [:]
    for row in rows where row.app.isEmpty && row.isFormat {
      guard let ids = owners[key(of: row)] else { continue }
      possible[row.span.file] = possible[row.span.file]?.intersection(ids) ?? Set(ids)
    }
    return possible.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  /// That of the text, for a form of it too.
  private static func key(of row: TranslationRow) -> String {
    row.id.firstRange(of: "|==|").map { String(row.id[..<$0.lowerBound]) } ?? row.id
  }
}

extension Spec {
  /// The keys of the texts in the system's dialogs, by what `InfoPlist.xcstrings` calls them.
  var infoPlistKeys: [String: String] {
    var keys: [String: String] = [:]
    forEachText { text in
      if case .infoPlist(let key) = text.table, keys[key] == nil { keys[key] = text.key }
    }
    return keys
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
