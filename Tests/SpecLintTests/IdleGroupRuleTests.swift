import Testing

@testable import SpecLint

@Test func aGroupIsReportedOnceAndAnExemptTypeByItself() throws {
  try expectFindings(
    of: IdleGroupRule(),
    in: #"""
      notispec: 1
      policies:
        caps: [{ id: daily, max: 3, per: calendar_day }]
        profiles: { calm: { caps: [{ id: calm, max: 1, per: calendar_day, groups: [orders] }] } }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        sale:
          summary: "Sale."
          target: home
          group: 1️⃣offers
          trigger: { calendar: { every: day } }
          copy: { body: { en: "Sale" } }
        bargain:
          summary: "Bargain."
          target: home
          group: offers
          trigger: { calendar: { every: day } }
          copy: { body: { en: "Bargain" } }
        order:
          summary: "Order."
          target: home
          group: 2️⃣orders
          on_cap: exempt
          trigger: { calendar: { every: day } }
          copy: { body: { en: "Order" } }
      """#,
    [
      (
        "1️⃣",
        "No cap names the group 'offers', so it has no limit of its own: add a cap with 'groups: [offers]', or remove the group"
      ),
      ("2️⃣", "'notifications.order.group' has no effect: 'on_cap: exempt' keeps caps from counting this type"),
    ])
}

@Test func combineNeedsTwoTypes() throws {
  try expectFindings(
    of: IdleGroupRule(),
    in: #"""
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        sale:
          summary: "Sale."
          target: home
          combine: 1️⃣daily
          trigger: { calendar: { every: day } }
          copy: { body: { en: "Sale" } }
        bargain:
          summary: "Bargain."
          target: home
          combine: evening
          trigger: { calendar: { every: day } }
          copy: { body: { en: "Bargain" } }
        order:
          summary: "Order."
          target: home
          combine: evening
          trigger: { calendar: { every: day } }
          copy: { body: { en: "Order" } }
      """#,
    [
      (
        "1️⃣",
        "No other type has 'combine: daily', so there is nothing to combine: write it at the other type too, or leave it out"
      )
    ])
}
