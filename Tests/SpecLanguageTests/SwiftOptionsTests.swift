import SpecLanguage
import Testing

/// `app.swift`.
@Suite struct SwiftOptionsTests {
  private func read(_ swift: String) -> (options: SwiftOptions?, messages: [String]) {
    let yaml = """
      notispec: 1
      app:
        { id: pets, module: Pets, bundle_id: com.example.pets, locales: [en], source_locale: en, delivery: local,
          swift: \(swift) }
      signals: { fed: {} }
      deep_links: { scheme: pets, targets: { home: { path: /home } } }
      notifications:
        hungry: { summary: "x", target: home, trigger: { calendar: { every: day } }, copy: { body: { en: "x" } } }
      """
    let result = SpecReader.read([SpecSource(path: "spec.yaml", bytes: Array(yaml.utf8))])
    return (result.spec?.app.swift, result.diagnostics.filter { $0.severity == .error }.map(\.message))
  }

  @Test func accessAndNamesAreRead() throws {
    let (options, messages) = read(
      "{ access: internal, names: { notifications: { hungry: feedMe }, targets: { home: start } } }")
    #expect(messages == [])
    #expect(options?.access.value == .internal)
    #expect(options?.names(of: .notification).mapValues(\.value) == ["hungry": "feedMe"])
    #expect(options?.names(of: .target).mapValues(\.value) == ["home": "start"])
    #expect(options?.names(of: .signal).isEmpty == true)
  }

  @Test(arguments: [
    ("{ access: private }", "'app.swift.access'"),
    ("{ names: { notifications: { hungri: feedMe } } }", "unknown notification type 'hungri'"),
    ("{ names: { notifications: { hungry: Feed_me } } }", "must be a name in Swift"),
    ("{ names: { events: { x: y } } }", "Unknown key 'events'"),
  ])
  func mistakesAreReported(_ swift: String, _ part: String) {
    let messages = read(swift).messages
    #expect(messages.count == 1 && messages.first?.contains(part) == true, "\(messages)")
  }
}
