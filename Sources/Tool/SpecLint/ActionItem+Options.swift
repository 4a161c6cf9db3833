import NotificationTerms
import SpecLanguage

extension ActionItem {
  /// Shown in red: pressing it takes something away for good.
  var isDestructive: Bool { options.contains { $0.value == .destructive } }
}
