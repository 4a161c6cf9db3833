import SpecDiagnostics
import TestSupport
import Testing

@testable import SpecLint

@Test func theSecondOfTwoIdsWithOneSwiftNameIsPointedOut() throws {
  try expectFindings(
    of: NameCollisionRule(),
    in: """
      notispec: 1
      signals:
        cleaned_1: {}
        1️⃣cleaned1: {}
      """, [("1️⃣", "'cleaned1' and 'cleaned_1' are both 'cleaned1' in Swift")])
}

@Test(arguments: [
  ("class", "has a name that Swift reserves"), ("Self", "has a name that Swift reserves"),
  ("init", "has a name that Swift reserves"), ("Swift", "has a name that Swift reserves"),
  ("Type", "has a name that Swift reserves"), ("main", "has a name that Swift reserves"),
  ("Foundation", "has the name of an existing module"), ("UserNotifications", "has the name of an existing module"),
  ("NotificationRules", "has the name of an existing module"),
  ("NotificationType", "has the name of a type that is generated in it"),
]) func aModuleHasANameThatIsFree(_ name: String, _ words: String) throws {
  let app =
    "app: { id: demo, module: 1️⃣\(name), bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: local }"
  let source = MarkedText("notispec: 1\n\(app)\n")
  let found = NameCollisionRule().check(try example(source.text))
  #expect(found.map(\.span.start) == [source.places["1️⃣"]])
  #expect(found.first?.message.hasPrefix("The module '\(name)' \(words)") == true, "\(found.map(\.message))")
}
