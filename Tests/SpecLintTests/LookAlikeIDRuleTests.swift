import Testing

@testable import SpecLint

@Test func numbersTellIdsApart() throws {
  try expectFindings(
    of: LookAlikeIDRule(),
    in: #"""
      notispec: 1
      deep_links: { scheme: demo, targets: { page_1: { path: /a }, page_2: { path: /b }, home_page: { path: /c }, 1️⃣homepage: { path: /d } } }
      """#, [("1️⃣", "'deep_links.targets.homepage' is easily taken for 'deep_links.targets.home_page'")])
}
