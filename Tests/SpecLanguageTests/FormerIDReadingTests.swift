import NotificationRules
import SpecLanguage
import TestSupport
import Testing

/// `formerly`: ids of earlier versions.
@Suite struct FormerIDReadingTests {
  private func findings(_ text: String, _ messages: (String, String)...) {
    expectFindings(in: "\(Specs.app)\n\(text)", messages)
  }

  @Test func everyKindReachesTheTable() throws {
    let spec = try #require(
      SpecReader.read([SpecSource(path: "app.yaml", bytes: Array(EveryKey.app.utf8))]).spec)
    let formers = spec.ruleTable.formerIDs
    #expect(formers.contains(FormerID(.app, "animals", isNow: "pets")))
    #expect(formers.contains(FormerID(.type, "feeding_time", isNow: "hungry")))
    #expect(formers.contains(FormerID(.signal, "filled", isNow: "fed")))
    #expect(formers.contains(FormerID(.target, "dish_screen", isNow: "bowl")))
    #expect(formers.contains(FormerID(.preference, "tone", isNow: "style")))
    #expect(formers.contains(FormerID(.option(of: "style"), "noisy", isNow: "loud")))
    #expect(formers.contains(FormerID(.category, "OLD_MESSAGE", isNow: "MESSAGE_CATEGORY")))
    #expect(formers.contains(FormerID(.action(of: "MESSAGE_CATEGORY"), "ATE_ACTION", isNow: "EATEN_ACTION")))
  }

  @Test func anOldIDIsNotOneOfToday() {
    findings(
      "signals: { paid: { formerly: [1️⃣bought] }, bought: {}, left: { formerly: [2️⃣left] } }",
      ("1️⃣", "'bought' is a signal of today, so 'formerly' cannot give its past to 'paid'"),
      ("2️⃣", "'left' is a signal of today, so 'formerly' cannot give its past to 'left'"))
  }

  @Test func anOldIDBelongsToOneItem() {
    findings(
      "signals: { paid: { formerly: [purchase] }, bought: { formerly: [1️⃣purchase] } }",
      ("1️⃣", "'purchase' is the former id of two signals, so nobody can say whose what it left is"))
    findings(
      """
      preferences:
        often:
          type: choice
          default: daily
          options:
            daily: { label: { en: "Daily", ru: "Да" } }
            never: { formerly: [1️⃣daily], label: { en: "Never", ru: "Нет" } }
      """,
      ("1️⃣", "'daily' is an option of today, so 'formerly' cannot give its past to 'never'"))
  }

  /// Kinds are kept apart, and so are the options of two settings.
  @Test func anotherKindMayHaveIt() {
    findings("signals: { paid: { formerly: [news] } }\npreferences: { news: { type: toggle, default: true } }")
  }
}
