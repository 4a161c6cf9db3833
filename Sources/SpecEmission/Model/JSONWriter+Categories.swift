import NotificationTerms
import SpecLanguage
import TextWriting

/// `categories` in the resolved model.
extension JSONWriter {
  mutating func members(of item: CategoryItem) {
    optional("summary", item.summary)
    member("identifier", item.identifier.value)
    key("actions")
    array { json in for action in item.actions { json.object { $0.members(of: action) } } }
    strings("options", item.options.map(\.value.rawValue))
    text("hidden_preview", item.hiddenPreview)
    if item.isTestOnly { member("test_only", true) }
    strings("covers", item.covers.map(\.value))
  }

  private mutating func members(of action: ActionItem) {
    member("id", action.id)
    optional("summary", action.summary)
    text("title", action.title)
    strings("options", action.options.map(\.value.rawValue))
    optional("target", action.target?.value)
    if let input = action.textInput {
      section("text_input") { json in
        json.text("button", input.button)
        json.text("placeholder", input.placeholder)
      }
    }
    strings("requires", action.requires.map(\.value))
    optional("ends_with", action.endsWith?.value.rawValue)
    optional("icon", action.icon?.value)
    strings("covers", action.covers.map(\.value))
  }
}
