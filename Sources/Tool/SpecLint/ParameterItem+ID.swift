import SpecLanguage

extension ParameterItem {
  /// By its name it says which one of several it is.
  var isID: Bool {
    guard !isOptional, id == "id" || id.hasSuffix("_id") else { return false }
    return switch kind {
    case .int, .string: true
    case .double, .percent, .instant, .decimal, .money, .time, .times, .weekdays: false
    }
  }
}
