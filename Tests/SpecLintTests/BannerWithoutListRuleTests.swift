import Testing

@testable import SpecLint

@Test func aListWithoutABannerIsQuietAndFine() throws {
  try expectFindings(
    of: BannerWithoutListRule(),
    in: #"""
      notispec: 1
      policies: { presentation: [list] }
      """#, [])
}
