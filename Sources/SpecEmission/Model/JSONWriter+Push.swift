import NotificationCivilTime
import NotificationTerms
import SpecLanguage
import TextWriting

extension JSONWriter {
  /// The words of a closed list, in the order of the spec. An empty list says something where the default is none.
  mutating func words<Word: RawRepresentable<String>>(_ key: String, _ words: [Located<Word>]) {
    self.key(key)
    array { json in for word in words { json.value(word.value.rawValue) } }
  }

  /// `push` of a type in the resolved model.
  mutating func members(of item: PushContentItem) {
    member("push_type", item.pushType.value.rawValue)
    member("priority", item.priority.value.rawValue)
    optional("expiration", item.expiration?.value.description)
    optional("collapse_id", item.collapseID?.source)
    member("mutable_content", item.hasMutableContent.value)
    member("content_available", item.isContentAvailable.value)
    optional("target_content_id", item.targetContentID?.value)
    optional("filter_criteria", item.filterCriteria?.value)
    parameters(item.data, key: "data")
  }
}
