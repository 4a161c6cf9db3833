import NotificationRules
public import SpecLanguage

extension PreferenceItem {
  /// What holds before anybody touches it: `on`, `20:00`, `daily`, `monday, friday`, `90`; `none` for no day or time.
  public var standardWords: String { rule.standard.description.replacing(",", with: ", ") }
}

extension NumberPreferenceItem {
  /// ` from 0 to 100`; empty if it has no limits.
  var words: String {
    func text(_ number: Double) -> String { ParameterValue.double(number).description }
    switch (least, most) {
    case (let least?, let most?): return " from \(text(least)) to \(text(most))"
    case (let least?, nil): return ", at least \(text(least))"
    case (nil, let most?): return ", at most \(text(most))"
    case (nil, nil): return ""
    }
  }
}
