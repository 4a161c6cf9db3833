import Testing

@testable import SpecLint

/// Other languages end no date with a full stop, other styles of Russian do not either, and an ellipsis is no full stop.
@Test func fullStopsThatAreRight() throws {
  try expectFindings(
    of: DoubledStopRule(),
    in: #"""
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en, ru, pl], source_locale: en, delivery: local }
      signals: { bought: { parameters: { until: { type: instant }, at: { type: instant }, shop: { type: string } } } }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        voucher:
          summary: "Voucher."
          target: home
          trigger: { after: { signal: bought, delay: 1h } }
          arguments: { until: { type: instant, style: date }, at: { type: instant, style: time }, shop: { type: string } }
          copy:
            title: { en: "{shop}.", ru: "{shop}.", pl: "{shop}." }
            subtitle: { en: "{at}.", ru: "{at}.", pl: "{at}." }
            body: { en: "{until}.", ru: 1️⃣"{until}. {until}...", pl: "{until}." }
      """#,
    [
      (
        "1️⃣",
        "'notifications.voucher.copy.body.ru' has a full stop after '{until}', which ends with one itself, as in "
          + "'24 сент. 2026\u{202F}г.': write the sentence so that something else ends it"
      )
    ])
}
