/// Texts of one item: all have the same keys before them and are about the same thing.
struct TextGroup {
  private(set) var texts: [VisibleText] = []
  private let path: String
  private let key: String
  private let about: String?

  /// - Parameters:
  ///   - path: The item in the spec.
  ///   - key: What the keys of its texts begin with, where that is not the path.
  ///   - about: What the item is for.
  init(_ path: String, key: String? = nil, about: String?) {
    self.path = path
    self.key = key ?? path
    self.about = about
  }

  /// - Parameters:
  ///   - name: The key in the spec.
  ///   - key: The last part of the text's own key, where that is not `name`.
  ///   - what: What the text is, for translators.
  mutating func add(
    _ text: LocalizedText?, _ name: String, key: String? = nil, _ role: VisibleText.Role, _ what: String,
    in table: VisibleText.Table = .localizable, arguments: [ParameterItem] = []
  ) {
    let comment = VisibleText.comment(what, about: about)
    add(text, name, key: key, role, comment: comment, in: table, arguments: arguments)
  }

  /// - Parameter comment: All that translators are told.
  mutating func add(
    _ text: LocalizedText?, _ name: String, key: String? = nil, _ role: VisibleText.Role, comment: String,
    in table: VisibleText.Table = .localizable, arguments: [ParameterItem] = []
  ) {
    guard let text else { return }
    texts.append(
      VisibleText(
        "\(path).\(name)", key: "\(self.key).\(key ?? name)", role, comment: comment, text, in: table,
        arguments: arguments))
  }
}
