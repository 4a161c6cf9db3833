import SpecLanguage

extension NotificationItem {
  /// What its notifications carry next to `aps`, except `type` and `target`: the one list behind samples, generated
  /// Swift and the catalogue, and what the scheduler puts into `userInfo`.
  ///
  /// These are the entries of `data`, then the arguments for its screen, each under the key where the screen looks for
  /// it, then those that a button needs.
  ///
  /// - Parameters:
  ///   - target: The screen that it opens.
  ///   - category: The one that it names.
  ///   - body: Called with the key and the item of each, optional ones included.
  func forEachPayloadItem(
    _ target: TargetItem?, _ category: CategoryItem?, _ body: (_ key: String, _ item: ParameterItem) -> Void
  ) {
    let data = push?.data ?? []
    for item in data { body(item.payloadKey, item) }
    for argument in arguments where !data.contains(where: { $0.id == argument.id }) {
      if let parameter = target?.parameters.first(where: { $0.id == argument.id }) {
        body(parameter.payloadKey, argument)
      } else if isWrittenByExtension || push != nil && category?.needs(argument.id) == true {
        body(argument.payloadKey, argument)
      }
    }
  }
}

extension CategoryItem {
  fileprivate func needs(_ argument: String) -> Bool {
    actions.contains { $0.requires.contains { $0.value == argument } }
  }
}
