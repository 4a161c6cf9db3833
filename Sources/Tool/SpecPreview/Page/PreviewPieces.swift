import SpecDiagnostics
import SpecLanguage
import TextWriting

/// What pages had of each app: somebody who saves a file of one app waits for that app only.
public struct PreviewPieces: Sendable {
  private var pieces: [String: (app: PreviewApp, html: String)] = [:]

  public init() {}

  mutating func part(of app: PreviewApp, _ draw: (PreviewApp, inout HTMLWriter) -> Void) -> String {
    let id = app.spec.app.id
    if let piece = pieces[id], piece.app.says(app) { return piece.html }
    var html = HTMLWriter()
    draw(app, &html)
    pieces[id] = (app, html.text)
    return html.text
  }

  mutating func keep(only apps: [PreviewApp]) {
    let ids = Set(apps.map(\.spec.app.id))
    pieces = pieces.filter { ids.contains($0.key) }
  }
}

extension PreviewApp {
  /// Whether a page shows the same of both.
  fileprivate func says(_ other: PreviewApp) -> Bool {
    spec == other.spec && before == other.before && proofs == other.proofs
      && findings.elementsEqual(other.findings) { $0.path == $1.path && $0.finding == $1.finding }
  }
}
