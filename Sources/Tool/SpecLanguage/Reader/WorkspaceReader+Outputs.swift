/// `outputs`: what is generated, each with its folder below `generated/`.
extension Workspace {
  package struct Outputs: KeyedSection {
    let all: [Output]

    package static let keys = SectionKeys<Self>(
      "outputs", doc: "What is generated, each in a folder of that name below 'generated/'.",
      elsewhere: Dictionary(
        uniqueKeysWithValues: [
          "android", "kotlin", "java", "typescript", "javascript", "flutter", "dart", "csv", "json",
        ]
        .map {
          ($0, "what notispec does not write itself comes from a template of your own, in 'templates'")
        }))

    package init?(_ read: KeyReader<Self>) {
      let docs = [
        "apns":
          "Each notification as a file for 'xcrun simctl push'; pushes also as the requests that a server sends.",
        "catalogue": "A page per app with all texts and rules, for people who do not read YAML.",
        "entitlements": "The entitlements of the app, for Debug and for Release.",
        "firestore": "'firestore.rules': who may read and write the stored device tokens.",
        "info_plist": "What 'Info.plist' of the app and of its extensions needs.",
        "reference": "Pages with every key, what people say and how to write it, and what a server does.",
        "schema": "JSON Schemas, with which editors complete keys and mark mistakes.",
        "site_association": "'apple-app-site-association', for universal links; it needs 'app.team_id'.",
        "swift": "The Swift module of each app.",
        "tracking_plan": "The analytics events, as a page and as a table.",
        "xcstrings": "All texts as string catalogs for Xcode.",
      ]
      all = docs.sorted { $0.key < $1.key }.compactMap { key, doc in
        read(key, .output(key == "swift" ? Output.swiftKeys : Output.keys), doc: doc, example: "{}")
      }
    }
  }
}

extension Workspace.Output: KeyedSection {
  public static let keys = SectionKeys<Self>("output", doc: "The options of an output.")

  static let swiftKeys = SectionKeys<Self>("swift-output", doc: "The options of the Swift modules.") { read in
    var output = Self(read)
    let runtime = read(
      "runtime", KeyType<Workspace.SwiftRuntime>.choice, default: Workspace.SwiftRuntime.library.rawValue,
      doc:
        "Whether a module imports 'NotificationText', or has its sources in a folder 'Runtime' and "
        + "depends on nothing. An embedded module has no rule table.", example: "embedded")
    let texts = read(
      "texts", KeyType<Workspace.SwiftTexts>.choice, default: Workspace.SwiftTexts.module.rawValue,
      doc:
        "Where a module has its texts: in itself, or on Apple's platforms in the String Catalog that 'xcstrings' "
        + "writes, so that an edit in Xcode reaches people. What is not there stays as the module has it.",
      example: "string_catalog")
    output.runtime = runtime ?? .library
    output.texts = texts ?? .module
    return output
  }

  public init(_ read: KeyReader<Self>) { self.init(id: read.key, apps: read.apps("generated")) }
}

extension KeyType where Value == Workspace.Output {
  fileprivate static func output(_ keys: SectionKeys<Value>) -> Self {
    Self(.object(keys.shape)) { written in written.session.sound { keys.read(written) } }
  }
}

extension KeyReader {
  /// The apps that something is done for.
  ///
  /// - Parameter done: What is done, as a participle.
  func apps(_ done: String) -> [Located<String>]? {
    self("apps", .apps, doc: "The apps it is \(done) for; all if left out.", example: "[messenger]")
  }
}

extension KeyType where Value == [Located<String>] {
  fileprivate static var apps: Self {
    let app = KeyType<String>.id(of: .app).located
    return Self(.list(of: app.shape)) { written in
      let items = written.items(expected: .list(of: app.shape))
      if let items, items.isEmpty {
        written.session.report(
          .badValue, "lists no app: leave 'apps' out for all apps, or leave out the whole entry for none",
          about: written.value)
      }
      return items?.compactMap { app.read($0) }
    }
  }
}
