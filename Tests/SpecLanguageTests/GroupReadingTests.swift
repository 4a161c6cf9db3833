import Testing

/// `group` of a type and `groups` of a cap.
@Suite struct GroupReadingTests {
  private static let id = "an id such as 'daily_reminder' (lower-case letters, digits and single '_')"

  private static func app(_ type: String, _ caps: String) -> String {
    Specs.trigger("trigger: { calendar: { every: day } }\n\(type)") + "\npolicies:\n  caps: \(caps)"
  }

  @Test func aGroupIsWhatTypesSayItIs() {
    expectFindings(in: Self.app("group: offers", "[{ id: few, max: 1, per: calendar_week, groups: [offers] }]"), [])
  }

  @Test func everyGroupOfACapHasAType() {
    expectFindings(
      in: Self.app("group: offers", "[{ id: few, max: 1, per: calendar_week, groups: [1️⃣ofers, 2️⃣news] }]"),
      [
        ("1️⃣", "'policies.caps[0].groups[0]' names an unknown group 'ofers'"),
        ("2️⃣", "'policies.caps[0].groups[1]' names an unknown group 'news': make it the 'group' of a type"),
      ])
    expectFindings(
      in: Self.app("priority: 1", "[{ id: few, max: 1, per: calendar_week, groups: [1️⃣offers] }]"),
      [("1️⃣", "'policies.caps[0].groups[0]' names an unknown group 'offers': make it the 'group' of a type")])
  }

  @Test func aBrokenGroupIsReportedOnce() {
    expectFindings(
      in: Self.app("group: 1️⃣My-Offers", "[{ id: few, max: 1, per: calendar_week, groups: [offers] }]"),
      [
        (
          "1️⃣",
          "'notifications.hungry.group' must be \(Self.id), not 'My-Offers'"
        )
      ])
    expectFindings(
      in: Self.app("group: 1️⃣[offers]", "[{ id: few, max: 1, per: calendar_week, groups: [offers] }]"),
      [
        (
          "1️⃣",
          "'notifications.hungry.group' must be \(Self.id), not a list"
        )
      ])
  }

  @Test func groupsAreAListOfDifferentGroups() {
    expectFindings(
      in: Self.app("group: offers", "[{ id: few, max: 1, per: calendar_week, groups: 1️⃣offers }]"),
      [("1️⃣", "'policies.caps[0].groups' must be a list: put brackets around it, '[offers]'")])
    expectFindings(
      in: Self.app("group: offers", "[{ id: few, max: 1, per: calendar_week, groups: [offers, 1️⃣offers] }]"),
      [("1️⃣", "'policies.caps[0].groups[1]' is already listed")])
    expectFindings(
      in: Self.app("group: offers", "[{ id: few, max: 1, per: calendar_week, groups: 1️⃣[] }]"),
      [("1️⃣", "'policies.caps[0].groups' lists no group: leave it out to count all types")])
  }

  @Test func aWeekIsAWordOfItsOwn() {
    expectFindings(
      in: Self.app("group: offers", "[{ id: few, max: 1, per: 1️⃣calender_week, groups: [offers] }]"),
      [
        (
          "1️⃣",
          "'policies.caps[0].per' must be one of 'rolling_day', 'calendar_day', 'calendar_week', or a duration such as "
            + "'30m', '24h' or '7d', not 'calender_week'"
        )
      ])
  }

  @Test func aPushIsInNoGroup() {
    expectFindings(
      in: Self.app("group: offers", "[{ id: few, max: 1, per: calendar_week, groups: [offers] }]")
        .replacing("trigger: { calendar: { every: day } }", with: "push: {}")
        .replacing("group: offers", with: "1️⃣group: offers"),
      [
        (
          "1️⃣",
          "'notifications.hungry.group' makes no sense with 'push', because a server decides what is sent and when"
        )
      ])
  }
}
