import NotificationConformance
import NotificationTerms
import SpecLanguage
import TextWriting
import YAMLNodes

extension LiveDesk {
  /// What a page needs to offer steps: the signals of each app, its settings, its stories.
  func apps() -> LiveAnswer {
    .json { json in
      json.member("version", version)
      json.member("readOnly", isReadOnly)
      if let problem { json.member("problem", problem.text) }
      json.objects("apps", loaded?.specs ?? []) { json, spec in
        json.member("id", spec.app.id)
        json.member("name", spec.app.name ?? spec.app.id)
        json.member("sound", self.spec(spec.app.id) != nil)
        json.strings("locales", spec.app.locales.map(\.value.text))
        json.strings("covers", requirements(of: spec))
        writeStart(of: spec, to: &json)
        json.objects("more", StartField.all(of: spec)) { json, field in
          json.strings("path", field.path)
          json.member("words", field.words)
          json.strings("options", field.options)
          json.member("hint", field.hint)
        }
        // Types say what a value looks like, signals do not.
        let examples = Dictionary(
          spec.notifications.flatMap(\.arguments).compactMap { item in item.example.map { (item.id, $0) } },
          uniquingKeysWith: { first, _ in first })
        json.objects("signals", spec.signals) { json, signal in
          json.member("id", signal.id)
          json.member("summary", signal.summary ?? "")
          json.objects("parameters", signal.parameters) { json, parameter in
            json.member("id", parameter.id)
            json.member("kind", parameter.kind.rawValue)
            json.member("words", parameter.kind.words)
            json.member("hint", parameter.kind.hint)
            json.member("example", parameter.example ?? examples[parameter.id] ?? "")
            json.member("optional", parameter.isOptional)
          }
        }
        if let flow = spec.permissionFlow { json.member("flow", flow.completedFlag?.value ?? "") }
        json.strings("settings", spec.preferences.filter(\.isToggle).map(\.id))
        json.objects("pushes", spec.notifications.filter { $0.push != nil }) { json, type in
          json.member("type", type.id)
          json.object("payload") { json in
            for item in (type.push?.data ?? []) + type.arguments {
              if let example = item.example { json.member(item.payloadKey, example) }
            }
          }
        }
        json.strings("stories", stories(of: spec.app.id).map { Self.name(of: $0.span.file) })
      }
    }
  }

  /// A story as it is in its file, as a page edits it.
  func story(_ app: String, _ name: String) -> LiveAnswer {
    guard let story = stories(of: app).first(where: { Self.name(of: $0.span.file) == name }),
      let bytes = loaded?.files.bytes(story.span.file),
      let root = YAMLReader.read(bytes, file: story.span.file).tree?.root
    else { return .refusal(404, "There is no story '\(name)'.") }
    return .json { json in
      for (key, value) in root.entries where key.text != "notispec_story" {
        json.key(key.text)
        JSONValue(value).write(to: &json)
      }
    }
  }

  private func stories(of app: String) -> [ScenarioCase] { (loaded?.stories ?? []).filter { $0.app == app } }

  static func name(of file: String) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return name.hasSuffix(".yaml") ? String(name.dropLast(5)) : name
  }

  /// The requirements that cases of the app prove, those that its types name, and all others of its own file; without one
  /// those of the same documents. Of an app of which none is known, all.
  private func requirements(of spec: Spec) -> [String] {
    let covered = (loaded?.cases ?? []).filter { $0.app == spec.app.id }.flatMap(\.covers)
    let named = Set(covered + spec.notifications.flatMap { $0.covers.map(\.value) })
    let all = loaded?.requirements ?? []
    func document(_ id: String) -> Substring { id.prefix { $0 != "/" } }
    let documents = Set(named.map(document))
    let folder = Folder.path(choice.conformance, spec.app.id)
    let beside = all.filter { Folder.split($0.idSpan.file).folder == folder }
    let own = beside.isEmpty ? all.filter { documents.contains(document($0.id)) } : beside
    return named.union((own.isEmpty && named.isEmpty ? all : own).map(\.id)).sorted()
  }

  /// A day on which cases of the app begin, so that its dates are near.
  private func writeStart(of spec: Spec, to json: inout JSONWriter) {
    let first = loaded?.cases.first { $0.app == spec.app.id && $0.start.profile == nil }?.start.moment
    json.object("start") { json in
      json.member("at", "\(first.map { "\($0.local.date)" } ?? "2026-03-02") 09:00")
      json.member("zone", first?.zone.identifier ?? "Europe/Berlin")
      json.member("authorization", "authorized")
      json.member("app", "foreground")
    }
  }
}

extension PreferenceItem {
  fileprivate var isToggle: Bool { if case .toggle = kind { true } else { false } }
}
