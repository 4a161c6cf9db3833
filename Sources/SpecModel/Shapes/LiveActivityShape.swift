/// One entry of `live_activities`.
public enum LiveActivityShape {
  public static let object = ObjectShape(
    "live-activity", doc: "Something that goes on, shown on the Lock Screen and in the Dynamic Island.",
    fields: [
      CommonFields.covers
    ])
}
