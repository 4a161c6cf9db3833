/// The sources of `NotificationText`, for modules that have them in themselves.
enum RuntimeSources {
  static var files: [SwiftFile] {
    [
      file("CatalogueReading", PackageResources.CatalogueReading_swift),
      file("CivilFields", PackageResources.CivilFields_swift),
      file("DecimalDigits", PackageResources.DecimalDigits_swift),
      file("EventContent", PackageResources.EventContent_swift),
      file("IDTable", PackageResources.IDTable_swift),
      file("LinkEncoding", PackageResources.LinkEncoding_swift),
      file("LinkSpecificity", PackageResources.LinkSpecificity_swift),
      file("LinkTable", PackageResources.LinkTable_swift),
      file("LinkText", PackageResources.LinkText_swift),
      file("LinkValues", PackageResources.LinkValues_swift),
      file("LocaleFormats", PackageResources.LocaleFormats_swift),
      file("LocaleTable", PackageResources.LocaleTable_swift),
      file("PayloadValues", PackageResources.PayloadValues_swift),
      file("PluralCategory", PackageResources.PluralCategory_swift),
      file("PluralRuleGroup", PackageResources.PluralRuleGroup_swift),
      file("PluralRuleGroup+Conditions", PackageResources.PluralRuleGroup_Conditions_swift),
      file("PluralRules", PackageResources.PluralRules_swift),
      file("SignalContent", PackageResources.SignalContent_swift),
      file("StaticText", PackageResources.StaticText_swift),
      file("TextArgument", PackageResources.TextArgument_swift),
      file("TextCatalogue", PackageResources.TextCatalogue_swift),
      file("TextFormats", PackageResources.TextFormats_swift),
      file("TextTemplate", PackageResources.TextTemplate_swift),
      file("WritingDirection", PackageResources.WritingDirection_swift),
    ]
  }

  private static func file(_ name: String, _ bytes: [UInt8]) -> SwiftFile {
    SwiftFile("Runtime/\(name)", imports: []) { bytes }
  }
}
