import Mustache
public import SpecModel

/// A text template of the user's own, in Mustache, rendered once per app.
///
/// `{{name}}` writes a value as it is: what the template writes is not HTML, so nothing is escaped. `{{#list}}…{{/list}}`
/// repeats its body, `{{^last}}, {{/last}}` separates.
///
/// | Key | Holds |
/// |---|---|
/// | `app` | `id name module bundleID sourceLocale` |
/// | `locales` | `tag swiftName` |
/// | `signals` | `id summary` |
/// | `targets` | `id swiftName summary path url fallback` |
/// | `notifications` | `id swiftName summary target priority copy`, and in `copy` per text `field variant locale category text status` |
/// | `events` | `name swiftName` |
/// | `preferences` | `id swiftName type isOnByDefault` |
///
/// Every element of a list also has `last`. `category` is a CLDR plural category, and empty for a text without forms;
/// `variant` is empty for a text that is always the same.
public struct UserTemplate: Sendable {
  /// Why a template cannot be used, in words for its author.
  public struct Malformed: Error, Sendable, Hashable {
    public var message: String
  }

  private let template: MustacheTemplate

  /// - Throws: `Malformed` for a section that is not closed and the like.
  public init(_ source: String) throws(Malformed) {
    do {
      template = try MustacheTemplate(string: "{{% CONTENT_TYPE:TEXT}}\n" + source)
    } catch {
      throw Malformed(message: "\(error)")
    }
  }

  /// The output for one app.
  public func render(_ spec: Spec) -> String { template.render(TemplateContext.context(of: spec)) }
}
