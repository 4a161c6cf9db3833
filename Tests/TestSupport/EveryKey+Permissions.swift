/// The second file, with every key of the permission flow and of what belongs to it.
extension EveryKey {
  public static let permissions = """
    notispec: 1
    app:
      summary: "Feeds pets."
      minimum_ios: "15.0"
      entitlements: [time_sensitive]
      out_of_scope: [voip]
      authorization:
        options: [alert]
        ask_at: permission_flow
        fallback: home
        pre_prompt: required
      launch: [notification_delegate]
    modules:
      album: { name: { en: "Album" }, summary: "Photos of pets.", covers: [PETS/FOOD-1] }
    permission_flow:
      show_when: [first_launch, forced, { signal: fed, at_least: 3 }]
      again: { after: 7d, max: 2 }
      completed_flag: hasCompletedFlow
      forced_by: feature_flags
      ask_once: true
      steps:
        - id: photos
          permission: photos
          optional: true
          usage_key: NSPhotoLibraryUsageDescription
          purposes: [albums]
          claims: { sort: { en: "sort" } }
          screen:
            id: photos_pre_prompt
            title: { en: "Photos" }
            subtitle: { en: "We:" }
            reasons: [{ en: "sort" }]
            note: { en: "Later" }
            safety_note: { en: "Nothing is uploaded." }
            primary: { en: "Continue" }
            secondary: { en: "Skip" }
            secondary_size: small
            usage_description: { en: "To sort." }
            system_text: { en: "Sort?" }
            summary: "Asks."
            covers: [PETS/FOOD-1]
          on:
            granted: {}
            limited: { screen: no_photos }
            denied: { block: [album], screen: no_photos }
            skipped: { hide: [album] }
            dismissed: { disable: [album] }
          summary: "Photos."
          covers: [PETS/FOOD-1]
        - id: news
          permission: notifications
          screen: { id: news_pre_prompt, title: { en: "News" }, primary: { en: "Yes" } }
      screens:
        no_photos:
          title: { en: "No photos" }
          text: { en: "We cannot see any." }
          primary: { en: "Settings" }
          primary_opens: settings
          secondary: { en: "On" }
          secondary_opens: next_step
          summary: "No photos."
          covers: [PETS/FOOD-1]
      final_screen:
        id: done
        when: always
        title: { en: "Done" }
        text: { en: "All of it." }
        primary: { en: "OK" }
        target: home
        summary: "The end."
        covers: [PETS/FOOD-1]
      summary: "Asks."
      covers: [PETS/FOOD-1]
    policies:
      profiles: { bright: { foreground: banner, presentation: [list] } }
    analytics:
      events:
        asked: { on: permission.photos.requested, parameters: [access], summary: "Asked.", status: stale }
        token_line: { on: token.received, parameters: [token], console: "Token: {token}" }
    """
}
