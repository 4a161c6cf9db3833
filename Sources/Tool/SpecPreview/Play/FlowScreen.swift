import NotificationDrawing
public import NotificationTerms
public import SpecLanguage
import TextWriting

/// A screen of the permission flow, or the dialog of iOS over it, as Play shows it.
public struct FlowScreen {
  public let html: String
  /// What its buttons say, from top to bottom.
  public let buttons: [(button: String, title: String)]

  /// - Parameter id: Of a step's screen, of a screen of the flow, or of the last one.
  public init?(_ id: String, of spec: Spec, in locale: LanguageTag) {
    guard let flow = spec.permissionFlow else { return nil }
    let drawing: ScreenDrawing
    if let step = flow.steps.first(where: { $0.screen.id == id }) {
      drawing = ScreenDrawing(step.screen, in: locale)
    } else if let screen = flow.screens.first(where: { $0.id == id }) {
      drawing = ScreenDrawing(screen, in: locale)
    } else if let final = flow.finalScreen, final.id == id {
      drawing = ScreenDrawing(final, in: locale)
    } else {
      return nil
    }
    var html = HTMLWriter()
    drawing.write(to: &html)
    self.html = html.text
    buttons = [("primary", drawing.primary), ("secondary", drawing.secondary)].compactMap { button, label in
      (label?[locale]?.sample([:])?.text).map { (button, $0) }
    }
  }

  /// The dialog of iOS.
  ///
  /// - Parameter permission: What it asks for.
  public init(dialogFor permission: Permission, of spec: Spec, in locale: LanguageTag) {
    var html = HTMLWriter()
    if let step = spec.permissionFlow?.steps.first(where: { $0.permission.value == permission }) {
      html.dialog(of: step, in: locale)
    }
    self.html = html.text
    buttons = DialogWords.buttons(for: permission, in: locale).map { ($0.id, $0.title) }
  }
}
