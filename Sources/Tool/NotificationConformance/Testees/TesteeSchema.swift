/// The JSON Schema of the messages between the runner and a testee, from the declarations that read and write them.
public enum TesteeSchema {
  public static var text: String {
    WireSchema(
      id: "urn:notispec:testee:1", title: "A line of the testee protocol",
      description: "What the runner says is a 'call'; a testee answers each with the answer of its name.",
      [
        TesteeWire.call.shape, TesteeWire.hello.shape, TesteeWire.opening.shape, TesteeWire.step.shape,
        TesteeWire.snapshot.shape, TesteeWire.done.shape,
      ]
    ).text
  }
}
