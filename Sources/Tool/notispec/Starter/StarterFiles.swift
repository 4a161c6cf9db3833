/// The files that `init` writes, from those below the folders beside this one.
extension StarterNames {
  /// Three notifications of different kinds.
  var plants: StarterExample {
    StarterExample(
      app: filled("plants/app.yaml"), notifications: filled("plants/notifications.yaml"),
      requirements: filled("plants/requirements.yaml"), scenarios: filled("plants/scenarios.yaml"), suite: "care",
      size: "an example app with 3 notifications in English, Russian and Chinese")
  }

  /// As little as there can be: what `init --minimal` writes.
  var minimal: StarterExample {
    StarterExample(
      app: filled("minimal/app.yaml"), notifications: filled("minimal/notifications.yaml"),
      requirements: requirementList(
        quote: "We remind people of what they have not finished.",
        requires: "The reminder comes 2 hours after the beginning, unless it is done by then."),
      scenarios: scenarioFile(withoutLineEnd(filled("minimal/scenarios.yaml"))), suite: "first",
      size: "an app with 1 notification in English")
  }

  var workspaceFile: String { filled("shared/notispec.yaml") }
  var readmeFile: String { filled("shared/specs.md") }
  var editorSettingsFile: String { filled("shared/settings.json") }
  var editorExtensionsFile: String { filled("shared/extensions.json") }
  var attributesFile: String { filled("shared/gitattributes.txt") }

  func requirementList(quote: String, requires: String) -> String {
    filled("shared/requirement.yaml", ["quote": quote, "requires": requires])
  }

  func scenarioFile(_ scenarios: String) -> String { filled("shared/scenarios.yaml", ["scenarios": scenarios]) }

  private func withoutLineEnd(_ text: String) -> String { String(text.dropLast()) }

  /// A file, in which a word between two `__` stands for what it names. No name is looked into, whatever is in it.
  ///
  /// - Parameter more: What else is named there.
  private func filled(_ file: String, _ more: [String: String] = [:]) -> String {
    let words = [
      "app": app, "name": name, "quoted_name": quotedName, "module": module, "bundle_id": bundleID, "scheme": scheme,
      "document": document, "version": ProductVersion.required,
    ].merging(more) { _, given in given }
    let text = EmbeddedTexts.text(at: "Starter/\(file)") ?? ""
    // Every second part stands between two marks.
    let parts = text.split(separator: "__", omittingEmptySubsequences: false).enumerated().map { number, part in
      number.isMultiple(of: 2) ? String(part) : words[String(part)] ?? ""
    }
    return parts.joined() + "\n"
  }
}
