import SpecDiagnostics
import SpecLanguage

struct PersonalTagRule: LintRule {
  static let code: DiagnosticCode = "push/personal-tag"
  static let level = Diagnostic.Severity.warning

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
