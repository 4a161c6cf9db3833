import CourierNotifications
import Foundation
import MessengerNotifications
import NotificationTerms
import NotificationTesting
import SystemNotifications
import Testing

/// What a service extension makes of a push, and that it always shows it.
@Suite struct ServiceExtensionTests {
  private struct NoFile: Error {}

  @Test(arguments: [
    (["de", "ru"], "Ваш заказ из «Luigi’s» на 23,50\u{A0}€ подтверждён."),
    (["en-GB"], "Your order from Luigi’s for €23.50 is confirmed."),
    (["de"], "Your order from Luigi’s for €23.50 is confirmed."),
  ])
  func theAmountIsWrittenAsTheReaderDoes(_ languages: [String], _ body: String) async throws {
    let center = try FakeCenter(at: "2026-06-08 09:00", in: "Europe/Berlin")
    let service = AppServiceExtension<Courier>(
      device: center.device(), languages: { languages }, download: { _ in throw NoFile() })
    let shown = Shown()
    let payload = ["type": "order_accepted", "restaurant": "Luigi’s", "total": "23.5", "currency": "EUR"]
    await service.receive(NotificationContent(body: "Your order is confirmed.", userInfo: payload), deliver: shown.show)
    #expect(await shown.next?.body == body)
    // The time of one that is shown already is over later.
    await service.timeWillExpire()
    #expect(await shown.rest.isEmpty)
  }

  @Test func theTextIsDecryptedAndTheImageAttached() async throws {
    let image = URL(filePath: "/tmp/photo.jpg")
    let service = AppServiceExtension<Messenger>(
      decrypt: { String($0.reversed()) }, download: { $0.lastPathComponent == "photo.jpg" ? image : URL(filePath: "/") }
    )
    let shown = Shown()
    let payload = ["encrypted_body": "olleH", "image_url": "https://example.com/photo.jpg"]
    await service.receive(
      NotificationContent(title: "Ann", body: "New message", userInfo: payload), deliver: shown.show)
    let push = try #require(await shown.next)
    #expect((push.title, push.body) == ("Ann", "Hello"))
    #expect(push.files == ["image_url": image])
  }

  @Test func whatCannotBeHadIsLeftOut() async throws {
    let (failures, fail) = AsyncStream<Bool>.makeStream()
    let service = AppServiceExtension<Messenger>(
      decrypt: { _ in throw NoFile() }, download: { _ in throw NoFile() }, failed: { fail.yield($0 is NoFile) })
    let shown = Shown()
    for url in ["https://example.com/photo.jpg", "http://example.com/photo.jpg", "file:///etc/passwd", "no URL at all"]
    {
      await service.receive(
        NotificationContent(body: "New message", userInfo: ["encrypted_body": "x", "image_url": url]),
        deliver: shown.show)
      let push = try #require(await shown.next)
      #expect(push.body == "New message")
      #expect(push.files.isEmpty)
    }
    fail.finish()
    // Each text, the first file, and three addresses that are none.
    #expect(await failures.reduce(into: [Bool]()) { $0.append($1) }.count { $0 } == 5)
  }

  @Test(arguments: ["http://example.com/photo.jpg", "file:///etc/passwd"])
  func onlyWhatIsSafeIsDownloaded(_ url: String) async throws {
    let service = AppServiceExtension<Messenger>(download: { $0 })
    let shown = Shown()
    await service.receive(
      NotificationContent(body: "New message", userInfo: ["image_url": url]), deliver: shown.show)
    #expect(try #require(await shown.next).files.isEmpty)
  }

  @Test func whenTheTimeIsUpItShowsWhatIsReady() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "late-\(UUID().uuidString).jpg")
    let (decrypted, decrypt) = AsyncStream<Void>.makeStream()
    let (written, write) = AsyncStream<Void>.makeStream()
    let (releases, release) = AsyncStream<Void>.makeStream()
    let service = AppServiceExtension<Messenger>(
      decrypt: {
        defer { decrypt.finish() }
        return String($0.reversed())
      },
      download: { _ in
        for await _ in releases { break }
        try Data([1]).write(to: file)
        write.finish()
        return file
      })
    let shown = Shown()
    let payload = ["encrypted_body": "olleH", "image_url": "https://example.com/photo.jpg"]
    await service.receive(NotificationContent(body: "New message", userInfo: payload), deliver: shown.show)
    for await _ in decrypted { break }
    await service.timeWillExpire()
    let push = try #require(await shown.next)
    #expect(push.files.isEmpty)
    // A file that comes too late is not shown, and not kept.
    release.yield()
    release.finish()
    for await _ in written { break }
    while FileManager.default.fileExists(atPath: file.path) { await Task.yield() }
    #expect(await shown.rest.isEmpty)
  }

  @Test func aSecondPushDoesNotMakeTheFirstGetLost() async throws {
    let service = AppServiceExtension<Messenger>(
      download: { _ in
        for await _ in AsyncStream<Void>.makeStream().stream {}
        throw NoFile()
      })
    let shown = Shown()
    for body in ["first", "second"] {
      await service.receive(
        NotificationContent(body: body, userInfo: ["image_url": "https://example.com/photo.jpg"]),
        deliver: shown.show)
    }
    #expect(await shown.next?.body == "first")
    await service.timeWillExpire()
    #expect(await shown.next?.body == "second")
  }
}

/// What was shown, in order.
private final class Shown: Sendable {
  struct Push: Sendable {
    var title: String
    var body: String
    var files: [String: URL]
  }

  private let pushes: AsyncStream<Push>
  private let arrive: AsyncStream<Push>.Continuation
  init() { (pushes, arrive) = AsyncStream.makeStream() }

  var show: @Sendable (NotificationContent, [(key: String, file: URL)]) -> Void {
    { [arrive] content, files in
      arrive.yield(
        Push(
          title: content.title, body: content.body,
          files: Dictionary(files.map { ($0.key, $0.file) }, uniquingKeysWith: { first, _ in first })))
    }
  }

  var next: Push? {
    get async {
      for await push in pushes { return push }
      return nil
    }
  }

  /// Those that nobody has looked at, and no more will come.
  var rest: [Push] {
    get async {
      arrive.finish()
      var rest: [Push] = []
      for await push in pushes { rest.append(push) }
      return rest
    }
  }
}
