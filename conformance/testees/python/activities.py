"""Live Activities (language.md, 'live_activities')."""


class Activities:
    """Starts, updates and ends activities."""
