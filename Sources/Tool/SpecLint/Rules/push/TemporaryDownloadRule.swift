import SpecDiagnostics
import SpecLanguage

struct TemporaryDownloadRule: LintRule {
  static let code: DiagnosticCode = "push/temporary-download"
  static let level = Diagnostic.Severity.error

  func check(_ spec: Spec) -> [Diagnostic] {
    guard let service = spec.push?.serviceExtension, service.downloads.value == .temporaryDirectory else { return [] }
    let addresses = spec.notifications.flatMap(\.content.attachments).compactMap { attachment -> String? in
      if case .url(let key) = attachment.source { key.value } else { nil }
    }
    let fetched = service.handles.first { addresses.contains($0.value) || $0.value.hasSuffix("url") }
    guard let fetched else { return [] }
    return [
      finding(
        "'push.service_extension' keeps what it fetches in the temporary folder, which iOS empties: write "
          + "'downloads: app_directory'", at: service.downloads.span,
        notes: [Diagnostic.Note("'\(fetched.value)' is fetched", at: fetched.span)])
    ]
  }
}
