import SpecLanguage
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
      ///
      /// All numbers are of one type, and shifts are `&>>`: what the standard library has for any integer, which a conversion
      /// and `>>` are, takes the optimizer as long as everything here.
      struct LineTable: Sendable {
        private let text: StaticString
        /// Where each line begins, and where one after the last would.
        private var starts: [Int] = [0]
        /// Open addressing, at most half full: the position of a line plus one, 0 where a place is free.
        private var slots: [Int] = []

        init(_ text: StaticString) {
          self.text = text
          let bytes = UnsafeBufferPointer(text)
          var end = 0
          while end < bytes.count {
            end = bytes.place(of: 0x0A, in: end..<bytes.count) + 1
            starts.append(end)
          }
          var capacity = 2
          while capacity < starts.count + starts.count { capacity += capacity }
          slots = [Int](repeating: 0, count: capacity)
          var position = 1
          while position < starts.count {
            slots[slot(of: line(position - 1))] = position
            position += 1
          }
        }

        subscript(position: Int) -> String { line(position).text }

        /// The position of the line that holds these very bytes.
        func index(of wanted: String) -> Int? {
          let slot = wanted.utf8.withContiguousStorageIfAvailable { self.slot(of: $0) }
          guard let slot else { return index(of: wanted.inSwift) }
          return slots[slot] > 0 ? slots[slot] - 1 : nil
        }

        /// The place where the position of a line stands, or a free one.
        @inline(never)
        private func slot(of wanted: UnsafeBufferPointer<UInt8>) -> Int {
          let last = slots.count - 1
          var slot = wanted.hash & last
          while slots[slot] > 0, !line(slots[slot] - 1).isEqual(to: wanted) { slot = (slot + 1) & last }
          return slot
        }

        private func line(_ position: Int) -> UnsafeBufferPointer<UInt8> {
          UnsafeBufferPointer(text).extracting(starts[position]..<starts[position + 1] - 1)
        }
      }

      extension String {
        /// The bytes of the text. The closure gives nothing back: for any type of a result this would be compiled anew.
        @inline(never)
        func read(_ read: (UnsafeBufferPointer<UInt8>) -> Void) {
          let isRead: Void? = utf8.withContiguousStorageIfAvailable(read)
          if isRead == nil { _ = inSwift.utf8.withContiguousStorageIfAvailable(read) }
        }

        /// A text of Objective-C as one of Swift, whose bytes can be read. Not `makeContiguousUTF8()`, which is all compiled in
        /// the module that calls it.
        @inline(never)
        fileprivate var inSwift: String {
          var text = ""
          text.reserveCapacity(utf8.count + 16)
          text += self
          return text
        }
      }

      extension UnsafeBufferPointer<UInt8> {
        init(_ text: StaticString) {
          self.init(start: text.utf8Start, count: text.utf8CodeUnitCount)
        }

        /// The first place of a byte in a range, or the end of the range. A loop of its own compiles in a tenth of the time
        /// that the standard library's generic one takes.
        @inline(never)
        func place(of byte: UInt8, in range: Range<Int>) -> Int {
          var place = range.lowerBound
          while place < range.upperBound, self[place] != byte { place += 1 }
          return place
        }

        /// Multiplies a word at a time and brings the upper half of the product down: its bits depend on most of the word.
        @inline(never)
        fileprivate var hash: Int {
          var hash: UInt = 0
          var place = 0
          while place < count {
            hash = (hash ^ word(at: place)) &* Self.factor
            hash ^= hash &>> Self.half
            place += MemoryLayout<UInt>.size
          }
          // Once more, so that the bytes at the end of a word count too: they are its upper ones.
          return Int(bitPattern: (hash &* Self.factor) &>> (Self.half + 1))
        }

        /// An odd number that fills a word, be it of eight bytes or of four as on a watch.
        private static var factor: UInt { 0x9E37_79B9 &* 0x85EB_CA6B }

        private static var half: UInt { MemoryLayout<UInt>.size == 8 ? 32 : 16 }

        /// A word of bytes as a number. The last one reaches back into the one before, or is all there is.
        private func word(at place: Int) -> UInt {
          let bytes = UnsafeRawBufferPointer(self)
          let last = count - MemoryLayout<UInt>.size
          if last >= 0 {
            return bytes.loadUnaligned(fromByteOffset: place < last ? place : last, as: UInt.self)
          }
          var word: UInt = 0
          withUnsafeMutableBytes(of: &word) { $0.copyMemory(from: bytes) }
          return word
        }

        @inline(never)
        func isEqual(to other: UnsafeBufferPointer<UInt8>) -> Bool {
          guard count == other.count else { return false }
          var place = 0
          while place < count {
            if word(at: place) != other.word(at: place) { return false }
            place += MemoryLayout<UInt>.size
          }
          return true
        }

        @inline(never)
        var text: String { String(decoding: self, as: UTF8.self) }

        func text(_ range: Range<Int>) -> String { extracting(range).text }
      }

      extension UInt8 {
        /// What a digit stands for. Case by case: to make an `Int` of a byte takes the optimizer longer.
        var hexadecimalDigit: Int? {
          switch self {
          case 0x30: return 0
          case 0x31: return 1
          case 0x32: return 2
          case 0x33: return 3
          case 0x34: return 4
          case 0x35: return 5
          case 0x36: return 6
          case 0x37: return 7
          case 0x38: return 8
          case 0x39: return 9
          case 0x41, 0x61: return 10
          case 0x42, 0x62: return 11
          case 0x43, 0x63: return 12
          case 0x44, 0x64: return 13
          case 0x45, 0x65: return 14
          case 0x46, 0x66: return 15
          default: return nil
          }
        }
      }
      """#)
    return writer.bytes
  }
}
