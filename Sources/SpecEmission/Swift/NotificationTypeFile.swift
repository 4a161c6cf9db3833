import SpecModel
import TextWriting

extension SwiftModule {
  /// The types of notification, with what an app asks of one without running a scheduler.
  var notificationTypeFile: [UInt8] {
    var writer = SwiftWriter(generatedFor: spec.app.id, typeNames.count, of: 400)
    writer.leanEnum(
      LeanEnum(
        name: "NotificationType", doc: "The notifications of \(appName).",
        names: typeNames, id: { spec.notifications[$0].id },
        writeDoc: { writer, position in writer.docRow { $0.write(spec.notifications[position].summary.value) } },
        idDoc: "The id in the spec, which analytics and request identifiers carry.",
        lookupDoc: "The type with this id in the spec"))
    writer.line()
    writer.block("extension NotificationType") { writer in
      writer.doc("Of two notifications that want the same place, the one with the higher number goes out.")
      writer.property("public var priority: Int", of: typeNames) { $0.write(spec.notifications[$1].priority) }
      let screens = spec.notifications.compactMap { targetIndex[$0.target.value] }
      // A dangling target is an error of the spec, and nothing is generated then.
      guard screens.count == typeNames.count, !targetNames.isEmpty else { return }
      writer.line()
      writer.doc("The screen a tap opens.")
      writer.property("public var target: DeepLink.Target", of: typeNames) { writer, position in
        writer.write(".")
        writer.write(targetNames[screens[position]])
      }
    }
    return writer.bytes
  }

  /// What stands behind the ids of every enum of the module.
  var lineTableFile: [UInt8] {
    var writer = SwiftWriter(generatedFor: spec.app.id)
    writer.lines(
      #"""
      /// Lines of one static text, found by position and by content. The tables over it are built at first use.
      struct LineTable: Sendable {
        private let text: StaticString
        /// Where each line begins, and where one after the last would.
        private var starts: [UInt32] = [0]
        /// Open addressing, at most half full: the position of a line plus one, 0 where a place is free.
        private var slots: [UInt32] = []

        init(_ text: StaticString) {
          self.text = text
          var end = 0
          while end < bytes.count {
            end = bytes.place(of: 0x0A, in: end..<bytes.count) + 1
            starts.append(UInt32(end))
          }
          var capacity = 2
          while capacity < 2 * starts.count { capacity *= 2 }
          slots = [UInt32](repeating: 0, count: capacity)
          for line in 0..<starts.count - 1 {
            var slot = Self.hash(self.line(line)) & (capacity - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (capacity - 1) }
            slots[slot] = UInt32(line + 1)
          }
        }

        subscript(position: Int) -> String { String(decoding: line(position), as: UTF8.self) }

        /// The position of the line that holds these very bytes.
        func index(of wanted: String) -> Int? {
          var wanted = wanted
          return wanted.withUTF8 { wanted in
            var slot = Self.hash(wanted) & (slots.count - 1)
            while slots[slot] != 0 {
              let position = Int(slots[slot]) - 1
              if line(position).isEqual(to: wanted) { return position }
              slot = (slot + 1) & (slots.count - 1)
            }
            return nil
          }
        }

        private var bytes: UnsafeBufferPointer<UInt8> {
          UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        }

        private func line(_ position: Int) -> UnsafeBufferPointer<UInt8> {
          bytes.extracting(Int(starts[position])..<Int(starts[position + 1]) - 1)
        }

        /// Multiplies eight bytes at a time into the upper half, which chooses a place.
        @inline(never)
        private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
          var hash: UInt64 = 0
          var place = 0
          while place < bytes.count {
            hash = (hash ^ bytes.word(at: place)) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash >> 32
            place += 8
          }
          // Once more, so that the bytes at the end of a word count too: they are its upper ones.
          return Int(truncatingIfNeeded: (hash &* 0x9E37_79B9_7F4A_7C15) >> 33)
        }
      }

      extension UnsafeBufferPointer<UInt8> {
        /// The first place of a byte in a range, or the end of the range. A loop of its own compiles in a tenth of the time
        /// that the standard library's generic one takes.
        @inline(never)
        func place(of byte: UInt8, in range: Range<Int>) -> Int {
          var place = range.lowerBound
          while place < range.upperBound, self[place] != byte { place += 1 }
          return place
        }

        /// Eight bytes as a number, or those that are left.
        func word(at place: Int) -> UInt64 {
          if place + 8 <= count {
            return UnsafeRawBufferPointer(self).loadUnaligned(fromByteOffset: place, as: UInt64.self)
          }
          var word: UInt64 = 0
          for rest in place..<count { word = word << 8 | UInt64(self[rest]) }
          return word
        }

        @inline(never)
        func isEqual(to other: UnsafeBufferPointer<UInt8>) -> Bool {
          guard count == other.count else { return false }
          var place = 0
          while place < count {
            if word(at: place) != other.word(at: place) { return false }
            place += 8
          }
          return true
        }

        @inline(never)
        func text(_ range: Range<Int>) -> String {
          String(decoding: extracting(range), as: UTF8.self)
        }
      }
      """#)
    return writer.bytes
  }
}
