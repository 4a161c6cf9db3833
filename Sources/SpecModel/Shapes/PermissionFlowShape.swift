/// `permission_flow`.
public enum PermissionFlowShape {
  public static let object = ObjectShape(
    "permission-flow", doc: "The screens that ask for permissions, in order.",
    fields: [
      CommonFields.covers
    ])
}
