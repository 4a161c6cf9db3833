import SpecDiagnostics
import SpecLanguage

struct PersonalTagRule: LintRule {
  static let code: DiagnosticCode = "push/personal-tag"
  static let page = """
    No personal data goes to the push provider.

    Why: a tag leaves the app and stays with another company. A name, an e-mail address or a user id is personal data.
    People were not asked about it, and the privacy label in the App Store has to declare it. To reach one person, use
    the id that the provider gives them.

    Source: IOS/OS-5
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote, owner: care }
      push:
        entitlements: [aps_environment]
        providers: [onesignal]
    -   onesignal: { app_id: "00000000-0000-0000-0000-000000000000", tags: [subscription, 1️⃣username] }
    +   onesignal: { app_id: "00000000-0000-0000-0000-000000000000", tags: [subscription] }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    (spec.push?.oneSignal?.tags ?? []).filter { Self.isPersonal($0.value) }.map { tag in
      finding(
        "'push.onesignal.tags' sends '\(tag.value)' to another company, and that is personal data: remove it",
        at: tag.span)
    }
  }

  /// In any spelling: `userId`, `user-id`, `USER_ID`.
  private static func isPersonal(_ tag: String) -> Bool {
    let letters = String(tag.lowercased().filter { $0.isLetter })
    return personal.contains(letters)
  }

  private static let personal: Set<String> = [
    "userid", "uid", "username", "login", "nickname", "name", "firstname", "lastname", "fullname", "surname", "email",
    "mail", "emailaddress", "phone", "phonenumber", "mobile", "address", "street", "city", "birthday", "birthdate",
    "dateofbirth", "age", "gender", "passport", "ip", "ipaddress", "idfa", "deviceid", "latitude", "longitude",
    "location",
  ]
}
