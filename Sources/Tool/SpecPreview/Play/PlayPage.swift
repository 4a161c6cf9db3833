import NotificationDrawing
import TextWriting

/// The page on which somebody plays what a person lives through. It asks the program for everything that it shows.
public enum PlayPage {
  public static var text: String {
    var html = HTMLWriter()
    html.doctype()
    html.element("html", ["lang": "en"]) { html in
      html.element("head") { html in
        html.void("meta", ["charset": "utf-8"])
        html.void("meta", ["http-equiv": "Content-Security-Policy", "content": policy])
        html.void("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
        html.void("meta", ["name": "color-scheme", "content": "light dark"])
        html.element("title", text: "Play · notispec")
        html.source("style", CardStyle.text)
        html.source("style", EmbeddedTexts.play_css)
      }
      html.element("body") { html in
        html.element("header") { html in
          html.element("h1", text: "Play")
          html.element("p") { $0.element("a", ["href": "./"], text: "The preview") }
          select("app", "App", to: &html)
          select("story", "Story", to: &html)
          html.element("p", ["id": "problem", "class": "bad", "role": "status"], text: "")
          html.element(
            "p", ["id": "ended", "class": "bad", "role": "alert", "hidden": ""],
            text:
              "The server has ended. Start it again, and open the address that it prints. What you have played is "
              + "still here: below is the story as a file.")
          html.element("p", ["id": "say", "class": "say", "role": "status"], text: "")
        }
        html.newLine()
        html.element("main") { html in
          html.element("div") { html in writePhone(to: &html) }
          html.element("div") { html in
            writeSteps(to: &html)
            writeWorld(to: &html)
          }
          html.element("div", ["class": "third"]) { html in
            writeTimeline(to: &html)
            writeSaving(to: &html)
            writeTrying(to: &html)
          }
        }
        html.newLine()
        for script in scripts { html.source("script", script) }
      }
    }
    return html.text + "\n"
  }

  /// The last one begins.
  private static let scripts = [EmbeddedTexts.play_phone_js, EmbeddedTexts.play_try_js, EmbeddedTexts.play_js]

  private static var policy: String {
    func hashes(_ sources: [StaticString]) -> String {
      sources.map { "'\(HTMLWriter.hash(of: $0))'" }.joined(separator: " ")
    }
    return "default-src 'none'; style-src \(hashes([CardStyle.text, EmbeddedTexts.play_css])); "
      + "script-src \(hashes(scripts)); connect-src 'self'; base-uri 'none'; form-action 'none'"
  }

  private static func writePhone(to html: inout HTMLWriter) {
    section("The phone", to: &html) { html in
      html.element("div", ["id": "phone", "class": "phone", "role": "group", "aria-label": "Screen of the phone"]) {
        html in
        html.element("p", ["class": "clock"]) { html in
          html.element("span", ["id": "date"], text: "")
          html.element("b", ["id": "clock"], text: "")
        }
        html.element("div", ["id": "flow"], text: "")
        html.element("div", ["id": "screen"], text: "")
        html.element("p", ["id": "empty", "class": "empty"], text: "Nothing has come.")
      }
      html.element("ul", ["id": "facts", "class": "facts"], text: "")
    }
  }

  private static func writeSteps(to html: inout HTMLWriter) {
    section("What happens next", to: &html) { html in
      html.element("fieldset") { html in
        html.element("legend", text: "The app reports")
        select("signal", "Signal", to: &html)
        html.element("p", ["id": "summary", "class": "dim"], text: "")
        html.element("div", ["id": "parameters", "class": "pair"], text: "")
        row(to: &html) { button("report", "Report it", isMain: true, to: &$0) }
        html.element("p", ["id": "report-note", "class": "dim", "role": "status"], text: "")
      }
      html.element("fieldset") { html in
        html.element("legend", text: "Time passes")
        row(to: &html) { html in
          for (span, words) in [
            ("1m", "1 minute"), ("15m", "15 minutes"), ("1h", "1 hour"), ("1d", "1 day"), ("7d", "1 week"),
          ] {
            html.element("button", ["type": "button", "data-after": span], text: words)
          }
        }
        row(to: &html) { html in
          input("until", "Until", "20:00 or 2026-03-05 09:00", to: &html)
          button("until-go", "Go there", to: &html)
        }
        problem(of: "until", to: &html)
      }
      html.element("fieldset") { html in
        html.element("legend", text: "The person")
        row(to: &html) { html in
          for (transition, words) in [("launch", "Opens the app"), ("background", "Leaves it"), ("killed", "Kills it")]
          {
            html.element("button", ["type": "button", "data-app": transition], text: words)
          }
        }
        row(to: &html) { html in
          input("zone", "Flies to the zone", "Asia/Tokyo", to: &html)
          button("zone-go", "Fly", to: &html)
        }
        problem(of: "zone", to: &html)
        row(to: &html) { html in
          select(
            "allow", "Permission", ["authorized", "provisional", "denied", "not_determined"], to: &html)
          button("allow-go", "Change", to: &html)
        }
        html.element("div", ["id": "flow-part", "class": "row"]) { html in
          button("flow-start", "Starts the permission flow", to: &html)
          button("flow-force", "Forces it", to: &html)
        }
        html.element("div", ["id": "settings", "class": "row"]) { html in
          select("setting", "Switch", to: &html)
          button("setting-on", "On", to: &html)
          button("setting-off", "Off", to: &html)
        }
        html.element("div", ["id": "pushes", "class": "row"]) { html in
          select("push", "A server sends", to: &html)
          button("push-go", "Send", to: &html)
        }
        row(to: &html) { html in
          input("typed", "Any other step of a scenario", "after: 1h, focus: on", to: &html)
          button("typed-go", "Add", to: &html)
        }
        problem(of: "typed", to: &html)
      }
      html.element("h3", text: "So far")
      html.element("p", ["id": "no-steps", "class": "dim"], text: "No step yet.")
      html.element("ol", ["id": "steps", "class": "steps"], text: "")
      row(to: &html) { button("undo", "Undo the last step", to: &$0) }
    }
  }

  private static func writeWorld(to html: inout HTMLWriter) {
    section("The person and the phone at the start", to: &html) { html in
      html.element("div", ["class": "pair"]) { html in
        input("title", "Title", "What it is about", to: &html)
        input("start-at", "Begins at", "2026-03-02 09:00", to: &html)
        input("start-zone", "Time zone", "Europe/Berlin", to: &html)
        select("start-locale", "Language", to: &html)
        select(
          "start-authorization", "Permission to notify", ["authorized", "not_determined", "denied", "provisional"],
          to: &html)
        select("start-app", "The app is", ["foreground", "background", "killed"], to: &html)
        input("start-user", "Signed in as", "nobody", to: &html)
      }
      check("start-focus", "A Focus is on", to: &html)
      html.element("details", ["id": "start-more-part"]) { html in
        html.element("summary", text: "The device, the team’s flags and experiments")
        html.element("div", ["id": "start-more", "class": "pair"], text: "")
      }
      html.element("div", ["id": "new-part"]) { html in
        check("start-new", "A new installation: nothing has been asked yet, and the app is not running", to: &html)
      }
    }
  }

  private static func writeTimeline(to html: inout HTMLWriter) {
    section("What comes, and why not the rest", to: &html) { html in
      check("logged", "Show events of analytics", to: &html)
      html.element(
        "ol", ["id": "line", "class": "line", "tabindex": "0", "aria-label": "What comes, and why not the rest"],
        text: "")
    }
  }

  private static func writeSaving(to html: inout HTMLWriter) {
    section("Keep it", to: &html) { html in
      row(to: &html) { html in
        input("name", "Name", "a-quiet-week", to: &html)
        button("save-story", "Save as a story", to: &html)
      }
      problem(of: "name", to: &html)
      html.element("fieldset") { html in
        html.element("legend", text: "A scenario expects")
        html.element("div", ["id": "then"], text: "")
        select("covers", "It proves", to: &html)
        problem(of: "covers", to: &html)
        check("replace", "Replace a file of that name", to: &html)
        row(to: &html) { button("save-scenario", "Save as a scenario and run it", isMain: true, to: &$0) }
      }
      html.element("p", ["id": "saved", "role": "status"], text: "")
      html.element(
        "button", ["type": "button", "id": "keep-scenario", "hidden": ""], text: "Keep the scenario that fails")
      html.element("details") { html in
        html.element("summary", text: "The story as a file")
        html.element("pre", ["tabindex": "0", "aria-label": "The story as a file"]) {
          $0.element("code", ["id": "yaml"], text: "")
        }
      }
    }
  }

  private static func writeTrying(to html: inout HTMLWriter) {
    html.element("section", ["id": "try-part", "aria-labelledby": "h-try"]) { html in
      html.element("h2", ["id": "h-try"], text: "What if")
      select("value", "Value", to: &html)
      row(to: &html) { html in
        input("new-value", "Would be", "4", to: &html)
        button("add-value", "And another", to: &html)
      }
      html.element("ul", ["id": "wanted", "class": "plain", "aria-label": "Values to try together"], text: "")
      row(to: &html) { html in
        button("try", "Try it", isMain: true, to: &html)
        button("write", "Write it into the spec", to: &html)
        html.element("button", ["type": "button", "id": "unwrite", "disabled": ""], text: "Take it back")
      }
      html.element("p", ["id": "tried", "role": "status"], text: "")
      html.element("div", ["id": "compared"], text: "")
    }
    html.newLine()
  }
}

extension PlayPage {
  private static func section(_ title: String, to html: inout HTMLWriter, _ content: (inout HTMLWriter) -> Void) {
    html.element("section", ["aria-label": title]) { html in
      html.element("h2", text: title)
      content(&html)
    }
    html.newLine()
  }

  private static func row(to html: inout HTMLWriter, _ content: (inout HTMLWriter) -> Void) {
    html.element("div", ["class": "row"], content)
  }

  private static func select(_ id: String, _ words: String, _ options: [String] = [], to html: inout HTMLWriter) {
    html.element("label") { html in
      html.element("span", text: words)
      html.element("select", ["id": id]) { html in
        for option in options {
          html.element("option", ["value": option], text: option.replacing("_", with: " "))
        }
      }
    }
  }

  private static func input(_ id: String, _ words: String, _ example: String, to html: inout HTMLWriter) {
    html.element("label") { html in
      html.element("span", text: words)
      html.void("input", ["id": id, "placeholder": example, "autocomplete": "off", "spellcheck": "false"])
    }
  }

  /// What is wrong with a field, beside it.
  private static func problem(of id: String, to html: inout HTMLWriter) {
    html.element("p", ["id": "\(id)-problem", "class": "problem", "role": "alert", "hidden": ""], text: "")
  }

  private static func check(_ id: String, _ words: String, to html: inout HTMLWriter) {
    html.element("label", ["class": "check"]) { html in
      html.void("input", ["type": "checkbox", "id": id])
      html.element("span", text: words)
    }
  }

  private static func button(_ id: String, _ words: String, isMain: Bool = false, to html: inout HTMLWriter) {
    if isMain {
      html.element("button", ["type": "button", "id": id, "class": "main"], text: words)
    } else {
      html.element("button", ["type": "button", "id": id], text: words)
    }
  }
}
