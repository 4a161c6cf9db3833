import NotificationDrawing
public import TextWriting

/// An HTML page that needs nothing else: no network and no other file.
public enum ReportPage {
  /// - Parameter body: Writes what is on the page.
  public static func text(title: String, body: (inout HTMLWriter) -> Void) -> String {
    var html = HTMLWriter()
    html.doctype()
    html.element("html", ["lang": "en"]) { html in
      html.element("head") { html in
        html.newLine()
        html.void("meta", ["charset": "utf-8"])
        html.void(
          "meta",
          [
            "http-equiv": "Content-Security-Policy",
            "content": "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; "
              + "form-action 'none'",
          ])
        html.void("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
        html.void("meta", ["name": "color-scheme", "content": "light dark"])
        html.newLine()
        html.element("title", text: title)
        html.source("style", HTMLReport.style)
        html.source("style", CardStyle.text)
      }
      html.element("body", [:], body)
    }
    return html.text + "\n"
  }

  /// What the page is about, below its heading.
  public static func write(_ identity: ReportIdentity, to html: inout HTMLWriter) {
    html.element("p", ["class": "identity"], text: HTMLReport.visible(identity.parts.joined(separator: " · ")))
  }

  /// A part of a page with a title of its own.
  public static func section(
    _ title: String, _ id: String, to html: inout HTMLWriter, _ content: (inout HTMLWriter) -> Void
  ) {
    html.element("section", ["id": id]) { html in
      html.element("h2", text: title)
      html.newLine()
      content(&html)
    }
    html.newLine()
  }
}
