import PetsNotifications
import PlantsNotifications

@main
struct Demo {
  static func main() {
    for type in PlantsNotifications.NotificationType.allCases { print("plants/\(type.rawValue)") }
    for type in PetsNotifications.NotificationType.allCases { print("pets/\(type.rawValue)") }
  }
}
