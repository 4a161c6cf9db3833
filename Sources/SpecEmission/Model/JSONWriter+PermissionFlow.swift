import NotificationTerms
import SpecLanguage
import TextWriting

/// `permission_flow` in the resolved model.
extension JSONWriter {
  mutating func members(of flow: PermissionFlowItem) {
    strings("show_when", flow.showWhen.map(\.value.rawValue))
    optional("completed_flag", flow.completedFlag?.value)
    optional("forced_by", flow.forcedBy?.value)
    member("ask_once", flow.asksOnce)
    key("steps")
    array { json in for step in flow.steps { json.object { $0.members(of: step) } } }
    map("screens", flow.screens, id: \.id) { $0.members(of: $1) }
    if let screen = flow.finalScreen { section("final_screen") { $0.members(of: screen) } }
    optional("summary", flow.summary)
    strings("covers", flow.covers.map(\.value))
  }

  private mutating func members(of step: PermissionStepItem) {
    member("id", step.id)
    member("permission", step.permission.value.rawValue)
    member("optional", step.isOptional)
    optional("usage_key", step.usageKey?.value)
    strings("purposes", step.purposes.map(\.value))
    map("claims", step.claims, id: \.id) { $0.text("words", $1.words) }
    section("screen") { $0.members(of: step.screen) }
    map("on", step.consequences, id: \.answer.rawValue) { json, consequence in
      json.strings("block", consequence.block.map(\.value))
      json.strings("hide", consequence.hide.map(\.value))
      json.strings("disable", consequence.disable.map(\.value))
      json.optional("screen", consequence.screen?.value)
    }
    optional("summary", step.summary)
    strings("covers", step.covers.map(\.value))
  }

  private mutating func members(of screen: PrePromptItem) {
    member("id", screen.id)
    text("title", screen.title)
    text("subtitle", screen.subtitle)
    if !screen.reasons.isEmpty {
      key("reasons")
      array { json in for reason in screen.reasons { json.object { $0.texts(of: reason) } } }
    }
    text("note", screen.note)
    text("safety_note", screen.safetyNote)
    text("primary", screen.primary)
    if let secondary = screen.secondary {
      text("secondary", secondary)
      member("secondary_size", (screen.secondarySize?.value ?? .regular).rawValue)
    }
    text("usage_description", screen.usageDescription)
    text("system_text", screen.systemText)
    optional("summary", screen.summary)
    strings("covers", screen.covers.map(\.value))
  }

  private mutating func members(of screen: PermissionScreenItem) {
    text("title", screen.title)
    text("text", screen.text)
    text("primary", screen.primary?.label)
    optional("primary_opens", screen.primaryOpens?.rawValue)
    text("secondary", screen.secondary?.label)
    optional("secondary_opens", screen.secondaryOpens?.rawValue)
    optional("summary", screen.summary)
    strings("covers", screen.covers.map(\.value))
  }

  private mutating func members(of screen: FinalScreenItem) {
    member("id", screen.id)
    member("when", screen.when.value.rawValue)
    text("title", screen.title)
    text("text", screen.text)
    text("primary", screen.primary)
    member("target", screen.target.value)
    optional("summary", screen.summary)
    strings("covers", screen.covers.map(\.value))
  }
}
