import SpecDiagnostics

/// `deep_links`: the screens a notification can open.
public struct DeepLinks: SpecSection, Hashable {
  public let scheme: Located<String>
  /// `https` address of the site that hosts the association file.
  public let universal: Located<String>?
  public let targets: [TargetItem]

  public static let keys = SectionKeys<Self>("deep-links", doc: "How screens are addressed from outside the app.")

  public init(_ read: KeyReader<Self>) {
    scheme = read(
      "scheme", \.scheme, .pattern(.urlScheme), doc: "The URL scheme that opens the app.", example: "swipecleaner")
    universal = read(
      "universal", \.universal, .pattern(.webOrigin), doc: "The web site whose links open the app.",
      example: "https://cleaner.example.com")
    let targets = read(
      "targets", \.targets, many: .targets, required: true, doc: "The screens.",
      example: "{ paywall: { path: /paywall } }")
    self.targets = targets
    read.check { _, app in app.reportFallbackCircles(targets) }
  }
}

/// One screen. It never changes, and is a class as `NotificationItem` is one.
public final class TargetItem: FormerlyNamed {
  public let itemID: Located<String>
  /// Ids that it had in earlier versions of the app.
  public let formerly: [Located<String>]
  public let summary: String?
  /// Starts with `/`; `{name}` segments are parameters.
  public let path: Located<String>
  /// Other first segments that open the same screen.
  public let aliases: [Located<String>]
  public let parameters: [ParameterItem]
  public let fallback: Located<String>?
  /// The part of the app that it belongs to: while a refused permission takes that away, it does not open.
  public let module: Located<String>?
  public let covers: [Located<String>]

  public static let keys = SectionKeys<TargetItem>("target", doc: "A screen that a tap can open.")

  public init(_ read: KeyReader<TargetItem>) {
    itemID = read.name
    summary = read(
      "summary", \.summary, .text, doc: "What the screen shows, in a sentence.", example: "\"Offers a subscription.\"")
    let path = read(
      "path", \.path, .pattern(.linkPath), doc: "The path of the link; `{name}` is a parameter.",
      example: "/chat/{chat_id}")
    self.path = path
    aliases = read(
      "aliases", \.aliases, listOf: .pattern(.pathSegment),
      doc: "Other names that links can use for the same screen.", example: "[dashboard]")
    let parameters = read.parameters(
      "parameters", \.parameters, ParameterItem.keys,
      doc: "The values the link carries, in its path or after the `?`.",
      example: "{ source: { type: string, optional: true } }")
    self.parameters = parameters.items
    read.check { mapping, app in
      app.targetParameters[read.name.value] = parameters.facts.names
      if !read.isDoubtful { app.checkPlaceholders(of: path, in: mapping, parameters.items, parameters.facts) }
    }
    fallback = read(
      "fallback", \.fallback, .reference(to: .target),
      doc: "The screen to open if what the notification announced is over.", example: "main_dashboard")
    module = read(
      "module", \.module, .reference(to: .module),
      doc:
        "The part of the app it belongs to: while a refused permission takes that away, a tap shows what stands in "
        + "its place, else the fallback.",
      example: "photo_cleaner")
    covers = read.covers(\.covers)
    formerly = read.formerly(\.formerly)
  }
}

extension TargetItem: Hashable {
  public static func == (left: TargetItem, right: TargetItem) -> Bool {
    left === right || left.itemID == right.itemID && left.resolved == right.resolved
  }

  /// Screens that differ usually differ in their ids.
  public func hash(into hasher: inout Hasher) { hasher.combine(itemID) }
}

extension KeyType where Value == [TargetItem] {
  /// Their ids are known before.
  fileprivate static var targets: Self {
    let map = map(.identifier(.target), TargetItem.keys)
    return Self(map.shape, sample: [], resolve: map.resolve) { written in
      written.session.readEach(written.app.targetEntries) {
        TargetItem.keys.read(WrittenValue($0.value, written.app), name: $0)
      }
    }
  }
}

extension AppReader {
  /// `{name}` in a path is a declared parameter that is always there.
  fileprivate func checkPlaceholders(
    of path: Located<String>, in target: ObjectReader, _ items: [ParameterItem], _ facts: SignalFacts
  ) {
    guard path.value.utf8.contains(UInt8(ascii: "{")), let value = target.written("path") else { return }
    var seen: [String] = []
    for part in path.value.split(separator: "/") where part.hasPrefix("{") {
      let name = String(part.dropFirst().dropLast())
      if seen.contains(name) { session.report(.duplicateID, "has '{\(name)}' twice", about: value) }
      seen.append(name)
      guard facts.parameter(name) != nil else {
        if facts.isComplete {
          session.report(.unknownID, "has '{\(name)}', which 'parameters' does not declare", about: value)
        }
        continue
      }
      if let item = items.first(where: { $0.id == name }), item.isOptional {
        session.report(
          .badValue, "has '{\(name)}', which is optional, but a part of the path cannot be left out", about: value,
          notes: [Diagnostic.Note("'\(name)' is declared here", at: item.idSpan)])
      }
    }
  }

  /// A fallback that leads back to where it started would never open a screen. Each circle is reported once.
  fileprivate func reportFallbackCircles(_ targets: [TargetItem]) {
    guard targets.contains(where: { $0.fallback != nil }) else { return }
    let byID = Dictionary(targets.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var settled: Set<String> = []
    for target in targets {
      var path: [TargetItem] = []
      var next: TargetItem? = target
      while let step = next, settled.insert(step.id).inserted {
        path.append(step)
        next = step.fallback.flatMap { byID[$0.value] }
      }
      // The walk ended at a screen that was seen: in this walk, then it closed a circle, or in an earlier one.
      guard let end = next, let fallback = path.last?.fallback, path.contains(where: { $0.id == end.id }) else {
        continue
      }
      session.error(
        .badValue, "The fallbacks of 'deep_links.targets.\(end.id)' lead back to '\(end.id)'",
        at: fallback.span)
    }
  }
}
