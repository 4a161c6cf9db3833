import NotificationCivilTime
import NotificationTerms
import SpecLanguage
import TextWriting

/// `push` in the resolved model.
extension JSONWriter {
  mutating func members(of item: PushItem) {
    optional("summary", item.summary)
    words("providers", item.providers)
    if let authentication = item.authentication { section("authentication") { $0.members(of: authentication) } }
    section("environments") { json in
      json.member("debug", item.environments.debug.value.rawValue)
      json.member("testflight", item.environments.testFlight.value.rawValue)
      json.member("release", item.environments.release.value.rawValue)
    }
    words("background_modes", item.backgroundModes)
    words("entitlements", item.entitlements)
    if let token = item.token { member("token", token.resolved) }
    member("firestore_rules", item.firestoreRules.value.rawValue)
    if let request = item.registrationRequest {
      section("registration_request") { json in
        json.member("endpoint", request.endpoint.value)
        json.strings("fields", request.fields.map(\.value))
      }
    }
    if let service = item.serviceExtension {
      section("service_extension") { json in
        json.strings("handles", service.handles.map(\.value))
        json.member("time_limit", service.timeLimit.value.description)
        json.member("downloads", service.downloads.value.rawValue)
      }
    }
    if let content = item.contentExtension { section("content_extension") { $0.members(of: content) } }
    if let oneSignal = item.oneSignal {
      section("onesignal") { json in
        json.member("app_id", oneSignal.appID.value)
        json.member("fallback_to_settings", oneSignal.fallsBackToSettings.value)
        json.strings("tags", oneSignal.tags.map(\.value))
        json.member("foreground", oneSignal.foreground.value.rawValue)
      }
    }
    strings("dependencies", item.dependencies.map(\.value))
    strings("covers", item.covers.map(\.value))
  }

  /// The words of a closed list, in the order of the spec. An empty list says something where the default is none.
  mutating func words<Word: RawRepresentable<String>>(_ key: String, _ words: [Located<Word>]) {
    self.key(key)
    array { json in for word in words { json.value(word.value.rawValue) } }
  }

  private mutating func members(of item: PushAuthenticationItem) {
    member("method", item.method.value.rawValue)
    optional("key_id", item.keyID?.value)
    optional("team_id", item.teamID?.value)
    optional("key_file", item.keyFile?.value)
  }

  private mutating func members(of item: ContentExtensionItem) {
    strings("categories", item.categories.map(\.value))
    member("size_ratio", item.sizeRatio.value)
    member("hides_default_content", item.hidesDefaultContent.value)
    member("principal_class", item.principalClass.value)
    guard !item.responses.isEmpty else { return }
    section("responses") { json in
      for response in item.responses { json.member(response.action.value, response.response.value.rawValue) }
    }
  }

  /// `push` of a type.
  mutating func members(of item: PushContentItem) {
    member("push_type", item.pushType.value.rawValue)
    member("priority", item.priority.value.rawValue)
    optional("expiration", item.expiration?.value.description)
    optional("collapse_id", item.collapseID?.source)
    member("mutable_content", item.hasMutableContent.value)
    member("content_available", item.isContentAvailable.value)
    optional("target_content_id", item.targetContentID?.value)
    optional("filter_criteria", item.filterCriteria?.value)
    parameters(item.data, key: "data")
  }
}
