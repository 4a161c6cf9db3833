import Mustache
public import SpecDiagnostics
public import SpecLanguage

/// The text of a template or partial.
public struct TemplateFile: Sendable, Hashable {
  /// As findings name it.
  public var path: String
  public var text: String

  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}

/// A text template of the user's own, in Mustache, that is known to be sound.
public struct UserTemplate: Sendable {
  /// Why a template cannot be used.
  public struct Malformed: Error, Sendable, Hashable {
    /// Not empty.
    public var findings: [Diagnostic]
  }

  private static let mainName = "/"

  /// The template and the partials that it includes, each once, in the order in which they are met.
  public let sources: [TemplateFile]
  private let library: MustacheLibrary
  private let subject: TemplateItem.Subject
  private let outline: TemplateOutline

  /// - Parameters:
  ///   - partials: What `{{>name}}` may name.
  /// - Throws: `Malformed` for a section that is not closed, a name that means nothing there and the like.
  public init(_ item: TemplateItem, _ file: TemplateFile, partials: [String: TemplateFile] = [:]) throws(Malformed) {
    let check = TemplateCheck.run(file, partials: partials, for: item.subject)
    guard check.mistakes.isEmpty else { throw Malformed(findings: check.mistakes.map(\.finding)) }
    sources = check.sources
    subject = item.subject
    outline = TemplateOutline(file, partials: partials, among: check.sources)
    var library = MustacheLibrary()
    // Partials that are not used may be anything, and there may be many.
    let used = partials.filter { check.sources.contains($0.value) }
    for (name, file) in used.merging([Self.mainName: file], uniquingKeysWith: { $1 }) {
      do {
        library.register(try ContentType.template(file.text, item.escape), named: name)
      } catch {
        throw Malformed(findings: [ContentType.mistake(error, in: file).finding])
      }
    }
    self.library = library
  }

  /// What each kind of template sees, outermost first.
  static func scopes(_ subject: TemplateItem.Subject) -> [ContextShape] {
    switch subject {
    case .workspace: [ContextTables.workspace.shape]
    case .app: [ContextTables.app.shape]
    case .notification:
      [
        ContextTables.app.shape,
        ContextShape(
          "A template for a notification", doc: "Everything of its app, and the notification type.",
          fields: [
            ContextField(
              ContextTables.notificationKey, .object(ContextTables.notification.shape), doc: "The notification type.")
          ]),
      ]
    }
  }

  /// What is to be said of a template that would not come to an end with these apps in sensible time or size.
  ///
  /// - Parameters:
  ///   - specs: Sound ones, all that it is rendered for.
  ///   - budget: What earlier templates have left, and then what this one leaves.
  public func excess(for specs: [Spec], of budget: inout TemplateBudget) -> Diagnostic? {
    var work = TemplateWork(outline, budget)
    defer { budget = work.budget }
    do throws(TemplateWork.Excess) {
      switch subject {
      case .workspace: try work.add(Self.values(of: specs))
      case .app: for spec in specs { try work.add(ContextTables.app.values(of: spec)) }
      case .notification:
        for spec in specs {
          var values = ContextTables.app.values(of: spec)
          for item in spec.notifications {
            values[ContextTables.notificationKey] = ContextTables.notification.values(of: Placed(item, in: spec))
            try work.add(values)
          }
        }
      }
      return nil
    } catch {
      return error.finding
    }
  }

  /// The output for one app.
  public func render(_ spec: Spec) -> String { render(ContextTables.app.values(of: spec)) }

  /// The output for all apps together, in the order of their ids.
  public func render(_ specs: [Spec]) -> String { render(Self.values(of: specs)) }

  private static func values(of specs: [Spec]) -> [String: Any] {
    ContextTables.workspace.values(of: specs.sorted { $0.app.id < $1.app.id })
  }

  /// The outputs for each notification type of an app.
  public func renderNotifications(of spec: Spec) -> [(id: String, text: String)] {
    var values = ContextTables.app.values(of: spec)
    return spec.notifications.map { item in
      values[ContextTables.notificationKey] = ContextTables.notification.values(of: Placed(item, in: spec))
      return (item.id, render(values))
    }
  }

  private func render(_ values: [String: Any]) -> String {
    library.render(values, withTemplate: Self.mainName) ?? ""
  }
}

/// How the values of a template are escaped, as the renderer wants to know it.
private struct ContentType: MustacheContentType {
  let function: TextFunction?

  func escapeText(_ text: String) -> String { function?.apply(to: text) ?? text }

  /// A template that begins with its kind of escaping. A partial would begin with HTML's otherwise.
  static func template(_ text: String, _ escape: TemplateItem.Escape) throws -> MustacheTemplate {
    let name = "notispec.\(escape.rawValue)"
    MustacheContentTypes.register(ContentType(function: TextFunction(rawValue: escape.rawValue)), named: name)
    return try MustacheTemplate(string: "{{% CONTENT_TYPE:\(name)}}\n" + text)
  }

  /// What only the renderer found; its lines count from one before the text.
  static func mistake(_ error: any Error, in file: TemplateFile) -> TemplateMistake {
    let context = (error as? MustacheTemplate.ParserError)?.context
    let line = max((context?.lineNumber ?? 2) - 1, 1)
    let column = max(context?.columnNumber ?? 1, 1)
    let reason = (error as? MustacheTemplate.ParserError).map { "\($0.error)" } ?? "\(error)"
    return TemplateMistake(
      code: TemplateMistake.malformed, file: file.path,
      place: TemplatePlace(line: line, column: column, endColumn: column + 1),
      message: "the template cannot be read here (\(reason))")
  }
}
