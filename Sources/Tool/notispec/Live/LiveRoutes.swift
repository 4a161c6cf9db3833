import NotificationConformance
import SpecPreview

/// Which question of a page is answered by what.
struct LiveRoutes {
  let desk: LiveDesk

  enum Reply: Equatable {
    case html(String)
    case json(LiveAnswer)
    /// The connection stays open and tells of every change.
    case events
  }

  func reply(to method: String, _ path: String, query: [String: String], body: [UInt8]) -> Reply {
    guard method == "POST" else {
      switch path {
      case "": return .html(desk.previewPage())
      case "play": return .html(PlayPage.text)
      case "events": return .events
      case "apps": return .json(desk.apps())
      case "story": return .json(desk.story(query["app"] ?? "", query["name"] ?? ""))
      case "values": return .json(desk.values(of: query["app"] ?? ""))
      default: return .json(.refusal(404, "There is no such page."))
      }
    }
    guard let request = JSONValue(json: body) else { return .json(.refusal(400, "This is not JSON.")) }
    switch path {
    case "play": return .json(desk.play(request))
    case "try": return .json(desk.tryOut(request))
    case "save": return .json(desk.save(request))
    case "write": return .json(desk.write(request))
    case "fix": return .json(desk.fix(request))
    default: return .json(.refusal(404, "There is no such page."))
    }
  }
}
