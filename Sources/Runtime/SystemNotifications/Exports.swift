// What an app touches comes with this module: the signals and screens of its generated code, times, outcomes and errors.
// Where `MemberImportVisibility` is on, as in new Xcode projects, even `.alert` and `.minutes(15)` need the import of the
// module that declares them, and an app should not have to know which that is.
@_exported public import NotificationCivilTime
@_exported public import NotificationRules
@_exported public import NotificationScheduling
@_exported public import NotificationTerms
@_exported public import NotificationText
