public import NotificationTerms
public import TextWriting

extension NotificationCard {
  /// Draws it once for all surfaces: `s-lock`, `s-banner`, `s-expanded` or `s-hidden` is a class of an element around it,
  /// and the style sheet shows what that surface has.
  ///
  /// - Parameter isWhole: Whether nothing is cut, because it is compared with another one.
  public func draw(to html: inout HTMLWriter, isWhole: Bool = false) {
    let kind = level == .timeSensitive || level == .critical ? " urgent" : level == .passive ? " passive" : ""
    html.element("div", ["class": "card\(kind)", "lang": locale.text, "dir": locale.direction]) { html in
      drawIcon(to: &html)
      html.element("div", ["class": "words"]) { html in
        html.element("p", ["class": "top"]) { html in
          let name = keepsTitle || title == nil ? "title" : "title secret"
          html.element(title ?? app, in: "b", name, isWhole ? nil : cuts(of: .title))
          if !keepsTitle, title != nil { html.element("b", ["class": "title stand-in"], text: app) }
          html.element("span", ["class": "time"], text: time)
        }
        if let subtitle {
          html.element("p", ["class": keepsSubtitle ? "sub" : "sub secret"]) { html in
            html.element(subtitle, in: "b", "line", isWhole ? nil : cuts(of: .subtitle))
          }
        }
        html.element(body, in: "p", "body secret", isWhole ? nil : cuts(of: .body))
        html.element(hidden, in: "p", "body stand-in", isWhole ? nil : cuts(of: .hidden))
      }
      if let first = attachments.first { html.element("span", ["class": "thumb \(first.rawValue)"], text: "") }
      drawMore(to: &html)
    }
  }

  private func drawIcon(to html: inout HTMLWriter) {
    html.element("span", ["class": "icon hue\(Self.hue(of: appID))", "aria-hidden": "true"]) { html in
      html.write(app.first.map { String($0).uppercased() } ?? "")
      if let badge, badge > 0 { html.element("i", ["class": "badge"], text: String(badge)) }
    }
  }

  private func drawMore(to html: inout HTMLWriter) {
    guard !buttons.isEmpty || !attachments.isEmpty else { return }
    html.element("div", ["class": "opened"]) { html in
      for attachment in attachments {
        html.element("span", ["class": "attachment \(attachment.rawValue)"]) { html in
          html.element("span", ["lang": "en"], text: attachment.rawValue)
        }
      }
      guard !buttons.isEmpty else { return }
      html.element("ul", ["class": "buttons"]) { html in
        for button in buttons {
          html.element("li", button.isDestructive ? ["class": "destructive"] : [:]) { html in
            html.element("span", text: button.title)
            guard let input = button.input else { return }
            html.element("span", ["class": "field"]) { html in
              html.element("span", ["class": "placeholder"], text: input.placeholder)
              html.element("b", text: input.button)
            }
          }
        }
      }
    }
  }

  /// Which of the colours of icons an app has.
  static func hue(of id: String) -> Int {
    Int(id.utf8.reduce(UInt32(7)) { ($0 &* 31 &+ UInt32($1)) % 997 } % 8)
  }
}

extension LanguageTag {
  /// `rtl` or `ltr`, as HTML says it.
  public var direction: String { isRightToLeft ? "rtl" : "ltr" }
}
