import NotificationDrawing
import SpecEmission
import SpecLanguage
import TextWriting

/// The settings that decide about a type, by the names that people read in the app.
extension TypePart {
  func writeSettings(to html: inout HTMLWriter) {
    let toggles = part.spec.toggles(of: type)
    let others = part.spec.otherSettings(of: type)
    html.element("div") { html in
      html.element("dt", text: "Settings")
      html.element("dd") { html in
        html.element("ul") { html in
          if toggles.isEmpty { html.element("li", text: "No setting of the app switches it off") }
          for item in toggles {
            html.element("li") { html in
              html.write("Switched off with ")
              writeName(of: item, to: &html)
            }
          }
          for (item, decides) in others {
            html.element("li") { html in
              writeName(of: item, to: &html)
              html.write(" decides \(decides)")
            }
          }
        }
      }
    }
  }

  /// Its label in every language, so that it is found by any of them.
  private func writeName(of item: PreferenceItem, to html: inout HTMLWriter) {
    html.element("a", ["href": "#\(part.id)/\(AppPart.Section.settings.rawValue)"]) { html in
      html.element("code", text: item.id)
      for locale in part.locales {
        guard let label = part.spec.label(of: item, in: locale) else { continue }
        html.element("span", ["class": "label-of", "data-locale": locale.text]) { html in
          html.write(" ")
          html.element("q", ["lang": locale.text, "dir": locale.direction], text: label)
        }
      }
    }
  }
}
