import Testing

@testable import SpecLint

@Test func soundsAlertsAndCarsNeedTheirOptions() throws {
  try expectFindings(
    of: MissingOptionRule(),
    in: #"""
      notispec: 1
      app:
        id: demo
        module: Demo
        bundle_id: com.example.demo
        locales: [en]
        source_locale: en
        delivery: local
        owner: retention
        3️⃣authorization: { options: [badge] }
      categories: { message: { actions: [], options: [1️⃣allow_in_car_play] } }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          sound: 2️⃣default
          trigger: { calendar: { every: day } }
          copy: { body: { en: "A good moment to tidy up" } }
      """#,
    [
      (
        "1️⃣",
        "'categories.message' has 'allow_in_car_play', but 'app.authorization.options' has no 'car_play': add it there"
      ),
      ("2️⃣", "'notifications.daily' has a sound, but 'app.authorization.options' has no 'sound': add it there"),
      ("3️⃣", "'app.authorization.options' lacks 'alert': without it iOS shows nothing"),
    ])
}

@Test func silenceNeedsNoOption() throws {
  try expectFindings(
    of: MissingOptionRule(),
    in: #"""
      notispec: 1
      app:
        id: demo
        module: Demo
        bundle_id: com.example.demo
        locales: [en]
        source_locale: en
        delivery: local
        owner: retention
        authorization: { options: [alert] }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          sound: none
          trigger: { calendar: { every: day } }
          copy: { body: { en: "A good moment to tidy up" } }
      """#, [])
}
