import NotificationRules
import SpecDiagnostics

/// `push.preferences`: where the app stores settings for servers.
public struct PushPreferencesItem: SpecSection, Hashable {
  public let store: Located<String>
  /// The field of each setting.
  public let fields: [LocatedEntry<String>]

  public static let keys = SectionKeys<Self>(
    "push-preferences", doc: "Where the app stores settings, so that a server can follow them.")

  public init(_ read: KeyReader<Self>) {
    let store = read(
      "store", \.store, .pattern(.documentPath), doc: "The document that contains them; `{uid}` is the user.",
      example: "\"users/{uid}\"")
    self.store = store
    let fields = read(
      "fields", \.fields, many: .map(.reference(.preference), to: .pattern(.payloadKey), notEmpty: "lists no setting"),
      required: true,
      doc: "The field of each setting, which is written once the user has changed it; until then its default applies.",
      example: "{ marketing: marketingOn }")
    self.fields = fields
    read.check { mapping, app in
      if !read.isDoubtful, !store.value.contains("{uid}") {
        app.session.report(
          .badValue, "names no user, so all users would share their settings: add '{uid}'",
          about: mapping.written("store") ?? mapping.origin)
      }
      app.session.reportEqual(fields)
    }
  }

  var rule: PreferenceStoreRule {
    PreferenceStoreRule(
      store: store.value, fields: fields.map { PreferenceStoreRule.Field($0.name.value, in: $0.value.value) })
  }
}

extension ReadingSession {
  /// Reports settings that have the same field.
  fileprivate func reportEqual(_ fields: [LocatedEntry<String>]) {
    var first: [String: LocatedEntry<String>] = [:]
    for field in fields {
      guard let other = first[field.value.value] else {
        first[field.value.value] = field
        continue
      }
      add(
        Diagnostic(
          .duplicateID, .error,
          "'\(field.name.value)' has the same field as '\(other.name.value)': one would overwrite the other",
          at: field.value.span,
          notes: [Diagnostic.Note("'\(field.value.value)' is first used here", at: other.value.span)]))
    }
  }
}
