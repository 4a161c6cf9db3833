import Testing

@testable import SpecLint

@Test func aPercentageIsNotReported() throws {
  try expectFindings(
    of: ForeignPlaceholderRule(),
    in: #"""
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
          copy:
            title: { en: "90% done, 100 % sure" }
            subtitle: { en: 2️⃣"Hello {{name}}" }
            body: { en: 1️⃣"Hello %1$@" }
      """#,
    [
      (
        "1️⃣",
        "'notifications.daily.copy.body.en' contains '%1$@', which people would see as written: write '{name}' for an argument"
      ),
      (
        "2️⃣",
        "'notifications.daily.copy.subtitle.en' contains '{{name}}', which people would see as '{name}': write "
          + "'{name}' for an argument"
      ),
    ])
}

@Test func whatOthersWriteAroundAnArgument() throws {
  try expectFindings(
    of: ForeignPlaceholderRule(),
    in: #"""
      notispec: 1
      signals: { ordered: { parameters: { order_id: { type: string } } } }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        order:
          summary: "Order."
          target: home
          trigger: { after: { signal: ordered, delay: 1h } }
          arguments: { order_id: { type: string, example: "A7" } }
          copy:
            title: { en: 1️⃣'Order \(order_id)' }
            subtitle: { en: 2️⃣"Order [order_id]" }
            body: { en: 3️⃣"Order @order_id, {order_id}" }
      """#,
    [
      (
        "1️⃣",
        "'notifications.order.copy.title.en' contains '\\(order_id)', which people would see as written: write "
          + "'{order_id}' for an argument"
      ),
      (
        "2️⃣",
        "'notifications.order.copy.subtitle.en' contains '[order_id]', which people would see as written: write "
          + "'{order_id}' for the value"
      ),
      (
        "3️⃣",
        "'notifications.order.copy.body.en' contains '@order_id', which people would see as written: write "
          + "'{order_id}' for the value"
      ),
    ])
}

@Test func aWordBetweenTheSignsOfOtherTools() throws {
  for (text, found) in [
    ("Hi [dish]", "[dish]"), ("Hi [[dish]]", "[[dish]]"), ("Hi |dish|", "|dish|"), ("Hi %(dish)@", "%(dish)@"),
    ("Hi @dish@", "@dish@"), ("Hi :dish", ":dish"), ("Hi ((dish))", "((dish))"),
  ] {
    try expectFindings(
      of: ForeignPlaceholderRule(), in: dishes(text),
      [
        (
          "1️⃣",
          "'notifications.order.copy.body.en' contains '\(found)', which people would see as written: write '{dish}' for "
            + "the value"
        )
      ])
  }
}

@Test func aWordThatIsShownTooIsAWord() throws {
  for text in ["[dish] {dish}", "A dish: {dish}", "(dish)", "Your dish:dish"] {
    try expectFindings(of: ForeignPlaceholderRule(), in: dishes(text).replacing("1️⃣", with: ""), [])
  }
}

private func dishes(_ text: String) -> String {
  """
  notispec: 1
  signals: { ordered: { parameters: { dish: { type: string } } } }
  deep_links: { scheme: demo, targets: { home: { path: /home } } }
  notifications:
    order:
      summary: "Order."
      target: home
      trigger: { after: { signal: ordered, delay: 1h } }
      arguments: { dish: { type: string, example: "soup" } }
      copy:
        title: { en: "{dish}" }
        body: { en: 1️⃣"\(text)" }
  """
}
