import Foundation
import SpecEmission
import SpecLanguage
import Testing

@Suite struct SiteAssociationEmitterTests {
  private func files(team: String = "team_id: \"DEF123GHIJ\"") throws -> [OutputFile] {
    SiteAssociationEmitter().files(
      for: try spec(
        """
        notispec: 1
        app:
          id: demo
          module: Demo
          bundle_id: com.demo
          locales: [en]
          source_locale: en
          delivery: local
          \(team)
        deep_links:
          scheme: demo
          universal: "https://example.com"
          targets:
            home: { summary: "Say \\"hi\\"", path: /home, aliases: [start] }
            chat: { path: "/chat/{id}", parameters: { id: { type: string } } }
            about: { path: /chat/about/us }
            paid: { path: /paid, parameters: { plan: { type: string, key: p }, from: { type: string, optional: true } } }
        """))
  }

  /// A path of the site as Apple's components match it: `*` is anything, `?` one character.
  private func opens(_ path: String, query: [String] = [], _ components: [[String: Any]]) throws -> Bool {
    for component in components {
      let pattern = try #require(component["/"] as? String)
      let expression =
        "^"
        + NSRegularExpression.escapedPattern(for: pattern)
        .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".") + "$"
      guard path.range(of: expression, options: .regularExpression) != nil else { continue }
      guard Set((component["?"] as? [String: String] ?? [:]).keys).isSubset(of: query) else { continue }
      return component["exclude"] as? Bool != true
    }
    return false
  }

  @Test func theSiteOpensWhatTheRouterOfTheAppTakes() throws {
    let file = try #require(try files().first)
    #expect(file.path == "site_association/demo/apple-app-site-association")
    let json = try #require(JSONSerialization.jsonObject(with: Data(file.contents.utf8)) as? [String: Any])
    let details = try #require((json["applinks"] as? [String: Any])?["details"] as? [[String: Any]])
    #expect(details.count == 1)
    #expect(details[0]["appIDs"] as? [String] == ["DEF123GHIJ.com.demo"])
    let components = try #require(details[0]["components"] as? [[String: Any]])
    for path in ["/home", "/start", "/chat/7", "/chat/a%2Fb", "/chat/about/us"] {
      #expect(try opens(path, components), "\(path)")
    }
    for path in ["/", "/homes", "/chat", "/chat/", "/chat/7/8", "/chat/about/them", "/paid"] {
      #expect(try !opens(path, components), "\(path)")
    }
    #expect(try opens("/paid", query: ["p"], components))
    #expect(components.contains { $0["comment"] as? String == "Say \"hi\"" })
  }

  @Test func withoutTheTeamOrASiteThereIsNoFile() throws {
    #expect(try files(team: "owner: care") == [])
    #expect(SiteAssociationEmitter().files(for: try Checkout.spec("cleaner")) == [])
  }
}
