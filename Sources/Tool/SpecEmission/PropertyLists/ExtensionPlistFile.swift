import SpecLanguage
import TextWriting

/// The `NSExtension` entry for the `Info.plist` of a notification extension.
///
/// - Source: IOS/NCE-5, IOS/NCE-6, IOS/NCE-7
enum ExtensionPlistFile {
  /// For the extension that draws notifications. For several categories iOS takes a list, for one its name.
  static func text(of item: ContentExtensionItem, in spec: Spec) -> String {
    let categories = item.categories.map { spec.category($0.value)?.identifier.value ?? $0.value }
    return document("com.apple.usernotifications.content-extension", principal: item.principalClass.value) { plist in
      plist.dictionary("NSExtensionAttributes") { attributes in
        if categories.count == 1 {
          attributes.entry("UNNotificationExtensionCategory", categories[0])
        } else {
          attributes.entry("UNNotificationExtensionCategory", categories)
        }
        attributes.entry("UNNotificationExtensionDefaultContentHidden", item.hidesDefaultContent.value)
        attributes.entry("UNNotificationExtensionInitialContentSizeRatio", item.sizeRatio.value)
      }
    }
  }

  /// For the extension that changes notifications. Its class has the name in Xcode's template.
  static func text(of item: ServiceExtensionItem) -> String {
    document("com.apple.usernotifications.service", principal: "NotificationService") { _ in }
  }

  private static func document(
    _ point: String, principal: String, _ attributes: (inout PropertyListWriter) -> Void
  ) -> String {
    PropertyListWriter.document { plist in
      plist.dictionary("NSExtension") { plist in
        attributes(&plist)
        plist.entry("NSExtensionPointIdentifier", point)
        // Without a class or a storyboard iOS has nothing to start, and does not say so.
        plist.entry("NSExtensionPrincipalClass", "$(PRODUCT_MODULE_NAME).\(principal)")
      }
    }
  }
}
