import TextWriting

/// An app with texts that exist already: what `init --from` writes.
struct StarterTexts {
  let names: StarterNames
  let texts: TakenTexts
  /// Where they are from, without folders.
  let file: String

  var example: StarterExample {
    let number = texts.kinds.count == 1 ? "1 notification" : "\(texts.kinds.count) notifications"
    let left =
      texts.left == 0
      ? "" : "; \(texts.left) other text\(texts.left == 1 ? "" : "s") of \(file) stayed there"
    return StarterExample(
      app: app, notifications: notifications, requirements: requirements, scenarios: scenarios, suite: "first",
      size: "an app with \(number) in \(texts.locales.joined(separator: ", "))\(left)", refused: texts.refused)
  }

  private var app: String {
    let signals = texts.kinds.map { kind in
      let parameters = kind.arguments.map { "\($0.id): { type: \($0.value.rawValue) }" }.joined(separator: ", ")
      return "  \(kind.id):\n    summary: \"It is time for '\(kind.id)'.\"\n"
        + (parameters.isEmpty ? "" : "    parameters: { \(parameters) }\n")
    }
    return """
      # yaml-language-server: $schema=../../generated/schema/notispec.schema.json
      notispec: 1

      app:
        id: \(names.app)
        name: "\(names.quotedName)"
        module: \(names.module)
        bundle_id: \(names.bundleID)
        locales: [\(texts.locales.joined(separator: ", "))]
        source_locale: \(texts.source)
        delivery: local
        owner: "\(names.quotedName) team"

      # What the app reports. Here it says itself that a notification is due; say what happened instead, and let 'trigger'
      # and 'conditions' decide.
      signals:
      \(signals.joined())
      # The screens that a notification can open.
      deep_links:
        scheme: \(names.scheme)
        targets:
          home: { path: /home }

      """
  }

  private var notifications: String {
    """
    # yaml-language-server: $schema=../../generated/schema/notispec.schema.json
    notispec: 1

    # The texts are those of \(file).
    notifications:

    """ + texts.kinds.map(notification).joined(separator: "\n")
  }

  private func notification(_ kind: TakenTexts.Kind) -> String {
    let covers = kind.id == texts.kinds.first?.id ? "    covers: [\(names.document)/REMIND-1]\n" : ""
    var text = """
        \(kind.id):
          summary: \(YAMLScalar.doubleQuoted(kind.comment ?? "Says what '\(kind.id)' is about."))
      \(covers)    target: home
          trigger: { after: { signal: \(kind.id), delay: 0m } }

      """
    if !kind.arguments.isEmpty {
      text += "    arguments:\n"
      for (id, value) in kind.arguments {
        text += "      \(id): { type: \(value.rawValue), example: \(value.example) }\n"
      }
    }
    text += "    copy:\n"
    for field in TakenTexts.fields {
      guard let written = kind.texts[field], let source = written.first?.text else { continue }
      text += "      \(field):\n" + written.map { line($0.locale, $0.text) }.joined()
      // Every text needs every language.
      for locale in texts.locales where !written.contains(where: { $0.locale == locale }) {
        text += line(locale, source.awaited(in: locale))
      }
    }
    return text
  }

  private func line(_ locale: String, _ text: TakenTexts.Text) -> String {
    let status = text.isMissing ? ["status: missing"] : text.isProposed ? ["status: proposed"] : []
    if !text.pieces.isEmpty, let sentence = text.forms.first {
      let pieces = text.pieces.map { piece in
        let forms = piece.forms.map { "\($0.category): \(YAMLScalar.doubleQuoted($0.text))" }
        return "  \(piece.number): { \(forms.joined(separator: ", ")) }"
      }
      let numbers = text.pieces.map(\.number).joined(separator: ", ")
      let lines =
        ["plural: [\(numbers)]", "text: \(YAMLScalar.doubleQuoted(sentence.text))", "forms:"] + pieces + status
      return "        \(locale):\n" + lines.map { "          \($0)\n" }.joined()
    }
    if text.forms.count == 1, let form = text.forms.first, form.category.isEmpty {
      let words = YAMLScalar.doubleQuoted(form.text)
      let value = status.isEmpty ? words : "{ text: \(words), \(status[0]) }"
      return "        \(locale): \(value)\n"
    }
    let forms = text.forms.map { "\($0.category): \(YAMLScalar.doubleQuoted($0.text))" }
    let lines = ["plural: \(text.number ?? "")"] + forms + status
    return "        \(locale):\n" + lines.map { "          \($0)\n" }.joined()
  }

  private var requirements: String {
    names.requirementList(
      quote: "People are told when it is time.", requires: "The notification comes when the app says that it is due.")
  }

  private var scenarios: String {
    let first = texts.kinds.first
    let id = first?.id ?? ""
    let values = (first?.arguments ?? []).map { "\($0.id): \($0.value.example)" }.joined(separator: ", ")
    let with = values.isEmpty ? "" : ", with: { \(values) }"
    return names.scenarioFile(
      """
        - id: told
          title: The notification comes when it is due
          # The requirements that it proves.
          covers: [\(names.document)/REMIND-1]
          start: { app: background }
          # A time without a date is on the date of the step before.
          steps:
            - { at: "10:00", signal: \(id)\(with) }
          # What must hold then. 'delivered' is complete: these notifications and no others.
          then:
            - { delivered: \(id), at: "10:00" }
      """)
  }
}
