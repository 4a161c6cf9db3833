import CleanerNotifications
import CourierNotifications
import GalleryNotifications
import JournalNotifications
import LingoNotifications
import MessengerNotifications
import NotificationRules
import RemedyNotifications
import SpecLanguage
import Testing

/// A generated module reads the values of a link as scenarios do, and of several screens opens the most specific.
@Suite struct LinkAgreementTests {
  /// What links do after the base, whatever the app.
  private static let tails = [
    "", "/", "//", "?", "#", "/new", "/new/", "/7", "/7/", "/7/8", "/x/view", "/%37", "/%2F", "/%", "/%FF", "/a%20b",
    "/é",
    "?source=push", "?source=push&source=mail", "?source", "?source=%zz", "?=x&source=1", "?a&&b", "#?source=x",
    "?id=5",
    "?chatId=9", "?chat_id=9", "?achievementId=4", "?achievement_id=4", "/?source=a#b",
  ]

  private static func links(_ links: DeepLinks) -> [String] {
    let starts = links.targets.flatMap(\.linkPaths).flatMap {
      [$0, $0.split(separator: "{").first.map(String.init) ?? ""]
    }
    let paths = Set(starts + ["", "nowhere", "Dashboard"]).sorted()
    let bases = links.bases + [links.bases[0].uppercased(), "other://"]
    return bases.flatMap { base in paths.flatMap { path in tails.map { base + path + $0 } } }
  }

  @Test func theShippedModulesAgree() throws {
    try compare("cleaner") { CleanerNotifications.DeepLink(url: $0)?.target.rawValue }
    try compare("courier") { CourierNotifications.DeepLink(url: $0)?.target.rawValue }
    try compare("gallery") { GalleryNotifications.DeepLink(url: $0)?.target.rawValue }
    try compare("journal") { JournalNotifications.DeepLink(url: $0)?.target.rawValue }
    try compare("lingo") { LingoNotifications.DeepLink(url: $0)?.target.rawValue }
    try compare("messenger") { MessengerNotifications.DeepLink(url: $0)?.target.rawValue }
    try compare("remedy") { RemedyNotifications.DeepLink(url: $0)?.target.rawValue }
  }

  private func compare(_ app: String, with generated: (String) -> String?) throws {
    let links = try #require(try Checkout.spec(app).deepLinks)
    let table = links.table
    var found: Set<String> = []
    for link in Self.links(links) {
      let screen = table.screen(of: link)?.id
      #expect(screen == generated(link), "\(link)")
      if let screen { found.insert(screen) }
    }
    // Every screen was met, or nothing is compared.
    #expect(found == Set(links.targets.map(\.id)))
  }

  @Test func pathsThatOverlapOpenTheMostSpecificScreen() throws {
    let spec = try spec(
      """
      notispec: 1
      app: { id: shop, module: Shop, bundle_id: com.example.shop, locales: [en], source_locale: en, delivery: local }
      deep_links:
        scheme: shop
        universal: https://shop.example.com
        targets:
          anything: { path: "/{page}", parameters: { page: { type: string } } }
          item: { path: "/item/{id}", aliases: [i], parameters: { id: { type: int }, size: { type: double, key: sz, optional: true } } }
          review: { path: "/{kind}/reviews", parameters: { kind: { type: string } } }
          new_item: { path: /item/new }
          item_reviews: { path: /item/reviews }
          home: { path: /home, aliases: [start] }
          search: { path: /search, parameters: { words: { type: string, key: q } } }
      signals: { opened: {} }
      notifications:
        soon:
          summary: "Soon."
          target: home
          trigger: { after: { signal: opened, delay: 1h } }
          copy: { body: { en: "Soon" } }
      """)
    let links = try #require(spec.deepLinks)
    let paths = [
      "home", "start", "home/", "HOME", "about", "", "item", "item/", "item/7", "item/+7", "item/x", "i/7", "i/new",
      "item/new", "item/reviews", "i/reviews", "book/reviews", "item/7?sz=1.5", "item/7?sz=big", "item/7?size=2",
      "search", "search?q=a%20b", "search?words=a", "search?q=a&q=b", "item/7/8", "%68ome", "item/%6E%65%77",
    ]
    let all = links.bases.flatMap { base in paths.map { base + $0 } }
    let said = try CompiledModule.run(
      spec,
      """
      let links = [\(all.map { "\"\($0)\"" }.joined(separator: ", "))]
      for link in links { show(DeepLink(url: link).map { $0.target.rawValue + " " + $0.url } ) }
      """)
    let table = links.table
    try #require(said.count == all.count)
    for (link, text) in zip(all, said) {
      let screen = table.screen(of: link)
      let generated = String(decoding: Self.bytes(text), as: UTF8.self)
      #expect((screen?.id ?? "nil") == String(generated.split(separator: " ").first ?? ""), "\(link)")
      // What the link of the module carries is what the table reads of it.
      // A value may make the link of another, more specific screen: 'home' as the name of any page.
      if let screen, let url = generated.split(separator: " ").last.map(String.init),
        let again = table.screen(of: url), again.id == screen.id
      {
        #expect(again.parameters == screen.parameters, "\(link)")
      }
    }
    #expect(table.screen(of: "shop://item/new")?.id == "new_item")
    #expect(table.screen(of: "shop://item/reviews")?.id == "item_reviews")
    // The most specific screen is the one, also where a value does not fit it.
    #expect(table.screen(of: "shop://i/reviews")?.id == nil)
    #expect(table.screen(of: "shop://item/7")?.parameters == ["id": .int(7)])
    #expect(table.screen(of: "shop://about")?.id == "anything")
  }

  private static func bytes(_ hex: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = Substring(hex)
    while let byte = UInt8(rest.prefix(2), radix: 16) {
      bytes.append(byte)
      rest = rest.dropFirst(2)
    }
    return bytes
  }
}
