import NotificationText
import Testing

@Suite struct LinkTests {
  private let table = LinkTable(
    bases: ["shop://", "https://Shop.example.com/"],
    """
    anything {page}
    item item/{id}
    item i/{id}
    new_item item/new
    info item/{id}/info
    part item/{id}/{part}
    home home
    """)

  @Test(arguments: [
    ("shop://home", "home"), ("SHOP://home", "home"), ("https://shop.EXAMPLE.com/home", "home"),
    ("shop://home/", "home"),
    ("shop://home?x=1", "home"), ("shop://home#?%", "home"), ("shop://Home", "anything"), ("shop://", "anything"),
    ("shop://item/new", "new_item"), ("shop://item/7", "item"), ("shop://i/7", "item"), ("shop://item/7/info", "info"),
    ("shop://item/info/7", "part"),
  ])
  func theMostSpecificScreenOpens(_ link: String, _ screen: String) {
    #expect(table.screen(of: link)?.id == screen)
  }

  @Test(arguments: [
    "", "shop:", "other://home", "shop://item/7/8/9", "shop://item/%", "shop://item/%F", "shop://item/%FF",
    "shop://home?%",
    "shop://home?a=%zz",
  ])
  func whatLeadsNowhereOpensNothing(_ link: String) {
    #expect(table.screen(of: link)?.id == nil)
  }

  @Test(arguments: [
    "shop://home", "SHOP://nowhere/at/all", "shop:", "shop:home", "shop://item/%", "https://shop.example.com",
    "https://SHOP.example.com/nowhere", "https://shop.example.com?a=1", "https://shop.example.com#a",
  ])
  func ownLinksHaveTheSchemeOrAreOfTheSite(_ link: String) {
    #expect(table.owns(link))
  }

  @Test(arguments: [
    "", "shop", "home", "shops://home", "fb123://authorize", "https://example.com/home", "http://shop.example.com/home",
    "https://shop.example.com.evil.com/", "https://shop.example.company/home",
  ])
  func otherLinksAreNotTheAppsOwn(_ link: String) {
    #expect(!table.owns(link))
  }

  @Test func ofTwoValuesThatOfThePathCountsAndThenTheFirst() throws {
    let values = try #require(table.screen(of: "shop://item/a%20b?id=c&x=1&x=2&y&=z&é=%C3%A9")).values
    #expect(values.text("id") == "a b" && values.text("x") == "1" && values.text("y") == "" && values.text("é") == "é")
    #expect(values.text("z") == nil)
  }

  @Test func valuesAreReadAsTheirKind() throws {
    let values = try #require(table.screen(of: "shop://home?i=-7&d=1.5&t=x&n=nan&big=99999999999999999999")).values
    #expect(values.int("i") == -7 && values.double("i") == -7 && values.double("d") == 1.5 && values.text("t") == "x")
    #expect(values.int("d") == nil && values.int("t") == nil && values.double("n") == nil && values.int("big") == nil)
  }

  @Test func aScreenOpensWithAllItNeeds() throws {
    let parameters = [
      LinkParameter("first", key: "f", .int), LinkParameter("second", key: "s", .double, isOptional: true),
    ]
    func values(_ query: String) throws -> [String: LinkParameter.Value]? {
      try #require(table.screen(of: "shop://home?\(query)")).values.values(of: parameters)
    }
    #expect(try values("f=1&s=2.5") == ["first": .int(1), "second": .double(2.5)])
    #expect(try values("f=1&s=x") == ["first": .int(1)])
    #expect(try values("first=1") == nil)
    #expect(try values("f=x") == nil)
  }

  @Test func anEmptyTextOfAPayloadIsNoValue() {
    #expect(LinkValues(payload: ["a": "", "b": "x"]).text("a") == nil)
    #expect(LinkValues(payload: ["a": "", "b": "x"]).text("b") == "x")
  }

  @Test(arguments: ["", "a b", "/?#&=%", "é", "e\u{301}", "\u{0}", "👩‍🚀", "~-._"])
  func whatIsWrittenIsReadAgain(_ value: String) throws {
    var link = LinkText()
    link.path("item")
    link.path(text: value)
    link.query("x", text: value)
    link.query("y", int: 5)
    link.query("z", double: nil)
    let found = try #require(table.screen(of: "shop://" + link.text))
    #expect(found.values.text("id").map { Array($0.utf8) } == Array(value.utf8))
    #expect(found.values.text("x").map { Array($0.utf8) } == Array(value.utf8))
    #expect(found.values.int("y") == 5 && found.values.text("z") == nil)
  }
}
