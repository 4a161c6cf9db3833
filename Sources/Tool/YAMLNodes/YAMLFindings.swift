import SpecDiagnostics

/// What our YAML does not allow, in words for the people who write specs.
extension Diagnostic {
  static func empty(file: String) -> Self {
    Self("yaml/empty", .error, "This file is empty", at: SourceSpan(startOf: file))
  }

  static func tooLarge(_ bytes: Int, limit: Int, file: String) -> Self {
    Self(
      "yaml/too-large", .error,
      "This file has \(bytes) bytes; the limit is \(limit). Split it into several files",
      at: SourceSpan(startOf: file))
  }

  static func tooManyItems(_ limit: Int, _ span: SourceSpan) -> Self {
    Self(
      "yaml/too-large", .error,
      "This file has more than \(limit) keys, values and list items: split it into several files", at: span)
  }

  static func tooManyEntries(_ limit: Int, isMapping: Bool, _ span: SourceSpan) -> Self {
    Self(
      "yaml/too-large", .error,
      "This \(isMapping ? "group has more than \(limit) keys" : "list has more than \(limit) items"), the limit. "
        + "Nothing after this was read", at: span)
  }

  static func outOfMemory(file: String) -> Self {
    Self("yaml/too-large", .error, "There is not enough memory to read this file", at: SourceSpan(startOf: file))
  }

  static func tooDeep(_ limit: Int, _ span: SourceSpan) -> Self {
    Self(
      "yaml/too-deep", .error, "There are more than \(limit) nested levels here. Nothing after this was read",
      at: span)
  }

  static func severalDocuments(_ span: SourceSpan) -> Self {
    Self(
      "yaml/several-documents", .error,
      "A second document begins here, but a file has only one: delete the line, or move what follows to another file",
      at: span)
  }

  /// - Parameter areGroups: Whether both have keys or items of their own, which belong together.
  static func repeatedKey(_ key: String, _ span: SourceSpan, first: SourceSpan, areGroups: Bool) -> Self {
    Self(
      "yaml/duplicate-key", .error,
      "The key '\(excerpt(key))' appears twice here: "
        + (!areGroups
          ? "keep one of the two"
          : first.start.column == 1
            ? "put what is below both of them under one"
            : "keep one, put what is below both of them under it, or, if it is a name of your own, give one another name"),
      at: span,
      notes: [Note("'\(excerpt(key))' first appears here", at: first)])
  }

  static func emptyKey(_ key: String, _ span: SourceSpan) -> Self {
    Self(
      "yaml/empty-key", .error,
      "'\(excerpt(key))' has no value, and the keys below it repeat those above it. Indent '\(excerpt(key))' less, or "
        + "its content more", at: span)
  }

  static func mergeKey(_ span: SourceSpan) -> Self {
    Self(
      "yaml/merge-key", .error, "Merge keys ('<<') are not supported: write out the keys", at: span)
  }

  static func keyNotText(_ span: SourceSpan) -> Self {
    Self(
      "yaml/key-not-text", .error,
      "A key must be a text, not a list or a group of keys: put a text with brackets or braces in quotes", at: span)
  }

  static func foreignTag(_ tag: String, _ span: SourceSpan) -> Self {
    Self(
      "yaml/foreign-tag", .error,
      "YAML does not read '\(excerpt(tag))' as text: put a text that starts with '!' in quotes, or delete it", at: span)
  }

  static func emptyAnchor(_ name: String, _ span: SourceSpan) -> Self {
    Self(
      "yaml/empty-anchor", .error,
      "YAML does not read '&\(excerpt(name))' as text: put a text that starts with '&' in quotes, or delete it",
      at: span,
      fixIt: FixIt("put it in quotes", replace: span, with: "\"&\(name)\""))
  }

  static func unusedAnchor(_ name: String, _ span: SourceSpan, fixIt: FixIt?) -> Self {
    Self(
      "yaml/unused-anchor", .warning,
      "To YAML, '&\(excerpt(name))' is a mark, not text. Nothing here uses it, and the value begins after it. "
        + "Put the whole text in quotes, or delete the mark", at: span, fixIt: fixIt)
  }

  static func undefinedAlias(_ name: String, _ span: SourceSpan, meant: Spelling.Guess?) -> Self {
    let alias = meant?.within { "*\($0)" }
    return Self(
      "yaml/undefined-alias", .error,
      "No '&\(excerpt(name))' comes before this: if the text is meant to start with '*', put it in quotes"
        + (alias?.question(after: "; ") ?? ""), at: span, fixIt: alias?.fixIt(replacing: span))
  }

  static func recursiveAlias(_ name: String, _ span: SourceSpan, anchorAt anchor: SourceSpan) -> Self {
    let start = SourceSpan(file: anchor.file, start: anchor.start, end: anchor.start)
    return Self(
      "yaml/recursive-alias", .error, "'*\(excerpt(name))' is inside '&\(excerpt(name))' and would contain itself",
      at: span,
      notes: [Note("what '&\(excerpt(name))' marks begins here", at: start)])
  }

  static func aliasExpansion(_ name: String, _ span: SourceSpan, _ limits: YAMLLimits) -> Self {
    Self(
      "yaml/alias-expansion", .error,
      """
      With '*\(excerpt(name))' the aliases of this file repeat more than \(limits.aliasItems) items \
      or \(limits.aliasTextBytes) bytes of text. Nothing after this was read
      """, at: span)
  }

  static func tabIndentation(_ span: SourceSpan) -> Self {
    Self(
      "yaml/tab-indentation", .error, "This line is indented with a tab: indent with spaces", at: span)
  }

  static func notUTF8(_ what: String, _ span: SourceSpan) -> Self {
    Self("yaml/encoding", .error, "\(what): save the file as UTF-8", at: span)
  }

  static func commentEnd(_ name: String, _ span: SourceSpan) -> Self {
    Self(
      "yaml/control-character", .error,
      "\(name) ends this comment, so what follows is read: delete it, or begin a new line", at: span)
  }

  static func controlCharacter(_ value: Int, _ span: SourceSpan) -> Self {
    let digits = String(value, radix: 16, uppercase: true)
    let name = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return Self(
      "yaml/control-character", .error,
      "The invisible control character \(name) is here: \(ControlRemedy.words(for: UInt32(clamping: value)))", at: span)
  }
}

/// What to write in place of an invisible control character.
public enum ControlRemedy {
  /// - Parameter scalar: Its number in Unicode.
  public static func words(for scalar: UInt32) -> String {
    // Line breaks of Word and of mainframes: without one two words would be one.
    [0x0B, 0x0C, 0x85].contains(scalar)
      ? "it is a line break of another program, so write a space, or '\\n' in double quotes where a text has several lines"
      : "delete it"
  }
}
