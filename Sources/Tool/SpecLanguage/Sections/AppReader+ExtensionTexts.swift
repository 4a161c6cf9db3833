import NotificationRules
import NotificationText
import SpecDiagnostics

/// Texts of pushes that the service extension writes: money, numbers and moments as the language and the zone of the device
/// have them, which a server does not know.
extension NotificationItem {
  /// The first value of a push that only the device can write.
  fileprivate var deviceValue: ParameterItem? { push == nil ? nil : arguments.first { $0.format != nil } }

  /// The service extension writes the texts, from values in the payload.
  public var isWrittenByExtension: Bool { deviceValue != nil }

  /// What it writes them from.
  var extensionValues: [LinkParameter] {
    isWrittenByExtension ? arguments.map { $0.linkParameter() } : []
  }
}

extension AppReader {
  /// Somebody has to write them, from what the push carries alone.
  func checkDeviceValues(of types: [NotificationItem], _ push: PushItem?) {
    for type in types {
      guard let value = type.deviceValue, let content = type.push else { continue }
      let start =
        "'{\(value.id)}' of 'notifications.\(type.id)' has the type '\(value.kind.rawValue)', which the service "
      let end = ", or use 'string' and let the server write it"
      // What is wrong with a section is its own finding.
      if push == nil, !isComplete || file.has("push") {
        continue
      } else if push?.serviceExtension == nil {
        report(start + "extension writes: add 'service_extension' to 'push'" + end, at: value)
      } else if !content.hasMutableContent.value {
        report(start + "extension writes: add 'mutable_content: true' to the 'push' of the type" + end, at: value)
      }
      for (_, text) in type.copy.fields {
        guard case .variants(let variants) = text else { continue }
        switch variants.choice {
        case .parameter, .argument: break
        case .rotate, .preference, .experiment, .trigger:
          report(
            start + "extension writes, but it does not know which variant to take: choose by a value of the push" + end,
            at: value)
        }
      }
    }
  }

  private func report(_ message: String, at value: ParameterItem) {
    session.error(.conflictingKeys, message, at: value.idSpan)
  }
}
