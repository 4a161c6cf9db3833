// What a test touches comes with this module: see the file of this name in `SystemNotifications`.
@_exported public import CenterSimulation
@_exported public import SystemNotifications
