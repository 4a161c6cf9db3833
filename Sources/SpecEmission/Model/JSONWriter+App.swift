import NotificationTerms
import SpecLanguage
import TextWriting

/// `app` in the resolved model.
extension JSONWriter {
  mutating func members(of app: AppItem) {
    member("id", app.id)
    optional("name", app.name)
    member("module", app.module.value)
    member("bundle_id", app.bundleID.value)
    strings("locales", app.locales.map(\.value.text))
    member("source_locale", app.sourceLocale.value.text)
    strings("delivery", app.delivery.map(\.rawValue))
    optional("owner", app.owner)
    optional("summary", app.summary)
    strings("covers", app.covers.map(\.value))
    optional("minimum_ios", app.minimumIOS?.value.description)
    optional("team_id", app.teamID?.value)
    strings("entitlements", app.entitlements.map(\.value.rawValue))
    strings("out_of_scope", app.outOfScope.map(\.value.rawValue))
    if let authorization = app.authorization { section("authorization") { $0.members(of: authorization) } }
    strings("launch", app.launch.map(\.value.rawValue))
    if app.swift.access != nil || !app.swift.names.isEmpty { section("swift") { $0.members(of: app.swift) } }
  }

  private mutating func members(of swift: SwiftOptions) {
    optional("access", swift.access?.value.rawValue)
    guard !swift.names.isEmpty else { return }
    section("names") { json in
      for (key, kind) in SwiftOptions.kinds {
        let names = swift.names.filter { $0.kind == kind }
        guard !names.isEmpty else { continue }
        json.section(key) { json in
          for item in names { json.member(item.id, item.name.value) }
        }
      }
    }
  }

  private mutating func members(of authorization: AuthorizationItem) {
    let options = authorization.options?.map(\.value) ?? AuthorizationItem.standardOptions
    strings("options", options.map(\.rawValue))
    optional("ask_at", authorization.askAt?.value.rawValue)
    optional("preference", authorization.preference?.value)
    optional("fallback", authorization.fallback?.value)
    member("pre_prompt", (authorization.prePrompt?.value ?? .notShown).rawValue)
  }
}
