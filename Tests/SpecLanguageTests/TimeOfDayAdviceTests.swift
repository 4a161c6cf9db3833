import Testing

@testable import SpecLanguage

/// Times of day as people say them.
@Test(arguments: [
  ("6pm", "18:00"), ("6 PM", "18:00"), ("6:30 p.m.", "18:30"), ("12am", "00:00"), ("12pm", "12:00"), ("9:05", "09:05"),
  ("18h", "18:00"), ("18h30", "18:30"), ("18.30", "18:30"), ("08.00 am", "08:00"),
  ("20 Uhr", "20:00"), ("8.30 Uhr", "08:30"), ("9 часов", "09:00"), ("18:30 o'clock", "18:30"), ("1930", "19:30"),
])
func aTimeInWords(_ text: String, _ time: String) {
  #expect(TimeOfDayAdvice(text)?.notation == time)
}

/// `8:00` may be in the evening, and what 12 a.m. means is disputed.
@Test(arguments: [
  ("6pm", true), ("12am", false), ("12pm", false), ("9:05", false), ("09.05", true), ("18.30", true), ("10.30", false),
  ("6h", false), ("2h30", false), ("19h", true), ("8 Uhr", true), ("0:30", true), ("1930", false), ("20 Uhr", true),
  ("noon", false), ("Midnight", false), ("полдень", false),
])
func aTimeForCertain(_ text: String, _ isCertain: Bool) {
  #expect(TimeOfDayAdvice(text)?.isCertain == isCertain)
}

@Test(arguments: [
  "18", "6", "13pm", "0am", "25:00", "7.5", "6pm-7pm", "", "18:60", "6 pm 7", "١٨:٠٠", "1.2.3", "2930", "193",
  "Uhr", "19300",
])
func noTimeForCertain(_ text: String) {
  #expect(TimeOfDayAdvice(text)?.notation == nil)
}
