#if canImport(UserNotifications)
  public import NotificationTerms
  public import UserNotifications

  extension UNNotificationCategory {
    /// The system's category with its buttons.
    public convenience init(_ category: CategoryRegistration) {
      let actions = category.actions.map(\.systemAction)
      let options = category.options.reduce(UNNotificationCategoryOptions()) { $0.union($1.systemOption) }
      if let hidden = category.hiddenPreview {
        self.init(
          identifier: category.identifier, actions: actions, intentIdentifiers: [],
          hiddenPreviewsBodyPlaceholder: hidden, options: options)
      } else {
        self.init(identifier: category.identifier, actions: actions, intentIdentifiers: [], options: options)
      }
    }
  }

  extension CategoryRegistration.Action {
    fileprivate var systemAction: UNNotificationAction {
      let options = options.reduce(UNNotificationActionOptions()) { $0.union($1.systemOption) }
      let icon = icon.map { UNNotificationActionIcon(systemImageName: $0) }
      guard let input = textInput else {
        return UNNotificationAction(identifier: identifier, title: title, options: options, icon: icon)
      }
      return UNTextInputNotificationAction(
        identifier: identifier, title: title, options: options, icon: icon, textInputButtonTitle: input.button,
        textInputPlaceholder: input.placeholder)
    }
  }

  extension ActionOption {
    fileprivate var systemOption: UNNotificationActionOptions {
      switch self {
      case .foreground: .foreground
      case .destructive: .destructive
      case .authenticationRequired: .authenticationRequired
      }
    }
  }

  extension CategoryOption {
    /// By number, because not every platform has a name for each; a platform that does not support one ignores it.
    fileprivate var systemOption: UNNotificationCategoryOptions {
      switch self {
      case .customDismissAction: UNNotificationCategoryOptions(rawValue: 1)
      case .allowInCarPlay: UNNotificationCategoryOptions(rawValue: 2)
      case .hiddenPreviewsShowTitle: UNNotificationCategoryOptions(rawValue: 4)
      case .hiddenPreviewsShowSubtitle: UNNotificationCategoryOptions(rawValue: 8)
      }
    }
  }
#endif
