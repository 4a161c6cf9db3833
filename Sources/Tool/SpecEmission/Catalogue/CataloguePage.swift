import NotificationRules
import NotificationTerms
import SpecLanguage
import TextWriting

/// The catalogue of one app.
struct CataloguePage {
  let spec: Spec
  let words: RuleWords
  let items: ItemWords
  /// The identifiers of categories, by id.
  let categories: [String: CategoryItem]

  init(_ spec: Spec) {
    self.spec = spec
    words = RuleWords(spec.policies.rule, code: MarkdownWriter.code)
    items = ItemWords(spec, code: MarkdownWriter.code)
    categories = Dictionary(spec.categories.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  var text: String {
    var page = MarkdownWriter()
    page.heading(1, MarkdownWriter.text(spec.app.name ?? spec.app.id))
    if let summary = spec.app.summary { page.paragraph(MarkdownWriter.text(summary)) }
    page.paragraph(
      "Generated from the spec. Texts marked *proposed* wait for approval, those marked *stale* for a translation.")
    writeApp(&page)
    writeNotifications(&page)
    writePolicies(&page)
    writePermissionFlow(&page)
    writePreferences(&page)
    writeCategories(&page)
    writeLiveActivities(&page)
    writePlaces(&page)
    writeStrings(&page)
    return page.text
  }

  private func writeApp(_ page: inout MarkdownWriter) {
    let app = spec.app
    var rows = [
      ["Bundle id", code(app.bundleID.value)],
      [
        "Languages",
        app.locales.map { code($0.value.text) }.joined(separator: ", ") + ", written in "
          + code(app.sourceLocale.value.text),
      ],
      ["Sent", app.delivery.map { $0 == .local ? "by the device" : "by a server" }.joined(last: "and")],
    ]
    if let owner = app.owner { rows.append(["Owner", MarkdownWriter.text(owner)]) }
    if let version = app.minimumIOS?.value { rows.append(["iOS", "\(version) and later"]) }
    if let authorization = app.authorization {
      var text = authorization.options.map { code($0.value.rawValue) }.joined(separator: ", ")
      if let moment = authorization.askAt?.value { text += ", asked " + items.words(for: moment, authorization) }
      rows.append(["Permission to notify", text])
    }
    if !app.launch.isEmpty {
      rows.append(["At launch, in this order", app.launch.map(\.value.words).joined(separator: ", ")])
    }
    if !app.outOfScope.isEmpty {
      rows.append(["Left out on purpose", app.outOfScope.map { code($0.value.rawValue) }.joined(separator: ", ")])
    }
    page.table(["", ""], rows)
  }

  private func writePolicies(_ page: inout MarkdownWriter) {
    guard spec.app.delivery.contains(.local) else { return }
    page.heading(2, "Rules for all notifications")
    page.list(items.lines(for: spec.policies.rule).map { (0, $0) })
    for profile in spec.policies.profiles {
      let changed = items.lines(for: profile.rule).filter { !items.lines(for: spec.policies.rule).contains($0) }
      page.paragraph("In the profile \(code(profile.id)) instead:")
      page.list(changed.map { (0, $0) })
    }
  }

  private func writePlaces(_ page: inout MarkdownWriter) {
    if let links = spec.deepLinks, !links.targets.isEmpty {
      page.heading(2, "Screens and links")
      let hasSite = links.universal != nil
      let hasModules = links.targets.contains { $0.module != nil }
      var head = ["Screen", "", "Link"]
      if hasSite { head.append("On the web") }
      head += ["Also", "Fallback"]
      if hasModules { head.append("Part of") }
      page.table(
        head,
        links.targets.map { target in
          let link = LinkPattern(target, in: links)
          var row = [code(target.id), target.summary.map(MarkdownWriter.text) ?? "", code(link.custom)]
          if hasSite { row.append(link.universal.map(code) ?? "") }
          row.append(target.aliases.map { code($0.value) }.joined(separator: ", "))
          row.append(target.fallback.map { code($0.value) } ?? "")
          if hasModules { row.append(target.module.map { code($0.value) } ?? "") }
          return row
        })
    }
    if !spec.signals.isEmpty {
      page.heading(2, "What the app reports")
      page.table(
        ["Signal", "", "With"],
        spec.signals.map { signal in
          [
            code(signal.id), signal.summary.map(MarkdownWriter.text) ?? "",
            signal.parameters.map { code($0.id) }.joined(separator: ", "),
          ]
        })
    }
  }

  private func writeStrings(_ page: inout MarkdownWriter) {
    guard !spec.strings.isEmpty else { return }
    page.heading(2, "Other texts")
    page.texts(spec.strings.map { (code($0.id), $0.text) }, in: spec)
  }

  func code(_ text: String) -> String { MarkdownWriter.code(text) }
}

extension MarkdownWriter {
  /// Texts with a column per language. Without texts there is no table.
  mutating func texts(_ rows: [(name: String, text: LocalizedText)], in spec: Spec) {
    guard !rows.isEmpty else { return }
    let locales = spec.app.locales.map(\.value)
    table(
      [""] + locales.map { Self.code($0.text) },
      rows.map { row in [row.name] + locales.map { locale in row.text[locale].map(Self.cell) ?? "" } })
  }

  private static func cell(_ text: CopyText) -> String {
    let mark =
      switch text.status {
      case .approved: ""
      case .proposed: " *(proposed)*"
      case .stale: " *(stale)*"
      case .missing: " *(missing)*"
      }
    switch text.form {
    case .plain(let template): return shown(template) + mark
    case .plural(_, let forms):
      return forms.map { "\($0.category.rawValue): \(shown($0.text))" }.joined(separator: "<br>") + mark
    case .plurals(let sentence, let pieces):
      let forms = pieces.flatMap { piece in
        piece.forms.map { "\(code("{\(piece.argument.value)}")) \($0.category.rawValue): \(shown($0.text))" }
      }
      return ([shown(sentence)] + forms).joined(separator: "<br>") + mark
    }
  }

  /// Arguments are shown as code: they are not part of the text.
  private static func shown(_ template: TextTemplate) -> String {
    let parts = template.parts
    return parts.map { part in
      switch part {
      case .literal(let literal): parts.count > 1 ? Self.part(literal) : text(literal)
      case .argument(let id): code("{\(id)}")
      }
    }.joined()
  }
}
