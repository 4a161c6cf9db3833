import SpecLanguage
import TextWriting

extension SwiftModule {
  /// The types of notification, with what an app asks of one without running a scheduler.
  var notificationTypeFile: [UInt8] {
    var writer = newWriter(typeNames.count, of: 400)
    writer.leanEnum(
      LeanEnum(
        name: "NotificationType", doc: "The notifications of \(appName).",
        names: typeNames, id: { spec.notifications[$0].id },
        writeDoc: { writer, position in writer.docRow { $0.write(spec.notifications[position].summary.value) } },
        idDoc: "The id in the spec, which analytics and request identifiers carry.",
        lookupDoc: "The type with this id in the spec"))
    writer.line()
    writer.block("extension NotificationType") { writer in
      writer.doc("Of two notifications that want the same place, the one with the higher number comes.")
      writer.property("\(access)var priority: Int", of: typeNames) { $0.write(spec.notifications[$1].priority) }
      let screens = spec.notifications.compactMap { targetIndex[$0.target.value] }
      // A dangling target is an error of the spec, and nothing is generated then.
      guard screens.count == typeNames.count, !targetNames.isEmpty else { return }
      writer.line()
      writer.doc("The screen a tap opens.")
      writer.property("\(access)var target: DeepLink.Target", of: typeNames) { writer, position in
        writer.write(".")
        writer.write(targetNames[screens[position]])
      }
    }
    return writer.bytes
  }
}
