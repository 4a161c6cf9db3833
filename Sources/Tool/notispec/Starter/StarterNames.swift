import SpecLanguage

/// The names in the example of `init`.
struct StarterNames: Hashable {
  /// The id of the app, which is also the name of its folder.
  let app: String
  /// As people know it.
  let name: String
  let bundleID: String

  static let standardApp = "plants"

  /// - Parameter folder: What else may say what the app is called.
  /// - Throws: Exit 64 for names that an app cannot have.
  init(app: String?, name: String?, bundleID: String?, folder: String = ".") throws(WorldError) {
    let app = app ?? name.flatMap(Self.id) ?? Self.id(of: Folder.split(folder).name) ?? Self.standardApp
    guard TextPattern.identifier.matches(app) else {
      throw .usage(
        "--app: '\(app)' is not a valid id: write it like 'plants', in lower-case letters, digits and single '_'")
    }
    self.app = app
    self.name =
      name ?? app.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    self.bundleID = bundleID ?? "com.example." + app.replacing("_", with: "-")
    guard TextPattern.bundleID.matches(self.bundleID) else {
      throw .usage("--bundle-id: '\(self.bundleID)' must be \(TextPattern.bundleID.noun)")
    }
    guard !self.name.isEmpty, !self.name.unicodeScalars.contains(where: { $0.value < 32 }) else {
      throw .usage("--name: the name is empty or contains a control character")
    }
  }

  /// `My Shop` becomes `my_shop`; nil if nothing of it can be in an id.
  private static func id(of name: String) -> String? {
    let words = name.lowercased().split { letter in
      !letter.isASCII || !(letter.isLetter || letter.isNumber)
    }
    let id = words.joined(separator: "_")
    return TextPattern.identifier.matches(id) ? id : nil
  }

  /// `my_plants` becomes `MY-PLANTS`, with which the ids of its requirements begin.
  var document: String { app.uppercased().replacing("_", with: "-") }

  /// The name as it is between double quotes.
  var quotedName: String { name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") }

  /// `my_plants` becomes `MyPlantsNotifications`; a long id is cut, since a module has at most 64 letters too.
  var module: String {
    let ending = "Notifications"
    let name = app.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.prefix(64 - ending.count) + ending
  }

  /// `my_plants` becomes `myplants`: a URL scheme has no '_'.
  var scheme: String { app.replacing("_", with: "") }
}
