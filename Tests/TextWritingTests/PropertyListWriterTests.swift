import Foundation
import Testing
import TextWriting

@Suite struct PropertyListWriterTests {
  @Test func itIsLaidOutAsXcodeWritesIt() {
    let text = PropertyListWriter.document { plist in
      plist.entry("A & B", "<x>")
      plist.list("list") { list in
        list.string("one")
        list.dictionary { $0.entry("on", true) }
      }
      plist.dictionary("empty") { _ in }
    }
    #expect(
      text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<key>A &amp; B</key>
        \t<string>&lt;x&gt;</string>
        \t<key>list</key>
        \t<array>
        \t\t<string>one</string>
        \t\t<dict>
        \t\t\t<key>on</key>
        \t\t\t<true/>
        \t\t</dict>
        \t</array>
        \t<key>empty</key>
        \t<dict/>
        </dict>
        </plist>

        """)
  }

  @Test func foundationReadsEveryKindOfValue() throws {
    let awkward = "\"'`<>&]]> \\(x) =1|\u{202E}😀👩‍👩‍👧 е\u{301}\n\ttab"
    let text = PropertyListWriter.document { plist in
      plist.entry("text", awkward)
      plist.entry("number", 5)
      plist.entry("ratio", 0.5)
      plist.entry("off", false)
      plist.entry("texts", ["a", awkward])
    }
    let read = try #require(
      PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil) as? [String: Any])
    #expect(read["text"] as? String == awkward)
    #expect(read["number"] as? Int == 5)
    #expect(read["ratio"] as? Double == 0.5)
    #expect(read["off"] as? Bool == false)
    #expect(read["texts"] as? [String] == ["a", awkward])
  }
}
